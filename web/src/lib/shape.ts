// What foreign memory and links must look like to be believed. What a number means only the server knows; one that would hold the page up is
// no size of anything.

export const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');
export const whole = (value: unknown, low: number, high: number): value is number => Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
/** Of a board, or of what stands on it. */
export const size = (value: unknown): value is number => whole(value, 0, 1000);
export const optional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
export const text = (value: unknown): value is string => typeof value === 'string';

/** A game that is kept: its options are for the view to judge. */
export function isKept(value: unknown, are: (options: unknown) => boolean): boolean {
  const { options, moves, at, lines } = (value ?? {}) as Record<string, unknown>;
  return are(options) && texts(moves) && whole(at, 0, moves.length) && optional(lines, (list) => Array.isArray(list) && list.every(texts));
}
