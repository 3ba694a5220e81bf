// Tables of payoffs, typed, pasted and solved, and trees, drawn and solved backwards; the page's numbers are the command line's.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const scratch = mkdtempSync(join(tmpdir(), 'hra-matrix-'));
function file(name, text) {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}
const cell = (page, row, column, side = 0) => page.locator(`[data-cell="${row}-${column}"] input[data-side="${side}"]`);
/** As a browser pastes what was copied from a spreadsheet. */
const paste = (page, row, column, text) => cell(page, row, column).evaluate((input, content) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', content);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}, text);
const solve = (page, name = 'Solve') => page.getByRole('button', { name, exact: true }).click();
const shares = (page) => page.locator('[data-share]').evaluateAll((bars) => bars.map((bar) => bar.dataset.share));
async function opened(page, hand) {
  await page.goto(`${hand.url}#/matrix?start=table`);
  await cell(page, 0, 0).waitFor();
}

both('a table pasted from a spreadsheet is solved as the command line solves it', async (page, hand) => {
  await opened(page, hand);
  await paste(page, 0, 0, '\tleft\tmiddle\tright\nup\t2\t-1\t0,5\ndown\t-1\t3\t1\n');
  await page.waitForFunction(() => document.querySelectorAll('[data-row]').length === 2);
  assert.equal(await page.getByLabel('Name of row 2').inputValue(), 'down');
  await solve(page);
  await page.getByTestId('value').waitFor({ state: 'attached' });
  const theirs = await json('matrix', 'solve', file('pasted.csv', ';left;middle;right\nup;2;-1;0,5\ndown;-1;3;1\n'), '--exact');
  assert.equal(await page.getByTestId('value').textContent(), theirs.value);
  assert.deepEqual(await shares(page), [...theirs.row_strategy, ...theirs.column_strategy]);
  // Two rows have their picture.
  await page.getByTestId('lines').waitFor();
  assert.match(await page.getByTestId('lines').getAttribute('aria-label'), new RegExp(`sure of ${theirs.value.replace('/', '.')}`));
  assert.deepEqual(await seriousFindings(page), []);

  // Reload, link and store keep the table.
  await page.reload();
  await cell(page, 1, 2).waitFor();
  assert.equal(await cell(page, 0, 2).inputValue(), '0,5');
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const name = `pasted ${hand.finger}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save in the workbench' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await other.page.waitForFunction(() => document.querySelector('[data-cell="1-1"] input')?.value === '3');
  await other.context.close();
});

both('a game with two columns has its picture of lines, too', async (page, hand) => {
  await opened(page, hand);
  await paste(page, 0, 0, '1\t4\n3\t-2\n2\t2\n0\t5');
  await solve(page);
  await page.getByTestId('lines').waitFor();
  const theirs = await json('matrix', 'solve', file('narrow.txt', '1 4\n3 -2\n2 2\n0 5\n'), '--exact');
  await page.getByTestId('value').waitFor({ state: 'attached' });
  assert.equal(await page.getByTestId('value').textContent(), theirs.value);
  assert.ok((await page.getByTestId('lines').getAttribute('aria-label')).endsWith(`pays at most ${theirs.value}.`));
});

both('dominated strategies are struck out one after another, and the saddle point is marked', async (page, hand) => {
  await opened(page, hand);
  await paste(page, 0, 0, '5\t6\t4\t5\n-3\t5\t3\t7\n7\t8\t-1\t6');
  await solve(page);
  await page.getByTestId('value').waitFor({ state: 'attached' });
  const theirs = await json('matrix', 'solve', file('saddle.txt', '5 6 4 5\n-3 5 3 7\n7 8 -1 6\n'), '--exact');
  assert.deepEqual(theirs.saddle_points, [[1, 3]]);
  assert.equal(await page.locator('td.marked').count(), 1);
  assert.ok(await page.locator('[data-cell="0-2"].marked').count());
  assert.ok(theirs.dominated.length > 0);
  for (const [index, { player, removed }] of theirs.dominated.entries()) {
    await page.getByRole('button', { name: 'One step on' }).click();
    assert.equal(await page.getByTestId('step').textContent(), `${index + 1} / ${theirs.dominated.length}`);
    await page.locator(player === 'row' ? `tr.struck[data-row="${removed - 1}"]` : `td.struck[data-cell="0-${removed - 1}"]`).waitFor();
  }
  assert.deepEqual(await seriousFindings(page), []);
  // Another table has another answer: the old one goes.
  await cell(page, 0, 0).fill('50');
  await cell(page, 0, 0).press('Enter');
  await page.getByTestId('step').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByTestId('step').waitFor();
}, { colorScheme: 'dark' });

both('all equilibria of a game with payoffs of both are listed and shown', async (page, hand) => {
  await opened(page, hand);
  await panel(page, 'source');
  await page.getByTestId('table-text').fill('(3, 2) (0, 0)\n(0, 0) (2, 3)');
  await page.getByRole('button', { name: 'Take over' }).click();
  await toBoard(page, hand);
  assert.equal(await cell(page, 1, 1, 1).inputValue(), '3');
  await solve(page);
  await panel(page, 'solution');
  await page.getByTestId('equilibria').waitFor();
  const theirs = await json('matrix', 'solve', '--bimatrix', file('couple.txt', '3,2 0,0\n0,0 2,3\n'), '--exact');
  assert.equal(await page.getByTestId('equilibria').locator('li').count(), theirs.equilibria.length);
  for (const [index, { row_strategy, column_strategy }] of theirs.equilibria.entries()) {
    await page.getByTestId('equilibria').getByRole('button').nth(index).click();
    assert.deepEqual(await shares(page), [...row_strategy, ...column_strategy]);
  }
  assert.deepEqual(await seriousFindings(page), []);
});

both('the keyboard alone types a table and solves it; what is missing is said, in Czech too', async (page, hand) => {
  await opened(page, hand);
  await cell(page, 0, 0).focus();
  for (let row = 0; row < 3; row++) {
    for (const text of [row === 1 ? '0,5' : '1', '2', '3', '4']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // From the last cell of a row on to the name of the next, and into its first cell.
    await page.keyboard.press('Tab');
  }
  await cell(page, 1, 1).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alert').getByText('Řádek 2, sloupec 2').waitFor();
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement.closest('[data-cell]').dataset.cell), '0-1');
  await page.keyboard.press('Control+Enter');
  await page.getByTestId('value').waitFor({ state: 'attached' });
  assert.equal(await page.getByTestId('value').textContent(), '1');
  assert.equal(await page.getByRole('alert').count(), 0);
  assert.deepEqual(await seriousFindings(page), []);
}, { language: 'cs' });

const entry = 'tree 1\nplayers Rival, Owner\nRival\n  stay out: 0, 2\n  enter: Owner\n    share: 1, 1\n    fight: -1, -1\n';
async function planted(page, hand, example, first) {
  await page.goto(`${hand.url}#/matrix?start=tree`);
  await page.getByTestId('tree').waitFor();
  await panel(page, 'source');
  await page.locator('#panel-source select').selectOption(example);
  await page.locator(`[data-node="0"][aria-label^="${first}"]`).waitFor();
  await toBoard(page, hand);
}

both('a tree is solved backwards, step by step, as the command line solves it, and edited', async (page, hand) => {
  await planted(page, hand, 'entry', 'Rival');
  await solve(page);
  const theirs = await json('tree', 'solve', file('entry.txt', entry), '--exact');
  await page.getByTestId('worth').first().waitFor({ state: 'attached' });
  assert.deepEqual(await page.getByTestId('worth').allTextContents(), theirs.value);
  await page.getByRole('button', { name: 'One step on' }).click();
  assert.equal(await page.getByTestId('step-text').textContent(), 'Owner chooses share: 1; 1');
  await page.getByRole('button', { name: 'One step on' }).click();
  assert.equal(await page.getByTestId('step-text').textContent(), 'Rival chooses enter: 1; 1');
  assert.match(await page.locator('[data-node="2"]').getAttribute('aria-label'), /after enter, Owner decides, worth 1; 1, chosen/);
  assert.deepEqual(await seriousFindings(page), []);

  // The owner comes to like a fight: another tree, another answer.
  await page.locator('[data-node="4"]').click();
  await panel(page, 'node');
  await page.locator('[data-payoff="1"]').fill('1,5');
  await page.locator('[data-payoff="1"]').press('Enter');
  await toBoard(page, hand);
  await page.getByTestId('step').waitFor({ state: 'detached' });
  await solve(page);
  await page.getByTestId('step').waitFor();
  const angry = await json('tree', 'solve', file('angry.txt', entry.replace('-1, -1', '-1, 1.5')), '--exact');
  assert.deepEqual(await page.getByTestId('worth').allTextContents(), angry.value);
  await page.reload();
  await page.locator('[data-node="4"]').getByText('-1; 3/2').waitFor();
}, { colorScheme: 'dark' });

both('nodes that cannot be told apart are tied together, and their game is solved as a table', async (page, hand) => {
  await planted(page, hand, 'hidden', 'Alice');
  await page.locator('[data-set="dark"]').waitFor({ state: 'attached' });
  await solve(page);
  await panel(page, 'solution');
  await page.getByTestId('equilibria').waitFor();
  const text = 'tree 1\nplayers Alice, Bob\nAlice\n  head: Bob [dark]\n    head: 1, -1\n    tail: -1, 1\n  tail: Bob [dark]\n    head: -1, 1\n    tail: 1, -1\n';
  const theirs = await json('tree', 'table', file('hidden.txt', text), '--exact');
  assert.equal(await page.getByTestId('equilibria').locator('li').count(), theirs.equilibria.length);
  assert.match(await page.getByTestId('equilibria').textContent(), /1\/2/);
  assert.deepEqual(await seriousFindings(page), []);
});

both('a tree is grown, named and cut by mouse and finger, and the terminal solves the same tree alike', async (page, hand) => {
  await planted(page, hand, 'entry', 'Rival');
  const touch = (target) => (hand.finger ? target.tap() : target.click());
  await touch(page.locator('[data-node="1"]'));
  await touch(page.getByRole('button', { name: 'Add a move' }));
  await page.locator('[data-node="6"]').waitFor();
  await touch(page.locator('[data-node="2"]'));
  await panel(page, 'node');
  await page.getByTestId('move').fill('wait');
  await page.getByTestId('move').press('Enter');
  await page.locator('[data-payoff="0"]').fill('3/2');
  await page.locator('[data-payoff="0"]').press('Enter');
  await toBoard(page, hand);
  await touch(page.locator('[data-node="3"]'));
  await touch(page.getByRole('button', { name: 'Cut this branch off' }));
  await page.locator('[data-node="6"]').waitFor({ state: 'detached' });
  await solve(page);
  await page.getByTestId('worth').first().waitFor({ state: 'attached' });
  await panel(page, 'source');
  const text = await page.getByTestId('tree-text').inputValue();
  assert.match(text, /wait/);
  const theirs = await json('tree', 'solve', file('grown.txt', text), '--exact');
  assert.deepEqual(await page.getByTestId('worth').allTextContents(), theirs.value);
});

both('the keyboard alone grows a tree, cuts it and solves it', async (page, hand) => {
  await planted(page, hand, 'entry', 'Rival');
  await page.locator('[data-node="0"]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.node), '4');
  // Instead of the fight the rival decides once more.
  await page.keyboard.press('+');
  await page.locator('[data-node="6"]').waitFor();
  assert.match(await page.locator('[data-node="4"]').getAttribute('aria-label'), /Rival decides/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.locator('[data-node="6"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await page.locator('[data-node="6"]').waitFor();
  await page.keyboard.press('s');
  await page.getByTestId('worth').first().waitFor({ state: 'attached' });
  assert.deepEqual(await page.getByTestId('worth').allTextContents(), ['1', '1']);
  assert.deepEqual(await seriousFindings(page), []);
});
