// What every board of Arimaa needs: the drawings of the pieces and setups by name, in the language now spoken; and the lessons.
import { get, tell } from '../../api/client.ts';
import type { ArimaaKit, ArimaaSchool } from '../../api/types.ts';
import { say } from '../../lib/words.svelte.ts';
import { isGold } from './squares.ts';

let kit = $state.raw<ArimaaKit | undefined>();
let school = $state.raw<ArimaaSchool | undefined>();
export const currentKit = (): ArimaaKit | undefined => kit;
export const currentSchool = (): ArimaaSchool | undefined => school;
export const loadKit = (): Promise<void> => get('/api/arimaa/kit').then((found) => void (kit = found), tell);
export const loadSchool = (): Promise<void> => get('/api/arimaa/school').then((found) => void (school = found), tell);

/** A piece as people call it. */
export function pieceName(letter: string): string {
  const name = kit?.pieces.find((piece) => piece.letter === letter.toUpperCase())?.name ?? letter;
  return say(isGold(letter) ? 'arimaa-gold-piece' : 'arimaa-silver-piece', { piece: name });
}
