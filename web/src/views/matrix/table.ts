// A table of payoffs as a value: typed cell by cell, or pasted from a spreadsheet. It computes nothing; numbers stay as they were written.
import { texts } from '../../lib/shape.ts';

/** One pair of texts a cell; the second belongs to the column player and sleeps while the game is zero-sum. */
export type Cell = readonly [row: string, column: string];
export type Table = {
  /** Whether each player has payoffs of his own. */
  readonly both: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
};

export const most = 40;
const nothing: Cell = ['', ''];
export function isTable(value: unknown): value is Table {
  const table = value as Table;
  if (typeof value !== 'object' || value === null || typeof table.both !== 'boolean' || !texts(table.rows) || !texts(table.columns) || !Array.isArray(table.cells)) return false;
  const { rows, columns, cells } = table;
  return rows.length > 0 && columns.length > 0 && rows.length <= most && columns.length <= most && cells.length === rows.length && cells.every((row) => Array.isArray(row) && row.length === columns.length && row.every((cell) => texts(cell) && cell.length === 2));
}

/** Rows of cells without names, such as `[['1', '2'], …]`, or pairs in place of texts. */
export function tableOf(rows: readonly (readonly (string | Cell)[])[], both = false, names: { rows?: readonly string[]; columns?: readonly string[] } = {}): Table {
  const width = Math.max(...rows.map((row) => row.length));
  const cell = (given: string | Cell | undefined): Cell => (given === undefined ? nothing : typeof given === 'string' ? [given, ''] : given);
  return {
    both,
    rows: rows.map((_, index) => names.rows?.[index] ?? ''),
    columns: Array.from({ length: width }, (_, index) => names.columns?.[index] ?? ''),
    cells: rows.map((row) => Array.from({ length: width }, (_, index) => cell(row[index]))),
  };
}

export const setCell = (table: Table, row: number, column: number, side: 0 | 1, text: string): Table => ({
  ...table,
  cells: table.cells.map((cells, r) => (r !== row ? cells : cells.map((cell, c) => (c !== column ? cell : side === 0 ? ([text, cell[1]] as const) : ([cell[0], text] as const))))),
});
export const setName = (table: Table, side: 'rows' | 'columns', at: number, name: string): Table => ({ ...table, [side]: table[side].map((old, index) => (index === at ? name : old)) });
/** One row or column more, or one less, at the end. */
export function resized(table: Table, rows: number, columns: number): Table {
  const [height, width] = [Math.min(most, Math.max(1, rows)), Math.min(most, Math.max(1, columns))];
  const fit = <T>(list: readonly T[], size: number, more: T): T[] => Array.from({ length: size }, (_, index) => list[index] ?? more);
  return { ...table, rows: fit(table.rows, height, ''), columns: fit(table.columns, width, ''), cells: fit(table.cells, height, []).map((row) => fit(row, width, nothing)) };
}

/** A number as the server reads it: a decimal comma becomes a point, and the minus sign of typesetters a hyphen. */
export const plain = (text: string): string => text.trim().replaceAll('−', '-').replace(',', '.').replaceAll(/\s/g, '');
const number = /^[-+−]?(\d+([.,]\d*)?|[.,]\d+)(e[-+]?\d+)?(\s*\/\s*\d+)?$/i;
export const isNumber = (text: string): boolean => number.test(text.trim());
/** For drawing only: what the server says is never computed here. */
export function size(text: string): number {
  const [over, under = '1'] = plain(text).split('/');
  return Number(over) / Number(under);
}

/** What is wrong with a cell; empty ones are. */
export const gaps = (table: Table): { row: number; column: number }[] => table.cells.flatMap((cells, row) => cells.flatMap((cell, column) => (isNumber(cell[0]) && (!table.both || isNumber(cell[1])) ? [] : [{ row, column }])));

