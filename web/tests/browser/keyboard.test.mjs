// No mouse, no finger: a game of each kind is played to its end and a graph is drawn and solved, by keys alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { movesMade, until } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Tabs on until the focus is on something like this, as somebody does who looks for it. */
async function tabTo(page, selector) {
  for (let steps = 0; steps < 120; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}
const over = (page) => page.getByTestId('result').count().then((count) => count > 0);

for (const [name, viewport] of [['wide', { width: 1280, height: 800 }], ['narrow', { width: 360, height: 740 }]]) {
  test(`heaps are played to the end, on a ${name} screen`, async () => {
    const { page, context, faults } = await visitor(browser, server.url, { viewport });
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    for (let moves = 0; ; moves++) {
      assert.ok(moves < 30, 'the game ends');
      await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || document.querySelector('[data-heap]').getAttribute('aria-disabled') === 'false');
      if (await over(page)) break;
      const made = await movesMade(page);
      const number = await page.evaluate(() => [...document.querySelectorAll('.heap .size')].findIndex((size) => size.textContent !== '0') + 1);
      await tabTo(page, `[data-heap="${number}"]`);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await until(page, made + 1);
    }
    await tabTo(page, '[data-testid="result"] button');
    await page.keyboard.press('Enter');
    await page.getByTestId('result').waitFor({ state: 'detached' });
    assert.deepEqual(await seriousFindings(page), []);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`Ludo is played to the end, on a ${name} screen`, async () => {
    const { page, context, faults } = await visitor(browser, server.url, { viewport });
    await page.goto(server.url);
    const game = { options: { players: ['human', 'random'], seats: 2, pieces: 1, fields: 6 }, moves: [], at: 0 };
    await page.evaluate((text) => sessionStorage.setItem('hra.ludo', text), JSON.stringify({ mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game }));
    await page.goto(`${server.url}#/ludo`);
    await page.locator('.piece').first().waitFor();
    for (let steps = 0; ; steps++) {
      assert.ok(steps < 400, 'the game ends');
      await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || [...document.querySelectorAll('.act button')].some((button) => !button.disabled) || document.querySelector('.piece.able'));
      if (await over(page)) break;
      const made = await movesMade(page);
      if (await page.locator('.piece.able').count()) {
        await tabTo(page, '.piece.able');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('r');
      await until(page, made + 1);
    }
    assert.match(await page.getByTestId('turn').textContent(), /You (won|lost)/);
    assert.deepEqual(await seriousFindings(page), []);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test(`a graph is drawn and solved, on a ${name} screen`, async () => {
    const { page, context, faults } = await visitor(browser, server.url, { viewport });
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    const nodes = page.locator('.svelte-flow__node');
    // A tool by its figure, and P puts it where there is room.
    for (const [index, key] of ['1', '3', '4', '4'].entries()) {
      await page.keyboard.press(key);
      await page.keyboard.press('p');
      await nodes.nth(index).waitFor();
      // The value of a sink is asked for at once.
      if (key === '4') {
        await page.waitForFunction(() => document.activeElement?.matches('[data-sink-value]'));
        await page.keyboard.type(index === 2 ? '0' : '1/2');
        await page.keyboard.press('Enter');
      }
    }
    // Edges: the first vertex, then the second, with Enter.
    await page.keyboard.press('e');
    for (const [from, to] of [[1, 2], [1, 3], [2, 3], [2, 4]].map(([from, to]) => [`v${from}`, `v${to}`])) {
      for (const id of [from, to]) {
        await tabTo(page, `.svelte-flow__node[data-id="${id}"]`);
        await page.keyboard.press('Enter');
      }
    }
    await page.locator('[data-edge="1-3"]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-edge]').count(), 4);
    await page.locator('.problem').waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.getByTestId('value').waitFor();
    assert.ok(Math.abs(Number(await page.getByTestId('value').textContent()) - 0.25) < 1e-6);
    assert.deepEqual(await seriousFindings(page), []);
    // What a screen reader is told of a vertex: where its edges lead, and which is chosen. Handles are not for it.
    const first = await nodes.first().getAttribute('aria-label');
    assert.match(first, /Max 0, .*leads to 1 chosen/);
    assert.match(await nodes.nth(1).getAttribute('aria-label'), /leads to 2 1\/2, leads to 3 1\/2/);
    assert.equal(await page.getByRole('button', { name: /handle/i }).count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
