// Trees of edges: writing, growing, cutting and placing them. Pure: what edges mean in play it does not know.
import type { Edge } from './options.ts';

/** The edges that stand on one, counted from 1; on the ground for nothing. */
const above = (edges: readonly Edge[], on: number | null): number[] => edges.flatMap((edge, at) => ((edge.on ?? null) === on ? [at + 1] : []));

/** As the game writes it. */
export function written(edges: readonly Edge[]): string {
  const tree = (number: number): string => {
    const standing = above(edges, number).map(tree);
    return edges[number - 1]!.colour + (standing.length > 1 ? `(${standing.join(',')})` : standing.join(''));
  };
  return above(edges, null).map(tree).join(',') || '-';
}

/** In the order in which they are written: every edge before what stands on it. */
function ordered(edges: readonly Edge[]): Edge[] {
  const found: Edge[] = [];
  const walk = (number: number, on: number | null): void => {
    found.push({ colour: edges[number - 1]!.colour, on });
    const own = found.length;
    for (const next of above(edges, number)) walk(next, own);
  };
  for (const number of above(edges, null)) walk(number, null);
  return found;
}

/** One more edge on another, or on the ground. */
export const grown = (edges: readonly Edge[], on: number | null, colour: string): Edge[] => ordered([...edges, { colour, on }]);

/** Without an edge and all that stands on it. */
export function cut(edges: readonly Edge[], number: number): Edge[] {
  const gone = new Set([number]);
  edges.forEach((edge, at) => edge.on && gone.has(edge.on) && gone.add(at + 1));
  const place = new Map<number, number>();
  edges.forEach((_, at) => !gone.has(at + 1) && place.set(at + 1, place.size + 1));
  return edges.flatMap((edge, at) => (gone.has(at + 1) ? [] : [{ colour: edge.colour, on: edge.on ? place.get(edge.on)! : null }]));
}

export const painted = (edges: readonly Edge[], number: number, colour: string): Edge[] => edges.map((edge, at) => (at === number - 1 ? { ...edge, colour } : edge));

export type Line = { readonly number: number; readonly colour: string; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
/** Where every edge is drawn: one unit to a leaf and one to a level, the ground at 0 and trees growing up (y falls). */
export function placed(edges: readonly Edge[]): { lines: readonly Line[]; width: number; height: number } {
  const tops = new Map<number, { x: number; y: number }>();
  let width = 0;
  let height = 1;
  const place = (number: number, level: number): number => {
    const standing = above(edges, number).map((next) => place(next, level + 1));
    const x = standing.length > 0 ? (standing[0]! + standing.at(-1)!) / 2 : width++ + 0.5;
    tops.set(number, { x, y: -level });
    height = Math.max(height, level);
    return x;
  };
  for (const number of above(edges, null)) place(number, 1);
  const lines = edges.map((edge, at) => {
    const top = tops.get(at + 1)!;
    const foot = edge.on ? tops.get(edge.on)! : { x: top.x, y: 0 };
    return { number: at + 1, colour: edge.colour, x1: foot.x, y1: foot.y, x2: top.x, y2: top.y };
  });
  return { lines, width: Math.max(1, width), height };
}
