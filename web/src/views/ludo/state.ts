// What a Ludo game or position is, as links and memory keep it. It checks shapes, not rules.
import type { Kept } from '../../lib/play.svelte.ts';
import { isKept, optional, size, text, texts } from '../../lib/shape.ts';

/** The sizes of a board, a position in the notation of the command line, and what the die shows. */
export type Table = { players: number; pieces: number; fields: number; entries?: string; position?: string; die?: number; variant?: string };
/** A game: who sits there, and where it starts. */
export type Game = { players: string[]; seats: number; pieces: number; fields: number; entries?: string; position?: string; die?: number; variant?: string };
export type Mode = 'play' | 'solve';
export type LudoState = { mode: Mode; table: Table; game?: Kept<Game> };

export type Legal = { label: string; text: string; piece: number | null; to: number | null };
/** Who will probably win, from the solver of the server; nothing where the game is too large to be solved while one waits. */
export type Insight = { kind: 'duel' | 'selfish'; probabilities: (number | null)[]; by_piece: (number | null)[] | null; best_move: string | null };

export const firstTable: Table = { players: 2, pieces: 2, fields: 12 };
export const firstGame: Game = { players: ['human', 'perfect'], seats: 2, pieces: 2, fields: 12 };
/** Boards to start from: the classic one, and the published examples of the thesis, in which everybody enters a quarter of the ring apart. */
export const examples = {
  classic: { ...firstTable, fields: 40 },
  first: { players: 3, pieces: 2, fields: 4, die: 3 },
  second: { players: 2, pieces: 3, fields: 12, entries: 'neighbours', position: '13,1,10/15,3,12/1', die: 5 },
  third: { players: 4, pieces: 4, fields: 8, position: '1,9,11,12/1,9,11,12/1,9,11,12/1,9,10,12/1', die: 1 },
} as const satisfies Record<string, Table>;

/** Where so many players may enter, the usual way first; four have one way only. */
export const entriesOf = (players: number): readonly string[] => (players === 2 ? ['opposite', 'neighbours'] : players === 3 ? ['neighbours', 'even'] : []);

/** Whether so many states can be solved while one waits, so that a perfect player can sit at the table. */
export const solvable = (players: number, states: number): boolean => states <= (players === 2 ? 150_000 : 20_000);

/** What a game with seats and one without have alike. */
function isBoard(value: unknown): boolean {
  const { pieces, fields, entries, position, die, variant } = (value ?? {}) as Record<string, unknown>;
  return size(pieces) && size(fields) && optional(entries, text) && optional(position, text) && optional(die, size) && optional(variant, text);
}
export const isTable = (value: unknown): value is Table => isBoard(value) && size((value as Table).players);
export const isGame = (value: unknown): value is Kept<Game> => isKept(value, (options) => isBoard(options) && texts((options as Game).players) && size((options as Game).seats));

export function isLudoState(value: unknown): value is LudoState {
  const { mode, table, game } = (value ?? {}) as Record<string, unknown>;
  return (mode === 'play' || mode === 'solve') && isTable(table) && (game === undefined || isGame(game));
}
