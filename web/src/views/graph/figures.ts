// Values as they fit into a vertex. The whole figure stands beside the drawing.

/** At most four places of a number; a short fraction as it is, a long one as a number. */
export function brief(text: string): string {
  if (text === '' || text.length <= 6) return text;
  const [above, below] = text.split('/');
  const value = below === undefined ? Number(text) : Number(above) / Number(below);
  return Number.isFinite(value) ? `${below === undefined ? '' : '≈'}${Number(value.toFixed(4))}` : text;
}
