// What every board of Arimaa needs: the drawings of the pieces and setups by name, in the language now spoken; and lessons and puzzles.
import { get, tell } from '../../api/client.ts';
import type { ArimaaKit, ArimaaSchool } from '../../api/types.ts';
import { keep, kept } from '../../lib/keep.ts';
import { say } from '../../lib/words.svelte.ts';
import { isGold } from './squares.ts';

let kit = $state.raw<ArimaaKit | undefined>();
let school = $state.raw<ArimaaSchool | undefined>();
export const currentKit = (): ArimaaKit | undefined => kit;
export const currentSchool = (): ArimaaSchool | undefined => school;
export const loadKit = (): Promise<void> => get('/api/arimaa/kit').then((found) => void (kit = found), tell);
export const loadSchool = (): Promise<void> => get('/api/arimaa/school').then((found) => void (school = found), tell);

export type Task = Pick<ArimaaSchool['lessons'][number], 'title' | 'text' | 'position' | 'solution'> & { aim: string; side: string; square?: string | null; from?: string };
const isTask = (value: unknown): value is Task => ['title', 'text', 'position', 'solution', 'aim', 'side'].every((key) => typeof (value as Record<string, unknown> | null)?.[key] === 'string');
const areTasks = (value: unknown): value is Task[] => Array.isArray(value) && value.every(isTask);
let own = $state.raw<readonly Task[]>(kept('arimaa.puzzles', areTasks) ?? []);
/** Puzzles that were made from somebody's own records. */
export const ownPuzzles = (): readonly Task[] => own;
export function keepPuzzles(puzzles: readonly Task[]): void {
  own = puzzles;
  keep('arimaa.puzzles', puzzles);
}
/** A piece as people call it. */
export function pieceName(letter: string): string {
  const name = kit?.pieces.find((piece) => piece.letter === letter.toUpperCase())?.name ?? letter;
  return say(isGold(letter) ? 'arimaa-gold-piece' : 'arimaa-silver-piece', { piece: name });
}
