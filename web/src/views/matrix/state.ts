// What the view of tables and trees remembers and shares, and whether something is that.
import { examples, isTable, type Table } from './table.ts';

export const modes = ['table'] as const;
export type Mode = (typeof modes)[number];
export type MatrixState = { readonly mode: Mode; readonly table: Table; readonly sum: string; readonly exact: boolean; readonly tree: string };

export const firstTree = 'tree 1\nplayers Alice, Bob\nAlice\n  left: Bob\n    up: 3, 1\n    down: chance\n      1/2 heads: 0, 0\n      1/2 tails: 4, -2\n  right: 2, 2\n';
export const first: MatrixState = { mode: 'table', table: examples.saddle!, sum: '', exact: true, tree: firstTree };
export function isMatrixState(value: unknown): value is MatrixState {
  const state = value as MatrixState;
  return typeof value === 'object' && value !== null && modes.includes(state.mode) && isTable(state.table) && typeof state.sum === 'string' && typeof state.exact === 'boolean' && typeof state.tree === 'string';
}
