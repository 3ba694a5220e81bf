// How the person likes to play, remembered: whether values are shown, and who begins. It knows no game.
import { keep, kept, oneOf } from './keep.ts';

export const orders = ['fixed', 'lot', 'alternate'] as const;
export type Order = (typeof orders)[number];

let hidden = $state(kept('values', oneOf('hidden', 'shown')) === 'hidden');
let order = $state<Order>(kept('order', oneOf(...orders)) ?? 'fixed');

/** Whether chances and values are kept back, so as not to give the move away. */
export const valuesHidden = (): boolean => hidden;
export function hideValues(hide: boolean): void {
  hidden = hide;
  keep('values', hide ? 'hidden' : 'shown');
}

/** Who begins a new game: as set up, drawn by lot, or the other one after every game. */
export const currentOrder = (): Order => order;
export function wishOrder(wished: Order): void {
  order = wished;
  keep('order', wished);
}

/** The players as they sit down for a new game (`again`: after one that was played). */
export function seated(players: readonly string[], again: boolean): string[] {
  const by = order === 'lot' ? Math.floor(Math.random() * players.length) : order === 'alternate' && again ? 1 : 0;
  return players.map((_, seat) => players[(seat + by) % players.length]!);
}
