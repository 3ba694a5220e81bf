// The graph editor in a real browser: drawn by mouse, worked by keyboard, solved as the command line solves, nothing lost.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser, folder;
before(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  folder = mkdtempSync(join(tmpdir(), 'hra-graph-'));
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const vertices = (page) => page.locator('.svelte-flow__node');
const panel = (page, name) => page.locator(`[data-panel="${name}"]`).click();
const lines = (page) => page.locator('[data-edge]');
const tool = (page, name) => page.locator(`[data-tool="${name}"]`).click();
const solveButton = (page) => page.getByRole('button', { name: 'Solve', exact: true });
/** Where a vertex's middle is on the screen. */
async function middle(page, number) {
  const box = await vertices(page).nth(number).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.width / 2 };
}
/** Draws an edge from the rim of one vertex to another. */
async function drag(page, from, to) {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const rim = 0.9 * a.r;
  await page.mouse.move(a.x + ((b.x - a.x) / far) * rim, a.y + ((b.y - a.y) / far) * rim);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}
async function put(page, kind, x, y) {
  const count = await vertices(page).count();
  await tool(page, kind);
  const box = await page.locator('.svelte-flow__pane').boundingBox();
  await page.mouse.click(box.x + x, box.y + y);
  await vertices(page).nth(count).waitFor();
}
/** What the file that the page saves says, and what the command line makes of it. */
async function savedAs(page, format) {
  await panel(page, 'files');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: format, exact: true }).click()]);
  const path = join(folder, `${Math.random().toString(36).slice(2)}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  return path;
}
const shown = async (page) => Promise.all((await page.locator('[data-testid^="value-"]').all()).map((value) => value.textContent()));

/** Max chooses between a draw and Min; Min between a half and the start again. */
async function drawExample(page) {
  await page.goto(`${server.url}#/graph?start=empty`);
  await page.locator('.svelte-flow__pane').waitFor();
  await put(page, 'max', 120, 200);
  await put(page, 'chance', 320, 100);
  await put(page, 'min', 320, 320);
  await put(page, 'sink', 560, 100);
  await put(page, 'sink', 560, 320);
  await page.getByLabel('Value, from 0 to 1').fill('1/4');
  await page.getByLabel('Value, from 0 to 1').press('Enter');
  await tool(page, 'select');
  for (const [from, to] of [[0, 1], [0, 2], [1, 3], [1, 2], [2, 4], [2, 0]]) await drag(page, from, to);
  await lines(page).nth(5).waitFor({ state: 'attached' });
}

test('a graph drawn by mouse is solved as the command line solves it, and nothing is lost on reload', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await drawExample(page);
  assert.equal(await lines(page).count(), 6);
  // Weights: click the edge of the chance vertex that leads to the sink of value 1.
  await vertices(page).nth(1).click();
  await page.getByLabel('Probability of going to 3').fill('1/3');
  await page.getByLabel('Probability of going to 3').press('Enter');
  await page.getByText('One problem').waitFor({ state: 'attached' });
  await page.locator('.problem').waitFor();
  assert.ok(await solveButton(page).isDisabled(), 'a graph with problems cannot be solved');
  await page.getByLabel('Probability of going to 2').fill('2/3');
  await page.getByLabel('Probability of going to 2').press('Enter');
  await page.locator('.problem').waitFor({ state: 'detached' });
  await solveButton(page).click();
  await page.getByTestId('value').waitFor();

  const cli = await json('graph', 'solve', await savedAs(page, 'XML'));
  assert.equal(await page.getByTestId('value').textContent(), String(cli.value));
  for (const [number, value] of cli.values.entries()) {
    await vertices(page).nth(number).click();
    if (number !== 3 && number !== 4) assert.equal(await page.getByTestId('selected-value').locator('strong').textContent(), String(value));
  }
  const chosen = await page.locator('[data-chosen="true"]').count();
  assert.equal(chosen, cli.strategy.filter((to) => to !== null).length);

  const before = [await shown(page), readFileSync(await savedAs(page, 'JSON'), 'utf8')];
  await page.reload();
  await page.getByTestId('value').waitFor();
  assert.deepEqual([await shown(page), readFileSync(await savedAs(page, 'JSON'), 'utf8')], before);
  assert.deepEqual(faults, []);
  await context.close();
});

