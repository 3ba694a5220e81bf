// The engine of Arimaa on the page: it is seen thinking, thinks of one position at a time, and stops when nobody asks any more; what was
// being analysed goes on when the page is loaded again. And all that a hand does to the board, done by keys and by readers of the screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { begin, lead, leadByKeys, pieceOn, record, square, untilTurns } from '../arimaa.mjs';
import { panel } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const crowded = 'g [rrrddrrrrhcm.chr............e....E..............RHCM.CHRRRRDDRRR]';
const jobs = async (kind) => (await (await fetch(new URL('/api/jobs', server.url))).json()).filter((job) => job.kind === kind);
/** Until the jobs of this kind are in these states; whoever waits watches none of them. */
const until = (page, kind, states) => page.waitForFunction(async ([wanted, all]) => {
  const found = (await (await fetch('/api/jobs')).json()).filter((job) => job.kind === wanted).map((job) => job.state);
  return found.length === all.length && found.every((state, at) => state === all[at]);
}, [kind, states], { timeout: 60_000 });

test('the engine is seen thinking, of one position at a time, until the tab is closed', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: crowded, players: ['human', 'human'] });
  await panel(page, 'think');
  await page.locator('#panel-think summary').click();
  const own = page.locator('#panel-think');
  await own.getByTestId('own-number').fill('60');
  await own.getByTestId('own-unit').selectOption('depth');
  await own.getByTestId('own-add').click();
  assert.equal(await page.getByTestId('effort').inputValue(), 'depth:60');
  await page.getByTestId('analyse').click();
  const depth = () => page.getByTestId('depth').textContent().then((text) => Number(text.match(/\d+/)[0]));
  await page.getByTestId('lines').waitFor();
  const first = await depth();
  await page.waitForFunction((seen) => Number(document.querySelector('[data-testid="depth"]').textContent.match(/\d+/)[0]) > seen, first);
  assert.ok((await page.locator('[data-arrow="best"]').count()) > 0 && (await page.locator('[data-arrow="second"]').count()) > 0, 'the best turns are arrows');
  await until(page, 'arimaa-analyse', ['running']);
  const [one] = await jobs('arimaa-analyse');

  // Another position: the search goes on there, and only there.
  await lead(page, { context, finger: false }, 'b4', 'b5');
  await page.getByTestId('confirm').click();
  await untilTurns(page, 1);
  await page.waitForFunction(async (id) => (await (await fetch('/api/jobs')).json()).some((job) => job.id > id && job.state === 'running'), one.id);
  await page.getByTestId('lines').waitFor();
  await until(page, 'arimaa-analyse', ['running']);
  const [other] = await jobs('arimaa-analyse');
  assert.notEqual(other.id, one.id);
  assert.deepEqual(faults, []);
  const watcher = await context.newPage();
  await watcher.goto(server.url);
  await page.close();
  // Nobody thinks for a tab that is closed.
  await until(watcher, 'arimaa-analyse', ['interrupted']);
  await context.close();
});

test('a whole game goes on being analysed when the page is loaded again, and its graph stays', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url);
  await panel(page, 'records');
  await page.getByTestId('records').fill(record);
  await page.getByTestId('open-record').click();
  await untilTurns(page, 6);
  await page.getByText('Anna – Bob').waitFor();
  await page.getByTestId('care').selectOption('100000');
  await page.getByTestId('annotate').click();
  await until(page, 'arimaa-annotate', ['running']);
  const [{ id }] = await jobs('arimaa-annotate');
  await page.reload();
  await page.getByTestId('course').or(page.getByRole('button', { name: 'Abort' })).first().waitFor();
  assert.deepEqual((await jobs('arimaa-annotate')).filter((job) => job.id !== id), [], 'no other work was begun');
  await page.getByTestId('course').waitFor({ timeout: 120_000 });
  await until(page, 'arimaa-annotate', []);
  await page.reload();
  await page.getByTestId('course').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('arrows are drawn and ways are chosen by keys alone', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: 'g [r......r...........hE...........................R..............R]', players: ['human', 'human'] });
  await page.locator('[data-square="e6"].able').waitFor();
  await page.keyboard.press('d');
  await page.locator('[data-square][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /an arrow begins here/);
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-arrow="drawn"]').waitFor();
  assert.match(await square(page, 'e2').getAttribute('aria-label'), /arrow to f3/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('[data-square="f3"].marked').waitFor();
  await page.keyboard.press('d');
  // Three ways to push the horse: they are walked through, seen on the board, and one is taken.
  await leadByKeys(page, 'e6', 'd6');
  const choices = page.getByTestId('choices').getByRole('button');
  await page.waitForFunction(() => document.activeElement.closest('[data-testid="choices"]'));
  const names = await choices.allTextContents();
  const lost = names.findIndex((name) => /hc6 is lost/.test(name));
  assert.ok(lost > 0, names.join());
  assert.equal(await page.locator('[data-lost="c6"]').count(), 0);
  for (let step = 0; step < lost; step++) await page.keyboard.press('Tab');
  await page.locator('[data-lost="c6"]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-square="d6"]').getAttribute('data-piece') === 'E' && !document.querySelector('[data-piece="h"]'));
  // And one is on the board again, where one was.
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('data-square')), 'd6');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a reader of the screen clicks without a finger', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: 'g [r......r................................hE.....................R]', players: ['human', 'human'] });
  await page.locator('[data-square="b3"].able').waitFor();
  const click = (name) => square(page, name).evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
  await click('b3');
  await page.locator('[data-square="b5"].target').waitFor();
  await click('b5');
  await page.waitForFunction(() => document.querySelector('[data-square="b5"]').getAttribute('data-piece') === 'E');
  assert.equal(await pieceOn(page, 'b3'), null);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a lesson stays where it was left, and is shared', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/arimaa?start=learn`);
  await page.locator('[data-kind="puzzles"]').click();
  await page.locator('[data-task="3"]').click();
  await page.locator('[data-task="3"][aria-current="step"]').waitFor();
  const told = await page.getByTestId('task').textContent();
  await page.reload();
  await page.locator('[data-task="3"][aria-current="step"]').waitFor();
  assert.equal(await page.getByTestId('task').textContent(), told);
  assert.deepEqual(faults, []);
  await context.close();
});

test('who plays Silver alone sits behind Silver', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: crowded.replace('g', 's'), players: ['nodes:300', 'human'] });
  await page.locator('[data-square="e5"].able').waitFor();
  const high = async (name) => (await square(page, name).boundingBox()).y;
  assert.ok((await high('a8')) > (await high('a1')));
  await page.keyboard.press('f');
  assert.ok((await high('a8')) < (await high('a1')));
  assert.deepEqual(faults, []);
  await context.close();
});
