// A mouse in a wide window and a finger on a phone: what people do with a page, done as the browser itself would see it. It tests nothing itself.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { visitor } from './workbench.mjs';

export const screens = {
  'with a mouse': { viewport: { width: 1280, height: 800 } },
  'with a finger': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
/** The same on both screens: `body` is given the page, whether there is a finger, and the context. Nothing may go wrong in the page itself. */
export function onBothScreens(bench, title, body, more = {}) {
  for (const [name, options] of Object.entries(screens)) {
    test(`${title} (${name})`, async () => {
      const { browser, server } = bench();
      const { page, context, faults } = await visitor(browser, server.url, { ...options, ...more });
      await body(page, { finger: options.hasTouch === true, context, url: server.url, size: options.viewport });
      // For people to look at, where they ask for it: each test as it ended.
      if (process.env.HRA_PICTURES) {
        mkdirSync(process.env.HRA_PICTURES, { recursive: true });
        await page.screenshot({ path: join(process.env.HRA_PICTURES, `${title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}-${options.viewport.width}.png`) });
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
}

export const panel = (page, name) => page.locator(`[data-panel="${name}"]`).click();
/** On a narrow screen the panel is put away, so that the board can be reached. */
export const toBoard = (page, { finger }) => (finger ? page.keyboard.press('Escape') : undefined);
export const put = (page, point, finger) => (finger ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
export async function middle(locator) {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** A drag that the browser takes for one: by the mouse, or as touches. */
export async function drag(page, { context, finger }, from, to) {
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
/** A graph file of max vertices, the second called b, and a sink at the end. */
export const graph = (edges, count = 3) => ({
  format: 'hra-graph', version: 1, start: 0,
  vertices: Array.from({ length: count }, (_, index) => (index === count - 1 ? { kind: 'sink', value: '1' } : { kind: 'max', name: index === 1 ? 'b' : '' })),
  edges,
});
/** Gives the page a file to open. */
export const open = (page, file) => page.locator('input[type="file"]:not([accept*=".nm"])').setInputFiles({ name: 'given.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
export const movesMade = (page) => page.locator('[data-testid="moves"] [data-index]').count().then((count) => count - 1);
export const until = (page, made) => page.waitForFunction((count) => document.querySelectorAll('[data-testid="moves"] [data-index]').length > count, made);
