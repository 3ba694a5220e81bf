// The calculator in a real browser: a worksheet is written, corrected, shared and exported, and the command line runs what was exported.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { drag, middle, onBothScreens, panel, toBoard } from '../hands.mjs';
import { hra, json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const bench = () => ({ server, browser });
const line = (page, number) => page.locator(`[data-line="${number}"]`);

onBothScreens(bench, 'a worksheet gives the numbers of the command line and runs there as a test', async (page, { finger, url }) => {
  await page.goto(`${url}#/calculator?start=empty`);
  const field = page.getByTestId('new-line');
  for (const text of ['# Two switches', 'g := {3|1}', 'g + ^', 'temperature(g)', 'domineering("2x3")']) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Compute' }).click();
  }
  const cli = await json('cgt', 'eval', '{3|1} + ^');
  await line(page, 3).getByTestId('result').getByText(cli.value, { exact: true }).waitFor();
  await line(page, 3).getByRole('button', { name: 'Thermograph' }).click();
  await page.getByTestId('thermograph').waitFor();
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Write results down as expected' }).click();
  await page.getByTestId('checked').getByText('4 of 4 lines give what was expected').waitFor();
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'As a file', exact: true }).click()]);
  const path = join(mkdtempSync(join(tmpdir(), 'hra-sheet-')), 'worksheet.cgt');
  await file.saveAs(path);
  const { stdout } = await promisify(execFile)(hra, ['cgt', 'run', path, '--json']);
  const run = JSON.parse(stdout);
  assert.deepEqual([run.agreed, run.failed], [4, 0]);
  await toBoard(page, { finger });
  await page.goto(`${url}#/calculator?start=empty`);
  await page.waitForFunction(() => document.querySelectorAll('[data-line]').length === 0);
  await page.goto(link);
  await line(page, 5).getByTestId('expected').waitFor();
});

test('mistakes stand at their letter, do not take other lines away, and are corrected by keyboard', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/calculator?start=empty`);
  const field = page.getByTestId('new-line');
  await field.focus();
  await page.keyboard.type('1 + )');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1/2 + 1/2');
  await page.keyboard.press('Enter');
  await line(page, 2).getByTestId('result').waitFor();
  assert.equal(await line(page, 1).locator('pre').textContent(), '1 + )\n    ^');
  // The arrows bring lines back; Tab completes.
  await page.keyboard.press('ArrowUp');
  assert.equal(await field.inputValue(), '1/2 + 1/2');
  await field.fill('tempera');
  await page.keyboard.press('Tab');
  assert.equal(await field.inputValue(), 'temperature(');
  await page.keyboard.type('+-1)');
  await page.keyboard.press('Enter');
  await line(page, 3).getByTestId('result').getByText('1', { exact: true }).waitFor();
  await line(page, 1).locator('input').fill('1 + 1');
  await page.keyboard.press('Enter');
  await line(page, 1).getByTestId('result').getByText('2', { exact: true }).waitFor();
  await page.reload();
  await line(page, 1).getByTestId('result').getByText('2', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

onBothScreens(bench, 'the tree of a value is drawn as deep as is wished, and boards of the worksheet are drawn', async (page, { url }) => {
  await page.goto(`${url}#/calculator?start=empty`);
  await page.getByTestId('new-line').fill('domineering("2x3")');
  await page.getByRole('button', { name: 'Compute' }).click();
  await line(page, 1).getByTestId('boards').locator('svg').waitFor();
  await line(page, 1).getByRole('button', { name: 'Tree' }).click();
  const drawn = page.getByTestId('value-tree');
  for (const depth of [1, 3]) {
    await drawn.getByLabel('Depth').fill(String(depth));
    await drawn.getByLabel('Depth').press('Enter');
    const { nodes } = await json('cgt', 'tree', 'domineering("2x3")', '--depth', String(depth));
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="value-tree"] [data-node]').length === count, nodes.length);
    assert.deepEqual(await drawn.locator('[data-node] title').allTextContents(), nodes.map((node) => node.value));
  }
  // A line that gives no game has none.
  await page.getByTestId('new-line').fill('1 = 2');
  await page.getByRole('button', { name: 'Compute' }).click();
  await line(page, 2).getByTestId('result').waitFor();
  assert.equal(await line(page, 2).getByRole('button', { name: 'Tree' }).count(), 0);
});

onBothScreens(bench, 'boards are dragged into a sum, which the command line solves alike, and it goes into the worksheet', async (page, hand) => {
  await page.goto(`${hand.url}#/calculator?start=sum`);
  const sum = page.getByTestId('sum');
  const offer = (part) => page.locator(`[data-offer="${part}"]`);
  const parts = async (count) => page.waitForFunction((wanted) => document.querySelectorAll('[data-part]').length === wanted, count);
  for (const [at, part] of ['domineering:3x3', 'nim:3'].entries()) {
    await offer(part).scrollIntoViewIfNeeded();
    await drag(page, hand, await middle(offer(part)), await middle(sum));
    await parts(at + 1);
  }
  await page.getByTestId('own-part').fill('clobber');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('alert').getByText('a colon').waitFor();
  await page.getByTestId('own-part').fill('col:2x2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await parts(3);
  const cli = await json('cgt', 'sum', 'domineering:3x3', 'nim:3', 'col:2x2');
  await page.getByTestId('sum-answer').getByText(`= ${cli.value}`, { exact: true }).waitFor();
  assert.equal(await page.getByTestId('sum-outcome').textContent(), cli.outcome);
  assert.deepEqual(await page.getByTestId('part-value').allTextContents(), cli.parts.map((part) => part.value));
  // What is dragged out is gone, and a reload keeps the rest.
  const name = page.locator('[data-part="1"] .head span');
  await name.scrollIntoViewIfNeeded();
  await drag(page, hand, await middle(name), { x: 20, y: 20 });
  await parts(2);
  await page.reload();
  await parts(2);
  await page.getByTestId('to-sheet').click();
  const last = page.locator('[data-line]').last();
  const two = await json('cgt', 'sum', 'domineering:3x3', 'col:2x2');
  await last.getByTestId('result').getByText(two.value, { exact: true }).waitFor();
  assert.equal(await last.locator('input').inputValue(), 'domineering("3x3") + col("2x2")');
});

test('a sum is put together by keyboard alone', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/calculator?start=sum`);
  await page.locator('[data-offer="nim:3"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByTestId('sum-outcome').getByText('P', { exact: true }).waitFor();
  await page.locator('[data-part="0"] button').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('sum-outcome').getByText('N', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
