// Boards inside expressions, and the parts of sums. Pure: what a board means only the server knows.

/** A part of a sum: a game of the list and its board. */
export type Part = { readonly game: string; readonly board: string };

/** The boards that a line of a worksheet names, such as `domineering("2x3")`. */
export function boardsIn(line: string, games: readonly string[]): readonly Part[] {
  return [...line.split('==>')[0]!.matchAll(/([A-Za-z_]\w*)\("([^"]*)"\)/g)].map(([, game, board]) => ({ game: game!, board: board! })).filter(({ game }) => games.includes(game));
}
/** As `cgt sum` names it. */
export const partText = ({ game, board }: Part): string => `${game}:${board}`;
/** What is typed: `domineering:2x3`; nothing where there is no colon. */
export function partOf(text: string): Part | undefined {
  const at = text.indexOf(':');
  const [game, board] = [text.slice(0, Math.max(0, at)).trim(), text.slice(at + 1).trim()];
  return at < 0 || game === '' || board === '' ? undefined : { game, board };
}
/** The sum as a line of a worksheet; a heap of Nim is a nimber. */
export const sumLine = (parts: readonly Part[]): string => parts.map(term).join(' + ');
/** A variant of a game stands behind a hyphen in a part, and behind the board in an expression. */
function term({ game, board }: Part): string {
  if (game === 'nim') return `*${board}`;
  const [, name, variant] = /^([^-]*)-?(.*)$/.exec(game)!;
  return variant ? `${name}("${board}", "${variant}")` : `${name}("${board}")`;
}
