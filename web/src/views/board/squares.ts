// Squares that hands touch, and squares that are drawn. Pure: which moves there are it is told, and what they mean it does not know.

export type Square = readonly number[];
/** A legal move: by which it is played, and the squares that it names. */
export type Choice = { readonly label: string; readonly squares: readonly Square[] };

export const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
export const keyOf = ([row, column]: Square): string => `${row},${column}`;

/** The ways to touch a move's squares: in their order, and two of them also the other way round. */
const ways = ({ squares }: Choice): readonly (readonly Square[])[] => (squares.length === 2 ? [squares, [squares[1]!, squares[0]!]] : [squares]);
const begins = (way: readonly Square[], touched: readonly Square[]) => touched.length <= way.length && touched.every((square, at) => same(square, way[at]!));

/** The moves that can still be meant when these squares were touched. A way in order goes before one the other way round. */
export function meant(choices: readonly Choice[], touched: readonly Square[]): readonly Choice[] {
  const direct = choices.filter((choice) => begins(choice.squares, touched));
  if (direct.length > 0 && touched.length > 1) return direct;
  return choices.filter((choice) => ways(choice).some((way) => begins(way, touched)));
}

/** The squares with which a move can go on from here. */
export function next(choices: readonly Choice[], touched: readonly Square[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const choice of meant(choices, touched)) for (const way of ways(choice)) if (begins(way, touched) && way.length > touched.length) found.add(keyOf(way[touched.length]!));
  return found;
}

/** What touching one more square does: a move, more squares to come, or another beginning. */
export function touch(choices: readonly Choice[], touched: readonly Square[], square: Square): { touched: readonly Square[]; played?: Choice } {
  const longer = [...touched, square];
  const left = meant(choices, longer);
  if (left.length === 0) {
    // The same square again puts it down; another begins anew.
    if (touched.some((before) => same(before, square))) return { touched: [] };
    return touched.length === 0 || meant(choices, [square]).length === 0 ? { touched: [] } : touch(choices, [], square);
  }
  const whole = left.find((choice) => choice.squares.length === longer.length);
  return whole && left.every((choice) => choice.squares.length === longer.length) ? { touched: [], played: whole } : { touched: longer };
}

/** The name of a square, as boards are labelled: columns by letters, rows from below. */
export const columnName = (column: number): string => (column < 26 ? '' : String.fromCharCode(96 + Math.floor(column / 26))) + String.fromCharCode(97 + (column % 26));
export const nameOf = ([row, column]: Square, rows: number): string => `${columnName(column!)}${rows - row!}`;

/** The board with another letter on a square. */
export const put = (rows: readonly string[], [row, column]: Square, letter: string): string[] => rows.map((text, at) => (at === row ? text.slice(0, column) + letter + text.slice(column! + 1) : text));

/** The board with so many rows and columns; what is new is free, what is too much is cut off at the right and below. */
export function resized(rows: readonly string[], high: number, wide: number, free = '.'): string[] {
  return Array.from({ length: high }, (_, row) => (rows[row] ?? '').slice(0, wide).padEnd(wide, free));
}
