// Games on boards in a real browser: every game of the list played to its end, by mouse, finger and keys; drawn positions have the command line's numbers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drag, middle, onBothScreens, panel, put, toBoard } from '../hands.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const bench = () => ({ server, browser });

const turn = (page) => page.getByTestId('turn').textContent();
const over = async (page) => /won|lost/.test(await turn(page));
const square = (page, row, column) => page.locator(`[data-square="${row},${column}"]`);
const open = '[data-square][aria-disabled="false"], [data-edge][aria-disabled="false"]';
/** Until it is our turn again, or over. */
const settled = (page) => page.waitForFunction((selector) => {
  const text = document.querySelector('[data-testid="turn"]')?.textContent ?? '';
  return /won|lost/.test(text) || (/Your move/.test(text) && document.querySelector(selector));
}, open);
/** Begins a game of the list on its sample, or on another board. */
async function begin(page, game, board) {
  await panel(page, 'game');
  await page.getByTestId('game').selectOption(game);
  if (board) await page.getByTestId('text').fill(board);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction((name) => document.querySelector('[data-testid="about"]')?.textContent === name, await page.getByTestId('game').locator('option:checked').textContent());
}
/** Touches what can be touched until a move is made, with this hand. */
async function move(page, touch) {
  const count = () => page.locator('[data-testid="moves"] [data-index]').count();
  const before = await count();
  for (let touches = 0; touches < 4 && (await count()) === before; touches++) {
    if (touches > 0 && (await page.locator('[data-square][aria-selected="true"]').count()) !== touches) break;
    await touch(page.locator(open).first());
    await page.waitForFunction(([made, done]) => document.querySelectorAll('[data-testid="moves"] [data-index]').length > made || document.querySelectorAll('[data-square][aria-selected="true"]').length > done, [before, touches]);
  }
  await settled(page);
}

onBothScreens(bench, 'every game of the list is played to its end', async (page, { finger, url }) => {
  await page.goto(`${url}#/board?start=play`);
  await page.locator(open).first().waitFor();
  const games = await (await page.request.get(`${url}api/board/games`)).json();
  assert.ok(games.length >= 9);
  for (const game of games) {
    await begin(page, game.name, game.name === 'amazons' ? 'x./.o' : undefined);
    await toBoard(page, { finger });
    await settled(page);
    for (let moves = 0; !(await over(page)); moves++) {
      assert.ok(moves < 40, `${game.name} ends`);
      await move(page, async (target) => put(page, await middle(target), finger));
    }
    assert.match(await page.getByTestId('result').textContent(), /won/, game.name);
  }
});

