// What a game on a board is begun with, as links and memory keep it, and the server's documents of boards by short names.
import type { components } from '../../api/schema';
import type { Kept } from '../../lib/play.svelte.ts';
import { isKept, optional, text, texts } from '../../lib/shape.ts';

type Schemas = components['schemas'];
export type ListedGame = Schemas['ListedGame'];
export type Sketch = Pick<Schemas['BoardSketch'], 'text' | 'rows' | 'edges' | 'made'>;
export type Edge = Schemas['SketchedEdge'];
export type Touching = Schemas['TouchingMove'];
export type Part = Schemas['BoardPart'];
export type Crossing = Schemas['BoardCrossing'];
export type Side = 'left' | 'right';

/** A position of a game, as the server is asked about it. */
export type Place = { game: string; board: string; variant?: string };
export type BoardOptions = Place & { misere: boolean; players: string[] };
/** A game, and what is being drawn beside it. */
export type BoardState = Kept<BoardOptions> & { drawing?: BoardOptions };

/** Who may play. */
export const kinds = ['human', 'perfect', 'student:0.3', 'random'] as const;
export const domineering: BoardOptions = { game: 'domineering', board: '4x4', misere: false, players: ['human', 'perfect'] };

const are = (value: unknown): value is BoardOptions => {
  const { game, board, variant, misere, players } = (value ?? {}) as Partial<Record<keyof BoardOptions, unknown>>;
  return text(game) && text(board) && optional(variant, text) && typeof misere === 'boolean' && texts(players);
};
export const isBoardGame = (value: unknown): value is BoardState => isKept(value, are) && optional((value as BoardState).drawing, are);

export const placeOf = ({ game, board, variant }: Place): Place => ({ game, board, ...(variant !== undefined && { variant }) });
export const setupOf = (options: BoardOptions): object => ({ ...placeOf(options), misere: options.misere });
