// Long work on every view: it shows how far it is and can be given up, what is too big is refused with what it would need, and nobody thinks for
// a tab that is gone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { panel } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const jobs = async () => (await fetch(`${server.url}api/jobs`)).json();
/** Until the jobs of the server are so; whoever waits watches none of them. */
const until = (page, states) => page.waitForFunction(async (wanted) => {
  const found = (await (await fetch('/api/jobs')).json()).map((job) => job.state);
  return found.length === wanted.length && found.every((state, at) => wanted[at].includes(state));
}, states, { timeout: 60_000 });
/** A game on a board that is remembered. */
async function board(page, url, text) {
  await page.goto(url);
  const game = { options: { game: 'domineering', board: text, misere: false, players: ['human', 'human'] }, moves: [], at: 0 };
  await page.evaluate((content) => sessionStorage.setItem('hra.board', content), JSON.stringify(game));
  await page.goto(`${url}#/board`);
  await page.locator('[data-square="0,0"]').waitFor();
}

test('nobody goes on thinking for a tab that was closed, and whoever opens it again finds the work going on', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  const other = await context.newPage();
  await other.goto(server.url);
  await page.goto(`${server.url}#/kalah?start=position`);
  await page.locator('[data-pit="1-1"]').waitFor();
  await panel(page, 'position');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('button', { name: 'Abort' }).waitFor();
  await until(other, [['running']]);
  const [{ id }] = await jobs();
  await page.close();
  await until(other, [['interrupted']]);
  // The other tab looks at the same position.
  await other.goto(`${server.url}#/kalah`);
  await other.locator('[data-pit="1-1"]').waitFor();
  await panel(other, 'position');
  await other.getByRole('button', { name: 'Abort' }).waitFor();
  await until(other, [['running']]);
  assert.equal((await jobs())[0].id, id, 'the same work');
  await other.getByRole('button', { name: 'Abort' }).click();
  await until(other, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a board that takes long becomes work that is watched and given up, also by going elsewhere', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await board(page, server.url, '8x8');
  await panel(page, 'worth');
  await page.getByLabel('Show value').check();
  await page.getByRole('button', { name: 'Abort' }).waitFor({ timeout: 60_000 });
  await page.getByRole('progressbar').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByRole('button', { name: 'Abort' }).click();
  await page.getByRole('button', { name: 'Abort' }).waitFor({ state: 'detached' });
  await until(page, []);
  // Asked once more, and then the board is changed: what was asked of the old one is nobody's wish.
  await page.getByLabel('Show value').uncheck();
  await page.getByLabel('Show value').check();
  await until(page, [['queued', 'running']]);
  await page.locator('[data-square="0,0"]').click();
  await page.locator('[data-square="1,0"]').click();
  await page.locator('[data-testid="moves"] [data-index="1"]').waitFor({ state: 'attached' });
  await until(page, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('walking through a large board is work that is watched and given up, and its graph is refused before anything is valued', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await board(page, server.url, '8x8');
  await panel(page, 'worth');
  await page.getByText('Graph of the game').click();
  await page.getByTestId('graph-refused').getByText('more than 60 positions').waitFor();
  await page.getByText('Walk through the game').click();
  await page.getByRole('button', { name: 'Abort' }).waitFor({ timeout: 60_000 });
  await until(page, [['queued', 'running']]);
  await page.getByRole('button', { name: 'Abort' }).click();
  await page.getByRole('button', { name: 'Abort' }).waitFor({ state: 'detached' });
  await until(page, []);
  assert.deepEqual(await seriousFindings(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a long line of a worksheet leaves the others their answers, and is given up', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/calculator?start=empty`);
  for (const line of ['1/2 + 1/2', 'domineering("9x9")']) {
    await page.getByTestId('new-line').fill(line);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Abort' }).waitFor({ timeout: 60_000 });
  await page.locator('[data-line="1"]').getByTestId('result').getByText('1', { exact: true }).waitFor();
  assert.equal(await page.locator('[data-line="2"]').getByTestId('result').count(), 0);
  await page.getByRole('button', { name: 'Abort' }).click();
  await page.getByRole('button', { name: 'Abort' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete line 2' }).click();
  await page.locator('[data-line="1"]').getByTestId('result').getByText('1', { exact: true }).waitFor();
  await until(page, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is too big is refused with what it would need, boards and databases of Kalaha', async () => {
  const small = await startServer({ args: ['--memory', '64M'] });
  const { page, context, faults } = await visitor(browser, small.url);
  const estimate = /this would need about [\d.]+ [KMGT]iB of memory/;
  await board(page, small.url, '6x6');
  await panel(page, 'worth');
  await page.getByLabel('Show value').check();
  await page.getByTestId('refused').waitFor({ timeout: 60_000 });
  assert.match(await page.getByTestId('refused').textContent(), estimate);
  await page.goto(`${small.url}#/lab`);
  await panel(page, 'experiments');
  await page.locator('#panel-experiments select').selectOption('kalah-database');
  await page.getByTestId('question').fill('{"pits": 6, "beans": 24}');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('alert').getByText(estimate).waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  assert.deepEqual(faults, []);
  await context.close();
  await small.stop();
});
