// The picture of a game in which one player has two strategies: a line for each of the other's, and where they meet. Pure drawing.

export type Line = { readonly from: number; readonly to: number };
/** The edge that the other player leaves him with, as corners from 0 to 1: the lowest of the lines, or the highest. */
export function edge(lines: readonly Line[], lowest: boolean): { x: number; y: number }[] {
  const at = (x: number) => lines.map(({ from, to }) => from + (to - from) * x).reduce((a, b) => (lowest ? Math.min(a, b) : Math.max(a, b)));
  const corners = [0, 1];
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      const turn = a.to - a.from - (b.to - b.from);
      const x = (b.from - a.from) / turn;
      if (turn !== 0 && x > 0 && x < 1) corners.push(x);
    }
  }
  return corners.sort((a, b) => a - b).map((x) => ({ x, y: at(x) }));
}
