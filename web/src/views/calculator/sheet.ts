// A worksheet as lines of text. Pure: what the lines mean only the server knows.

import type { Part } from './boards.ts';

/** The lines, and the sum that is put together beside them. */
export type Sheet = { readonly lines: readonly string[]; readonly sum?: readonly Part[]; readonly mode?: Mode };
export const modes = ['sheet', 'sum'] as const;
export type Mode = (typeof modes)[number];
/** An example that begins with a text. */
export const example = (text: string): Sheet => ({ lines: [`# ${text}`, '{3|1} + ^', 'g := domineering("4x4")', 'temperature(g)', 'hackenbush("br,b") ==> 3/2'] });

const isPart = (part: Partial<Part> | null): part is Part => typeof part?.game === 'string' && typeof part.board === 'string';
export function isSheet(value: unknown): value is Sheet {
  const { lines, sum, mode } = (value ?? {}) as Partial<Record<keyof Sheet, unknown>>;
  return Array.isArray(lines) && lines.every((line) => typeof line === 'string') && (sum === undefined || (Array.isArray(sum) && sum.every(isPart))) && (mode === undefined || modes.includes(mode as Mode));
}

/** The file that `hra cgt run` reads. */
export const fileOf = ({ lines }: Sheet): string => `${lines.join('\n')}\n`;
export const sheetOf = (file: string): Sheet => ({ lines: file.replace(/\r/g, '').replace(/\n+$/, '').split('\n') });

/** The word that is being written at the end of a text; empty where none is. */
export const unfinished = (text: string): string => /[A-Za-z_]\w*$/.exec(text)?.[0] ?? '';

/** What a word may become. */
export const completions = (word: string, names: readonly { readonly name: string }[]): readonly string[] => (word === '' ? [] : names.map(({ name }) => name).filter((name) => name.startsWith(word) && name !== word));

/** The line with what it gave as what it should give, so that a run of the file is a test. */
export const expecting = (line: string, result: string): string => `${line.split('==>')[0]!.trimEnd()} ==> ${result}`;

/** Whether a line is only text. */
export const isText = (line: string): boolean => line.trim() === '' || line.trim().startsWith('#');