/** By arrows over the squares, or by Tab over the edges, to what is to be touched, and Enter. */
async function reach(page, target) {
  const [square, edge] = await Promise.all(['data-square', 'data-edge'].map((name) => target.getAttribute(name)));
  if (square === null) {
    for (let steps = 0; steps < 60 && !(await page.evaluate((wanted) => document.activeElement?.dataset.edge === wanted, edge)); steps++) await page.keyboard.press('Tab');
    return page.keyboard.press('Enter');
  }
  const here = page.locator('[role="gridcell"][tabindex="0"]');
  await here.focus();
  const [[row, column], [fromRow, fromColumn]] = [square, await here.getAttribute('data-square')].map((text) => text.split(',').map(Number));
  for (let step = 0; step < Math.abs(row - fromRow); step++) await page.keyboard.press(row > fromRow ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(column - fromColumn); step++) await page.keyboard.press(column > fromColumn ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
}

test('every game of the list is played to its end by keyboard alone, also against one who errs, and moves are announced', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  const games = await (await page.request.get(`${server.url}api/board/games`)).json();
  for (const [index, { name, sample }] of games.entries()) {
    await page.goto(server.url);
    const game = { options: { game: name, board: name === 'amazons' ? 'x./.o' : sample, misere: false, players: ['human', index % 2 === 0 ? 'perfect' : 'student:0.3'] }, moves: [], at: 0 };
    await page.evaluate((text) => sessionStorage.setItem('hra.board', text), JSON.stringify(game));
    await page.goto(`${server.url}#/board`);
    await page.getByTestId('about').waitFor();
    await settled(page);
    for (let moves = 0; !(await over(page)); moves++) {
      assert.ok(moves < 40, `${name} ends`);
      await move(page, (target) => reach(page, target));
      assert.match(await page.getByTestId('announcement').textContent(), /: .|wins|over/, name);
    }
    assert.match(await page.getByTestId('result').textContent(), /won/, name);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

onBothScreens(bench, 'dominoes are drawn from one square to the other, and a shape with one stroke', async (page, hand) => {
  await page.goto(`${hand.url}#/board?start=play`);
  await page.locator(open).first().waitFor();
  await drag(page, hand, await middle(square(page, 1, 1)), await middle(square(page, 2, 1)));
  await page.locator('[data-testid="moves"] [data-index="1"]').waitFor({ state: 'attached' });
  await settled(page);
  await page.goto(`${hand.url}#/board?start=draw`);
  await square(page, 3, 3).waitFor();
  await page.locator('[data-tool="#"]').click();
  const [from, to] = [await middle(square(page, 0, 0)), await middle(square(page, 0, 3))];
  await drag(page, hand, from, to);
  await page.waitForFunction(() => /^#+[.]?\//.test(document.querySelector('[data-testid="drawn"]').textContent));
  const [first, ...rest] = (await page.getByTestId('drawn').textContent()).split('/');
  assert.ok(first.startsWith('###'), `the stroke reaches across: ${first}`);
  assert.deepEqual(rest, ['....', '....', '....'], 'and touches nothing else');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction((before) => document.querySelector('[data-testid="drawn"]').textContent.split('/')[0] !== before, first);
});

onBothScreens(bench, 'stones are placed, and have the numbers of the command line', async (page, hand) => {
  await page.goto(`${hand.url}#/board?start=play`);
  await page.locator(open).first().waitFor();
  await panel(page, 'game');
  await page.getByTestId('game').selectOption('clobber');
  await page.getByTestId('text').fill('..../....');
  await page.getByRole('button', { name: 'Draw the board' }).click();
  await square(page, 1, 3).waitFor();
  for (const [stone, squares] of [['x', [[0, 0], [0, 2], [1, 1]]], ['o', [[0, 1], [1, 0]]], ['#', [[1, 3]]]]) {
    await page.locator(`[data-tool="${stone}"]`).click();
    for (const [row, column] of squares) await put(page, await middle(square(page, row, column)), hand.finger);
  }
  const drawn = await page.getByTestId('drawn').textContent();
  assert.equal(drawn, 'xox./ox.#');
  await panel(page, 'worth');
  await page.getByLabel('Show value').check();
  const cli = await json('clobber', 'value', drawn);
  await page.getByTestId('value').getByText(cli.value, { exact: true }).waitFor();
  assert.equal(await page.getByTestId('outcome').textContent(), cli.outcome);
});

onBothScreens(bench, 'a drawn board has the numbers of the command line', async (page, { finger, url }) => {
  await page.goto(`${url}#/board?start=draw`);
  await square(page, 0, 0).waitFor();
  await page.locator('[data-tool="#"]').click();
  for (const [row, column] of [[0, 0], [1, 2], [3, 3]]) await put(page, await middle(square(page, row, column)), finger);
  const drawn = await page.getByTestId('drawn').textContent();
  assert.equal(drawn, '#.../..#./..../...#');
  await panel(page, 'worth');
  await page.getByLabel('Show value').check();
  const cli = await json('domineering', 'value', drawn);
  await page.getByTestId('temperature').waitFor();
  assert.equal(await page.getByTestId('value').textContent(), cli.value);
  assert.equal(await page.getByTestId('outcome').textContent(), cli.outcome);
  assert.equal(await page.getByTestId('temperature').textContent(), cli.temperature);
  const solved = await json('domineering', 'solve', drawn, '--all-moves');
  assert.equal((await page.getByTestId('winning-left').textContent()).split(':')[1].trim(), solved.first_moves.left.join(' ') || 'none');
  await page.getByTestId('thermograph').waitFor();
});

onBothScreens(bench, 'trees of Hackenbush are grown, cut and valued', async (page, { finger, url }) => {
  await page.goto(`${url}#/board?start=play`);
  await page.locator(open).first().waitFor();
  await panel(page, 'game');
  await page.getByTestId('game').selectOption('hackenbush');
  await page.getByTestId('text').fill('b');
  await page.getByRole('button', { name: 'Draw the board' }).click();
  await page.locator('[data-joint="1"]').waitFor();
  await page.locator('[data-tool="r"]').click();
  await put(page, await middle(page.locator('[data-joint="1"]')), finger);
  await page.locator('[data-tool="b"]').click();
  await put(page, await middle(page.locator('[data-joint="0"]')), finger);
  await page.waitForFunction(() => document.querySelector('[data-testid="drawn"]').textContent === 'br,b');
  await panel(page, 'worth');
  await page.getByLabel('Show value').check();
  const cli = await json('hackenbush', 'value', 'br,b');
  await page.waitForFunction((value) => document.querySelector('[data-testid="value"]')?.textContent === value, cli.value);
  await page.getByTestId('parts').getByText('1/2 + 1').waitFor();
  assert.equal(await page.locator('[data-tint]').count(), 2, 'parts are tinted');
});

onBothScreens(bench, 'what is being drawn survives a reload and goes along with a link', async (page, { url }) => {
  await page.goto(`${url}#/board?start=draw`);
  await square(page, 0, 0).waitFor();
  await page.locator('[data-tool="#"]').click();
  // By keys: the corner, and two further on.
  await square(page, 0, 0).focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const drawn = '#.../..#./..../....';
  await page.waitForFunction((text) => document.querySelector('[data-testid="drawn"]').textContent === text, drawn);
  await page.reload();
  await page.getByTestId('drawn').getByText(drawn).waitFor();
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const other = await visitor(browser, url);
  await other.page.goto(await page.getByTestId('link').inputValue());
  await other.page.getByTestId('drawn').getByText(drawn).waitFor();
  await other.page.getByRole('button', { name: 'Play this' }).click();
  await other.page.locator(open).first().waitFor();
  assert.equal(await other.page.locator('[data-letter="#"]').count(), 2);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test('one walks through the graph by clicking, and shares what is played', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/board?start=play`);
  await page.locator(open).first().waitFor();
  await begin(page, 'domineering', '2x3');
  await panel(page, 'worth');
  await page.getByText('Walk through the game').click();
  await page.getByTestId('walk-left').first().waitFor();
  // Two of the three upright dominoes are the same shape.
  assert.equal(await page.getByTestId('walk-left').count(), 2);
  const before = await page.getByTestId('walk-here').textContent();
  await page.getByTestId('walk-right').first().click();
  await page.waitForFunction((text) => document.querySelector('[data-testid="walk-here"]').textContent !== text, before);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForFunction((text) => document.querySelector('[data-testid="walk-here"]').textContent === text, before);
  await page.getByText('Graph of the game').click();
  // Every shape once: 2 x 3 becomes as many as the walk finds, and a click on one goes there.
  await page.locator('[data-shape]').nth(3).waitFor();
  const shapes = await (await page.request.post(`${server.url}api/board/shapes`, { data: { game: 'domineering', board: '2x3' } })).json();
  assert.equal(await page.locator('[data-shape]').count(), shapes.shapes.length);
  const to = shapes.shapes.at(-1);
  await page.locator(`[data-shape="${to.sketch.text}"]`).click();
  await page.waitForFunction((value) => document.querySelector('[data-testid="walk-here"] strong').textContent === value, to.value);
  await page.locator(`[data-shape="${to.sketch.text}"][aria-current="true"]`).waitFor();
  await move(page, async (target) => put(page, await middle(target), false));
  const letters = () => page.locator('[data-square]').evaluateAll((all) => all.map((cell) => cell.dataset.letter).join(''));
  const now = await letters();
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await other.page.waitForFunction((text) => [...document.querySelectorAll('[data-square]')].map((cell) => cell.dataset.letter).join('') === text, now);
  await page.reload();
  await page.waitForFunction((text) => [...document.querySelectorAll('[data-square]')].map((cell) => cell.dataset.letter).join('') === text, now);
  assert.deepEqual([...faults, ...other.faults], []);
  await context.close();
  await other.context.close();
});
