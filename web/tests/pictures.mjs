// Takes a picture of every view, in both themes and at both widths, for people to look at; a few of them are shown in the README.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser, startServer, visitor } from './workbench.mjs';

const folder = process.argv[2] ?? new URL('../../docs/pictures', import.meta.url).pathname;
const all = process.argv.includes('--all');
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();

const views = {
  start: async (page) => page.goto(server.url),
  heap: async (page) => {
    await page.goto(`${server.url}#/heap?start=wythoff`);
    await page.locator('.token').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByTestId('hint').waitFor();
  },
  'heap-why': async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    await page.getByTestId('rules').selectOption('wythoff');
    for (const [index, size] of [1, 2, 3].entries()) await page.getByLabel(`Heap ${index + 1}`, { exact: true }).fill(String(size));
    await page.getByRole('button', { name: 'One heap less' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 3);
    await page.getByText('Who wins, and why').click();
    await page.getByTestId('why').waitFor();
    await page.getByText('Graph of the game').click();
    await page.waitForFunction(() => document.querySelector('.picture img')?.naturalWidth > 100);
  },
  graph: async (page) => {
    await page.goto(`${server.url}#/graph?start=example`);
    await page.locator('.svelte-flow__node').nth(8).waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByTestId('value').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
  },
  'graph-vertex': async (page) => {
    await views.graph(page);
    await page.locator('.svelte-flow__node').nth(4).click();
  },
  ludo: async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await page.getByLabel('Fields (4–52)').fill('40');
    await page.waitForFunction(() => document.querySelectorAll('circle.field').length === 40);
    await page.getByTestId('position').fill('27,5/12,0/1');
    await page.getByTestId('position').press('Enter');
    await page.getByRole('button', { name: 'The die shows 4' }).click();
    await page.getByRole('button', { name: 'Compute' }).click();
    await page.getByTestId('probability').waitFor({ timeout: 120_000 });
  },
  'ludo-play': async (page) => {
    await page.goto(`${server.url}#/ludo?start=play`);
    await page.locator('.piece').first().waitFor();
    await page.getByTestId('chance').waitFor();
  },
  'ludo-three': async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await page.locator('.sizes select').first().selectOption('3');
    await page.waitForFunction(() => document.querySelector('[data-piece="3-1"]'));
    await page.getByLabel('Pieces each').selectOption('4');
    await page.waitForFunction(() => document.querySelector('[data-piece="3-4"]'));
    await page.getByLabel('Fields (4–52)').fill('31');
    await page.waitForFunction(() => document.querySelectorAll('circle.field').length === 31);
  },
};
/** Those that the README shows. */
const chosen = ['start-1280-light', 'heap-1280-light', 'graph-1280-light', 'ludo-1280-dark', 'heap-360-dark'];

for (const [width, height] of [[1280, 780], [360, 740]]) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, open] of Object.entries(views)) {
      const file = `${name}-${width}-${colorScheme}`;
      if (!all && !chosen.includes(file)) continue;
      const { page, context } = await visitor(browser, server.url, { viewport: { width, height }, colorScheme });
      try {
        await open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(folder, `${all ? '' : 'page-'}${file}.png`), fullPage: all });
      } catch (reason) {
        console.error(`${file}: ${reason}`);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
