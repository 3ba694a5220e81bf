// Arimaa on the page: games to their end by mouse, finger and keyboard; setups, steps, arrows, clocks; and nothing lost when the server dies.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { begin, lead, leadByKeys, make, moves, nearTheEnd, pieceOn, square, turns, untilTurns } from '../arimaa.mjs';
import { seriousFindings } from '../axe.mjs';
import { drag, middle, onBothScreens, panel } from '../hands.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);

both('a game is played to its end against the engine', async (page, hand) => {
  await begin(page, hand.url, { start: nearTheEnd });
  await lead(page, hand, 'a3', 'a7');
  await page.getByTestId('confirm').click();
  await untilTurns(page, 2);
  await lead(page, hand, 'a7', 'a8');
  await page.getByTestId('confirm').click();
  const result = page.getByTestId('result');
  await result.waitFor();
  assert.match(await result.textContent(), /You won.*goal/);
  assert.equal(await turns(page), 3);
  assert.equal(await page.locator('.square.able').count(), 0, 'nothing moves after the end');
  assert.deepEqual(await seriousFindings(page), []);
});

test('the keyboard alone plays a game to its end', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: nearTheEnd });
  await leadByKeys(page, 'a3', 'a7');
  await page.waitForFunction(() => document.querySelector('[data-testid="steps"]').textContent.includes('Ra6n'));
  await page.keyboard.press('c');
  await untilTurns(page, 2);
  await leadByKeys(page, 'a7', 'a8');
  await page.waitForFunction(() => document.querySelector('[data-testid="steps"]').textContent.includes('Ra7n'));
  await page.keyboard.press('c');
  await page.getByTestId('result').waitFor();
  assert.match(await page.getByTestId('result').textContent(), /You won/);
  // And the whole of it is walked back and forth.
  await page.locator('[data-index="3"]').press('ArrowLeft');
  await page.getByTestId('looking-back').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-square="a7"]').getAttribute('data-piece') === 'R');
  await page.locator('[data-index="2"]').press('End');
  await page.getByTestId('result').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a whole game, from the setups to a goal: a turn by mouse, one by finger, one by keys', async () => {
  const { page, context, faults } = await visitor(browser, server.url, { hasTouch: true });
  const hands = [{ context, finger: false }, { context, finger: true }, undefined];
  await begin(page, server.url);
  await page.locator('[data-square="e2"][data-piece]').waitFor();
  await page.getByTestId('set-up').click();
  await untilTurns(page, 2);
  const played = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('hra.arimaa')).game.turns);
  const result = page.getByTestId('result');
  for (let turn = 0; turn < 100 && (await result.count()) === 0; turn++) {
    // Whoever plays here asks a search that looks further than the opponent's.
    const before = await played();
    const record = before.map((text, index) => `${Math.floor(index / 2) + 1}${index % 2 === 0 ? 'g' : 's'} ${text}`).join('\n');
    const { lines } = await (await fetch(new URL('/api/arimaa/analyse', server.url), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ position: `\n${record}\n`, lines: 1, nodes: 20_000 }) })).json();
    const hand = hands[turn % hands.length];
    for (const move of moves(lines[0].turn, (step) => step[0] === step[0].toUpperCase())) await make(page, hand, move);
    await page.locator('[data-testid="confirm"]:enabled').waitFor();
    if (hand) await page.getByTestId('confirm').click();
    else await page.keyboard.press('c');
    await page.waitForFunction((count) => document.querySelector('[data-testid="result"]') || document.querySelectorAll('[data-testid="moves"] [data-index]').length > count + 2, before.length);
    assert.equal((await played())[before.length], lines[0].turn, 'what was meant was played');
  }
  assert.match(await result.textContent(), /You won.*goal/);
  assert.ok((await played()).length > 30, 'it was a whole game');
  assert.deepEqual(faults, []);
  await context.close();
});

both('pieces are set up by dragging and by a setup with a name; the engine answers', async (page, hand) => {
  await begin(page, hand.url);
  await page.waitForFunction(() => document.querySelector('[data-square="a1"]').getAttribute('data-piece'));
  await page.getByTestId('setup').selectOption('3');
  await page.waitForFunction(() => document.querySelector('[data-square="a2"]').getAttribute('data-piece') === 'H');
  await drag(page, hand, await middle(square(page, 'a2')), await middle(square(page, 'e2')));
  await page.waitForFunction(() => document.querySelector('[data-square="a2"]').getAttribute('data-piece') === 'E');
  assert.equal(await pieceOn(page, 'e2'), 'H');
  await page.getByTestId('set-up').click();
  await page.getByTestId('confirm').waitFor();
  assert.equal(await turns(page), 2);
  assert.equal(await page.locator('[data-square][data-piece]').count(), 32);
  await lead(page, hand, 'a2', 'a4');
  await page.getByTestId('confirm').click();
  await untilTurns(page, 4);
});

