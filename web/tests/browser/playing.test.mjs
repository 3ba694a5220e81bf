// Playing feels like playing, and a game is understood afterwards: the same for every game, with a mouse and with a finger.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { movesMade, onBothScreens, panel, toBoard, until } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const touch = (target, { finger }) => (finger ? target.tap() : target.click());
const told = (page, pattern) => page.waitForFunction((text) => new RegExp(text).test(document.querySelector('[data-testid="turn"]')?.textContent ?? ''), pattern);
/** A game of heaps that is remembered: rules, heaps, who plays, and what was played. */
async function heaps(page, url, options, moves = []) {
  await page.goto(url);
  const game = { options: { rules: 'nim', misere: false, heaps: [1, 2], players: ['human', 'perfect'], ...options }, moves, at: moves.length };
  await page.evaluate((text) => sessionStorage.setItem('hra.heap', text), JSON.stringify(game));
  await page.goto(`${url}#/heap`);
  await page.locator('.token').first().waitFor();
}
async function ludo(page, url, options) {
  await page.goto(url);
  const game = { options: { players: ['human', 'random'], seats: 2, pieces: 2, fields: 12, ...options }, moves: [], at: 0 };
  await page.evaluate((text) => sessionStorage.setItem('hra.ludo', text), JSON.stringify({ mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game }));
  await page.goto(`${url}#/ludo`);
  await page.locator('.piece').first().waitFor();
}

both('a hint is played by a click, the last move is marked, the end is told, and the next game is begun by the other', async (page, hand) => {
  await heaps(page, hand.url, {});
  await panel(page, 'game');
  await page.getByLabel('Who begins').selectOption('alternate');
  await toBoard(page, hand);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('hint').getByRole('button', { name: 'Play it' }).click();
  await until(page, 2);
  assert.equal(await page.locator('.heap.changed').count(), 1, 'where the machine took is marked');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('hint').getByRole('button', { name: 'Play it' }).click();
  await page.getByTestId('result').getByText('You won').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByTestId('result').getByRole('button', { name: 'Play again' }).click();
  // Now the machine has the first seat and has moved.
  await told(page, 'Your move');
  assert.equal(await movesMade(page), 1);
});

both('heaps are played to their end against the perfect player', async (page, hand) => {
  await heaps(page, hand.url, { heaps: [1, 3, 4] });
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 12, 'the game ends');
    await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || document.querySelector('.token.able'));
    if (await page.getByTestId('result').count()) break;
    const made = await movesMade(page);
    await touch(page.locator('.token.able').first(), hand);
    await until(page, made + 1);
  }
  assert.match(await page.getByTestId('result').textContent(), /You (won|lost)/);
});

both('Ludo is played to its end against a machine', async (page, hand) => {
  await ludo(page, hand.url, { pieces: 1, fields: 6, players: ['human', 'hunter'] });
  for (let steps = 0; ; steps++) {
    assert.ok(steps < 400, 'the game ends');
    await page.waitForFunction(() => document.querySelector('[data-testid="result"]') || [...document.querySelectorAll('.act button')].some((button) => !button.disabled) || document.querySelector('.piece.able'));
    if (await page.getByTestId('result').count()) break;
    const made = await movesMade(page);
    await touch(page.locator('.piece.able, .act button:enabled').first(), hand);
    await until(page, made + 1);
  }
  assert.match(await page.getByTestId('turn').textContent(), /You (won|lost)/);
});

both('who begins is drawn by lot where that is wished', async (page, hand) => {
  await page.addInitScript(() => (Math.random = () => 0.9));
  await heaps(page, hand.url, {});
  await panel(page, 'game');
  await page.getByLabel('Who begins').selectOption('lot');
  await page.getByRole('button', { name: 'New game' }).click();
  await until(page, 1);
  await told(page, 'Your move');
  assert.equal(await page.locator('[data-index="1"] .by').textContent(), 'Player 1', 'the lot gave the first seat to the machine');
});

both('sides are changed in the middle of a game', async (page, hand) => {
  await heaps(page, hand.url, { heaps: [1, 3, 5, 7] });
  await page.getByRole('button', { name: 'Change sides' }).click();
  await until(page, 1);
  await told(page, 'Your move');
  await page.waitForFunction(() => document.querySelector('[data-heap]').getAttribute('aria-disabled') === 'false');
  await page.locator('.token.able').first().click();
  await until(page, 2);
});

both('a mistake is marked with what it cost, the course is drawn, and a click goes there', async (page, hand) => {
  // 1, 2 is won by taking one from the second; who takes the first away has lost.
  await heaps(page, hand.url, {});
  await page.locator('[data-heap="1"] [data-count="1"]').click();
  await page.getByTestId('result').getByText('You lost').waitFor();
  await page.getByTestId('result').getByRole('button', { name: 'Analyse the game' }).click();
  await page.getByTestId('course').waitFor();
  await page.getByTestId('mistakes').getByText('100').waitFor();
  assert.match(await page.locator('[data-index="1"] .blame').textContent(), /\?\? −100/);
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByTestId('mistakes').getByRole('button').first().click();
  await page.getByTestId('looking-back').waitFor();
  // Another move there is a variation beside the game.
  await toBoard(page, hand);
  await page.locator('[data-heap="2"] [data-count="1"]').click();
  await panel(page, 'moves');
  await page.locator('.variation').getByText('1 from 1').waitFor();
  // Until the machine has answered, the list still grows under the finger.
  await until(page, 2);
  await page.locator('.variation').first().click();
  await page.waitForFunction(() => document.querySelector('[data-index="1"]').textContent.includes('1 from 1'));
  await page.locator('.variation').getByText('1 from 2').waitFor();
}, { colorScheme: 'dark' });

