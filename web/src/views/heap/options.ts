// What a heap game is begun with, as links and memory keep it.
import type { Kept } from '../../lib/play.svelte.ts';
import { isKept, optional, text, texts } from '../../lib/shape.ts';

export type HeapOptions = { rules: string; own_rules?: string; misere: boolean; heaps: number[]; players: string[] };

export const wythoff: HeapOptions = { rules: 'wythoff', misere: false, heaps: [3, 4, 5], players: ['human', 'perfect'] };
export const nim: HeapOptions = { rules: 'nim', misere: false, heaps: [1, 3, 5, 7], players: ['human', 'perfect'] };
export const own: HeapOptions = {
  rules: '',
  own_rules: 'game Small bites\ntake 1-3 from one heap\ntake any from 2 heaps equally\nend normal\n',
  misere: false,
  heaps: [5, 6, 7],
  players: ['human', 'perfect'],
};

/** Who may play. */
export const kinds = ['human', 'perfect', 'student:0.3', 'random'] as const;

function are(value: unknown): boolean {
  const { rules, own_rules, misere, heaps, players } = (value ?? {}) as Partial<Record<keyof HeapOptions, unknown>>;
  return text(rules) && optional(own_rules, text) && typeof misere === 'boolean' && Array.isArray(heaps) && heaps.every(Number.isInteger) && texts(players);
}
export const isHeapGame = (value: unknown): value is Kept<HeapOptions> => isKept(value, are);
