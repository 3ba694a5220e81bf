// What the laboratory remembers and shares: results that were computed here, and runs of experiments. Pure; it computes nothing.

export type Found = { readonly ours: string | null; readonly status: string; readonly note: string | null; readonly test?: string | null };
export type Run = { readonly number: number; readonly kind: string; readonly input: string; readonly result: unknown };
export type LabState = { readonly group: string; readonly found: Readonly<Record<string, Found>>; readonly runs: readonly Run[] };

export const first: LabState = { group: '', found: {}, runs: [] };
export const mostRuns = 8;
const isText = (value: unknown) => typeof value === 'string' || value === null || value === undefined;
export function isLabState(value: unknown): value is LabState {
  const state = value as LabState;
  if (typeof value !== 'object' || value === null || typeof state.group !== 'string' || typeof state.found !== 'object' || state.found === null || !Array.isArray(state.runs)) return false;
  return Object.values(state.found).every((found) => typeof found?.status === 'string' && isText(found.ours) && isText(found.note) && isText(found.test)) && state.runs.every((run) => typeof run?.number === 'number' && typeof run.kind === 'string' && typeof run.input === 'string');
}

/** What an experiment from a file is: its question is the file. */
export const fromFile = 'lab-run';
const small = `version = 1
title = "Two strategies"
seed = 7

[[part]]
name = "strategies"
question = "kalah.tournament"
request = { players = ["1", "5"], games = 10000 }
`;
/** What can be tried, with a small question to begin with. */
export const experiments: Readonly<Record<string, object>> = {
  [fromFile]: { experiment: small },
  'heap-sequence': { rules: 'kayles', to: 100 },
  'heap-table': { rules: 'wythoff', heaps: 2, max: 30 },
  'matrix-continuous': { formula: 'x + y' },
  'kalah-tournament': { players: ['1', '5'], games: 1000 },
  'kalah-enumerate': { a: '5', b: '5', pits: 4, seeds: 2 },
  'kalah-report': { games: 100 },
  'ludo-simulate': { players: 2, pieces: 1, fields: 12, seats: ['perfect', 'hunter'], games: 1000 },
  'kalah-database': { beans: 6, pits: 3 },
  'arimaa-strategies': { most_turns: 4 },
  'arimaa-bench': { depth: 4 },
  'arimaa-study': { positions: [], searches: 20 },
  'arimaa-evolve': { records: '@', generations: 20 },
  'arimaa-setups': { files: ['@'], least: 1 },
  'ludo-table': { pieces: [1, 2], fields: [4, 6], games: 50 },
};

/** Those that are kept when they are stopped, and go on where they were. */
export const resuming: ReadonlySet<string> = new Set([fromFile, 'kalah-tournament', 'kalah-report', 'arimaa-evolve']);

/** A question with the text of a file in the places that are marked by @, as in the terminal. */
export function attached(question: unknown, text: string): unknown {
  if (question === '@') return text;
  if (Array.isArray(question)) return question.map((part) => attached(part, text));
  if (typeof question !== 'object' || question === null) return question;
  return Object.fromEntries(Object.entries(question).map(([name, part]) => [name, attached(part, text)]));
}

/** One that was running when the page was left: its kind, and its question as it was written. */
export function isExperiment(value: unknown): value is { kind: string; input: string } {
  const { kind, input } = (value ?? {}) as { kind?: unknown; input?: unknown };
  if (typeof kind !== 'string' || typeof input !== 'string' || !(kind in experiments)) return false;
  try {
    JSON.parse(input);
    return true;
  } catch {
    return false;
  }
}

/** A document as lines: where something stands, and what. Lists of numbers stay whole, to be drawn. */
export type Leaf = { readonly place: string; readonly value: string | number | boolean | null | readonly number[] };
export function leaves(document: unknown, place = '', most = 400): Leaf[] {
  if (Array.isArray(document) && document.length > 2 && document.every((item) => typeof item === 'number')) return [{ place, value: document }];
  if (typeof document !== 'object' || document === null) return [{ place, value: document as Leaf['value'] }];
  const found: Leaf[] = [];
  for (const [key, value] of Object.entries(document)) {
    if (found.length >= most) break;
    found.push(...leaves(value, Array.isArray(document) ? `${place}[${Number(key) + 1}]` : place ? `${place}.${key}` : key, most - found.length));
  }
  return found;
}
/** The same places of several documents side by side; where all say the same, it is not what one compares. */
export function beside(documents: readonly unknown[], most?: number): { place: string; values: (Leaf['value'] | undefined)[] }[] {
  const tables = documents.map((document) => new Map(leaves(document, '', most).map(({ place, value }) => [place, value])));
  const places = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  return places.map((place) => ({ place, values: tables.map((table) => table.get(place)) }));
}
/** A table for spreadsheets. */
export const csv = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => row.map((item) => `"${String(item ?? '').replaceAll('"', '""')}"`).join(',')).join('\n') + '\n';
