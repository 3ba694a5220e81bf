// Automatic layout, from left to right, or from the top down where the screen is narrow. Loaded only when asked for.
import dagre from '@dagrejs/dagre';
import { radius, type Drawing } from './model.ts';

export function layout(drawing: Drawing): Map<string, { x: number; y: number }> {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: innerWidth < 700 ? 'TB' : 'LR', nodesep: radius * 1.2, ranksep: radius * 2.6, marginx: radius, marginy: radius });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const vertex of drawing.vertices) graph.setNode(vertex.id, { width: radius * 2, height: radius * 2 });
  for (const edge of drawing.edges) if (edge.from !== edge.to) graph.setEdge(edge.from, edge.to);
  dagre.layout(graph);
  return new Map(drawing.vertices.map(({ id }) => [id, { x: graph.node(id).x, y: graph.node(id).y }]));
}
