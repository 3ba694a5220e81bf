// Numbers in what was published and in what is ours, so that they can be drawn. Pure; what cannot be paired is not drawn.

export type Pair = { readonly published: number; readonly ours: number };
const number = /[-+−]?\d+(?:\.\d+)?(?:\/\d+)?/g;
const value = (text: string) => text.replace('−', '-').split('/').map(Number).reduce((a, b) => a / b);

/** The list of numbers that a text begins with, such as `0 1 1 2, period 7`; empty where it begins otherwise or is cut short by a letter. */
export function listed(text: string): readonly number[] {
  const list = /^[\s,\d./+−-]*/.exec(text)![0];
  const rest = text.slice(list.length);
  // A number that runs into a word, such as 3x3, belongs to the word.
  const whole = /^[a-z]/i.test(rest) && /\d$/.test(list) ? list.replace(/[\d./+−-]+$/, '') : list;
  return (whole.match(number) ?? []).map(value);
}
/** What was published beside ours, number by number; nothing where there are not as many. */
export function paired(published: string, ours: string | null | undefined): readonly Pair[] {
  if (!ours) return [];
  const [theirs, found] = [listed(published), listed(ours)];
  return theirs.length === found.length ? theirs.map((one, at) => ({ published: one, ours: found[at]! })) : [];
}
/** Shares of one, also where they are written as per cents. */
export function shares(published: string, ours: string | null | undefined): readonly Pair[] {
  const hundred = published.includes('%') ? 100 : 1;
  const pairs = paired(published, ours).map((pair) => ({ published: pair.published / hundred, ours: pair.ours / hundred }));
  return (hundred === 100 || /\d\.\d/.test(published)) && pairs.every((pair) => [pair.published, pair.ours].every((share) => share >= 0 && share <= 1)) ? pairs : [];
}
