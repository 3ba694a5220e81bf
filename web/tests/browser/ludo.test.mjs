// Ludo in a real browser: set up by dragging, computed as the command line computes, aborted in the middle, played to its end.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { onBothScreens, panel } from '../hands.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const piece = (page, player, number) => page.locator(`[data-piece="${player}-${number}"]`);
const position = (page) => page.getByTestId('position').inputValue();
const is = (page, text) => page.waitForFunction((wanted) => document.querySelector('[data-testid="position"]')?.value === wanted, text);
const compute = (page) => page.getByRole('button', { name: 'Compute' });

/** Where a ring field or a field of the home column is on the screen: found by its drawing, in their order. */
async function spot(page, kind, index) {
  const box = await page.locator(`svg circle.${kind}`).nth(index).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function drag(page, what, to) {
  const box = await what.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move((box.x + to.x) / 2, (box.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}
async function setUp(page, { players, pieces, fields }) {
  await page.goto(`${server.url}#/ludo?start=solve`);
  await piece(page, 1, 1).waitFor();
  await page.locator('.sizes select').first().selectOption(String(players));
  await page.waitForFunction((count) => document.querySelectorAll('[data-piece$="-1"]').length === count, players);
  await page.getByLabel('Pieces each').selectOption(String(pieces));
  await page.waitForFunction((count) => document.querySelectorAll('[data-piece^="1-"]').length === count, pieces);
  await page.getByLabel('Fields (4–52)').fill(String(fields));
  await page.waitForFunction((count) => document.querySelectorAll('circle.field').length === count, fields);
}

test('a position set up by dragging is computed as the command line computes it', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await setUp(page, { players: 2, pieces: 2, fields: 8 });
  await is(page, '0,0/0,0/1');
  await drag(page, piece(page, 1, 1), await spot(page, 'field', 2));
  await is(page, '3,0/0,0/1');
  // Two pieces cannot stand on one field: refused with a reason, and nothing moves.
  await drag(page, piece(page, 2, 1), await spot(page, 'field', 2));
  await page.getByRole('alert').waitFor();
  assert.equal(await position(page), '3,0/0,0/1');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await drag(page, piece(page, 2, 1), await spot(page, 'field', 5));
  await is(page, '3,0/2,0/1');
  await drag(page, piece(page, 1, 2), await spot(page, 'home', 0));
  await is(page, '3,9/2,0/1');
  await page.getByRole('button', { name: 'The die shows 3' }).click();
  await page.waitForFunction(() => document.querySelector('[aria-label="The die shows 3"]').getAttribute('aria-pressed') === 'true');
  await page.getByTestId('estimate').waitFor();
  await compute(page).click();
  await page.getByTestId('probability').waitFor();
  const cli = await json('ludo', 'solve', '--players', '2', '--pieces', '2', '--fields', '8', '--die', '3', '--position', '3,9/2,0/1');
  assert.equal(await page.getByTestId('probability').locator('span').textContent(), String(cli.probability));
  const marks = await page.locator('text.mark').allTextContents();
  assert.equal(marks.length, 2);
  for (const [index, chance] of cli.by_piece.entries()) assert.equal(marks[index], chance === null ? '–' : `${(chance * 100).toFixed(2)}%`);
  assert.equal(await page.locator('.piece.best').getAttribute('data-piece'), `1-${cli.best_piece}`);

  // Back and forth, and a reload keeps it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await is(page, '3,0/2,0/1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await is(page, '3,9/2,0/1');
  await page.reload();
  await is(page, '3,9/2,0/1');
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await is(other.page, '3,9/2,0/1');
  assert.deepEqual([...faults, ...other.faults], []);
  await context.close();
  await other.context.close();
});

test('the published example of the thesis has its converged value', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/ludo?start=solve`);
  await page.getByLabel('Examples').selectOption('first');
  await is(page, '0,0/0,0/0,0/1');
  await compute(page).click();
  await page.getByTestId('probability').waitFor({ timeout: 120_000 });
  assert.ok(Math.abs(Number(await page.getByTestId('probability').locator('span').textContent()) - 0.3296392863) < 2e-6);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a long computation shows its progress, is aborted, and the page goes on at once', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await setUp(page, { players: 2, pieces: 3, fields: 24 });
  await compute(page).click();
  const abort = page.getByRole('button', { name: 'Abort' });
  await abort.waitFor();
  await page.locator('progress').waitFor();
  await page.getByTestId('phase').getByText('Solving').waitFor();
  await abort.click();
  await compute(page).waitFor();
  await page.getByRole('status').getByText('Aborted').waitFor();
  assert.ok(await compute(page).isEnabled());
  const jobs = await (await fetch(`${server.url}api/jobs`)).json();
  assert.ok(!jobs.some((job) => job.state === 'running' || job.state === 'queued'), 'nothing goes on behind');
  await drag(page, piece(page, 1, 1), await spot(page, 'field', 4));
  await is(page, '5,0,0/0,0,0/1');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a computation goes on when the page is loaded again', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await setUp(page, { players: 2, pieces: 3, fields: 24 });
  await compute(page).click();
  const abort = page.getByRole('button', { name: 'Abort' });
  await page.getByTestId('phase').getByText('Solving').waitFor();
  await page.reload();
  await abort.waitFor();
  assert.equal((await (await fetch(`${server.url}api/jobs`)).json()).length, 1, 'the same computation, not another one');
  await abort.click();
  await compute(page).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the keyboard alone sets up a position', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await setUp(page, { players: 3, pieces: 1, fields: 6 });
  await piece(page, 2, 1).focus();
  await page.keyboard.press('ArrowUp');
  await is(page, '0/1/0/1');
  await page.keyboard.press('ArrowUp');
  await is(page, '0/2/0/1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await is(page, '0/0/0/1');
  await page.getByLabel('To move').selectOption('2');
  await is(page, '0/0/0/2');
  await page.getByTestId('position').fill('nonsense');
  await page.getByTestId('position').press('Enter');
  await page.getByRole('alert').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a game against the perfect player is played to its end, with live chances', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/ludo?start=play`);
  await piece(page, 1, 1).waitFor();
  await panel(page, 'game');
  await page.getByLabel('Pieces each').selectOption('1');
  await page.getByLabel('Fields (4–52)').fill('6');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('circle.field').length === 6 && document.querySelectorAll('[data-piece^="1-"]').length === 1);
  await page.getByTestId('chance').waitFor();
  assert.match(await page.getByTestId('chance').textContent(), /\d%/);
  const roll = page.getByRole('button', { name: 'Roll for Blue' });
  for (let steps = 0; ; steps++) {
    assert.ok(steps < 400, 'the game ends');
    // Whatever comes first: the end, our roll, or a piece that may move.
    await page.waitForFunction(() => /won|lost/.test(document.querySelector('[data-testid="turn"]').textContent) || [...document.querySelectorAll('.act button')].some((button) => !button.disabled) || document.querySelector('.piece.able'));
    if (/won|lost/.test(await page.getByTestId('turn').textContent())) break;
    const before = await page.locator('[data-testid="moves"] li').count();
    if (await roll.count()) await roll.click();
    else await page.locator('.piece.able').first().focus().then(() => page.keyboard.press('Enter'));
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="moves"] li').length > count, before);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

onBothScreens(() => ({ browser, server }), 'the second example of the thesis and rules of the house give what the command line gives, and the result is cleared', async (page, hand) => {
  await page.goto(`${hand.url}#/ludo?start=solve`);
  await piece(page, 1, 1).waitFor();
  await panel(page, 'position');
  await page.getByLabel('Examples').selectOption('second');
  await is(page, '13,1,10/15,3,12/1');
  const asked = ['--players', '2', '--pieces', '3', '--fields', '12', '--die', '5', '--position', '13,1,10/15,3,12/1', '--entries', 'neighbours'];
  assert.equal(await page.getByLabel('Players enter').inputValue(), 'neighbours');
  const shown = async () => {
    await compute(page).click();
    await page.getByTestId('probability').waitFor({ timeout: 60_000 });
    return page.getByTestId('probability').locator('span').textContent();
  };
  assert.equal(await shown(), String((await json('ludo', 'solve', ...asked)).probability));
  await page.getByRole('button', { name: 'Clear the result' }).click();
  await page.getByTestId('probability').waitFor({ state: 'detached' });
  assert.equal(await page.locator('text.mark').count(), 0);
  await page.getByText('Rules of the house').click();
  await page.getByLabel('a six gives no other roll').check();
  await page.getByLabel('no passing of pieces').check();
  const other = await shown();
  assert.equal(other, String((await json('ludo', 'solve', ...asked, '--variant', 'no-passing,one-roll')).probability));
  // They are kept, and a game from here has them too.
  await page.reload();
  await piece(page, 1, 1).waitFor();
  await panel(page, 'position');
  assert.ok(await page.getByLabel('a six gives no other roll').isChecked());
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.piece.able').first().waitFor();
  await panel(page, 'game');
  assert.ok(await page.getByLabel('no passing of pieces').isChecked());
  assert.equal(await page.getByLabel('Players enter').inputValue(), 'neighbours');
});
