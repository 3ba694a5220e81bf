// After acting, axe finds nothing serious and nothing is wider than the screen: every view, in both languages and themes, at 360 and 1280 pixels.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { record } from '../arimaa.mjs';
import { seriousFindings } from '../axe.mjs';
import { movesMade, panel, until } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
/** What is done on each view before one looks, by places and not by words: both languages do the same. `look` is called wherever something new is seen. */
const acts = {
  start: async ({ go, page, look }) => {
    await go('');
    await page.locator('li.card').nth(8).waitFor();
    await look();
  },
  heap: async ({ go, page, look }) => {
    await go('heap?start=nim');
    await page.locator('.token.able').first().click();
    await until(page, 1);
    await panel(page, 'why');
    await page.locator('#panel-why details summary').first().click();
    await page.getByTestId('why').waitFor();
    await look();
  },
  graph: async ({ go, page, look, toBoard }) => {
    await go('graph?start=example');
    await page.locator('.svelte-flow__node').nth(8).waitFor();
    await page.keyboard.press('s');
    await page.getByTestId('value').waitFor();
    await look();
    await toBoard();
    await page.locator('.svelte-flow__node').nth(4).click();
    await panel(page, 'selection');
    await look();
    await panel(page, 'model');
    await page.locator('[data-example]').click();
    await page.locator('[data-constant="N"]').fill('4');
    await page.locator('[data-ask="compute"]').click();
    await page.getByTestId('model-answer').waitFor();
    await look();
  },
  ludo: async ({ go, page, look }) => {
    await go('ludo?start=play');
    await page.locator('.piece').first().waitFor();
    await page.locator('.act button').first().click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] [data-index]').length > 1);
    await look();
    await go('ludo?start=solve');
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await look();
  },
  board: async ({ go, page, look, toBoard }) => {
    await go('board?start=play');
    await page.locator('[data-square][aria-disabled="false"]').first().waitFor();
    await panel(page, 'worth');
    await page.locator('[data-testid="worth"] input').check();
    await page.getByTestId('thermograph').waitFor();
    await page.locator('#panel-worth summary').first().click();
    await page.getByTestId('walk-left').first().waitFor();
    await look();
    await toBoard();
    await page.locator('[data-square][aria-disabled="false"]').first().click();
    await page.locator('[data-square][aria-disabled="false"]').first().click();
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] [data-index]').length > 1);
    await look();
    await go('board?start=draw');
    await page.locator('[data-tool="#"]').click();
    for (const square of ['0,0', '1,1', '2,2']) await page.locator(`[data-square="${square}"]`).click();
    await panel(page, 'worth');
    await page.locator('#panel-worth summary').nth(1).click();
    await page.locator('[data-shape], [data-testid="graph-refused"]').first().waitFor();
    await look();
  },
  hackenbush: async ({ go, page, look }) => {
    await go('board?start=games');
    await page.getByTestId('game').selectOption('hackenbush');
    await page.getByTestId('text').fill('b(r,gb),rb,g');
    await page.locator('#panel-game button.small').first().click();
    await page.locator('[data-joint="2"]').click();
    await panel(page, 'worth');
    await page.locator('[data-testid="worth"] input').check();
    await page.getByTestId('thermograph').waitFor();
    await look();
  },
  calculator: async ({ go, page, look }) => {
    await go('calculator?start=example');
    await page.getByTestId('new-line').fill('{1|');
    await page.keyboard.press('Enter');
    await page.getByTestId('wrong').waitFor();
    for (const which of [0, 1]) await page.locator('[data-line="2"] [aria-expanded]').nth(which).click();
    await page.getByTestId('thermograph').waitFor();
    await page.locator('[data-testid="value-tree"] [data-node]').nth(2).waitFor();
    await page.getByTestId('new-line').fill('mea');
    await look();
    await go('calculator?start=sum');
    for (const which of [0, 2]) await page.locator('[data-offer]').nth(which).click();
    await page.getByTestId('sum-outcome').waitFor();
    await look();
  },
  kalah: async ({ go, page, look, toBoard }) => {
    await go('kalah?start=play');
    const made = await movesMade(page);
    await page.locator('.pit.able').first().click();
    await until(page, made + 1);
    await page.getByTestId('values').click();
    for (const name of ['moves', 'own']) {
      await panel(page, name);
      await look(name);
    }
    await toBoard();
    await page.locator('.modes button').nth(1).click();
    await page.locator('[role="spinbutton"]').first().click();
    await panel(page, 'position');
    await look('position');
    await toBoard();
    await page.locator('.modes button').nth(2).click();
    await panel(page, 'contest');
    await page.locator('.games').fill('200');
    await page.locator('#panel-contest form button.main').click();
    await page.getByTestId('histogram').nth(2).waitFor();
    await look('tournament');
  },
  arimaa: async ({ go, page, look, toBoard }) => {
    await go('arimaa?start=play');
    await page.getByTestId('set-up').waitFor();
    await panel(page, 'game');
    await page.getByTestId('control').fill('2/6/100/0/8/6');
    await page.getByTestId('from').fill('g [r......r...........hE...........................R..............R]');
    await page.locator('#panel-game select').nth(1).selectOption('human');
    await page.locator('#panel-game form button.main').click();
    await page.getByTestId('clocks').waitFor();
    await look('moves');
    await toBoard();
    await page.getByTestId('marks').click();
    await panel(page, 'think');
    await page.getByTestId('threats').check();
    await page.locator('[data-testid^="threats-"] button').first().click();
    await page.getByTestId('effort').selectOption('nodes:3000');
    await page.getByTestId('analyse').click();
    await page.getByTestId('lines').waitFor();
    await page.locator('[data-term]').first().click();
    await look('think');
    await panel(page, 'records');
    await page.getByTestId('records').fill(record);
    await page.getByTestId('open-record').click();
    await page.locator('[data-index="6"]').waitFor();
    await page.getByTestId('care').selectOption('300');
    await page.getByTestId('annotate').click();
    await page.getByTestId('course').waitFor();
    await look('annotated');
    await panel(page, 'records');
    await page.getByTestId('write').click();
    await page.getByTestId('written').waitFor();
    await look('records');
    await toBoard();
    await page.locator('[data-mode="learn"]').click();
    await page.locator('[data-square="e2"].able').click();
    await page.locator('.target').first().waitFor();
    await look('lesson');
  },
  matrix: async ({ go, page, look, toBoard }) => {
    await go('matrix?start=table');
    await panel(page, 'source');
    await page.locator('#panel-source select').selectOption('lines');
    await toBoard();
    await page.locator('button.main').first().click();
    await page.getByTestId('lines').waitFor();
    await panel(page, 'solution');
    await page.getByTestId('value').waitFor();
    await look('table');
    await go('matrix?start=tree');
    await page.locator('[data-node]').first().waitFor();
    await page.locator('button.main').first().click();
    await page.locator('[data-node].valued, [data-testid="steps"], .steps').first().waitFor();
    await look('tree');
  },
  learn: async ({ go, page, look }) => {
    for (const lesson of [1, 8, 11, 12]) {
      await go(`learn?lesson=${lesson}`);
      await page.locator(`[data-exercise^="${lesson}."]`).waitFor();
      await page.locator('[data-board="2"] [data-answer]').first().click();
      await page.getByTestId('tried').first().waitFor();
      await page.getByTestId('show').click();
      await page.getByTestId('verdict').waitFor();
      await look(`lesson ${lesson}`);
    }
    await go('learn?sheet=4,7,10,11,12&seed=2&count=10');
    await page.getByTestId('solutions').waitFor();
    await look('sheet');
  },
  lab: async ({ go, page, look }) => {
    await go('lab');
    await page.locator('.top select').selectOption('heap');
    for (const name of ['kayles-values', 'subtract-3-4']) await page.locator(`[data-result="heap/${name}"] button`).click();
    await page.locator('[data-result="heap/subtract-3-4"] [data-testid="plot"]').waitFor();
    await look();
    await panel(page, 'experiments');
    await page.locator('#panel-experiments button.main').click();
    await page.getByTestId('beside').waitFor();
    await look('experiments');
    await page.locator('#panel-experiments select').first().selectOption('lab-run');
    await page.getByTestId('works').locator('option').nth(5).waitFor({ state: 'attached' });
    await page.locator('#panel-experiments button.main').click();
    await page.locator('[data-testid="found"] [data-measure]').first().waitFor();
    await page.locator('[data-testid="found"] [data-measure]').first().click();
    await page.getByTestId('histogram').waitFor();
    await look('file');
  },
};

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark']) {
    for (const language of ['en', 'cs']) {
      test(`every view after acting: ${width} pixels, ${colorScheme}, ${language}`, async () => {
        for (const [name, act] of Object.entries(acts)) {
          const { page, context, faults } = await visitor(browser, server.url, { viewport: { width, height: 740 }, colorScheme, language });
          let seen = 0;
          await act({
            page,
            go: (address) => page.goto(`${server.url}#/${address}`),
            toBoard: () => (width === 360 ? page.keyboard.press('Escape') : undefined),
            look: async (what = '') => {
              assert.deepEqual(await seriousFindings(page), [], `${name} ${what}`);
              const wide = await page.evaluate(() => document.documentElement.scrollWidth);
              assert.ok(wide <= width, `${name} ${what} is ${wide} wide at ${width}`);
              if (process.env.HRA_PICTURES) await page.screenshot({ path: `${process.env.HRA_PICTURES}/axe-${name}-${++seen}-${width}-${colorScheme}-${language}.png` });
            },
          });
          assert.deepEqual(faults, [], name);
          await context.close();
        }
      });
    }
  }
}
