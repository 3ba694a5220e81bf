// What a game of Arimaa is, as links and memory keep it, and its text as records have it. It checks shapes and knows no rules.
import type { ArimaaOpened } from '../../api/types.ts';
import { branches, type Line } from '../../lib/lines.ts';
import { optional, text, texts, whole } from '../../lib/shape.ts';

export type Side = 'gold' | 'silver';
export type Ended = { winner: string; reason: string };
export type Comment = { at: number; text: string };
/** Turns are as records write them; the lines are variations, each from its beginning. */
export type ArimaaGame = {
  players: string[];
  turns: string[];
  at: number;
  lines: string[][];
  comments: Comment[];
  fields: [string, string][];
  start?: string;
  control?: string;
  spent: number[];
  ended?: Ended;
};
export const modes = ['play', 'learn'] as const;
export type Mode = (typeof modes)[number];
/** Which lesson or puzzle is on the board. */
export const schoolings = ['lessons', 'puzzles', 'own'] as const;
export type Place = { kind: (typeof schoolings)[number]; number: number };
export type ArimaaState = { mode: Mode; game?: ArimaaGame; place?: Place };

/** What a search may be given of each, at least and at most, as the server accepts it. */
export const limits = { seconds: [1, 86_400], depth: [5, 64], nodes: [1, 1e12] } as const satisfies Record<string, readonly [number, number]>;
export type Unit = keyof typeof limits;
/** Our engine by what it may use. */
export const kinds = ['human', 'nodes:300', 'nodes:3000', 'seconds:1', 'seconds:5', 'seconds:30', 'depth:8', 'depth:12'] as const;
export const firstGame: ArimaaGame = { players: ['human', 'seconds:1'], turns: [], at: 0, lines: [], comments: [], fields: [], spent: [] };

const isComment = (value: unknown): value is Comment => whole((value as Comment | null)?.at, 0, Infinity) && typeof (value as Comment).text === 'string';
const isEnd = (value: unknown): boolean => value === undefined || (typeof (value as Ended | null)?.winner === 'string' && typeof (value as Ended).reason === 'string');

export function isGame(value: unknown): value is ArimaaGame {
  const { players, turns, at, lines, comments, fields, start, control, spent, ended } = (value ?? {}) as Record<string, unknown>;
  return (
    texts(players) && players.length === 2 && texts(turns) && whole(at, 0, turns.length) && Array.isArray(lines) && lines.every(texts) &&
    Array.isArray(comments) && comments.every(isComment) && Array.isArray(fields) && fields.every((field) => texts(field) && field.length === 2) &&
    optional(start, text) && optional(control, text) && Array.isArray(spent) && spent.every((time) => typeof time === 'number') && isEnd(ended)
  );
}
const isPlace = (value: unknown): boolean => value === undefined || (schoolings.includes((value as Place | null)?.kind as Place['kind']) && whole((value as Place).number, 0, Infinity));
export function isArimaaState(value: unknown): value is ArimaaState {
  const { mode, game, place } = (value ?? {}) as Record<string, unknown>;
  return modes.includes(mode as Mode) && (game === undefined || isGame(game)) && isPlace(place);
}
/** Who played, where the record tells it. */
export const nameOf = (game: ArimaaGame, side: Side): string | undefined => game.fields.find(([key, value]) => key.toLowerCase() === side && value !== '')?.[1];

/** Who begins after this start; Gold where pieces are set up. */
export const first = (start: string | undefined): Side => (start?.startsWith('s') ? 'silver' : 'gold');
/** Whose turn it is after so many. */
export const sideAt = (game: Pick<ArimaaGame, 'start'>, at: number): Side => ((at % 2 === 0) === (first(game.start) === 'gold') ? 'gold' : 'silver');
/** The tag of a turn by its place: setups are 1g and 1s, a game from a position begins with 2. */
export function tagOf(game: Pick<ArimaaGame, 'start'>, at: number): string {
  const half = at + (game.start === undefined ? 0 : first(game.start) === 'gold' ? 2 : 3);
  return `${Math.floor(half / 2) + 1}${half % 2 === 0 ? 'g' : 's'}`;
}
/** Whether pieces are being set up. */
export const settingUp = (game: ArimaaGame): boolean => game.start === undefined && game.at < 2;

const told = (game: ArimaaGame, line: Line, from: number): string[] => line.slice(from).map((turn, index) => `${tagOf(game, from + index)} ${turn}`);
const field = (key: string, value: string): string => (value.includes('\n') ? `${key}: -=+=-\n${value}\n-=+=-` : `${key}: ${value}`);

/** The moves up to here, as the server reads them. */
export function recordOf(game: ArimaaGame, at = game.turns.length): string {
  const head = game.start === undefined ? '' : `Position: ${game.start}\n`;
  return `${head}\n${told(game, game.turns.slice(0, at), 0).join('\n')}\n`;
}
/** The position after so many turns with all that came before it, as questions about positions take it; nothing before the first setup. */
export const positionText = (game: ArimaaGame, at: number): string => (at > 0 ? recordOf(game, at) : (game.start ?? ''));
/** Everything, also variations and comments. */
export function wholeRecord(game: ArimaaGame): string {
  const fields = game.fields.map(([key, value]) => field(key, value));
  if (game.start !== undefined) fields.push(field('Position', game.start));
  if (game.control !== undefined && !game.fields.some(([key]) => key === 'TimeControl')) fields.push(field('TimeControl', game.control));
  const variations = [...branches(game.lines, game.turns).values()].flat().map(({ line, from }) => told(game, line, from).join(' / '));
  if (variations.length > 0) fields.push(field('Variations', variations.join('\n')));
  const tag = (at: number) => (at === 0 ? 'start' : tagOf(game, at - 1));
  if (game.comments.length > 0) fields.push(field('Comments', game.comments.map(({ at, text }) => `${tag(at)} ${text.replace(/\s+/g, ' ')}`).join('\n')));
  return `${fields.join('\n')}\n\n${told(game, game.turns, 0).join('\n')}\n`;
}
/** A game as the server opened it. */
export function openedGame(opened: ArimaaOpened, players: string[]): ArimaaGame {
  const turns = opened.plies.map((ply) => ply.turn);
  return {
    players, turns, at: turns.length,
    lines: opened.variations.map((variation) => [...turns.slice(0, variation.from), ...variation.turns.map((ply) => ply.turn)]),
    comments: opened.comments.map(({ at, text }) => ({ at, text })),
    fields: opened.fields.map(([key, value]) => [key!, value!]),
    ...(opened.start != null && { start: opened.start }),
    spent: [],
    ...(opened.ended && { ended: { winner: opened.ended.winner, reason: opened.ended.reason } }),
  };
}
