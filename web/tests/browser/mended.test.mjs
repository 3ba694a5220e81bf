// What a new user once stumbled over, each with a mouse in a wide window and with a finger on a phone; it must not come back.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser, folder;
before(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  folder = mkdtempSync(join(tmpdir(), 'hra-mended-'));
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const screens = {
  'with a mouse': { viewport: { width: 1280, height: 800 } },
  'with a finger': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const panel = (page, name) => page.locator(`[data-panel="${name}"]`).click();
const put = (page, box, finger) => (finger ? page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2) : page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
/** A drag that the browser itself takes for one: by the mouse, or as touches. */
async function drag(page, context, from, to, finger) {
  if (!finger) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    return page.mouse.up();
  }
  const session = await context.newCDPSession(page);
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step++) await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  await touch('touchEnd', []);
}
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const graph = (edges, count = 3) => ({
  format: 'hra-graph', version: 1, start: 0,
  vertices: Array.from({ length: count }, (_, index) => (index === count - 1 ? { kind: 'sink', value: '1' } : { kind: 'max', name: index === 1 ? 'b' : '' })),
  edges,
});
async function open(page, file) {
  const path = join(folder, 'given.json');
  writeFileSync(path, JSON.stringify(file));
  await page.locator('input[type="file"]').setInputFiles(path);
}

for (const [name, options] of Object.entries(screens)) {
  const finger = options.hasTouch === true;
  const test_ = (title, body) =>
    test(`${title} (${name})`, async () => {
      const { page, context, faults } = await visitor(browser, server.url, options);
      await body(page, context);
      assert.deepEqual(faults, []);
      await context.close();
    });

  test_('a piece of Ludo is dragged without scrolling, large enough to touch, and leaves no ring around it', async (page, context) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    const piece = page.locator('[data-piece="1-1"]');
    await piece.waitFor();
    const reach = await piece.locator('.reach').boundingBox();
    assert.ok(reach.width >= 24, `${reach.width} pixels to touch`);
    await drag(page, context, await middle(piece), await middle(page.locator('svg circle.field').nth(2)), finger);
    await page.waitForFunction(() => document.querySelector('[data-testid="position"]').value === '3,0/0,0/1');
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.match(await piece.evaluate((node) => getComputedStyle(node).outlineStyle), /none/);
    assert.deepEqual(await seriousFindings(page), []);
  });

  test_('opening and moving leaves the board in sight', async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('[data-heap="4"] [data-count="2"]').click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length >= 3);
    assert.equal(await page.evaluate(() => scrollY), 0);
    const box = await page.locator('.heaps').boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= options.viewport.height, 'the whole board is seen');
    assert.deepEqual(await seriousFindings(page), []);
  });

  test_('Grundy’s game is played by splitting heaps, by pointer and by keys', async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    await panel(page, 'game');
    await page.getByTestId('rules').selectOption('grundy');
    for (let heaps = 4; heaps > 1; heaps--) await page.getByRole('button', { name: 'One heap less' }).click();
    await page.getByLabel('Heap 1', { exact: true }).fill('9');
    await page.getByTestId('setup-changed').waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 1);
    if (finger) await page.keyboard.press('Escape');
    await page.locator('[data-heap="1"] [data-count="2"]').click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length >= 3);
    for (let moves = 0; !/won|lost/.test(await page.getByTestId('turn').textContent()); moves++) {
      assert.ok(moves < 12, 'the game ends');
      const count = await page.locator('[data-testid="moves"] li').count();
      const heap = page.locator('[data-heap]:has([data-cut])').first();
      await heap.focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.querySelectorAll('[data-testid="moves"] li').length > before, count);
      await page.waitForFunction(() => /won|lost/.test(document.querySelector('[data-testid="turn"]').textContent) || document.querySelector('[data-heap]').getAttribute('aria-disabled') === 'false');
    }
    await page.getByTestId('result').getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByTestId('course').waitFor({ state: 'attached' });
    await page.getByTestId('result').getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 1);
  });

  test_('two edges between the same vertices survive a reload, and what cannot be read is set aside', async (page) => {
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    await open(page, graph([{ from: 0, to: 1 }, { from: 0, to: 1 }, { from: 1, to: 2 }]));
    await page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('hra.graph', '{"strange":true}');
    });
    await page.reload();
    await panel(page, 'saved');
    await page.getByTestId('aside').getByText('Could not be read').first().waitFor();
  });

  test_('a game that cannot be solved is not offered to the perfect player, who hands over where he fails', async (page) => {
    await page.goto(`${server.url}#/ludo?start=play`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'game');
    await page.locator('.sizes select').first().selectOption('4');
    await page.getByLabel('Pieces each').selectOption('4');
    await page.getByLabel('Fields (4–52)').fill('40');
    await page.getByTestId('no-perfect').waitFor();
    assert.equal(await page.locator('form option[value="perfect"]').count(), 0);
    // An old game that has one all the same goes on in the person's hands.
    await page.evaluate(() => {
      const ludo = { mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game: { options: { players: ['perfect', 'human', 'human', 'human'], seats: 4, pieces: 4, fields: 40, position: '1,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0/1', die: 2 }, moves: [], at: 0 } };
      for (const storage of [localStorage, sessionStorage]) storage.setItem('hra.ludo', JSON.stringify(ludo));
    });
    await page.goto(server.url);
    await page.goto(`${server.url}#/ludo`);
    await page.getByTestId('handed').waitFor();
    await page.locator('.piece.able').first().waitFor();
  });

  test_('Delete works on what was just placed; an area is selected; a loop is drawn by two clicks', async (page, context) => {
    await page.goto(`${server.url}#/graph`);
    const pane = page.locator('.svelte-flow__pane');
    await pane.waitFor();
    const at = await pane.boundingBox();
    const place = async (kind, x, y) => {
      await page.locator(`[data-tool="${kind}"]`).click();
      await put(page, { x: at.x + x, y: at.y + y, width: 0, height: 0 }, finger);
    };
    await place('max', 70, 90);
    await place('min', 210, 200);
    await page.locator('.svelte-flow__node').nth(1).waitFor();
    await page.locator('[data-tool="edge"]').click();
    for (let time = 0; time < 2; time++) await put(page, await page.locator('.svelte-flow__node').nth(0).boundingBox(), finger);
    await page.locator('[data-edge="0-0"]').waitFor({ state: 'attached' });
    await page.locator('[data-tool="area"]').click();
    await drag(page, context, { x: at.x + 10, y: at.y + 10 }, { x: at.x + 290, y: at.y + 270 }, finger);
    await page.waitForFunction(() => document.querySelectorAll('.svelte-flow__node.selected').length === 2);
    await page.keyboard.press('Delete');
    await page.locator('.svelte-flow__node').first().waitFor({ state: 'detached' });
    await place('max', 120, 120);
    await page.locator('.svelte-flow__node').first().waitFor();
    await page.keyboard.press('Delete');
    await page.locator('.svelte-flow__node').first().waitFor({ state: 'detached' });
  });

  test_('two hundred vertices are laid out and all seen; two thousand are listed and searched', async (page) => {
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    const ring = (count) => graph(Array.from({ length: count - 1 }, (_, index) => [{ from: index, to: index + 1 }, { from: index, to: (index * 7) % count }]).flat(), count);
    await open(page, ring(200));
    await page.waitForFunction(() => document.querySelectorAll('.svelte-flow__node').length === 200);
    await page.waitForFunction(() => {
      const table = document.querySelector('.table').getBoundingClientRect();
      return [...document.querySelectorAll('.svelte-flow__node')].every((node) => { const box = node.getBoundingClientRect(); return box.x >= table.x - 1 && box.right <= table.right + 1 && box.y >= table.y - 1 && box.bottom <= table.bottom + 1; });
    });
    await open(page, ring(2000));
    await page.getByTestId('listing').waitFor();
    await page.getByLabel('Search by name or number').fill('1234');
    await page.getByTestId('listing').getByRole('button', { name: '1234' }).first().waitFor();
  });

  test_('problems call a vertex by its name, decimal commas are read, and “Draw” keeps the drawing', async (page) => {
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    await open(page, graph([{ from: 0, to: 1 }, { from: 1, to: 2 }]));
    await page.locator('.svelte-flow__node').nth(2).waitFor();
    await page.locator('.svelte-flow__node').nth(1).click();
    await panel(page, 'selection');
    await page.getByRole('button', { name: 'Delete the edge to 2' }).click();
    await page.locator('#panel-selection').getByText('vertex b has no successor').waitFor();
    await page.getByLabel('Kind').selectOption('sink');
    await page.getByLabel('Value, from 0 to 1').fill('0,25');
    await page.getByLabel('Value, from 0 to 1').press('Enter');
    if (finger) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByTestId('value').waitFor();
    assert.ok(Math.abs(Number(await page.getByTestId('value').textContent()) - 0.25) < 1e-6);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Draw' }).click();
    await page.locator('.svelte-flow__node').nth(2).waitFor();
  });

  test_('who looks back finds the way to the game; a stale link is taken away; variations stay', async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('[data-heap="4"] [data-count="2"]').click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length === 3);
    await panel(page, 'saved');
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.getByTestId('link').waitFor();
    await panel(page, 'moves');
    await page.locator('[data-index="1"]').click();
    await page.getByTestId('looking-back').getByRole('button').waitFor();
    await panel(page, 'saved');
    assert.equal(await page.getByTestId('link').count(), 0);
    if (finger) await page.keyboard.press('Escape');
    await page.getByTestId('looking-back').getByRole('button').click();
    await page.getByTestId('looking-back').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelector('[data-heap="4"] .size').textContent === '7');
    await page.locator('[data-heap="4"] [data-count="3"]').click();
    await panel(page, 'moves');
    await page.getByRole('button', { name: /^or 2 from 4/ }).waitFor();
  });
}

