// Takes pictures after something was done on every view (solved, moved, refused), with a mouse and with a finger, for people to look at;
// a few of them are shown in the README. `--only NAME` takes those whose name contains it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin, record } from './arimaa.mjs';
import { movesMade, panel, until } from './hands.mjs';
import { startBrowser, startServer, visitor } from './workbench.mjs';

const folder = process.argv[2] ?? new URL('../../docs/pictures', import.meta.url).pathname;
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const all = process.argv.includes('--all') || only !== undefined;
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();

/** On a narrow screen the panel is put away, so that the board is seen. */
const board = (page) => page.keyboard.press('Escape');
const solved = async (page) => {
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByTestId('value').waitFor();
};
const given = async (page, count) => {
  const vertices = Array.from({ length: count }, (_, index) => (index === count - 1 ? { kind: 'sink', value: '1' } : { kind: ['max', 'min', 'chance'][(index * 7) % 3] }));
  const edges = vertices.slice(1).flatMap((_, index) => [{ from: index, to: index + 1 }, { from: index, to: (index * 7 + 3) % count }]).filter(({ from, to }) => from !== to);
  const text = JSON.stringify({ format: 'hra-graph', version: 1, start: 0, vertices, edges });
  await page.locator('input[type="file"]:not([accept*=".nm"])').setInputFiles({ name: 'given.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

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
    await panel(page, 'game');
    await page.getByTestId('rules').selectOption('wythoff');
    for (const [index, size] of [1, 2, 3].entries()) await page.getByLabel(`Heap ${index + 1}`, { exact: true }).fill(String(size));
    await page.getByRole('button', { name: 'One heap less' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 3);
    await panel(page, 'why');
    await page.getByText('Who wins, and why').click();
    await page.getByTestId('why').waitFor();
    await page.getByText('Graph of the game').click();
    await page.waitForFunction(() => document.querySelector('.picture img')?.naturalWidth > 100);
  },
  'heap-setup': async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    await panel(page, 'game');
    await page.getByTestId('rules').selectOption('hex:0.8');
    await page.getByTestId('setup-changed').waitFor();
  },
  'heap-split': async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    await panel(page, 'game');
    await page.getByTestId('rules').selectOption('grundy');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(() => document.querySelector('[data-cut]'));
    await board(page);
    await page.locator('[data-heap="4"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
  },
  'heap-over': async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    for (let moves = 0; moves < 30; moves++) {
      await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || document.querySelector('[data-heap]')?.getAttribute('aria-disabled') === 'false');
      if (await page.getByTestId('result').count()) break;
      const made = await movesMade(page);
      await page.locator('.token.able').first().click();
      await until(page, made + 1);
    }
    await page.getByRole('button', { name: 'Analyse the game' }).first().click();
    await page.getByTestId('course').waitFor();
  },
  'heap-refused': async (page) => {
    await page.goto(`${server.url}#/heap?start=own`);
    await page.locator('.token').first().waitFor();
    await panel(page, 'game');
    await page.getByLabel('Your rules').fill('game Odd\ntake two from one heap\n');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('alert').waitFor();
  },
  keys: async (page) => {
    await page.goto(`${server.url}#/heap?start=nim`);
    await page.locator('.token').first().waitFor();
    await page.keyboard.press('?');
  },
  graph: async (page) => {
    await page.goto(`${server.url}#/graph?start=example`);
    await page.locator('.svelte-flow__node').nth(8).waitFor();
    await solved(page);
    await board(page);
    await page.getByRole('button', { name: 'Show all' }).click();
  },
  'graph-vertex': async (page) => {
    await views.graph(page);
    await board(page);
    await page.locator('.svelte-flow__node').nth(4).click();
    await panel(page, 'selection');
  },
  'graph-model': async (page) => {
    await page.goto(`${server.url}#/graph?start=empty`);
    await panel(page, 'model');
    await page.locator('[data-example]').click();
    await page.locator('[data-constant="N"]').fill('4');
    await page.locator('[data-ask="compute"]').click();
    await page.getByTestId('model-answer').waitFor();
    await page.locator('[data-ask="compute"]').scrollIntoViewIfNeeded();
  },
  'graph-problem': async (page) => {
    await page.goto(`${server.url}#/graph?start=example`);
    await page.locator('.svelte-flow__node').nth(8).waitFor();
    await page.locator('[data-tool="max"]').click();
    await page.getByRole('button', { name: 'Put it in the middle' }).click();
    await page.locator('.problem').waitFor();
    await panel(page, 'solution');
  },
  'graph-200': async (page) => {
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    await given(page, 200);
    await page.waitForFunction(() => document.querySelectorAll('.svelte-flow__node').length === 200);
    await solved(page);
    await board(page);
  },
  'graph-2000': async (page) => {
    await page.goto(`${server.url}#/graph`);
    await page.locator('.svelte-flow__pane').waitFor();
    await given(page, 2000);
    await page.getByTestId('listing').waitFor();
    await solved(page);
    await board(page);
    await page.getByLabel('Search by name or number').fill('12');
  },
  ludo: async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await page.getByLabel('Fields (4–52)').fill('40');
    await page.waitForFunction(() => document.querySelectorAll('circle.field').length === 40);
    await page.getByTestId('position').fill('27,5/12,0/1');
    await page.getByTestId('position').press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-place="27"]'));
    await board(page);
    await page.getByRole('button', { name: 'The die shows 4' }).click();
    await panel(page, 'position');
    await page.getByRole('button', { name: 'Compute' }).click();
    await page.getByTestId('probability').waitFor({ timeout: 120_000 });
    await board(page);
  },
  'ludo-house': async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await page.getByRole('button', { name: 'The die shows 6' }).click();
    await panel(page, 'position');
    await page.getByRole('button', { name: 'Compute' }).click();
    await page.getByTestId('probability').waitFor({ timeout: 120_000 });
    await board(page);
  },
  'ludo-play': async (page) => {
    await page.goto(`${server.url}#/ludo?start=play`);
    await page.locator('.piece').first().waitFor();
    for (let steps = 0; steps < 12; steps++) {
      await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || [...document.querySelectorAll('.act button')].some((button) => !button.disabled) || document.querySelector('.piece.able'));
      if (await page.locator('.piece.able').count()) {
        if (steps > 8) break;
        await page.locator('.piece.able').first().click();
      } else await page.locator('.act button').first().click();
    }
    if (await page.locator('.piece.able').count()) await page.getByRole('button', { name: 'Hint' }).click();
  },
  'ludo-over': async (page) => {
    await page.addInitScript(() => localStorage.setItem('hra.ludo', JSON.stringify({ mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game: { options: { players: ['human', 'random'], seats: 2, pieces: 2, fields: 12, position: '13,12/5,0/1', die: 2 }, moves: [], at: 0 } })));
    await page.goto(`${server.url}#/ludo`);
    await page.locator('.piece.able').first().click();
    await page.getByTestId('result').waitFor();
  },
  'ludo-four': async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await page.locator('.sizes select').first().selectOption('4');
    await page.waitForFunction(() => document.querySelector('[data-piece="4-1"]'));
    await page.getByLabel('Pieces each').selectOption('4');
    await page.waitForFunction(() => document.querySelector('[data-piece="4-4"]'));
    await page.getByLabel('Fields (4–52)').fill('40');
    await page.waitForFunction(() => document.querySelectorAll('circle.field').length === 40);
    await board(page);
  },
  'ludo-refused': async (page) => {
    await page.goto(`${server.url}#/ludo?start=solve`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await page.getByTestId('position').fill('nonsense');
    await page.getByTestId('position').press('Enter');
    await page.getByRole('alert').waitFor();
  },
  board: async (page) => {
    await page.goto(`${server.url}#/board?start=draw`);
    await page.locator('[data-square="0,0"]').waitFor();
    await page.locator('[data-tool="#"]').click();
    for (const square of ['0,0', '1,2', '3,3']) await page.locator(`[data-square="${square}"]`).click();
    await panel(page, 'worth');
    await page.getByLabel('Show value').check();
    await page.getByTestId('thermograph').waitFor();
  },
  calculator: async (page) => {
    await page.goto(`${server.url}#/calculator?start=empty`);
    for (const text of ['# Two switches', 'g := {3|1}', 'g + ^', 'temperature(g)', 'domineering("2x3")']) {
      await page.getByTestId('new-line').fill(text);
      await page.getByRole('button', { name: 'Compute' }).click();
    }
    await page.locator('[data-line="3"]').getByRole('button', { name: 'Thermograph' }).click();
    await page.getByTestId('thermograph').waitFor();
  },
  kalah: async (page) => {
    const game = { options: { pits: 6, seeds: 3, rules: 'thesis', players: ['human', '5'] }, moves: [], at: 0 };
    await page.addInitScript((text) => sessionStorage.setItem('hra.kalah', text), JSON.stringify({ mode: 'play', table: { pits: 6, seeds: 3, rules: 'thesis' }, game }));
    await page.goto(`${server.url}#/kalah`);
    for (let sowings = 0; sowings < 3; sowings++) {
      await page.locator('.pit.able').first().waitFor();
      const made = await movesMade(page);
      await page.locator('.pit.able').last().click();
      await until(page, made + 1);
    }
    await page.locator('.pit.able').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByTestId('hint').waitFor();
  },
  arimaa: async (page) => {
    await page.goto(`${server.url}#/arimaa?start=records`);
    await page.getByTestId('records').fill(record);
    await page.getByTestId('open-record').click();
    await page.locator('[data-index="6"]').waitFor();
    await page.getByTestId('annotate').click();
    await page.getByTestId('course').waitFor();
    await page.locator('[data-index="4"]').click();
    await page.locator('[data-arrow="last"]').first().waitFor();
    if ((page.viewportSize()?.width ?? 0) < 900) await board(page);
  },
  'arimaa-setup': async (page) => {
    await page.goto(`${server.url}#/arimaa?start=play`);
    await page.locator('[data-square="e2"][data-piece]').waitFor();
    await panel(page, 'game');
  },
  'arimaa-engine': async (page) => {
    await begin(page, server.url, { start: 'g [r......r...........hE...........................R..............R]', players: ['human', 'human'], control: '2/6/100/0/8/6' });
    await page.getByTestId('marks').click();
    await panel(page, 'think');
    await page.getByTestId('effort').selectOption('nodes:3000');
    await page.getByTestId('analyse').click();
    await page.getByTestId('lines').waitFor();
    await page.getByTestId('threats').check();
    await page.locator('[data-testid^="threats-"] button').first().click();
    await page.locator('[data-arrow="threat"]').first().waitFor();
    await page.locator('[data-term]').nth(1).click();
    if ((page.viewportSize()?.width ?? 0) < 900) await board(page);
  },
  'arimaa-lesson': async (page) => {
    await page.goto(`${server.url}#/arimaa?start=learn`);
    await page.locator('[data-square="e2"].able').click();
    await page.locator('.target').first().waitFor();
  },
  'arimaa-missed': async (page) => {
    await page.goto(`${server.url}#/arimaa?start=learn`);
    await page.getByTestId('task').waitFor();
    if (!(await page.locator('[data-task="8"]').isVisible())) await panel(page, 'tasks');
    await page.locator('[data-task="8"]').click();
    await board(page);
    await page.locator('[data-square="a2"].able').click();
    await page.locator('[data-square="a3"].target').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('outcome').waitFor();
  },
  matrix: async (page) => {
    await page.goto(`${server.url}#/matrix?start=table`);
    await panel(page, 'source');
    await page.locator('#panel-source select').selectOption('lines');
    await board(page);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('button', { name: 'One step on' }).click();
    if ((page.viewportSize()?.width ?? 0) > 900) await panel(page, 'solution');
  },
  tree: async (page) => {
    await page.goto(`${server.url}#/matrix?start=tree`);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('button', { name: 'All steps' }).click();
  },
  lab: async (page) => {
    await page.goto(`${server.url}#/lab`);
    await page.getByLabel('Which results').selectOption('matrix');
    await page.getByRole('button', { name: 'Compute those that are quick' }).click();
    await page.waitForFunction(() => document.querySelectorAll('tr.agrees').length > 6);
  },
  'lab-file': async (page) => {
    await page.goto(`${server.url}#/lab`);
    await panel(page, 'experiments');
    await page.locator('#panel-experiments select').first().selectOption('lab-run');
    await page.locator('#panel-experiments button.main').click();
    await page.locator('[data-measure]').first().click();
    await page.getByTestId('histogram').scrollIntoViewIfNeeded();
  },
};
/** Those that the README shows. */
const chosen = ['start-1280-light', 'heap-1280-light', 'graph-1280-light', 'board-1280-light', 'kalah-1280-light', 'arimaa-1280-light', 'matrix-1280-light', 'ludo-1280-dark', 'heap-360-dark'];

for (const [width, height] of [[1280, 800], [360, 740]]) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, open] of Object.entries(views)) {
      const file = `${name}-${width}-${colorScheme}`;
      if (only ? !file.includes(only) : !all && !chosen.includes(file)) continue;
      const { page, context } = await visitor(browser, server.url, { viewport: { width, height }, colorScheme, ...(width < 500 && { hasTouch: true, isMobile: true }) });
      try {
        await open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(folder, `${all ? '' : 'page-'}${file}.png`) });
      } catch (reason) {
        console.error(`${file}: ${reason}`);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
