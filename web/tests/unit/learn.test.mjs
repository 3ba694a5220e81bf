// Laws of the course on the page that need no browser: what touching means, what a link says, what counts as done.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = join(new URL('../../', import.meta.url).pathname, 'src');
const { done, firstOpen, isProgress, meant, reach, sheetLink, sheetOf, solved } = (await runnerImport(join(source, 'views/learn/state.ts'), { configFile: false, logLevel: 'silent' })).module;

test('a move is made when only one can be meant, in either order of two squares', () => {
  const choices = [{ answer: 'a1-a2', touches: [[1, 0], [0, 0]] }, { answer: 'a2-b2', touches: [[0, 0], [0, 1]] }];
  for (const { answer, touches } of choices) {
    for (const way of [touches, touches.toReversed()]) {
      const first = reach(choices, [], way[0]);
      assert.equal(first.answer, undefined);
      assert.equal(reach(choices, first.touched, way[1]).answer, answer);
    }
  }
  assert.deepEqual(reach(choices, [], [5, 5]), { touched: [] });
  assert.deepEqual(reach(choices, [[0, 0]], [0, 0]), { touched: [] }, 'the same again puts it down');
});

test('where one place means several moves, all of them are offered and none is made', () => {
  const choices = [{ answer: 'into 1+3', touches: [[0, 3]] }, { answer: 'into 2+2', touches: [[0, 3]] }, { answer: 'two', touches: [[0, 2]] }];
  const reached = reach(choices, [], [0, 3]);
  assert.equal(reached.answer, undefined);
  assert.deepEqual(meant(choices, reached.touched).map((choice) => choice.answer), ['into 1+3', 'into 2+2']);
  assert.equal(reach(choices, [], [0, 2]).answer, 'two');
});

test('a sheet comes back from its link, and nothing else is taken for one', () => {
  const sheet = { lessons: [2, 3, 12], seed: 7, count: 10 };
  const parameters = new URLSearchParams(sheetLink(sheet));
  assert.deepEqual(sheetOf(...['sheet', 'seed', 'count'].map((name) => parameters.get(name))), sheet);
  for (const [lessons, seed, count] of [[null, '1', '10'], ['', '1', '10'], ['13', '1', '10'], ['2,x', '1', '10'], ['2', '-1', '10'], ['2', '1.5', '10'], ['2', '1', '0'], ['2', '1', '61']]) assert.equal(sheetOf(lessons, seed, count), undefined, `${lessons} ${seed} ${count}`);
});

test('what was solved is counted once and foreign memory is not believed', () => {
  const progress = solved(solved(solved({}, 3, 2), 3, 1), 3, 2);
  assert.deepEqual(progress, { 3: [1, 2] });
  assert.equal(firstOpen(progress, 3), 3);
  assert.equal(firstOpen(progress, 4), 1);
  assert.deepEqual(done(progress, 4), []);
  assert.ok(isProgress(progress));
  for (const wrong of [null, [], 'x', { 13: [1] }, { 3: [9] }, { 3: 1 }, { x: [] }]) assert.ok(!isProgress(wrong), JSON.stringify(wrong));
});
