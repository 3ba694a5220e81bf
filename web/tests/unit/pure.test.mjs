// Laws of the page's parts that need no browser: where things are drawn, which move marks mean, what goes into links and files.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = join(new URL('../../', import.meta.url).pathname, 'src');
const load = async (path) => (await runnerImport(join(source, path), { configFile: false, logLevel: 'silent' })).module;

test('every Ludo board has its fields apart and in view, and a piece dropped on a field is meant for it', async () => {
  const { geometry, placeAt, pointOf } = await load('views/ludo/geometry.ts');
  let crosses = 0;
  for (let fields = 4; fields <= 52; fields++) {
    for (let players = 2; players <= 4; players++) {
      for (let home = 1; home <= 4; home++) {
        const sizes = { fields, home, entries: Array.from({ length: players }, (_, player) => Math.floor((player * fields) / players)) };
        const drawn = geometry(sizes);
        crosses += Number(drawn.cross);
        const name = `${players} players, ${home} pieces, ${fields} fields`;
        const all = [...drawn.ring, ...drawn.home.flat()];
        assert.equal(drawn.ring.length, fields, name);
        for (const point of [...all, ...drawn.house.flat()]) assert.ok(point.x > drawn.reach && point.y > drawn.reach && point.x < drawn.size - drawn.reach && point.y < drawn.size - drawn.reach, `${name}: in view`);
        for (let one = 0; one < all.length; one++) for (let other = 0; other < one; other++) assert.ok(Math.hypot(all[one].x - all[other].x, all[one].y - all[other].y) > drawn.reach * 1.6, `${name}: apart`);
        for (const house of drawn.house.flat()) for (const field of all) assert.ok(Math.hypot(house.x - field.x, house.y - field.y) > drawn.reach * 1.7, `${name}: houses apart from fields`);
        for (let player = 0; player < players; player++) {
          for (let place = 0; place <= fields + home; place++) {
            if (place === 0) for (let piece = 0; piece < home; piece++) assert.equal(placeAt(drawn, sizes, player, pointOf(drawn, sizes, player, piece, 0)), 0, `${name}: house`);
            else assert.equal(placeAt(drawn, sizes, player, pointOf(drawn, sizes, player, 0, place)), place, name);
          }
        }
      }
    }
  }
  assert.ok(crosses > 10, 'the classic cross is still drawn where it fits');
});

test('marks on heaps mean exactly the legal moves that take them', async () => {
  const { exact, extends_, marked, takes } = await load('views/heap/selection.ts');
  const move = (from, take, to) => ({ label: `${take} from ${from}`, text: '', from, take, to });
  const legal = [move([1], [1], [0, 2]), move([2], [1], [1, 1]), move([2], [2], [1, 0]), move([1, 2], [1, 1], [0, 1])];
  assert.deepEqual(exact(legal, new Map()), []);
  assert.deepEqual(exact(legal, new Map([[2, 2]])), [legal[2]]);
  assert.ok(extends_(legal, new Map([[1, 1]])) && !extends_(legal, new Map([[2, 2]])));
  assert.deepEqual(takes(legal, new Map([[1, 1]]), 2), { counts: [1], alone: false });
  // Where nothing fits beside the marks, the heap begins anew.
  assert.deepEqual(takes(legal, new Map([[2, 2]]), 1), { counts: [1], alone: true });
  assert.deepEqual([...marked(legal, new Map([[2, 2]]), 1, 1)], [[1, 1]]);
  assert.deepEqual([...marked(legal, new Map([[1, 1]]), 2, 1)], [[1, 1], [2, 1]]);
  assert.deepEqual([...marked(legal, new Map([[1, 1], [2, 1]]), 2, 0)], [[1, 1]]);
});

test('what is packed into a link comes back, and nonsense gives nothing', async () => {
  const { pack, unpack } = await load('lib/share.ts');
  for (const state of [null, { a: [1, 'ž', { b: true }] }, 'x'.repeat(100_000)]) assert.deepEqual(await unpack(await pack(state)), state);
  for (const text of ['', '!', 'AAAA', 'zzzzzzzz', (await pack({ whole: 'state' })).slice(0, 10)]) assert.equal(await unpack(text), undefined, text);
});

test('a drawing becomes a file and comes back; edits keep it whole', async () => {
  const model = await load('views/graph/model.ts');
  let drawing = model.empty;
  for (const [index, kind] of ['max', 'chance', 'sink', 'min'].entries()) drawing = model.add(drawing, kind, index * 100, 7);
  for (const [from, to] of [['v1', 'v2'], ['v2', 'v3'], ['v2', 'v1'], ['v4', 'v4']]) drawing = model.connect(drawing, from, to);
  assert.equal(model.connect(drawing, 'v1', 'v2'), drawing, 'an edge stands once');
  drawing = model.changeEdge(drawing, 'v2>v3', '1/3');
  assert.deepEqual(model.fromFile(model.toFile(drawing)).drawing, drawing);
  assert.equal(model.shownWeights(drawing).get('v2>v1'), '?');
  const less = model.remove(drawing, new Set(['v1']), new Set());
  assert.equal(less.start, 'v2');
  assert.deepEqual(less.edges.map((edge) => edge.id), ['v2>v3', 'v4>v4']);
  assert.ok(model.isDrawing(JSON.parse(JSON.stringify(less))));
  assert.ok(!model.isDrawing({ ...less, edges: [{ id: 'x', from: 'v2', to: 'v9', weight: '' }] }));
  assert.equal(model.essence(model.move(less, new Map([['v2', { x: 1, y: 1 }]]))), model.essence(less), 'places do not change the answer');
});

test('edges end at the rims of their vertices', async () => {
  const { along, line } = await load('views/graph/geometry.ts');
  const [from, to] = [{ x: 0, y: 0 }, { x: 200, y: 120 }];
  for (const [bowed, loop] of [[false, false], [true, false], [true, true]]) {
    const points = [...along(from, loop ? from : to, 30, bowed, loop)];
    assert.ok(Math.abs(Math.hypot(points[0].x, points[0].y) - 30) < 0.2, 'begins at the rim');
    const end = points.at(-1);
    assert.ok(Math.abs(Math.hypot(end.x - (loop ? 0 : to.x), end.y - (loop ? 0 : to.y)) - 34) < 4.5, 'ends before the rim');
    assert.doesNotMatch(line(from, to, 30, bowed, loop).path, /NaN/);
  }
  assert.doesNotMatch(line(from, from, 30, false, false).path, /NaN/, 'two vertices on one place');
});
