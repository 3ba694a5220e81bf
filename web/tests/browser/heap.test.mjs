// Heap games in a real browser: played to their end by mouse and by keyboard, with the answers of the command line.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const heap = (page, number) => page.locator(`[data-heap="${number}"]`);
const sizes = async (page) => Promise.all((await page.locator('.heap .size').all()).map(async (size) => Number(await size.textContent())));
/** Opens a panel beside the board, or from below. */
const panel = (page, name) => page.locator(`[data-panel="${name}"]`).click();
const turn = (page) => page.getByTestId('turn');
/** The token with which so many are taken. */
const token = (page, number, count) => heap(page, number).locator(`[data-count="${count}"]`);
const over = async (page) => /won|lost/.test(await turn(page).textContent());
/** Until it is our turn again, or over. */
const settled = (page) => page.waitForFunction(() => {
  const text = document.querySelector('[data-testid="turn"]').textContent;
  return /won|lost/.test(text) || (/Your move/.test(text) && document.querySelector('[data-heap]')?.getAttribute('aria-disabled') === 'false');
});

/** A winning move if there is one, as the command line says; else one token of the largest heap. */
async function best(rules, heaps) {
  const { winning_moves: winning } = await json('heap', 'solve', rules, ...heaps.map(String));
  const move = winning[0];
  if (!move) return { from: [heaps.indexOf(Math.max(...heaps)) + 1], take: [1] };
  return { from: move.from, take: Array.isArray(move.take) ? move.take : move.from.map(() => move.take) };
}

test('Wythoff against the perfect player, by mouse, to a won end', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=wythoff`);
  await token(page, 1, 1).waitFor();
  assert.deepEqual(await sizes(page), [3, 4, 5]);
  for (let moves = 0; !(await over(page)); moves++) {
    assert.ok(moves < 12, 'the game ends');
    const { from, take } = await best('wythoff', await sizes(page));
    const before = await sizes(page);
    for (const [index, number] of from.entries()) await token(page, number, take[index]).click();
    // Marks that more could be added to wait for a word.
    const button = page.locator('[data-choice]');
    await page.waitForFunction((sum) => document.querySelector('[data-choice]') || [...document.querySelectorAll('.heap .size')].reduce((all, size) => all + Number(size.textContent), 0) < sum, before.reduce((a, b) => a + b, 0));
    if (await button.count()) await button.click();
    await settled(page);
  }
  assert.match(await turn(page).textContent(), /You won/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('Nim by keyboard alone, to its end, and moves are announced', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=nim`);
  await heap(page, 1).waitFor();
  // P-position: the perfect player wins whatever we do, and says so.
  for (let moves = 0; !(await over(page)); moves++) {
    assert.ok(moves < 20, 'the game ends');
    const number = (await sizes(page)).findIndex((size) => size > 0) + 1;
    await heap(page, 1).focus();
    for (let step = 1; step < number; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    assert.equal(await heap(page, number).getAttribute('aria-valuenow'), '1');
    const before = await page.locator('[data-testid="moves"] li').count();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="moves"] li').length > count, before);
    await settled(page);
    assert.match(await page.getByTestId('announcement').textContent(), /Player 2/);
  }
  assert.match(await turn(page).textContent(), /You lost: Player 2 has won/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('hint, reasons and graph are those of the command line', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=wythoff`);
  await token(page, 1, 1).waitFor();
  const cli = await json('heap', 'solve', 'wythoff', '3', '4', '5');
  await panel(page, 'why');
  await page.getByText('Who wins, and why').click();
  assert.equal(await page.getByTestId('outcome').textContent(), cli.outcome);
  assert.equal(await page.getByTestId('why').locator('.explanation').textContent(), cli.explanation);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('hint').waitFor();
  assert.ok((await page.locator('.token.hinted').count()) > 0, 'the hint is shown on the heaps');
  await page.getByText('Graph of the game').click();
  const picture = page.locator('.picture img');
  await picture.waitFor();
  await page.waitForFunction(() => document.querySelector('.picture img').naturalWidth > 100);
  for (const [format, begins] of [['svg', '<svg'], ['png', '\x89PNG']]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`save-${format}`).click()]);
    assert.equal(file.suggestedFilename(), `game.${format}`);
    const bytes = readFileSync(await file.path());
    assert.ok(bytes.toString('latin1').startsWith(begins), format);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('back, forth and along the moves; reload and a link in a fresh browser keep the game', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=nim`);
  await token(page, 4, 2).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length === 3);
  await settled(page);
  const later = await sizes(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelector('[data-heap="4"] .size').textContent === '7');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.waitForFunction((text) => [...document.querySelectorAll('.heap .size')].map((size) => size.textContent).join() === text, later.join());
  await page.locator('[data-testid="moves"] [aria-current]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.querySelector('[aria-current="step"]').dataset.index === '1');
  assert.deepEqual(await sizes(page), [1, 3, 5, 5]);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('[aria-current="step"]').dataset.index === '0');
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('[aria-current="step"]').dataset.index === '2');
  await page.reload();
  await page.waitForFunction((text) => [...document.querySelectorAll('.heap .size')].map((size) => size.textContent).join() === text, later.join());
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await other.page.waitForFunction((text) => [...document.querySelectorAll('.heap .size')].map((size) => size.textContent).join() === text, later.join());
  assert.equal(await other.page.locator('[data-testid="moves"] li').count(), 3);
  assert.deepEqual([...faults, ...other.faults], []);
  await context.close();
  await other.context.close();
});

test('rules of one’s own, and what is wrong with them in words', async () => {
  const { page, context } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=own`);
  await token(page, 1, 3).waitFor();
  assert.equal(await heap(page, 1).locator('.token.able').count(), 5, 'one to three, or as many as from another heap');
  await panel(page, 'game');
  await page.getByLabel('Your rules').fill('game Odd\ntake 2 from one heap\nend normal\n');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-heap="1"] .token.able').length === 1);
  await panel(page, 'game');
  await page.getByLabel('Your rules').fill('game Odd\ntake two from one heap\n');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('alert').getByText('line 2').waitFor();
  await context.close();
});

test('a heap that is split asks what to leave', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/heap?start=nim`);
  await token(page, 1, 1).waitFor();
  await panel(page, 'game');
  await page.getByTestId('rules').selectOption('kayles');
  for (let heaps = 4; heaps > 1; heaps--) await page.getByRole('button', { name: 'One heap less' }).click();
  await page.getByLabel('Heap 1', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 1 && document.querySelector('.size').textContent === '5');
  await token(page, 1, 1).click();
  const choices = page.locator('[data-choice]');
  await choices.nth(2).waitFor();
  assert.deepEqual((await choices.allTextContents()).sort(), ['Leave 1 + 3', 'Leave 2 + 2', 'Leave 4']);
  await choices.filter({ hasText: '2 + 2' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length >= 2);
  assert.deepEqual(faults, []);
  await context.close();
});
