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
    // Two sit opposite each other or a quarter apart; three a quarter apart or spread evenly.
    for (const [players, parts] of [[2, 2], [2, 4], [3, 3], [3, 4], [4, 4]]) {
      for (let home = 1; home <= 4; home++) {
        const sizes = { fields, home, entries: Array.from({ length: players }, (_, player) => Math.floor((player * fields) / parts)) };
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

test('a property of a model says what was chosen', async () => {
  const { written, usual, kinds } = await load('views/graph/property.ts');
  const asked = (choice) => written({ ...usual, target: 'a', through: 'b', ...choice });
  assert.equal(asked({ players: ['one', 'two'] }), '<<one,two>> Pmax=? [F "a"]');
  assert.equal(asked({ kind: 'until', steps: ' 4 ', question: '>=', bound: '1/2' }), 'P>=1/2 ["b" U<=4 "a"]');
  assert.equal(asked({ kind: 'always', question: 'number' }), 'P=? [G "a"]');
  assert.equal(asked({ kind: 'reward', question: 'min', rewards: 'cost' }), 'R{"cost"}min=? [F "a"]');
  assert.equal(asked({ kind: 'steps', question: '<', bound: '3', steps: '7' }), 'R<3 [C<=7]');
  assert.equal(asked({ kind: 'discounted', discount: '0.95' }), 'Rmax=? [Cdiscount=0.95]');
  assert.equal(asked({ kind: 'mean' }), 'Rmax=? [S]');
  assert.equal(new Set(kinds.map((kind) => asked({ kind }))).size, kinds.length);
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
  const { isLater, pack, unpack } = await load('lib/share.ts');
  for (const state of [null, { a: [1, 'ž', { b: true }] }, 'x'.repeat(100_000)]) assert.deepEqual(await unpack(await pack(state)), state);
  const packed = await pack({ whole: 'state' });
  assert.match(packed, /^1\./);
  // Before there were versions, and after ours.
  assert.deepEqual(await unpack(packed.slice(2)), { whole: 'state' });
  assert.equal(await unpack(packed.replace('1.', '2.')), undefined);
  assert.deepEqual([isLater(packed), isLater(packed.slice(2)), isLater(packed.replace('1.', '2.'))], [false, false, true]);
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

test('a line goes around the vertices that stand in its way, whatever side is free', async () => {
  const { along, around } = await load('views/graph/geometry.ts');
  const places = new Map([['a', { x: 0, y: 0 }], ['b', { x: 400, y: 0 }], ['between', { x: 200, y: 0 }], ['above', { x: 200, y: 60 }]]);
  const [from, to] = [places.get('a'), places.get('b')];
  const nth = around(from, to, places, 30);
  assert.notEqual(nth, 0);
  for (const point of along(from, to, 30, true, false, nth)) for (const name of ['between', 'above']) assert.ok(Math.hypot(point.x - places.get(name).x, point.y - places.get(name).y) >= 30, name);
  places.delete('between');
  assert.equal(around(from, to, places, 30), 0, 'a free way is straight');
});

test('a layout places every vertex apart from the others, the start first, also what it does not reach', async () => {
  const { layout } = await load('views/graph/layout.ts');
  const { radius } = await load('views/graph/model.ts');
  for (const count of [1, 2, 30, 200]) {
    const vertices = Array.from({ length: count }, (_, index) => ({ id: `v${index}`, kind: 'max', name: '', value: '', x: 0, y: 0 }));
    const edges = vertices.flatMap((_, index) => (index % 9 === 8 ? [] : [{ id: `${index}`, from: `v${index}`, to: `v${(index * 7 + 1) % count}`, weight: '' }]));
    for (const down of [false, true]) {
      const parts = [];
      const places = layout({ start: vertices.at(-1).id, vertices, edges }, down, (part) => parts.push(part));
      assert.equal(places.size, count);
      const all = [...places.values()];
      for (let one = 0; one < count; one++) for (let other = 0; other < one; other++) assert.ok(Math.hypot(all[one].x - all[other].x, all[one].y - all[other].y) > radius * 2, 'apart');
      const along = (place) => (down ? place.y : place.x);
      assert.equal(along(places.get(vertices.at(-1).id)), Math.min(...all.map(along)), 'the start comes first');
      assert.equal(parts.at(-1), 1);
      assert.ok(parts.every((part, index) => index === 0 || part >= parts[index - 1]));
    }
  }
});

test('two edges between the same vertices are two in memory, in files and in drawings of before', async () => {
  const model = await load('views/graph/model.ts');
  const file = { format: 'hra-graph', version: 1, start: 0, vertices: [{ kind: 'max', x: 0, y: 0 }, { kind: 'sink', value: '1', x: 9, y: 9 }], edges: [{ from: 0, to: 1 }, { from: 0, to: 1 }] };
  const { drawing } = model.fromFile(file);
  assert.equal(new Set(drawing.edges.map((edge) => edge.id)).size, 2);
  assert.deepEqual(model.toFile(drawing), file);
  const before = { ...drawing, edges: drawing.edges.map((edge) => ({ ...edge, id: 'v1>v2' })) };
  assert.deepEqual(model.mended(before), drawing);
  assert.equal(model.mended(drawing), drawing);
});

test('heaps are parted exactly as the legal moves part them', async () => {
  const { cuts, parting, parts } = await load('views/heap/selection.ts');
  const heaps = [5, 2];
  const split = (left) => ({ label: `leaving ${left}`, text: '', from: [1], take: [0], to: [...left, 2] });
  const legal = [split([1, 4]), split([2, 3]), { label: 'takes', text: '', from: [1], take: [1], to: [4, 2] }];
  assert.deepEqual(parts(legal[0], 1, heaps), [1, 4]);
  assert.equal(parts(legal[2], 1, heaps), undefined, 'who takes does not part');
  assert.deepEqual(cuts(legal, 1, heaps), [1, 2, 3, 4]);
  assert.deepEqual(cuts(legal, 2, heaps), []);
  for (const [above, label] of [[1, 'leaving 1,4'], [4, 'leaving 1,4'], [2, 'leaving 2,3'], [3, 'leaving 2,3']]) assert.deepEqual(parting(legal, 1, above, heaps).map((move) => move.label), [label]);
});

test('variations stay beside the line that is shown, and a step costs what the chance fell by', async () => {
  const { beside, blame, branches, cost, remember } = await load('lib/lines.ts');
  let lines = remember([], ['a', 'b']);
  lines = remember(lines, ['a']);
  assert.deepEqual(lines, [['a', 'b']], 'a beginning is in the longer one');
  lines = remember(lines, ['a', 'b', 'c']);
  lines = remember(lines, ['a', 'x', 'y']);
  assert.deepEqual(lines, [['a', 'b', 'c'], ['a', 'x', 'y']]);
  assert.deepEqual(beside(lines, ['a', 'b', 'c', 'd']), [['a', 'x', 'y']]);
  assert.deepEqual([...branches(lines, ['a', 'b'])].map(([at, all]) => [at, all.map((branch) => branch.line.join(''))]), [[2, ['abc']], [1, ['axy']]]);
  assert.equal(cost([0.75, 0.25], [0.5, 0.5], 1), 0.25);
  assert.equal(cost([0.75, 0.25], [0.5, 0.5], 2), 0, 'nobody is blamed for getting better');
  assert.equal(cost(undefined, [0.5, 0.5], 1), undefined);
  assert.equal(cost([1, 0], [0, 1], null), undefined, 'dice are not to blame');
  assert.deepEqual([0, 0.03, 0.1, 1, undefined].map(blame), ['', '?!', '?', '??', '']);
});

test('a Ludo board turned four times is itself, and turning keeps every distance', async () => {
  const { geometry, turn } = await load('views/ludo/geometry.ts');
  const drawn = geometry({ fields: 40, home: 4, entries: [0, 10, 20, 30] });
  const close = (a, b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-9);
  turn(turn(drawn, 3), 1).ring.forEach((point, index) => close(point, drawn.ring[index]));
  const quarter = turn(drawn, 1);
  for (const index of [1, 7, 33]) assert.ok(Math.abs(Math.hypot(quarter.ring[0].x - quarter.ring[index].x, quarter.ring[0].y - quarter.ring[index].y) - Math.hypot(drawn.ring[0].x - drawn.ring[index].x, drawn.ring[0].y - drawn.ring[index].y)) < 1e-9);
  assert.notEqual(quarter.ring[0].x, drawn.ring[0].x);
});

test('every Kalaha board has its pits apart and in view, lying and upright, and turning it exchanges the sides', async () => {
  const { bean, geometry, reach, scatter } = await load('views/kalah/geometry.ts');
  for (let pits = 1; pits <= 12; pits++) {
    for (const upright of [false, true]) {
      const [drawn, turned] = [geometry(pits, upright, false), geometry(pits, upright, true)];
      const all = drawn.pits.flat();
      assert.equal(all.length, 2 * pits);
      for (const point of all) assert.ok(point.x > reach && point.y > reach && point.x < drawn.width - reach && point.y < drawn.height - reach, `${pits}: in view`);
      for (let one = 0; one < all.length; one++) for (let other = 0; other < one; other++) assert.ok(Math.hypot(all[one].x - all[other].x, all[one].y - all[other].y) >= 2 * reach, `${pits}: apart`);
      for (const { centre, width, height } of drawn.stores) for (const pit of all) assert.ok(Math.abs(pit.x - centre.x) >= width / 2 + reach || Math.abs(pit.y - centre.y) >= height / 2 + reach, `${pits}: stores apart from pits`);
      const near = ({ x, y }, other) => Math.hypot(x - other.x, y - other.y) < 1e-9;
      for (let pit = 0; pit < pits; pit++) assert.ok(near(drawn.pits[0][pit], turned.pits[1][pit]) && near(drawn.pits[1][pit], turned.pits[0][pit]), `${pits}: turned`);
    }
  }
  for (let count = 0; count <= 80; count++) {
    const spots = scatter(count, 2 * reach, 2 * reach);
    assert.equal(spots.length, Math.min(count, 60));
    for (const { x, y } of spots) assert.ok(Math.hypot(x, y) + bean <= reach, `${count} beans stay in their pit`);
  }
});

test('a Kalaha position is written as it is read, and what is none is not read', async () => {
  const { filled, letters, read, write } = await load('views/kalah/state.ts');
  for (const text of ['4,4,4/4,4,4/0,0/s', '0,0,1,0,2,1/1,0,0,3,0,0/20,20/n', '2,2,0/2,2,3/1,0/n/pie', '7/0/1,2/s']) assert.equal(write(read(text)), text);
  // North's pits are written from the left and sown from the right.
  assert.deepEqual(read('1,2,3/4,5,6/7,8/n'), { rows: [[1, 2, 3], [6, 5, 4]], stores: [7, 8], mover: 2, pie: false });
  assert.deepEqual(letters(3), [['a', 'b', 'c'], ['C', 'B', 'A']]);
  assert.equal(write(filled({ pits: 2, seeds: 3, rules: 'thesis,pie' })), '3,3/3,3/0,0/s/pie');
  for (const text of ['', '1,2/3/0,0/s', '1/1/0/s', '1/1/0,0/x', '1/1/0,0/s/pie/pie', '-1/1/0,0/s', '1,/1,/0,0/s']) assert.equal(read(text), undefined, text);
});

test('a pasted table is read whatever parts its cells, with names and with pairs', async () => {
  const { pasted, written, inserted, isTable } = await load('views/matrix/table.ts');
  const same = [['1\t-2', '3\t0,5'], ['1;-2', '3;0,5'], ['1 -2', '3 0.5'], ['1, -2', '3, 0.5'], ['1,-2', '3,0.5']].map((lines) => pasted(lines.join('\n')));
  for (const table of same) {
    assert.ok(isTable(table));
    assert.deepEqual(JSON.parse(written(table)).payoffs, [['1', '-2'], ['3', '0.5']]);
  }
  const named = pasted('\tleft\tright\nup\t1\t2\ndown\t3\t4\r\n');
  assert.deepEqual(JSON.parse(written(named)), { payoffs: [['1', '2'], ['3', '4']], rows: ['up', 'down'], columns: ['left', 'right'] });
  const pairs = pasted('(3, 2) (0, 0)\n(0, 0) (2, 3)');
  assert.deepEqual(JSON.parse(written(pairs)), { row_payoffs: [['3', '0'], ['0', '2']], column_payoffs: [['2', '0'], ['0', '3']] });
  assert.deepEqual(JSON.parse(written(pasted('3; 2\t0; 0\n0; 0\t2; 3'))), JSON.parse(written(pairs)));
  const grown = inserted(named, pasted('7\t8\n9\t10'), 1, 1);
  assert.deepEqual(JSON.parse(written(grown)).payoffs, [['1', '2', ''], ['3', '7', '8'], ['', '9', '10']]);
  assert.equal(pasted('   \n'), undefined);
});

test('the thick edge of a picture of lines is the lowest of them everywhere', async () => {
  const { edge } = await load('views/matrix/lines.ts');
  const lines = [{ from: -1, to: 2 }, { from: 3, to: -1 }, { from: 0, to: 4 }, { from: 2, to: 1 }];
  const corners = edge(lines, true);
  for (const { x, y } of corners) assert.equal(y, Math.min(...lines.map(({ from, to }) => from + (to - from) * x)));
  // Between two corners it is straight, so that its middle is the lowest there too.
  for (const [index, { x, y }] of corners.slice(1).entries()) {
    const [middle, height] = [(x + corners[index].x) / 2, (y + corners[index].y) / 2];
    assert.ok(Math.abs(height - Math.min(...lines.map(({ from, to }) => from + (to - from) * middle))) < 1e-12);
  }
});

test('a tree that is edited stays a tree: nodes come depth first, chances add up, and nothing hangs loose', async () => {
  const { children, cut, grown, layout, turned, backwards } = await load('views/matrix/tree.ts');
  const end = (parent, label) => ({ parent, label, probability: '', kind: 'end', player: 1, set: '', caption: '', payoffs: ['0', '0'] });
  let tree = { players: ['a', 'b'], nodes: [{ ...end(null, ''), kind: 'decision', payoffs: [] }, end(0, 'x'), end(0, 'y')] };
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  for (let edit = 0; edit < 300; edit++) {
    const at = random(tree.nodes.length);
    tree = random(3) > 0 && tree.nodes.length < 40 ? (random(2) ? grown(tree, at) : turned(tree, at, ['decision', 'chance', 'end'][random(3)])) : cut(tree, at);
    const order = [];
    const visit = (node) => (order.push(node), children(tree, node).forEach(visit));
    visit(0);
    assert.deepEqual(order, tree.nodes.map((_, index) => index));
    for (const [index, node] of tree.nodes.entries()) {
      const below = children(tree, index);
      assert.equal(below.length === 0, node.kind === 'end');
      if (node.kind === 'chance') assert.ok(below.every((child) => tree.nodes[child].probability === (below.length === 1 ? '1' : `1/${below.length}`)));
      if (node.kind === 'end') assert.equal(node.payoffs.length, 2);
    }
    assert.equal(layout(tree).spots.length, tree.nodes.length);
    // What is below is known before.
    const induction = backwards(tree);
    for (const [place, node] of induction.entries()) assert.ok(children(tree, node).every((child) => tree.nodes[child].kind === 'end' || induction.indexOf(child) < place));
  }
});
