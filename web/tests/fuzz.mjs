// States and links that nobody made, for the laws of `tests/unit/links.test.mjs` and for as long as one likes: `node tests/fuzz.mjs SECONDS [SEED]`.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const source = join(new URL('..', import.meta.url).pathname, 'src');
export const load = async (path) => (await runnerImport(join(source, path), { configFile: false, logLevel: 'silent' })).module;

/** The same numbers for the same seed (xorshift). */
export function dice(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** What fits into the place of anything, and what does not. */
const strange = [null, true, false, 0, -1, 1, 3, 0.5, 26, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e308, '', 'a', '0', '__proto__', '\u0000\u001b]0;x\u0007', '\ud800', '<b>', 'x'.repeat(5000), [], [[]], {}, { length: 3 }, [null], [0, 'a', {}]];

/** The value with something changed in it, at one or a few places. */
export function mutated(value, roll) {
  const copy = structuredClone({ value });
  for (let times = 1 + roll(3); times > 0; times--) {
    let [inside, key] = [copy, 'value'];
    // Deeper more often than not, so that the outer shape stays.
    while (typeof inside[key] === 'object' && inside[key] !== null && Object.keys(inside[key]).length > 0 && roll(5) > 0) {
      inside = inside[key];
      const keys = Object.keys(inside);
      key = keys[roll(keys.length)];
    }
    const old = inside[key];
    const what = roll(5);
    if (what === 0 && Array.isArray(inside)) inside.splice(Number(key), 1);
    else if (what === 0 && inside !== copy) delete inside[key];
    else if (what === 1 && Array.isArray(old)) old.push(structuredClone(old[roll(old.length || 1)] ?? strange[roll(strange.length)]));
    else if (what === 2 && typeof old === 'string') inside[key] = old.slice(0, roll(old.length + 1)) + String.fromCharCode(roll(0x300)) + old.slice(roll(old.length + 1));
    else if (what === 3 && typeof old === 'number') inside[key] = [old + 1, old - 1, old * 1000, -old, old / 2][roll(5)];
    else inside[key] = structuredClone(strange[roll(strange.length)]);
  }
  return copy.value;
}

/** The text with letters changed, lost, doubled or put in, or cut. */
export function misprinted(text, roll) {
  const letters = '0123456789.-_=+/AZaz%\u0000ž ';
  let result = text;
  for (let times = 1 + roll(4); times > 0; times--) {
    const at = roll(result.length + 1);
    const letter = letters[roll(letters.length)];
    const [before, after] = [result.slice(0, at), result.slice(at)];
    result = [before + letter + after.slice(1), before + after.slice(1), before + letter + after, before, before + after.repeat(2)][roll(5)];
  }
  return result;
}

/** Every view whose state goes into links: states that fit, what is believed, and what is computed from it before a server is asked. */
export async function views() {
  const [arimaa, board, calculator, boards, model, heap, kalah, lab, ludo, matrix, table] = await Promise.all(
    ['views/arimaa/state.ts', 'views/board/options.ts', 'views/calculator/sheet.ts', 'views/calculator/boards.ts', 'views/graph/model.ts', 'views/heap/options.ts', 'views/kalah/state.ts', 'views/lab/state.ts', 'views/ludo/state.ts', 'views/matrix/state.ts', 'views/matrix/table.ts'].map(load),
  );
  const played = (options) => ({ options, moves: ['a', 'b'], at: 1 });
  const game = { ...arimaa.firstGame, turns: ['Ra1 Rb1', 'ra8', 'Ee2n'], at: 2, lines: [['Ra1 Rb1', 'rb8']], comments: [{ at: 1, text: 'why' }], fields: [['Gold', 'Anna']], spent: [1.5], ended: { winner: 'gold', reason: 'g' } };
  let drawing = model.empty;
  for (const [index, kind] of model.kinds.entries()) drawing = model.add(drawing, kind, index * 100, 7);
  drawing = model.connect(model.connect(drawing, 'v1', 'v2'), 'v3', 'v4');
  return {
    arimaa: { states: [{ mode: 'play', game }, { mode: 'learn' }], fits: arimaa.isArimaaState, use: ({ game: kept }) => kept && [arimaa.wholeRecord(kept), arimaa.positionText(kept, kept.at), arimaa.tagOf(kept, kept.at)] },
    board: { states: [{ ...played(board.domineering), drawing: board.domineering }], fits: board.isBoardGame, use: ({ options }) => board.setupOf(options) },
    calculator: { states: [{ lines: ['1/2 + 1/2', '# x'], sum: [{ game: 'nim', board: '3' }], mode: 'sum' }], fits: calculator.isSheet, use: (sheet) => [calculator.fileOf(sheet), boards.sumLine(sheet.sum ?? []), sheet.lines.map((line) => boards.boardsIn(line, ['nim']))] },
    graph: { states: [drawing], fits: model.isDrawing, use: (kept) => [model.toFile(kept), model.essence(kept), model.shownWeights(kept), model.freshId(kept)] },
    heap: { states: [played(heap.nim), played(heap.own)], fits: heap.isHeapGame, use: ({ options }) => options.heaps.map(String) },
    kalah: { states: [{ mode: 'position', table: kalah.firstTable, game: played(kalah.firstGame), contest: kalah.firstContest }], fits: kalah.isKalahState, use: (state) => [state.table, state.game?.options ?? state.table].map((kept) => [kalah.write(kalah.filled(kept)), kalah.letters(kept.pits), kalah.read(kept.position ?? '')]) },
    lab: { states: [{ group: 'heap', found: { nim: { ours: '1', status: 'agrees', note: null } }, runs: [{ number: 1, kind: 'heap-solve', input: '{}', result: { a: [1, 2, 3], b: { c: null } } }] }], fits: lab.isLabState, use: ({ runs }) => lab.beside(runs.map(({ result }) => result)) },
    ludo: { states: [{ mode: 'solve', table: { ...ludo.firstTable, die: 6 }, game: played(ludo.firstGame) }], fits: ludo.isLudoState, use: (state) => [ludo.entriesOf(state.table.players), Array.from({ length: state.table.players * state.table.pieces + state.table.fields })] },
    matrix: { states: [matrix.first], fits: matrix.isMatrixState, use: ({ table: kept }) => [table.written(kept), table.gaps(kept)] },
  };
}

/** Holds one mutant of every view against the laws; how many of them fitted. */
export async function round(all, { pack, unpack }, roll) {
  let fitted = 0;
  for (const [view, { states, fits, use }] of Object.entries(all)) {
    const state = mutated(states[roll(states.length)], roll);
    const shown = () => `${view}: ${JSON.stringify(state)?.slice(0, 400)}`;
    const believed = fits(state);
    assert.equal(typeof believed, 'boolean', shown());
    const link = await pack(state);
    const back = await unpack(link);
    // As JSON has it: what is packed is written so.
    assert.deepEqual(back, JSON.parse(JSON.stringify(state) ?? 'null'), shown());
    assert.equal(fits(back), believed, shown());
    if (believed) {
      fitted++;
      // A page that is to draw it must not be held up by a number: what is computed is about as large as what was sent.
      const length = (value) => JSON.stringify(value)?.length ?? 0;
      assert.ok(length(use(state)) <= 100 * length(state) + 10_000, `too much of ${shown()}`);
    }
    const wrong = await unpack(misprinted(link, roll));
    assert.equal(typeof fits(wrong), 'boolean', shown());
  }
  return fitted;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [seconds, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
  const [all, share, roll] = [await views(), await load('lib/share.ts'), dice(seed)];
  const until = performance.now() + seconds * 1000;
  let [rounds, fitted] = [0, 0];
  for (; performance.now() < until; rounds++) fitted += await round(all, share, roll);
  console.log(`seed ${seed}: ${rounds * Object.keys(all).length} links, ${fitted} of them believed, in ${seconds} s`);
}
