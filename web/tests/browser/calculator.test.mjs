// The calculator in a real browser: a worksheet is written, corrected, shared and exported, and the command line runs what was exported.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
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

for (const [width, colorScheme, language] of [[360, 'dark', 'cs'], [1280, 'light', 'cs'], [360, 'light', 'en'], [1280, 'dark', 'en']]) {
  test(`nothing serious for axe after acting (${width}, ${colorScheme}, ${language})`, async () => {
    const { page, context, faults } = await visitor(browser, server.url, { viewport: { width, height: 740 }, colorScheme, language });
    await page.goto(`${server.url}#/calculator?start=example`);
    await page.getByTestId('new-line').fill('{1|');
    await page.keyboard.press('Enter');
    await page.getByTestId('wrong').waitFor();
    await line(page, 2).getByRole('button', { expanded: false }).click();
    await page.getByTestId('thermograph').waitFor();
    await page.getByTestId('new-line').fill('mea');
    assert.deepEqual(await seriousFindings(page), []);
    if (process.env.HRA_PICTURES) await page.screenshot({ path: `${process.env.HRA_PICTURES}/calculator-${width}-${colorScheme}.png` });
    await panel(page, 'saved');
    assert.deepEqual(await seriousFindings(page), []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