test('a server that comes back brings the view with its looks, and takes its error away', async () => {
  const first = await startServer();
  const port = new URL(first.url).port;
  const { page, context } = await visitor(browser, first.url);
  await page.goto(first.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await first.stop({ keepFolder: true });
  await page.getByRole('link', { name: 'Heaps' }).click();
  await page.getByRole('alert').waitFor();
  const again = await startServer({ folder: first.folder, args: ['--port', port] });
  await page.locator('.token').first().waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  assert.equal(await page.locator('.heaps').evaluate((node) => getComputedStyle(node).display), 'flex');
  await context.close();
  await again.stop();
});

test('two tabs keep their own drawings, and neither loses anything', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/graph?start=example`);
  await page.locator('.svelte-flow__node').nth(8).waitFor();
  const other = await context.newPage();
  await other.goto(`${server.url}#/graph`);
  await other.locator('.svelte-flow__node').nth(8).waitFor();
  await panel(other, 'files');
  await other.getByRole('button', { name: 'New', exact: true }).click();
  await other.locator('.svelte-flow__node').first().waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Another tab').waitFor();
  await page.reload();
  await page.locator('.svelte-flow__node').nth(8).waitFor();
  await panel(other, 'saved');
  await other.reload();
  await panel(other, 'saved');
  await other.getByTestId('aside').getByText('From another tab').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
