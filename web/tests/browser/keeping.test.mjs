// What was done on a view is found again: after going elsewhere and back, after a reload, from the workbench's store, and by a link in another browser.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
/** What is seen of a view: everything of a kind, by its value, its text or an attribute; or whether it is this. In the page itself. */
const read = ([selector, what, wanted]) => {
  const seen = [...document.querySelectorAll(selector)].map((one) => (what === 'value' ? one.value : what === 'text' ? one.textContent : one.getAttribute(what))).join(' ');
  return wanted === undefined ? seen : seen === wanted;
};

/** For each view: where one begins, what is there then, what one does, and what is seen of it then. */
const views = {
  heap: {
    start: 'nim',
    there: '.token',
    act: async (page) => {
      await page.locator('[data-heap="4"] [data-count="2"]').click();
      await page.locator('[data-testid="moves"] [data-index="2"]').waitFor({ state: 'attached' });
    },
    seen: ['.heap .size', 'text'],
  },
  graph: {
    start: 'example',
    there: '.svelte-flow__node >> nth=8',
    act: async (page) => {
      for (const key of ['1', 'p']) await page.keyboard.press(key);
      await page.locator('.svelte-flow__node').nth(9).waitFor();
    },
    seen: ['.svelte-flow__node', 'data-id'],
  },
  ludo: {
    start: 'solve',
    there: '[data-piece="1-1"]',
    act: async (page) => {
      await page.locator('[data-piece="1-1"]').focus();
      for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
      await page.locator('[data-testid="position"]').waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.querySelector('[data-testid="position"]').value.startsWith('2,0'));
    },
    seen: ['[data-testid="position"]', 'value'],
  },
  board: {
    start: 'play',
    there: '[data-square]',
    act: async (page) => {
      for (const square of ['1,1', '2,1']) await page.locator(`[data-square="${square}"]`).click();
      await page.locator('[data-testid="moves"] [data-index="2"]').waitFor({ state: 'attached' });
    },
    seen: ['[data-square]', 'data-letter'],
  },
  calculator: {
    start: 'empty',
    there: '[data-testid="new-line"]',
    act: async (page) => {
      for (const line of ['g := {3|1}', 'mean(g)']) {
        await page.getByTestId('new-line').fill(line);
        await page.keyboard.press('Enter');
      }
      await page.locator('[data-line="2"]').getByTestId('result').getByText('2', { exact: true }).waitFor();
    },
    seen: ['[data-line] input', 'value'],
  },
  kalah: {
    start: 'position',
    there: '[data-pit]',
    act: async (page) => {
      await page.locator('[data-pit="1-2"]').focus();
      for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
      await page.locator('[data-pit="1-2"][data-beans="6"]').waitFor();
    },
    seen: ['[data-beans]', 'data-beans'],
  },
  matrix: {
    start: 'table',
    there: '[data-cell]',
    act: async (page) => {
      await page.locator('[data-cell="0-0"] input').first().fill('7/2');
      await page.keyboard.press('Enter');
    },
    seen: ['[data-cell] input', 'value'],
  },
  lab: {
    start: 'results',
    there: '[data-result]',
    act: async (page) => {
      await page.locator('.top select').selectOption('heap');
      await page.locator('[data-result="heap/subtract-3-4"] button').click();
      await page.locator('[data-result="heap/subtract-3-4"].agrees').waitFor();
    },
    seen: ['tr.agrees', 'data-result'],
  },
};
const look = (page, { seen }) => page.evaluate(read, seen);
/** Until a page shows the same. */
const shows = (page, { seen }, wanted, what) => page.waitForFunction(read, [...seen, wanted]).catch(async () => assert.equal(await look(page, { seen }), wanted, what));

for (const [name, view] of Object.entries(views)) {
  onBothScreens(() => ({ browser, server }), `${name}: what was done is found again, wherever one has been`, async (page, hand) => {
    const address = `${server.url}#/${name}`;
    await page.goto(`${address}?start=${view.start}`);
    await page.locator(view.there).first().waitFor();
    const fresh = await look(page, view);
    await view.act(page);
    const done = await look(page, view);
    assert.notEqual(done, fresh, `${name}: something was done`);

    // Elsewhere, and back by the browser's own button.
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('li.card').first().waitFor();
    await page.goBack();
    await page.locator('[data-panel="saved"]').waitFor();
    await shows(page, view, done, `${name}, back`);
    await page.reload();
    await page.locator('[data-panel="saved"]').waitFor();
    await shows(page, view, done, `${name}, loaded again`);

    await panel(page, 'saved');
    await page.getByRole('button', { name: 'Share link' }).click();
    const link = await page.getByTestId('link').inputValue();
    const title = `${name} ${hand.finger ? 'finger' : 'mouse'}`;
    await page.getByLabel('Name', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save in the workbench' }).click();
    await page.getByRole('button', { name: title, exact: true }).waitFor();
    await toBoard(page, hand);

    // Another browser knows the link and the store, and nothing else.
    for (const way of ['link', 'store']) {
      const other = await visitor(browser, server.url, { viewport: hand.size });
      await other.page.goto(way === 'link' ? link : `${address}?start=${view.start}`);
      await other.page.locator(view.there).first().waitFor();
      if (way === 'store') {
        await shows(other.page, view, fresh, `${name}, begun anew`);
        await panel(other.page, 'saved');
        await other.page.getByRole('button', { name: title, exact: true }).click();
      }
      await shows(other.page, view, done, `${name}, by its ${way}`);
      assert.deepEqual(other.faults, []);
      await other.context.close();
    }
  });
}
