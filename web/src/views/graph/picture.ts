// The drawing as a picture for papers and slides, in SVG. Light colours always: it is meant for paper.
import { around, line } from './geometry.ts';
import { parallel, radius, shownWeights, type Drawing } from './model.ts';

export type Shown = { value: (id: string) => string; chosen: (edge: string) => boolean };

const fill = { max: '#bfe3c0', min: '#ffffff', chance: '#f6c3bb', sink: '#fbe59a' };

export function toSvg(drawing: Drawing, shown: Shown): { text: string; width: number; height: number } {
  const margin = radius * 2.6;
  const xs = drawing.vertices.map((vertex) => vertex.x);
  const ys = drawing.vertices.map((vertex) => vertex.y);
  const left = least(xs) - margin;
  const top = least(ys) - margin;
  const width = Math.round(-least(xs.map((x) => -x)) - left + margin);
  const height = Math.round(-least(ys.map((y) => -y)) - top + margin);
  const place = new Map(drawing.vertices.map((vertex) => [vertex.id, vertex]));
  const there = new Set(drawing.edges.map((edge) => edge.id));
  const weights = shownWeights(drawing);
  const parts: string[] = [];
  for (const edge of drawing.edges) {
    const from = place.get(edge.from)!;
    const to = place.get(edge.to)!;
    const far = from === to ? 0 : around(from, to, place, radius);
    const drawn = line(from, to, radius, far !== 0 || there.has(`${edge.to}>${edge.from}`), from === to, parallel(edge.id) + far);
    const chosen = shown.chosen(edge.id);
    parts.push(`<path d="${drawn.path}" fill="none" stroke="${chosen ? '#0f6b6b' : '#6b7075'}" stroke-width="${chosen ? 4 : 1.5}" marker-end="url(#${chosen ? 'chosen' : 'arrow'})"/>`);
    const weight = weights.get(edge.id);
    if (weight) parts.push(`<text x="${drawn.label.x.toFixed(1)}" y="${(drawn.label.y + 4).toFixed(1)}" font-size="13" stroke="#fff" stroke-width="4" paint-order="stroke" fill="#1f2326">${escape(weight)}</text>`);
  }
  drawing.vertices.forEach((vertex, index) => {
    const { x, y } = vertex;
    const value = vertex.kind === 'sink' ? vertex.value : shown.value(vertex.id);
    parts.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill[vertex.kind]}" stroke="#3c4146" stroke-width="${vertex.id === drawing.start ? 3.5 : 1.5}"/>`);
    parts.push(`<text x="${x}" y="${y + (value ? -3 : 5)}" font-size="14" font-weight="600" fill="#1f2326">${escape(short(vertex.name || String(index)))}</text>`);
    if (value) parts.push(`<text x="${x}" y="${y + 14}" font-size="12" fill="#1f2326">${escape(value)}</text>`);
  });
  const head = (id: string, colour: string, size: number) =>
    `<marker id="${id}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="${size}" markerHeight="${size}" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 L10 5 L0 10 z" fill="${colour}"/></marker>`;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="sans-serif" text-anchor="middle">` +
    `<defs>${head('arrow', '#6b7075', 11)}${head('chosen', '#0f6b6b', 16)}</defs><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#fff"/>${parts.join('')}</svg>\n`;
  return { text, width, height };
}

const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);
const short = (name: string) => (name.length > 7 ? `${name.slice(0, 6)}…` : name);
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
