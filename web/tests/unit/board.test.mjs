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

test('levels of a graph are the longest ways, and nodes of a row do not cover each other', async () => {
  const { levels, spread } = await load('views/board/levels.ts');
  const ways = [{ from: 0, to: 1 }, { from: 0, to: 2 }, { from: 1, to: 2 }, { from: 2, to: 3 }];
  assert.deepEqual(levels(4, ways), [0, 1, 2, 3]);
  const sizes = Array.from({ length: 6 }, (_, at) => ({ width: 20 + at * 9, height: 30 }));
  const { spots, width } = spread(sizes, [1, 2, 3, 4, 5].map((to) => ({ from: 0, to })));
  const row = [1, 2, 3, 4, 5].map((at) => ({ left: spots[at].x - sizes[at].width / 2, right: spots[at].x + sizes[at].width / 2 })).sort((a, b) => a.left - b.left);
  for (let at = 1; at < row.length; at++) assert.ok(row[at].left >= row[at - 1].right);
  assert.ok(row[0].left >= 0 && row.at(-1).right <= width);
});

test('the nodes of a tree stand beside each other, and each above what follows from it', async () => {
  const { laid } = await load('views/calculator/laid.ts');
  const nodes = [{ parent: null, depth: 0, width: 300 }, { parent: 0, depth: 1, width: 40 }, { parent: 0, depth: 1, width: 40 }, { parent: 1, depth: 2, width: 90 }, { parent: 1, depth: 2, width: 90 }, { parent: 2, depth: 2, width: 20 }];
  const { places, width } = laid(nodes);
  for (const depth of [1, 2]) {
    const row = nodes.flatMap((node, at) => (node.depth === depth ? [at] : [])).sort((a, b) => places[a].x - places[b].x);
    for (let at = 1; at < row.length; at++) assert.ok(places[row[at]].x - nodes[row[at]].width / 2 >= places[row[at - 1]].x + nodes[row[at - 1]].width / 2 - 1e-9);
  }
  for (const [at, node] of nodes.entries()) assert.ok(places[at].x - node.width / 2 >= -1e-9 && places[at].x + node.width / 2 <= width);
});

test('boards in a line, parts as they are typed, and a sum as a line of the worksheet', async () => {
  const { boardsIn, partOf, sumLine } = await load('views/calculator/boards.ts');
  assert.deepEqual(boardsIn('domineering("2x3") + mean("x") - cram("..#/...") ==> col("1")', ['domineering', 'cram', 'col']), [{ game: 'domineering', board: '2x3' }, { game: 'cram', board: '..#/...' }]);
  assert.deepEqual(partOf(' nim:3'), { game: 'nim', board: '3' });
  for (const text of ['nim', ':3', 'nim:']) assert.equal(partOf(text), undefined);
  assert.equal(sumLine([{ game: 'nim', board: '3' }, { game: 'cram', board: '2x2' }]), '*3 + cram("2x2")');
});

test('numbers that were published are paired with ours where there are as many', async () => {
  const { listed, paired, shares } = await load('views/lab/numbers.ts');
  assert.deepEqual(listed('0 1 1/2 -3, period 7'), [0, 1, 0.5, -3]);
  assert.deepEqual(listed('3x3 0, 3x4 1'), []);
  assert.deepEqual(listed('saddle points (2,1)'), []);
  assert.deepEqual(paired('1 2', '1 3'), [{ published: 1, ours: 1 }, { published: 2, ours: 3 }]);
  assert.deepEqual(paired('1 2', '1'), []);
  assert.deepEqual(shares('46.8 %', '46.9 %'), [{ published: 0.468, ours: 0.469 }].map((pair) => ({ published: 46.8 / 100, ours: 46.9 / 100 })));
  assert.deepEqual(shares('0 1 1', '0 1 1'), []);
});
