// A drawing of a graph: what stands where and leads whither. It knows the file format's shape, and nothing of solving or of the screen.
import type { GraphFile } from '../../api/types.ts';

export const kinds = ['max', 'min', 'chance', 'sink'] as const;
export type Kind = (typeof kinds)[number];
export type Vertex = { readonly id: string; readonly kind: Kind; readonly name: string; readonly value: string; readonly x: number; readonly y: number };
export type Edge = { readonly id: string; readonly from: string; readonly to: string; readonly weight: string };
/** Never changed in place: every edit makes a new one, so that undo is keeping the old one. */
export type Drawing = { readonly start: string; readonly vertices: readonly Vertex[]; readonly edges: readonly Edge[] };

export const empty: Drawing = { start: '', vertices: [], edges: [] };
/** The radius of a drawn vertex; x and y are its middle. */
export const radius = 30;

const edgeId = (from: string, to: string) => `${from}>${to}`;
/** Edges between the same two vertices are told apart by a number behind their ids. */
function distinct<E extends { readonly from: string; readonly to: string }>(edges: readonly E[]): (E & { readonly id: string })[] {
  const count = new Map<string, number>();
  return edges.map((edge) => {
    const plain = edgeId(edge.from, edge.to);
    const number = (count.get(plain) ?? 0) + 1;
    count.set(plain, number);
    return { ...edge, id: number === 1 ? plain : `${plain}#${number}` };
  });
}
/** Which of the edges between two vertices this is: 0 for the first. */
export const parallel = (id: string): number => Number(id.split('#')[1] ?? 1) - 1;
/** A number as people write it, with a comma or a point, as the format has it. */
export const plainNumber = (text: string): string => text.trim().replace(',', '.');

/** The first number that no vertex has. */
export function freshId(drawing: Drawing): string {
  let most = 0;
  for (const vertex of drawing.vertices) most = Math.max(most, Number(vertex.id.slice(1)) || 0);
  return `v${most + 1}`;
}

export function add(drawing: Drawing, kind: Kind, x: number, y: number): Drawing {
  const vertex: Vertex = { id: freshId(drawing), kind, name: '', value: kind === 'sink' ? '1' : '', x: Math.round(x), y: Math.round(y) };
  return { ...drawing, start: drawing.start || vertex.id, vertices: [...drawing.vertices, vertex] };
}

/** A new edge; the drawing itself when it is there already. */
export function connect(drawing: Drawing, from: string, to: string): Drawing {
  const id = edgeId(from, to);
  if (drawing.edges.some((edge) => edge.id === id)) return drawing;
  return { ...drawing, edges: [...drawing.edges, { id, from, to, weight: '' }] };
}

export function remove(drawing: Drawing, vertices: ReadonlySet<string>, edges: ReadonlySet<string>): Drawing {
  const left = drawing.vertices.filter((vertex) => !vertices.has(vertex.id));
  return {
    start: vertices.has(drawing.start) ? (left[0]?.id ?? '') : drawing.start,
    vertices: left,
    edges: drawing.edges.filter((edge) => !edges.has(edge.id) && !vertices.has(edge.from) && !vertices.has(edge.to)),
  };
}

export function changeVertices(drawing: Drawing, ids: ReadonlySet<string>, change: Partial<Vertex>): Drawing {
  return {
    ...drawing,
    vertices: drawing.vertices.map((vertex) => {
      if (!ids.has(vertex.id)) return vertex;
      const next = { ...vertex, ...change };
      return next.kind === 'sink' && next.value === '' && change.kind ? { ...next, value: '1' } : next;
    }),
  };
}

export function changeEdge(drawing: Drawing, id: string, weight: string): Drawing {
  return { ...drawing, edges: drawing.edges.map((edge) => (edge.id === id ? { ...edge, weight } : edge)) };
}

export function move(drawing: Drawing, places: ReadonlyMap<string, { x: number; y: number }>): Drawing {
  return {
    ...drawing,
    vertices: drawing.vertices.map((vertex) => {
      const place = places.get(vertex.id);
      return place ? { ...vertex, x: Math.round(place.x), y: Math.round(place.y) } : vertex;
    }),
  };
}

/** A place near the given one where nothing stands yet. */
export function freePlace(drawing: Drawing, x: number, y: number): { x: number; y: number } {
  const step = radius * 3;
  for (let ring = 0; ; ring++) {
    for (let at = 0; at < Math.max(1, ring * 6); at++) {
      const angle = (at / Math.max(1, ring * 6)) * 2 * Math.PI;
      const place = { x: x + Math.cos(angle) * ring * step, y: y + Math.sin(angle) * ring * step };
      if (drawing.vertices.every((vertex) => Math.hypot(vertex.x - place.x, vertex.y - place.y) >= step * 0.9)) return place;
    }
  }
}