/** As the server and the command line read it. */
export function written(table: Table): string {
  const names = { ...(table.rows.every((name) => name !== '') && { rows: table.rows }), ...(table.columns.every((name) => name !== '') && { columns: table.columns }) };
  const side = (which: 0 | 1) => table.cells.map((row) => row.map((cell) => plain(cell[which])));
  return JSON.stringify(table.both ? { row_payoffs: side(0), column_payoffs: side(1), ...names } : { payoffs: side(0), ...names });
}

/** Two numbers in one cell: `3; 2`, `(3, 2)`, `3 | 2`. A lone `0,5` is one number. */
function pair(text: string): Cell | undefined {
  const bare = text.trim().replace(/^[(\[{](.*)[)\]}]$/, '$1');
  const parts = bare.split(/\s*[;|]\s*|,\s+/);
  const tight = bare !== text.trim() && parts.length === 1 ? bare.split(',') : parts;
  return tight.length === 2 && tight.every(isNumber) ? [tight[0]!.trim(), tight[1]!.trim()] : undefined;
}

/** What was copied from a spreadsheet or a text: tabs part the cells, else semicolons, else commas, else blanks. */
export function pasted(text: string): Table | undefined {
  const lines = text.replaceAll('\r', '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > most + 1) return undefined;
  const whole = lines.join('\n');
  const bracketed = /[(\[]/.test(whole);
  const between = whole.includes('\t') ? /\t/ : bracketed ? /(?<=[)\]])[\s,;]+(?=[(\[])/ : whole.includes(';') ? /;/ : /,\s/.test(whole) || (whole.includes(',') && !/\s\S/.test(whole.replaceAll('\n', ''))) ? /,/ : /\s+/;
  const grid = lines.map((line) => (between.source === '\\t' ? line : line.trim()).split(between).map((item) => item.trim()));
  const value = (item: string) => isNumber(item) || pair(item) !== undefined;
  // Names stand in the first line and before the rows; the corner between them may be empty.
  const head = grid[0]!.slice(1).some((item) => item !== '' && !value(item)) || (grid.length > 1 && grid[0]!.every((item) => !value(item)));
  const body = head ? grid.slice(1) : grid;
  if (body.length === 0) return undefined;
  const named = body.some((row) => row[0] !== '' && !value(row[0]!)) && body.every((row) => row.length > 1);
  const cells = body.map((row) => (named ? row.slice(1) : row));
  const columns = head ? (named && grid[0]!.length > cells[0]!.length ? grid[0]!.slice(1) : grid[0]!) : [];
  if (cells.some((row) => row.length > most)) return undefined;
  const both = cells.flat().some((item) => !isNumber(item) && pair(item) !== undefined);
  return tableOf(cells.map((row) => row.map((item) => (both ? (pair(item) ?? [item, '']) : item))), both, { columns, ...(named && { rows: body.map((row) => row[0]!) }) });
}

/** A pasted piece in the middle of a table, which grows where it must. */
export function inserted(table: Table, piece: Table, row: number, column: number): Table {
  const grown = resized(table, Math.max(table.rows.length, row + piece.rows.length), Math.max(table.columns.length, column + piece.columns.length));
  return { ...grown, both: table.both || piece.both, cells: grown.cells.map((cells, r) => cells.map((cell, c) => piece.cells[r - row]?.[c - column] ?? cell)) };
}

/** Games that everybody knows. */
export const examples: Readonly<Record<string, Table>> = {
  saddle: tableOf([['5', '6', '4', '5'], ['-3', '5', '3', '7'], ['7', '8', '-1', '6']]),
  pennies: tableOf([['1', '-1'], ['-1', '1']]),
  stone: tableOf([['0', '-1', '1'], ['1', '0', '-1'], ['-1', '1', '0']]),
  lines: tableOf([['2', '-1', '4', '1'], ['-1', '3', '0', '2']]),
  prisoners: tableOf([[['-1', '-1'], ['-10', '0']], [['0', '-10'], ['-5', '-5']]], true),
  couple: tableOf([[['3', '2'], ['0', '0']], [['0', '0'], ['2', '3']]], true),
};
