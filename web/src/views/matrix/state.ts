// What the view of tables and trees remembers and shares, and whether something is that.
import { examples, isTable, type Table } from './table.ts';
import { examples as treeExamples } from './tree.ts';

export const modes = ['table', 'tree'] as const;
export type Mode = (typeof modes)[number];
export type MatrixState = { readonly mode: Mode; readonly table: Table; readonly sum: string; readonly exact: boolean; readonly tree: string };

export const first: MatrixState = { mode: 'table', table: examples.saddle!, sum: '', exact: true, tree: treeExamples.chance };
export function isMatrixState(value: unknown): value is MatrixState {
  const state = value as MatrixState;
  return typeof value === 'object' && value !== null && modes.includes(state.mode) && isTable(state.table) && typeof state.sum === 'string' && typeof state.exact === 'boolean' && typeof state.tree === 'string';
}
