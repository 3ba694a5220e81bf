// What a heap game is begun with, as links and memory keep it.
import type { Kept } from '../../lib/play.svelte.ts';

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

const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');

export function isHeapGame(value: unknown): value is Kept<HeapOptions> {
  const { options, moves, at } = (value ?? {}) as Partial<Record<keyof Kept<HeapOptions>, unknown>>;
  const { rules, own_rules, misere, heaps, players } = (options ?? {}) as Partial<Record<keyof HeapOptions, unknown>>;
  return (
    typeof rules === 'string' &&
    (own_rules === undefined || typeof own_rules === 'string') &&
    typeof misere === 'boolean' &&
    Array.isArray(heaps) &&
    heaps.every((size) => Number.isInteger(size)) &&
    texts(players) &&
    texts(moves) &&
    Number.isInteger(at)
  );
}
