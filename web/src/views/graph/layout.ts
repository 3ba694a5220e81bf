// Automatic layout in layers from the start on, from left to right, or from the top down. Pure and quick: it runs in a worker.
import { radius, type Drawing } from './model.ts';

export type Places = Map<string, { x: number; y: number }>;
type Graph = Pick<Drawing, 'start' | 'vertices' | 'edges'>;
const sweeps = 12;

/** Layers by the distance from the start; what it does not reach comes after, from whatever has no way in. */
function layers({ start, vertices, edges }: Graph): string[][] {
  const next = new Map<string, string[]>(vertices.map((vertex) => [vertex.id, []]));
  const entered = new Set<string>();
  for (const edge of edges) {
    next.get(edge.from)?.push(edge.to);
    if (edge.from !== edge.to) entered.add(edge.to);
  }
  const depth = new Map<string, number>();
  const found: string[][] = [];
  const roots = [start, ...vertices.filter((vertex) => !entered.has(vertex.id)).map((vertex) => vertex.id), ...vertices.map((vertex) => vertex.id)];
  for (const root of roots) {
    if (depth.has(root) || !next.has(root)) continue;
    depth.set(root, 0);
    for (let layer = [root], at = 0; layer.length > 0; at++) {
      (found[at] ??= []).push(...layer);
      const fresh: string[] = [];
      for (const id of layer) {
        for (const to of next.get(id)!) {
          if (depth.has(to)) continue;
          depth.set(to, at + 1);
          fresh.push(to);
        }
      }
      layer = fresh;
    }
  }
  return found;
}

/** Places for all vertices; `told` hears how far it is, from 0 to 1. */
export function layout(graph: Graph, down: boolean, told: (part: number) => void = () => undefined): Places {
  const rows = layers(graph);
  const near = new Map<string, string[]>(graph.vertices.map((vertex) => [vertex.id, []]));
  for (const { from, to } of graph.edges) {
    if (from === to) continue;
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const across = new Map<string, number>();
  const settle = (row: string[]) => row.forEach((id, index) => across.set(id, index - (row.length - 1) / 2));
  rows.forEach(settle);
  // Every vertex goes to the middle of its neighbours, back and forth, which unties most crossings.
  for (let sweep = 0; sweep < sweeps; sweep++) {
    told(sweep / sweeps);
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const wish = new Map(row.map((id) => {
        const others = near.get(id)!;
        return [id, others.length === 0 ? across.get(id)! : others.reduce((sum, other) => sum + across.get(other)!, 0) / others.length];
      }));
      row.sort((a, b) => wish.get(a)! - wish.get(b)!);
      settle(row);
    }
  }
  // Long layers are folded, so that a wide graph does not become one line.
  const most = Math.max(6, Math.ceil(Math.sqrt(graph.vertices.length) * 1.6));
  const places: Places = new Map();
  const [between, along] = [radius * 3.2, radius * 4.8];
  let at = 0;
  for (const row of rows) {
    const folds = Math.ceil(row.length / most);
    const size = Math.ceil(row.length / folds);
    for (let fold = 0; fold < folds; fold++, at++) {
      const part = row.slice(fold * size, (fold + 1) * size);
      part.forEach((id, index) => {
        const [a, b] = [at * along, (index - (part.length - 1) / 2) * between + (fold % 2) * between * 0.5];
        places.set(id, down ? { x: b, y: a } : { x: a, y: b });
      });
    }
  }
  told(1);
  return places;
}