test('fractions are exact, and every method agrees with the command line', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/graph?start=example`);
  await vertices(page).nth(8).waitFor();
  const file = await savedAs(page, 'XML');
  const method = page.getByLabel('Method');
  await panel(page, 'solution');
  await method.selectOption('exact');
  await solveButton(page).click();
  await page.getByTestId('value').waitFor();
  assert.equal(await page.getByTestId('value').textContent(), '7/10');
  assert.equal((await json('graph', 'solve', file, '--exact')).value, '7/10');
  for (const name of ['interval', 'optimistic', 'strategy-iteration', 'hoffman-karp', 'shapley', 'program']) {
    await panel(page, 'solution');
    await page.getByRole('button', { name: 'Clear the result' }).click();
    await method.selectOption(name);
    await solveButton(page).click();
    await page.getByTestId('value').waitFor();
    assert.equal(await page.getByTestId('value').textContent(), String((await json('graph', 'solve', file, '--method', name)).value), name);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('undo, redo, several vertices at once, layout, and the keyboard alone', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await drawExample(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await undo.click();
  await lines(page).nth(5).waitFor({ state: 'detached' });
  await redo.click();
  await lines(page).nth(5).waitFor({ state: 'attached' });

  // Select all over the area, move them together by keys, take that back, delete them, take that back.
  const start = await middle(page, 0);
  await vertices(page).nth(0).focus();
  await page.keyboard.press('Control+a');
  await page.getByText('5 vertices selected').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(([x]) => document.querySelector('.svelte-flow__node').getBoundingClientRect().x > x + 1, [start.x - start.r]);
  await undo.click();
  await page.waitForFunction(([x]) => Math.abs(document.querySelector('.svelte-flow__node').getBoundingClientRect().x - x) < 1, [start.x - start.r]);
  await vertices(page).nth(0).focus();
  await page.keyboard.press('Delete');
  await vertices(page).first().waitFor({ state: 'detached' });
  await undo.click();
  await vertices(page).nth(4).waitFor();
  assert.equal(await lines(page).count(), 6);

  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.waitForFunction(([x, y]) => { const box = document.querySelector('.svelte-flow__node').getBoundingClientRect(); return Math.hypot(box.x - x, box.y - y) > 5; }, [start.x - start.r, start.y - start.r]);

  // A sink and an edge to it, with no mouse.
  await page.locator('[data-tool="sink"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Put it in the middle' }).focus();
  await page.keyboard.press('Enter');
  await vertices(page).nth(5).waitFor();
  await vertices(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New edge to').selectOption({ label: '5 (Sink)' });
  await page.getByRole('button', { name: 'Add edge' }).press('Enter');
  await lines(page).nth(6).waitFor({ state: 'attached' });
  assert.match(await page.getByTestId('announcement').textContent(), /Edge from 0 to 5 added/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('files of every format come back equal, and pictures are pictures', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/graph?start=example`);
  await vertices(page).nth(8).waitFor();
  const picker = page.locator('#panel-files input[type="file"]');
  const asJson = await savedAs(page, 'JSON');
  const asXml = await savedAs(page, 'XML');
  for (const file of [asXml, asJson]) {
    await panel(page, 'files');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await vertices(page).first().waitFor({ state: 'detached' });
    await picker.setInputFiles(file);
    await vertices(page).nth(8).waitFor();
    assert.equal(readFileSync(await savedAs(page, 'JSON'), 'utf8'), readFileSync(asJson, 'utf8'));
  }
  // Explicit transitions need their labels, and keep the value.
  const both = new Promise((resolve) => {
    const downloads = [];
    page.on('download', (download) => downloads.push(download) === 2 && resolve(downloads));
  });
  await panel(page, 'files');
  await page.getByRole('button', { name: '.tra', exact: true }).click();
  const [first, second] = await both;
  const paths = [];
  for (const download of [first, second]) {
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    paths.push(path);
  }
  await picker.setInputFiles(paths);
  await page.waitForFunction(() => document.querySelectorAll('.svelte-flow__node').length > 9);
  await solveButton(page).click();
  await page.getByTestId('value').waitFor();
  assert.ok(Math.abs(Number(await page.getByTestId('value').textContent()) - 0.7) < 1e-6);

  const svg = readFileSync(await savedAs(page, 'SVG'), 'utf8');
  assert.match(svg, /^<svg /);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
  assert.equal(readFileSync(await savedAs(page, 'PNG')).subarray(1, 4).toString(), 'PNG');

  const broken = join(folder, 'broken.xml');
  writeFileSync(broken, '<game version="1"><vertex id="0" kind="queen"/></game>');
  await picker.setInputFiles(broken);
  await page.getByRole('alert').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a link restores the whole drawing for somebody else, and the store keeps it', async () => {
  const { page, context } = await visitor(browser, server.url);
  await drawExample(page);
  await solveButton(page).click();
  await page.getByTestId('value').waitFor();
  const file = readFileSync(await savedAs(page, 'JSON'), 'utf8');
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  await page.getByLabel('Name').last().fill('mine');
  await page.getByRole('button', { name: 'Save in the workbench' }).click();
  await page.getByRole('button', { name: 'mine', exact: true }).waitFor();
  await context.close();

  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await other.page.getByTestId('value').waitFor();
  assert.equal(readFileSync(await savedAs(other.page, 'JSON'), 'utf8'), file);
  await panel(other.page, 'files');
  await other.page.getByRole('button', { name: 'New', exact: true }).click();
  await vertices(other.page).first().waitFor({ state: 'detached' });
  await panel(other.page, 'saved');
  await other.page.getByRole('button', { name: 'mine', exact: true }).click();
  await vertices(other.page).nth(4).waitFor();
  assert.equal(readFileSync(await savedAs(other.page, 'JSON'), 'utf8'), file);
  // A link that somebody cut in half says so, and takes nothing away.
  await other.page.goto(`${server.url}#/graph?s=${new URL(link).hash.split('s=')[1].slice(0, 40)}`);
  await other.page.getByRole('alert').waitFor();
  assert.equal(await vertices(other.page).count(), 5);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test('a model is read, asked about by choices, and answered as the command line answers', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/graph?start=empty`);
  await panel(page, 'model');
  const text = readFileSync(new URL('../../src/views/graph/example.prism', import.meta.url), 'utf8');
  const file = join(folder, 'climb.prism');
  writeFileSync(file, text);
  await page.locator('#panel-model input[type="file"]').setInputFiles(file);
  const side = page.locator('#panel-model');
  const property = side.getByLabel('Property');
  await side.getByLabel('climber').waitFor();
  const ask = side.getByRole('button', { name: 'Compute' });
  const byTerminal = (asked, constants, ...more) => json('graph', 'solve', file, '--property', asked, '--const', constants, ...more);
  const cut = async (name) => side.getByTestId(name).textContent();

  // A constant that the model leaves open is asked for by name.
  await ask.click();
  await page.getByRole('alert').filter({ hasText: 'N' }).first().waitFor();
  await side.getByLabel('N', { exact: true }).fill('4');
  await ask.click();
  await side.getByTestId('model-value').waitFor();
  assert.equal(await property.inputValue(), '<<climber>> Pmax=? [F "summit"]');
  const first = await byTerminal('<<climber>> Pmax=? [F "summit"]', 'N=4');
  assert.equal(await cut('model-value'), String(first.property.value));
  assert.equal(await cut('bounds'), `${first.property.lower} – ${first.property.upper}`);

  // Other constants, a threshold: yes or no with the margin.
  await side.getByLabel('p', { exact: true }).fill('2/3');
  assert.equal(await side.getByTestId('model-value').count(), 0, 'an answer to another question is not shown');
  await side.getByLabel('Question').selectOption('>=');
  await side.getByLabel('Threshold').fill('0.3');
  await ask.click();
  await side.getByTestId('holds').waitFor();
  const second = await byTerminal('<<climber>> P>=0.3 [F "summit"]', 'N=4,p=2/3');
  assert.equal(await cut('holds'), second.property.holds ? 'yes' : 'no');
  assert.ok((await cut('margin')).includes(String(second.property.margin)));
  await side.getByLabel('Threshold').fill('1');
  await ask.click();
  await side.getByText('by edges alone').waitFor();
  assert.equal(await cut('holds'), 'no');

  // The other player, steps, rewards as fractions.
  await side.getByLabel('climber').uncheck();
  await side.getByLabel('wind').check();
  await side.getByLabel('About what').selectOption('reward');
  await side.locator('[data-ask="target"]').selectOption('end');
  await side.getByLabel('Question').selectOption('min');
  await side.getByLabel('exact fractions').check();
  await ask.click();
  await side.getByTestId('model-value').waitFor();
  const third = await byTerminal('<<wind>> Rmin=? [F "end"]', 'N=4,p=2/3', '--exact');
  assert.equal(await cut('model-value'), third.property.value === 'infinity' ? '∞' : third.property.value);
  await side.getByLabel('About what').selectOption('time');
  await ask.click();
  await side.getByTestId('model-value').waitFor();
  const fourth = await byTerminal('<<wind>> Tmin=? [F "end"]', 'N=4,p=2/3', '--exact');
  assert.equal(await cut('model-value'), fourth.property.value === 'infinity' ? '∞' : fourth.property.value);
  await side.getByLabel('exact fractions').uncheck();
  await side.getByLabel('About what').selectOption('reach');
  await side.getByLabel('In at most so many steps').fill('6');
  assert.equal(await property.inputValue(), '<<wind>> Pmin=? [F<=6 "end"]');
  await ask.click();
  await side.getByTestId('model-value').waitFor();
  assert.equal(await cut('model-value'), String((await byTerminal('<<wind>> Pmin=? [F<=6 "end"]', 'N=4,p=2/3')).property.value));

  // Written by hand; what is wrong is told; kept over a reload; drawn.
  await property.fill('P=? [X X "end"]');
  await ask.click();
  await page.getByRole('alert').filter({ hasText: 'X' }).first().waitFor();
  await property.fill('<<climber>> Pmax=? [F "end"]');
  await property.press('Tab');
  await page.reload();
  await panel(page, 'model');
  await side.getByLabel('climber').waitFor();
  assert.equal(await property.inputValue(), '<<climber>> Pmax=? [F "end"]');
  await ask.click();
  await side.getByTestId('model-value').waitFor();
  await side.getByRole('button', { name: 'Draw its graph' }).click();
  await vertices(page).first().waitFor();
  assert.ok(faults.every((fault) => /400|422/.test(fault)), String(faults));
  await context.close();
});
