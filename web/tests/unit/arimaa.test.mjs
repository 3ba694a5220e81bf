// Laws of Arimaa's pure parts: squares, arrows, steps taken back, records, and what memory may hold.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = join(new URL('../../', import.meta.url).pathname, 'src/views/arimaa');
const load = async (path) => (await runnerImport(join(source, path), { configFile: false, logLevel: 'silent' })).module;

test('every square has a place of its own on both sides of the board, and is found there again', async () => {
  const { squares, place, squareAt } = await load('squares.ts');
  for (const flipped of [false, true]) {
    const places = new Set(squares.map((square) => place(square, flipped).join()));
    assert.equal(places.size, 64);
    for (const square of squares) assert.equal(squareAt(...place(square, flipped), flipped), square);
  }
  assert.equal(squareAt(8, 0, false), undefined);
  assert.equal(squareAt(0, -1, true), undefined);
});

test('positions are read and written', async () => {
  const { piecesOf, positionOf, squares } = await load('squares.ts');
  const text = 'g [r.......................rC..e.......E...................R.......]';
  assert.equal(positionOf('gold', piecesOf(text)), text);
  assert.equal(piecesOf(text.replaceAll('.', ' ')).size, 6);
  assert.equal(piecesOf('').size, 0);
  assert.equal(squares[0], 'a8');
});

test('the steps of a turn are one arrow for each piece, and captures are told', async () => {
  const { arrowsOf, withoutLast } = await load('squares.ts');
  const turn = 'hd6w hc6x Ee6w Ed6s';
  assert.deepEqual(arrowsOf(turn), { arrows: [{ letter: 'h', way: ['d6', 'c6'] }, { letter: 'E', way: ['e6', 'd6', 'd5'] }], lost: ['c6'] });
  assert.equal(withoutLast(turn), 'hd6w hc6x Ee6w');
  assert.equal(withoutLast('hd6w hc6x'), '', 'what a step took goes with it');
  assert.equal(withoutLast(''), '');
  assert.deepEqual(arrowsOf('resigns').arrows, []);
});

test('turns have the tags of records, from a setup and from positions of either side', async () => {
  const { tagOf, sideAt } = await load('state.ts');
  const tags = (start) => [0, 1, 2, 3].map((at) => `${tagOf({ start }, at)} ${sideAt({ start }, at)}`);
  assert.deepEqual(tags(undefined), ['1g gold', '1s silver', '2g gold', '2s silver']);
  assert.deepEqual(tags('g [...]'), ['2g gold', '2s silver', '3g gold', '3s silver']);
  assert.deepEqual(tags('s [...]'), ['2s silver', '3g gold', '3s silver', '4g gold']);
});

test('a record holds fields, variations and comments', async () => {
  const { firstGame, isGame, wholeRecord } = await load('state.ts');
  const game = { ...firstGame, turns: ['A', 'B', 'C'], at: 3, lines: [['A', 'X', 'Y']], comments: [{ at: 0, text: 'so' }, { at: 2, text: 'two\nlines' }], fields: [['Gold', 'Anna']] };
  assert.ok(isGame(game));
  assert.equal(wholeRecord(game), 'Gold: Anna\nVariations: 1s X / 2g Y\nComments: -=+=-\nstart so\n1s two lines\n-=+=-\n\n1g A\n1s B\n2g C\n');
});

test('what memory holds is checked', async () => {
  const { firstGame, isArimaaState } = await load('state.ts');
  assert.ok(isArimaaState({ mode: 'play', game: firstGame }));
  for (const wrong of [null, 7, {}, { mode: 'dance' }, { mode: 'play', game: {} }, { mode: 'play', game: { ...firstGame, at: 1 } }, { mode: 'play', game: { ...firstGame, spent: ['x'] } }, { mode: 'play', game: { ...firstGame, fields: [['one']] } }]) assert.ok(!isArimaaState(wrong), JSON.stringify(wrong));
});
