// What a game, a position or a tournament of Kalaha is, as links and memory keep it. It checks shapes and reads the notation, and knows no rules.
import type { Kept } from '../../lib/play.svelte.ts';
import { isKept, optional, size, text, texts } from '../../lib/shape.ts';

/** A board with its rules, and where it stands; the start if no position is given. */
export type Table = { pits: number; seeds: number; rules: string; position?: string };
export type Game = Table & { players: string[] };
/** Two who meet, or all pairings of the six strategies. */
export type Contest = { pits: number; seeds: number; rules: string; players?: [string, string]; games: number };
export const modes = ['play', 'position', 'tournament'] as const;
export type Mode = (typeof modes)[number];
export type KalahState = { mode: Mode; table: Table; game?: Kept<Game>; contest?: Contest };

/** Beans in the pits of both sides, each in its order of sowing, and in both stores. */
export type Beans = { rows: readonly (readonly number[])[]; stores: readonly number[] };
/** The document of a position. */
export type Drawn = Beans & { letters: readonly (readonly string[])[]; mover: number; may_swap: boolean };
/** Whose side, and which pit of it in the order of sowing, both from 1; the store comes after the last pit. */
export type Place = readonly [seat: number, pit: number];
/** The document of a move: where each bean falls, and which pits are emptied at the end. */
export type Sown = { label: string; pit: number | null; path?: readonly Place[]; captured?: readonly Place[] | null; again?: boolean };
/** What stands beside a pit: the value of sowing it. */
export type Mark = { readonly seat: number; readonly pit: number; readonly text: string; readonly best: boolean };

export const firstTable: Table = { pits: 6, seeds: 4, rules: 'thesis' };
export const firstGame: Game = { ...firstTable, players: ['human', '5'] };
export const firstContest: Contest = { ...firstTable, games: 10_000 };
/** Who may sit at a board; tournaments have no people. */
export const machines = ['perfect', '5', '4', '3', '2', '1', '0', 'depth:2', 'depth:4', 'depth:8', 'erring:0.3:perfect', 'erring:0.3:5'] as const;
export const kinds = ['human', ...machines] as const;

/** What the server is told of a table: a position says itself how large it is. */
export const setup = ({ pits, seeds, rules, position }: Table) => (position === undefined ? { pits, seeds, rules } : { rules, position });

/** A position as it is edited. */
export type Edited = Beans & { mover: number; pie: boolean };

/** The notation of the command line: South's pits, North's pits from the left, stores, who is to move. */
export function write({ rows, stores, mover, pie }: Edited): string {
  return `${rows[0]!.join()}/${[...rows[1]!].reverse().join()}/${stores.join()}/${mover === 1 ? 's' : 'n'}${pie ? '/pie' : ''}`;
}

/** What the notation says; nothing where it is not written so, which the server then explains. */
export function read(text: string): Edited | undefined {
  const [south, north, stores, mover, pie, ...more] = text.trim().split('/');
  const counts = (part: string | undefined) => (part !== undefined && /^\d{1,4}(,\d{1,4})*$/.test(part) ? part.split(',').map(Number) : undefined);
  const [own, other, kept] = [counts(south), counts(north), counts(stores)];
  if (!own || !other || own.length !== other.length || kept?.length !== 2 || (mover !== 's' && mover !== 'n') || (pie !== undefined && pie !== 'pie') || more.length > 0) return undefined;
  return { rows: [own, other.reverse()], stores: kept, mover: mover === 's' ? 1 : 2, pie: pie === 'pie' };
}

/** As many beans in every pit. */
export const filled = ({ pits, seeds, rules }: Table): Edited => ({ rows: [Array<number>(pits).fill(seeds), Array<number>(pits).fill(seeds)], stores: [0, 0], mover: 1, pie: rules.includes('pie') });

/** The names of the pits as the notation has them. */
export const letters = (pits: number): string[][] => {
  const row = Array.from({ length: pits }, (_, pit) => String.fromCharCode(97 + pit));
  return [row, row.map((letter) => letter.toUpperCase()).reverse()];
};

export function isTable(value: unknown): value is Table {
  const { pits, seeds, rules, position } = (value ?? {}) as Record<string, unknown>;
  return size(pits) && size(seeds) && text(rules) && optional(position, text);
}

export const isGame = (value: unknown): value is Kept<Game> => isKept(value, (options) => isTable(options) && texts((options as Partial<Game>).players));

export function isContest(value: unknown): value is Contest {
  const { pits, seeds, rules, players, games } = (value ?? {}) as Record<string, unknown>;
  return size(pits) && size(seeds) && text(rules) && Number.isInteger(games) && optional(players, (pair) => texts(pair) && pair.length === 2);
}

export function isKalahState(value: unknown): value is KalahState {
  const { mode, table, game, contest } = (value ?? {}) as Record<string, unknown>;
  return modes.includes(mode as Mode) && isTable(table) && (game === undefined || isGame(game)) && (contest === undefined || isContest(contest));
}
