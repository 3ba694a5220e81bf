// Laws of boards and worksheets on the page that need no browser: what touched squares mean, how trees are written and cut, what a file holds.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = join(new URL('../../', import.meta.url).pathname, 'src');
const load = async (path) => (await runnerImport(join(source, path), { configFile: false, logLevel: 'silent' })).module;

test('every move is reached by touching its squares one after another, and no other is played on the way', async () => {
  const { next, keyOf, touch } = await load('views/board/squares.ts');
  const dominoes = [['a', [0, 0], [1, 0]], ['b', [1, 0], [2, 0]], ['c', [0, 1], [1, 1]]].map(([label, ...squares]) => ({ label, squares }));
  // Amazons: the arrow may land where the queen stood, and moves share their beginnings.
  const shots = [['d', [0, 0], [0, 1], [0, 0]], ['e', [0, 0], [0, 1], [0, 2]], ['f', [0, 0], [0, 2], [0, 1]]].map(([label, ...squares]) => ({ label, squares }));
  for (const choices of [dominoes, shots, [{ label: 'g', squares: [[3, 3]] }]]) {
    for (const choice of choices) {
      for (const way of choice.squares.length === 2 ? [choice.squares, choice.squares.toReversed()] : [choice.squares]) {
        let touched = [];
        way.forEach((square, at) => {
          assert.ok(next(choices, touched).has(keyOf(square)), `${choice.label} goes on with ${square}`);
          const result = touch(choices, touched, square);
          assert.equal(result.played?.label, at === way.length - 1 ? choice.label : undefined);
          touched = result.touched;
        });
      }
    }
  }
  assert.deepEqual(touch(dominoes, [[0, 0]], [0, 0]).touched, [], 'the same square again puts it down');
  assert.deepEqual(touch(dominoes, [[0, 0]], [0, 1]).touched, [[0, 1]], 'another begins anew');
});

test('trees are written as they stand; growing and cutting undo each other', async () => {
  const { cut, grown, placed, written } = await load('views/board/trees.ts');
  let edges = [];
  for (const [on, colour] of [[null, 'b'], [1, 'r'], [1, 'g'], [3, 'b'], [null, 'g']]) {
    const more = grown(edges, on, colour);
    assert.equal(more.length, edges.length + 1);
    more.forEach((edge, at) => assert.ok(!edge.on || edge.on <= at, 'what stands on an edge comes after it'));
    edges = more;
  }
  assert.equal(written(edges), 'b(r,gb),g');
  assert.equal(written(cut(edges, 3)), 'br,g', 'all that stood on it is gone');
  assert.equal(written(cut(edges, 5)), 'b(r,gb)');
  assert.equal(written(cut(cut(edges, 5), 1)), '-');
  const { lines } = placed(edges);
  const tops = lines.map(({ x2, y2 }) => `${x2},${y2}`);
  assert.equal(new Set(tops).size, tops.length, 'no two edges end at one place');
});

test('a worksheet is the same after it was a file, and results are written behind expressions once', async () => {
  const { completions, expecting, fileOf, isSheet, sheetOf, unfinished } = await load('views/calculator/sheet.ts');
  const sheet = { lines: ['# text', '', '{3|1} + ^', 'cram("..#/...") ==> *'] };
  assert.deepEqual(sheetOf(fileOf(sheet)), sheet);
  assert.ok(isSheet(sheet) && !isSheet({ lines: [1] }) && !isSheet(null));
  assert.equal(expecting(expecting('1 + 1', '3'), '2'), '1 + 1 ==> 2');
  assert.equal(unfinished('1 + mea'), 'mea');
  assert.deepEqual(completions('mea', [{ name: 'mean' }, { name: 'temperature' }]), ['mean']);
});
