// Laws of the laboratory on the page that need no browser: how what an experiment found is read, compared and kept.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = join(new URL('../../', import.meta.url).pathname, 'src');
const load = async (path) => (await runnerImport(join(source, path), { configFile: false, logLevel: 'silent' })).module;
const part = {
  name: 'both',
  question: 'kalah.tournament',
  findings: {
    '1/5': { 'a-starts': { counts: { A: 1, B: 3 } }, length: { numbers: { 4: 1, 10: 2 } }, result: { duel: { a: '1', b: '5', won: 1, drawn: 1, lost: 2 } } },
    'kalah/example-game': { published: { facts: [{ source: 's', published: '36', ours: '36', status: 'agrees' }] } },
  },
  published: [{ group: '1/5', measure: 'a-starts', shares: { A: 0.5, B: 0.25 } }, { group: '1/5', measure: 'length', mean: 9 }],
};
const results = { version: 1, title: 't', source: '', seed: 0, digest: 'd', shards: 2, done: 1, parts: [part] };

test('counts become shares, numbers a mean, and each stands beside what was published', async () => {
  const { lines, points } = await load('views/lab/found.ts');
  const [starts, length, result, fact] = lines(part);
  assert.deepEqual([starts.shares, starts.count, starts.published], [{ A: 0.25, B: 0.75 }, 4, { shares: { A: 0.5, B: 0.25 } }]);
  assert.deepEqual([length.mean, length.count, length.published], [8, 3, { mean: 9 }]);
  assert.deepEqual(result.shares, { 1: 0.25, '=': 0.25, 5: 0.5 });
  assert.equal(fact.facts[0].ours, '36');
  assert.deepEqual(points(results).map(({ published, ours }) => [published, ours]), [[0.5, 0.25], [0.25, 0.75]]);
});

test('results of experiments are compared by their figures, and other documents as they are', async () => {
  const { figures, isLabResults } = await load('views/lab/found.ts');
  const { beside } = await load('views/lab/state.ts');
  assert.ok(isLabResults(results));
  for (const other of [undefined, null, 3, {}, { parts: [] }]) {
    assert.ok(!isLabResults(other));
    assert.equal(figures(other), other);
  }
  const places = beside([results, { ...results, parts: [{ ...part, findings: { '1/5': { 'a-starts': { counts: { A: 3, B: 1 } } } } }] }].map(figures));
  assert.deepEqual(places.find(({ place }) => place === 'both.1/5 a-starts.A').values, [0.25, 0.75]);
  assert.deepEqual(places.find(({ place }) => place === 'both.1/5 length.mean').values, [8, undefined]);
});

test('a table that is taken away has every line, and the page shows as many as fit', async () => {
  const { beside } = await load('views/lab/state.ts');
  const long = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`line ${at}`, at]));
  assert.equal(beside([long], Infinity).length, 1000);
  assert.equal(beside([long]).length, 400);
});