both('steps are taken back', async (page, hand) => {
  await begin(page, hand.url, { start: 'g [r......r................................hE.....................R]', players: ['human', 'human'] });
  const standing = () => page.locator('[data-square][data-piece]').evaluateAll((all) => all.map((one) => one.dataset.square + one.dataset.piece).sort());
  await page.locator('[data-square="b3"].able').waitFor();
  const before = await standing();
  assert.deepEqual(before, ['a3h', 'a8r', 'b3E', 'h1R', 'h8r']);
  await lead(page, hand, 'b3', 'b4');
  await page.waitForFunction(() => document.querySelector('[data-testid="steps"]').textContent.includes('Eb3n'));
  await page.getByTestId('step-back').click();
  await page.waitForFunction(() => !document.querySelector('[data-testid="steps"]').textContent.includes('Eb3n'));
  // The words are the page's own, the pieces come with the server's answer.
  await page.locator('[data-square="b3"][data-piece="E"]').waitFor();
  assert.deepEqual(await standing(), before);
});

test('a piece that is lost by a drag is crossed out before the drag is made', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  // The elephant on e6 pushes the horse from d6 into the trap.
  await begin(page, server.url, { start: 'g [r......r...........hE...........................R..............R]', players: ['human', 'human'] });
  await page.waitForFunction(() => document.querySelector('[data-square="e6"].able'));
  const [from, to] = [await middle(square(page, 'e6')), await middle(square(page, 'd6'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  // Of several ways the first is shown; all of them push the horse, and one loses it.
  await page.locator('.square.path').first().waitFor();
  await page.mouse.up();
  const choices = page.getByTestId('choices');
  await choices.waitFor();
  await choices.getByRole('button', { name: /hc6 is lost|c6/ }).first().click();
  await page.waitForFunction(() => !document.querySelector('[data-piece="h"]'));
  assert.match(await page.getByTestId('steps').textContent(), /hd6w hc6x Ee6w/);
  await page.getByTestId('confirm').click();
  await untilTurns(page, 1);
  await page.locator('[data-lost="c6"]').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('arrows and squares are drawn by the user, frozen pieces and guards shown, sides turned', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: 'g [r......r..................h.....e..H..................D........R]', players: ['human', 'human'] });
  await page.waitForFunction(() => document.querySelector('.square.able'));
  const [from, to] = [await middle(square(page, 'b2')), await middle(square(page, 'e5'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  assert.equal(await page.locator('[data-arrow="drawn"]').count(), 1);
  await page.mouse.click(to.x, to.y, { button: 'right' });
  assert.equal(await page.locator('.square.marked').count(), 1);
  await page.getByTestId('marks').click();
  const cli = await json('arimaa', 'look', 'g [r......r..................h.....e..H..................D........R]');
  const frozen = await page.locator('[aria-label*="frozen"]').evaluateAll((all) => all.map((one) => one.dataset.square).sort());
  assert.deepEqual(frozen, [...cli.frozen].sort());
  for (const trap of cli.traps) assert.match(await square(page, trap.square).getAttribute('aria-label'), new RegExp(`guarded by ${trap.gold} of Gold and ${trap.silver} of Silver`));
  const high = async (name) => (await square(page, name).boundingBox()).y;
  assert.ok((await high('a8')) < (await high('a1')));
  await page.keyboard.press('f');
  assert.ok((await high('a8')) > (await high('a1')));
  assert.deepEqual(faults, []);
  await context.close();
});

test('a clock says what is left, and a control that cannot be read is explained', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url);
  await panel(page, 'game');
  await page.getByTestId('control').fill('soon');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByTestId('control').fill('2/6/100/0/8/6');
  await page.getByTestId('from').fill(nearTheEnd);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByTestId('clocks').waitFor();
  assert.match(await page.getByTestId('clocks').textContent(), /Gold\s*(6:00|5:\d\d).*Silver\s*6:00/s);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a server that is killed loses no game', async () => {
  let own = await startServer();
  const { page, context } = await visitor(browser, own.url);
  const hand = { context, finger: false };
  await begin(page, own.url, { start: nearTheEnd });
  await lead(page, hand, 'a3', 'a6');
  await page.getByTestId('confirm').click();
  await untilTurns(page, 2);
  const before = await page.locator('[data-testid="moves"]').textContent();
  const port = new URL(own.url).port;
  const ended = new Promise((resolve) => own.child.once('exit', resolve));
  own.child.kill('SIGKILL');
  await ended;
  own = await startServer({ folder: own.folder, args: ['--port', port] });
  // The page goes on where it was, and so does one that is opened anew.
  await lead(page, hand, 'a6', 'a7');
  await page.reload();
  await page.getByTestId('confirm').waitFor();
  assert.equal(await page.locator('[data-testid="moves"]').textContent(), before);
  await lead(page, hand, 'a6', 'a8');
  await page.getByTestId('confirm').click();
  await page.getByTestId('result').waitFor();
  await context.close();
  await own.stop();
  rmSync(own.folder, { recursive: true, force: true });
});
