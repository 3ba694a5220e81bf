// Whoever sends a link may have made it by hand: whatever is in it, it is a state of its view or told to be none, and none holds the page up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dice, load, round, views } from '../fuzz.mjs';

const all = await views();

test('states that fit come back from their links and are believed', async () => {
  const { pack, unpack } = await load('lib/share.ts');
  for (const [view, { states, fits, use }] of Object.entries(all)) {
    for (const state of states) {
      const back = await unpack(await pack(state));
      assert.deepEqual(back, state, view);
      assert.ok(fits(back), view);
      use(back);
    }
  }
});

test('a link may hold anything', async () => {
  const [share, roll] = [await load('lib/share.ts'), dice(7)];
  let believed = 0;
  for (let rounds = 0; rounds < 100; rounds++) believed += await round(all, share, roll);
  assert.ok(believed > 50 && believed < 800, `${believed} of 900 were believed`);
});

// Found by `tests/fuzz.mjs`: rows of thousands of millions of pits were made before anybody asked whether there are such boards, and
// variations that are no lists broke the page.
test('numbers and lists that no game has are not believed', () => {
  const { states: [state], fits } = all.kalah;
  for (const pits of [-1, 0.5, 1e9, 2 ** 53]) assert.ok(!fits({ ...state, table: { ...state.table, pits } }), `${pits}`);
  const { states: [solved], fits: isLudo } = all.ludo;
  for (const wrong of [{ fields: 1e9 }, { pieces: -1 }, { players: 1e9 }, { die: 2 ** 31 }]) assert.ok(!isLudo({ ...solved, table: { ...solved.table, ...wrong } }), JSON.stringify(wrong));
  const { states: [heaps], fits: isHeap } = all.heap;
  for (const wrong of [{ at: -1 }, { at: 3 }, { lines: 5 }, { lines: [1] }]) assert.ok(!isHeap({ ...heaps, ...wrong }), JSON.stringify(wrong));
});
