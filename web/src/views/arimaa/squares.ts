// Squares, pieces and arrows as a board draws them, read from texts of positions and turns. Pure, and without rules.

export type Square = string;
export const columns = 'abcdefgh';
/** From a8 to h1, as positions are written. */
export const squares: readonly Square[] = Array.from({ length: 64 }, (_, at) => `${columns[at % 8]}${8 - Math.floor(at / 8)}`);
export const traps: readonly Square[] = ['c3', 'f3', 'c6', 'f6'];

/** Who stands where, of `g [64 characters]`. */
export function piecesOf(position: string): ReadonlyMap<Square, string> {
  const inside = position.slice(position.indexOf('[') + 1, position.lastIndexOf(']'));
  return new Map(squares.flatMap((square, at) => (/[a-z]/i.test(inside[at] ?? '') ? [[square, inside[at]!] as const] : [])));
}
/** The same as a text. */
export const positionOf = (side: string, pieces: ReadonlyMap<Square, string>): string => `${side[0]} [${squares.map((square) => pieces.get(square) ?? '.').join('')}]`;
export const isGold = (letter: string): boolean => letter === letter.toUpperCase();

/** Column and row of the drawing, seen by Gold or from the other side. */
export function place(square: Square, flipped: boolean): [number, number] {
  const [column, row] = [columns.indexOf(square[0]!), 8 - Number(square[1])];
  return flipped ? [7 - column, 7 - row] : [column, row];
}
/** The square in this place, if there is one. */
export function squareAt(column: number, row: number, flipped: boolean): Square | undefined {
  const [x, y] = flipped ? [7 - column, 7 - row] : [column, row];
  return x >= 0 && x < 8 && y >= 0 && y < 8 ? `${columns[x]}${8 - y}` : undefined;
}
const ways: Readonly<Record<string, readonly [number, number]>> = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] };
/** The square beside this one. */
export function beside(square: Square, way: string): Square | undefined {
  const [dx, dy] = ways[way] ?? [0, 0];
  const [column, row] = [columns.indexOf(square[0]!) + dx, Number(square[1]) + dy];
  return column >= 0 && column < 8 && row >= 1 && row <= 8 ? `${columns[column]}${row}` : undefined;
}
export type Arrow = { readonly way: readonly Square[]; readonly letter: string };
/** The steps of a turn as arrows, one for each piece that moves, over all its squares; and what was lost. */
export function arrowsOf(turn: string): { arrows: readonly Arrow[]; lost: readonly Square[] } {
  const arrows: { way: Square[]; letter: string }[] = [];
  const lost: Square[] = [];
  for (const word of turn.split(/\s+/)) {
    const [letter, column, row, way] = word;
    const from = `${column}${row}`;
    if (way === 'x') lost.push(from);
    const to = way && ways[way] ? beside(from, way) : undefined;
    if (!to) continue;
    const known = arrows.find((arrow) => arrow.letter === letter && arrow.way.at(-1) === from);
    if (known) known.way.push(to);
    else arrows.push({ way: [from, to], letter: letter! });
  }
  return { arrows, lost };
}
/** The steps without the last one, and without what it took from the board. */
export function withoutLast(steps: string): string {
  const words = steps.split(/\s+/).filter(Boolean);
  while (words.at(-1)?.endsWith('x')) words.pop();
  words.pop();
  return words.join(' ');
}
/** A setup as records write it. */
export const setupOf = (pieces: ReadonlyMap<Square, string>): string => [...pieces].map(([square, letter]) => `${letter}${square}`).join(' ');
/** And read again. */
export const setUp = (text: string): Map<Square, string> => new Map(text.split(/\s+/).filter(Boolean).map((word) => [word.slice(1), word[0]!]));
/** Hundredths of a rabbit as people read them. */
export const signed = (hundredths: number): string => `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${(Math.abs(hundredths) / 100).toFixed(2)}`;
/** How much of a bar a score fills, from 0 for Silver's win to 1 for Gold's. */
export const share = (hundredths: number): number => 0.5 + 0.5 * Math.tanh(hundredths / 700);
