// What an experiment from a file found, as lines that can be read and compared: shares, means and results, each beside what was published. Pure.
import type { LabMeasure, LabResults } from '../../api/types.ts';
import type { Pair } from './numbers.ts';

/** How often each outcome was seen, as shares of all. */
export type Shares = Readonly<Record<string, number>>;
/** One thing that was measured of a group. */
export type Line = {
  readonly group: string;
  readonly measure: string;
  readonly shares?: Shares;
  readonly mean?: number;
  /** How often each number was seen. */
  readonly numbers?: Readonly<Record<string, number>>;
  readonly facts?: readonly { readonly ours: string; readonly published: string; readonly status: string }[];
  /** In how many games. */
  readonly count: number;
  readonly published?: { readonly shares?: Shares; readonly mean?: number };
};

export function isLabResults(value: unknown): value is LabResults {
  const { parts, digest, shards, done } = (value ?? {}) as Partial<Record<keyof LabResults, unknown>>;
  return Array.isArray(parts) && typeof digest === 'string' && typeof shards === 'number' && typeof done === 'number';
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);
const shared = (counts: Readonly<Record<string, number>>): Shares => Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / Math.max(1, sum(counts))]));
function read(measure: LabMeasure): Omit<Line, 'group' | 'measure' | 'published'> {
  if ('counts' in measure) return { shares: shared(measure.counts), count: sum(measure.counts) };
  if ('duel' in measure) {
    const { a, b, won, drawn, lost } = measure.duel;
    const counts = { [a]: won, '=': drawn, [a === b ? `${b} (2)` : b]: lost };
    return { shares: shared(counts), count: sum(counts) };
  }
  if ('numbers' in measure) {
    const count = sum(measure.numbers);
    const total = Object.entries(measure.numbers).reduce((all, [number, times]) => all + Number(number) * times, 0);
    return { numbers: measure.numbers, mean: total / Math.max(1, count), count };
  }
  if ('curve' in measure) return { count: Object.keys(measure.curve).length };
  return { facts: measure.facts, count: measure.facts.length };
}

/** The lines of a part, group by group. */
export function lines({ findings, published }: LabResults['parts'][number]): readonly Line[] {
  return Object.entries(findings).flatMap(([group, measures]) =>
    Object.entries(measures).map(([measure, found]) => {
      const printed = published.find((figure) => figure.group === group && figure.measure === measure);
      return { group, measure, ...read(found), ...(printed && { published: { ...(printed.shares && { shares: printed.shares }), ...(typeof printed.mean === 'number' && { mean: printed.mean }) } }) };
    }),
  );
}

/** Every published share beside ours. */
export function points(results: LabResults): readonly (Pair & { readonly name: string })[] {
  return results.parts.flatMap((part) => lines(part)).flatMap(({ group, measure, shares, published }) =>
    Object.entries(published?.shares ?? {}).map(([outcome, share]) => ({ name: `${group} ${measure} ${outcome}`, published: share, ours: shares?.[outcome] ?? 0 })),
  );
}

/** A result as what is compared with other results: figures instead of counts. Anything else is as it is. */
export function figures(result: unknown): unknown {
  if (!isLabResults(result)) return result;
  const line = ({ shares, mean, facts, count, published }: Line) => ({ ...shares, ...(mean !== undefined && { mean }), ...(facts && Object.fromEntries(facts.map((fact, at) => [at + 1, `${fact.ours} (${fact.status})`]))), count, ...(published && { published }) });
  return Object.fromEntries(results(result).map(([name, of]) => [name, Object.fromEntries(of.map((one) => [`${one.group} ${one.measure}`, line(one)]))]));
}
const results = (all: LabResults) => all.parts.map((part) => [part.name, lines(part)] as const);
