// How far somebody is in the course, what a link to it says, and which answer hands mean. Pure.
import { whole } from '../../lib/shape.ts';

/** The exercises of a lesson that were answered rightly, by the number of the lesson. */
export type Progress = Readonly<Record<string, readonly number[]>>;
export type Sheet = { readonly lessons: readonly number[]; readonly seed: number; readonly count: number };
/** An answer, and what hands touch for it in order. */
export type Touchable = { readonly answer: string; readonly touches: readonly (readonly number[])[] };

const lastLesson = 12;
export const exercises = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const isLesson = (value: unknown): value is number => whole(value, 1, lastLesson);
const largestSeed = 4294967295;
export const isSeed = (value: unknown): value is number => whole(value, 0, largestSeed);

export function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([lesson, done]) => isLesson(Number(lesson)) && Array.isArray(done) && done.every((number) => whole(number, 1, exercises.length)));
}
export const done = (progress: Progress, lesson: number): readonly number[] => progress[lesson] ?? [];
export function solved(progress: Progress, lesson: number, number: number): Progress {
  return { ...progress, [lesson]: [...new Set([...done(progress, lesson), number])].sort((a, b) => a - b) };
}
/** The first exercise that is not done, else the first. */
export const firstOpen = (progress: Progress, lesson: number): number => exercises.find((number) => !done(progress, lesson).includes(number)) ?? 1;

/** A sheet as the parameters of a link, and back; what is no sheet gives none. */
export const sheetLink = ({ lessons, seed, count }: Sheet): string => `sheet=${lessons.join(',')}&seed=${seed}&count=${count}`;
export function sheetOf(lessons: string | null, seed: string | null, count: string | null): Sheet | undefined {
  if (lessons === null) return undefined;
  const sheet = { lessons: lessons.split(',').filter(Boolean).map(Number), seed: Number(seed ?? 0), count: Number(count ?? 10) };
  return sheet.lessons.length > 0 && sheet.lessons.every(isLesson) && isSeed(sheet.seed) && whole(sheet.count, 1, 60) ? sheet : undefined;
}

const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];
function begins({ touches }: Touchable, touched: readonly (readonly number[])[]): boolean {
  const ways = touches.length === 2 ? [touches, [touches[1]!, touches[0]!]] : [touches];
  return ways.some((way) => touched.length <= way.length && touched.every((place, at) => same(place, way[at]!)));
}
/** The answers that can still be meant. */
export const meant = <T extends Touchable>(choices: readonly T[], touched: readonly (readonly number[])[]): readonly T[] => (touched.length === 0 ? choices : choices.filter((choice) => begins(choice, touched)));

/** What touching one more place does: the one answer that is meant then, or more to come, or another beginning. */
export function reach<T extends Touchable>(choices: readonly T[], touched: readonly (readonly number[])[], place: readonly number[]): { touched: readonly (readonly number[])[]; answer?: string } {
  const longer = [...touched, place];
  const left = meant(choices, longer);
  if (left.length === 0) return touched.length === 0 || touched.some((before) => same(before, place)) ? { touched: [] } : reach(choices, [], place);
  if (left.length === 1 && left[0]!.touches.length === longer.length) return { touched: [], answer: left[0]!.answer };
  return { touched: longer };
}