both('a line that is asked for while the machine is to move is shown, however slow the server is', async (page, hand) => {
  await heaps(page, hand.url, { heaps: [1, 3, 4] }, ['1 from 1', '1 from 2']);
  await page.locator('[data-index="2"]').waitFor({ state: 'attached' });
  await panel(page, 'moves');
  await page.locator('[data-index="0"]').click();
  await page.waitForFunction(() => document.querySelector('[data-heap="1"] .token'));
  // The answer to the line comes long after the machine has stopped to think, and so would the machine's own.
  await page.route(/\/api\/sessions$/, async (route) => {
    await new Promise((go) => setTimeout(go, 1500));
    await route.continue();
  });
  // In the page itself, since by hand the machine may have moved before.
  await page.evaluate(async () => {
    document.querySelector('[data-heap="3"] [data-count="1"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let frames = 0; frames < 600 && !document.querySelector('.variation'); frames++) await new Promise(requestAnimationFrame);
    document.querySelector('.variation').click();
  });
  await page.waitForFunction(() => document.querySelector('[data-index="1"]').textContent.includes('1 from 1'));
  await page.locator('.variation').getByText('1 from 3').waitFor();
});

both('chances are shown, and kept back on wish, also after a reload', async (page, hand) => {
  await ludo(page, hand.url, { position: '3,6/4,0/1', die: 2 });
  await page.locator('text.mark').nth(1).waitFor();
  await page.getByRole('button', { name: 'Hide chances and values' }).click();
  await page.locator('text.mark').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('.piece.best').count(), 0, 'the best piece is not given away either');
  await page.reload();
  await page.locator('.piece').first().waitFor();
  assert.equal(await page.locator('text.mark').count() + await page.getByTestId('chance').count(), 0);
  await page.getByRole('button', { name: 'Hide chances and values' }).click();
  await page.locator('text.mark').first().waitFor();
});

both('in Ludo the hint is an arrow, the last move is one, passes are made by themselves, and the board turns', async (page, hand) => {
  await ludo(page, hand.url, { position: '3,5/4,0/1', die: 2 });
  await page.locator('.piece.able').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('hint-arrow').waitFor({ state: 'attached' });
  await page.getByTestId('hint').getByRole('button', { name: 'Play it' }).click();
  await page.getByTestId('last-move').waitFor({ state: 'attached' });
  await page.waitForFunction(() => /Your roll|Your move/.test(document.querySelector('[data-testid="turn"]').textContent));
  const before = await page.locator('circle.field').first().getAttribute('cx');
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.waitForFunction((x) => document.querySelector('circle.field').getAttribute('cx') !== x, before);

  // All in the house and no six: nobody is asked to pass.
  await ludo(page, hand.url, { position: '0,0/0,0/1', die: 2 });
  await page.waitForFunction(() => [...document.querySelectorAll('[data-testid="moves"] li')].some((step) => /Blue\s*pass/.test(step.textContent)));
  await told(page, 'Your roll|Your move');
  assert.deepEqual(await seriousFindings(page), []);
}, { colorScheme: 'dark' });

test('keys roll, hint, turn, hide, undo; they are listed under ?, and fields keep theirs', async () => {
  const { page, context, faults } = await visitor(browser, server.url, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}#/ludo?start=play`);
  await page.locator('.piece').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  const listed = await page.getByRole('dialog').textContent();
  for (const key of ['Roll', 'Hint', 'Turn the board', 'Undo']) assert.ok(listed.includes(key), `${key} in ${listed}`);
  assert.deepEqual(await seriousFindings(page), []);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await until(page, 1);
  const before = await page.locator('circle.field').first().getAttribute('cx');
  await page.keyboard.press('f');
  await page.waitForFunction((x) => document.querySelector('circle.field').getAttribute('cx') !== x, before);
  await page.keyboard.press('v');
  await page.getByTestId('chance').waitFor({ state: 'detached' });

  await page.goto(`${server.url}#/graph?start=example`);
  await page.locator('.svelte-flow__node').nth(8).waitFor();
  await page.keyboard.press('1');
  await page.locator('[data-tool="max"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('s');
  await page.getByTestId('value').waitFor();
  await page.getByLabel('ε').fill('');
  await page.getByLabel('ε').press('3');
  assert.equal(await page.locator('[data-tool="chance"]').getAttribute('aria-pressed'), 'false', 'a figure in a field is no tool');
  assert.deepEqual(faults, []);
  await context.close();
});

test('pieces and dice move for those who want it, and stand still for those who do not', async () => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const { page, context } = await visitor(browser, server.url, { reducedMotion });
    await ludo(page, server.url, { position: '3,6/4,0/1' });
    await page.keyboard.press('r');
    await page.locator('svg.thrown').waitFor();
    assert.equal(await page.locator('svg.thrown').evaluate((die) => getComputedStyle(die).animationName !== 'none'), reducedMotion === 'no-preference');
    assert.equal(await page.locator('.piece').first().evaluate((piece) => parseFloat(getComputedStyle(piece).transitionDuration) > 0), reducedMotion === 'no-preference');
    await context.close();
  }
});
