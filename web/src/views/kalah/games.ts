// One's own games against machines, as the browser remembers them. The server makes the table of them.
import type { KalahGame } from '../../api/types.ts';
import { keep, kept } from '../../lib/keep.ts';

const place = 'kalah.games';
/** More than anybody plays; the oldest go. */
const most = 2000;

function isGames(value: unknown): value is KalahGame[] {
  return Array.isArray(value) && value.every((game: Partial<KalahGame> | null) => typeof game?.opponent === 'string' && typeof game.started === 'boolean' && [game.own, game.other, game.length].every(Number.isInteger));
}
export const ownGames = (): readonly KalahGame[] => kept(place, isGames) ?? [];
export const rememberGame = (game: KalahGame): void => keep(place, [...ownGames().slice(1 - most), game]);
export const forgetGames = (): void => keep(place, undefined);