/** The drawing as the file format has it; vertices are numbered in their order. */
export function toFile(drawing: Drawing): GraphFile {
  const number = new Map(drawing.vertices.map((vertex, index) => [vertex.id, index]));
  const chance = new Set(drawing.vertices.filter((vertex) => vertex.kind === 'chance').map((vertex) => vertex.id));
  return {
    format: 'hra-graph',
    version: 1,
    start: number.get(drawing.start) ?? 0,
    vertices: drawing.vertices.map(({ kind, name, value, x, y }) => ({
      kind,
      ...(kind === 'sink' && value.trim() !== '' && { value: plainNumber(value) }),
      ...(name !== '' && { name }),
      x,
      y,
    })),
    edges: drawing.edges.map(({ from, to, weight }) => ({
      from: number.get(from)!,
      to: number.get(to)!,
      ...(chance.has(from) && weight.trim() !== '' && { weight: plainNumber(weight) }),
    })),
  };
}

/** From a file that the server has read. Says whether places were missing, so that a layout is wanted. */
export function fromFile(file: GraphFile): { drawing: Drawing; placed: boolean } {
  const id = (index: number) => `v${index + 1}`;
  const placed = file.vertices.every((vertex) => typeof vertex.x === 'number' && typeof vertex.y === 'number');
  const drawing: Drawing = {
    start: file.vertices.length > 0 ? id(file.start ?? 0) : '',
    vertices: file.vertices.map((vertex, index) => ({
      id: id(index),
      kind: kinds.find((kind) => kind === vertex.kind) ?? 'chance',
      name: vertex.name ?? '',
      value: vertex.value === undefined || vertex.value === null ? '' : String(vertex.value),
      x: vertex.x ?? (index % 10) * radius * 4,
      y: vertex.y ?? Math.floor(index / 10) * radius * 4,
    })),
    edges: distinct(file.edges.map((edge) => ({
      from: id(edge.from),
      to: id(edge.to),
      weight: edge.weight === undefined || edge.weight === null ? '' : String(edge.weight),
    }))),
  };
  return { drawing, placed };
}

/** What a solution depends on: not on places and names. */
export function essence(drawing: Drawing): string {
  const file = toFile(drawing);
  return JSON.stringify([file.start, file.vertices.map(({ kind, value }) => [kind, value]), file.edges]);
}

/** The chance on an edge as it is shown: what was written, or the equal share of a chance vertex. */
export function shownWeights(drawing: Drawing): Map<string, string> {
  const chance = new Set(drawing.vertices.filter((vertex) => vertex.kind === 'chance').map((vertex) => vertex.id));
  const degree = new Map<string, number>();
  const written = new Set<string>();
  for (const edge of drawing.edges) {
    degree.set(edge.from, (degree.get(edge.from) ?? 0) + 1);
    if (edge.weight.trim() !== '') written.add(edge.from);
  }
  const shown = new Map<string, string>();
  for (const edge of drawing.edges) {
    if (!chance.has(edge.from)) continue;
    const count = degree.get(edge.from)!;
    shown.set(edge.id, edge.weight.trim() || (written.has(edge.from) ? '?' : count === 1 ? '1' : `1/${count}`));
  }
  return shown;
}

/** A drawing from storage or a link, which may hold anything. */
export function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false;
  const { start, vertices, edges } = value as Record<string, unknown>;
  if (typeof start !== 'string' || !Array.isArray(vertices) || !Array.isArray(edges)) return false;
  const ids = new Set<unknown>();
  for (const vertex of vertices as Partial<Record<keyof Vertex, unknown>>[]) {
    if (typeof vertex?.id !== 'string' || ids.has(vertex.id) || !kinds.some((kind) => kind === vertex.kind)) return false;
    if (typeof vertex.name !== 'string' || typeof vertex.value !== 'string') return false;
    if (!Number.isFinite(vertex.x) || !Number.isFinite(vertex.y)) return false;
    ids.add(vertex.id);
  }
  for (const edge of edges as Partial<Record<keyof Edge, unknown>>[]) {
    if (typeof edge?.id !== 'string' || !ids.has(edge.from) || !ids.has(edge.to) || typeof edge.weight !== 'string') return false;
  }
  return vertices.length === 0 || ids.has(start);
}

/** A drawing as it was kept. Those of before had the same id for edges between the same vertices. */
export const mended = (drawing: Drawing): Drawing => (new Set(drawing.edges.map((edge) => edge.id)).size === drawing.edges.length ? drawing : { ...drawing, edges: distinct(drawing.edges) });

/** More than these are not drawn: a list and a search stand in their place. */
export const mostDrawn = 600;
