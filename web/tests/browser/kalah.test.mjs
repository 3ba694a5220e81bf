// Kalaha on the page: games to their end by mouse, finger and keyboard; positions with the command line's numbers; beans that fall one by one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const pit = (page, seat, number) => page.locator(`[data-pit="${seat}-${number}"]`);
const beans = (page, seat, number) => pit(page, seat, number).getAttribute('data-beans').then(Number);
const over = (page) => page.getByTestId('result').count();
const steps = (page) => page.locator('[data-testid="moves"] li').count();
/** A game that is remembered: who plays, on which board. */
async function begin(page, url, options = {}, moves = []) {
  await page.goto(url);
  const game = { options: { pits: 3, seeds: 2, rules: 'thesis', players: ['human', '5'], ...options }, moves, at: moves.length };
  await page.evaluate((text) => sessionStorage.setItem('hra.kalah', text), JSON.stringify({ mode: 'play', table: { pits: 6, seeds: 4, rules: 'thesis' }, game }));
  await page.goto(`${url}#/kalah`);
  await pit(page, 1, 1).waitFor();
}
/** Whatever comes first: the end, or a pit that may be sown. */
const myTurn = (page) => page.waitForFunction(() => document.querySelector('[data-testid="result"]') || document.querySelector('.pit.able'));

/** Goes on to the end of the game; `sow` makes one move of one's own. */
async function toTheEnd(page, sow) {
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 200, 'the game ends');
    await myTurn(page);
    if (await over(page)) return moves;
    const before = await steps(page);
    await sow(page.locator('.pit.able').first());
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="moves"] li').length > count, before);
  }
}

both('a game is set up and played to its end against a strategy', async (page, hand) => {
  await page.goto(`${hand.url}#/kalah?start=play`);
  await pit(page, 1, 6).waitFor();
  await panel(page, 'game');
  await page.getByLabel('Pits on a side').selectOption('4');
  await page.getByLabel('Beans in each').selectOption('3');
  await page.getByLabel('Rules').selectOption('standard');
  await page.getByTestId('setup-changed').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.pit').length === 8);
  await toBoard(page, hand);
  const mine = await toTheEnd(page, (chosen) => (hand.finger ? chosen.tap() : chosen.click()));
  assert.ok(mine > 1);
  assert.equal((await beans(page, 1, 5)) + (await beans(page, 2, 5)), 24, 'all beans are in the stores');
  assert.match(await page.getByTestId('result').textContent(), /won|lost|Nobody/);
  assert.deepEqual(await seriousFindings(page), []);
});

test('the keyboard alone plays a game to its end, by numbers and by going round the board', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url);
  let number = 0;
  await toTheEnd(page, async (chosen) => {
    if (number++ % 2 === 0) return page.keyboard.press((await chosen.getAttribute('data-pit')).split('-')[1]);
    await chosen.focus();
    await page.keyboard.press('Enter');
  });
  await pit(page, 1, 1).focus();
  const at = () => page.evaluate(() => document.activeElement.getAttribute('data-pit'));
  const way = [];
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('ArrowRight');
    way.push(await at());
    if (way.at(-1) === '2-1') break;
  }
  assert.deepEqual(way, ['1-2', '1-3', '2-1'], 'along the near side, then over to the far one');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await at(), '2-2', 'on the far side beans go from right to left');
  assert.deepEqual(faults, []);
  await context.close();
});

test('every player takes a seat, on either side', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  const offered = ['perfect', '5', '4', '3', '2', '1', '0', 'depth:4', 'erring:0.3:perfect'];
  for (const [index, machine] of offered.entries()) {
    const players = index % 2 === 0 ? ['human', machine] : [machine, 'human'];
    await begin(page, server.url, { players });
    await myTurn(page);
    assert.equal(await page.locator('.pit.able').first().getAttribute('data-pit').then((name) => name[0]), index % 2 === 0 ? '1' : '2');
    if (index % 2 === 1) assert.ok((await steps(page)) > 1, `${machine} began`);
  }
  // Machines among themselves play to the end.
  await begin(page, server.url, { players: ['perfect', 'depth:2'] });
  await page.getByTestId('result').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the values of all moves and the hint with its reasons are those of the command line', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { pits: 4, seeds: 3, rules: 'standard' });
  await page.getByTestId('values').click();
  await page.getByText('Values are differences of the stores at the end, proven.').waitFor();
  const cli = await json('kalah', 'analyse', '--pits', '4', '--beans', '3', '--rules', 'standard');
  const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
  const shown = await page.locator('[data-mark]').evaluateAll((marks) => Object.fromEntries(marks.map((mark) => [mark.dataset.mark, mark.textContent])));
  assert.deepEqual(shown, Object.fromEntries(cli.moves.map(({ move, value }) => [`1-${'abcd'.indexOf(move) + 1}`, signed(value)])));
  const best = Math.max(...cli.moves.map(({ value }) => value));
  assert.equal(await page.locator('.pit.best').count(), cli.moves.filter(({ value }) => value === best).length);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByTestId('hint');
  await hint.waitFor();
  for (const { move, value } of cli.moves) assert.ok((await hint.textContent()).includes(`${move} ${value >= 0 ? '+' : ''}${value}`), move);
  await page.locator('.pit.hinted').waitFor();
  await hint.getByRole('button', { name: 'Play it' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length > 1);
  // They stay wished for, and are hidden by the same button.
  await myTurn(page);
  await page.locator('[data-mark]').first().waitFor();
  await page.getByTestId('values').click();
  await page.locator('[data-mark]').first().waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

both('a position is edited, and its numbers are those of the command line', async (page, hand) => {
  await page.goto(`${hand.url}#/kalah?start=position`);
  await pit(page, 1, 6).waitFor();
  await panel(page, 'position');
  await page.getByRole('button', { name: 'Take all beans away' }).click();
  await toBoard(page, hand);
  const set = async (seat, number, count) => {
    const there = pit(page, seat, number);
    await (hand.finger ? there.tap() : there.click());
    for (let more = 0; more < count; more++) await page.getByRole('button', { name: 'One bean more' }).click();
  };
  await set(1, 3, 1);
  await set(1, 5, 2);
  await set(1, 6, 1);
  await set(2, 6, 1);
  await set(2, 3, 3);
  await pit(page, 1, 7).focus();
  await page.keyboard.press('2');
  await page.keyboard.press('0');
  await pit(page, 2, 7).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await panel(page, 'position');
  const text = '0,0,1,0,2,1/1,0,0,3,0,0/20,20/s';
  assert.equal(await page.getByTestId('position').inputValue(), text);
  await page.getByRole('button', { name: 'Value of every move' }).click();
  await page.getByTestId('values-table').waitFor();
  const cli = await json('kalah', 'analyse', '--position', text);
  const rows = await page.getByTestId('values-table').locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.replace('−', '-').replace('+', ''))));
  assert.deepEqual(rows, cli.moves.map(({ move, value }) => [move, String(value)]));
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByTestId('value').waitFor();
  const solved = await json('kalah', 'solve', '--position', text);
  assert.equal(Number((await page.getByTestId('value').locator('strong').textContent()).replace('−', '-')), solved.value);
  assert.equal(await page.getByTestId('best-moves').textContent(), solved.best_moves.join(' '));
  assert.equal(await page.getByTestId('line').textContent(), solved.line.join(' '));
  assert.deepEqual(await seriousFindings(page), []);

  // What is no position is refused with a reason, and nothing changes.
  await page.getByTestId('position').fill('1,2/3/0,0/s');
  await page.getByTestId('position').press('Enter');
  await page.getByRole('alert').waitFor();
  assert.equal(await beans(page, 1, 5), 2);
  // A reload keeps it, a link carries it, and it is played from here.
  await page.reload();
  await pit(page, 1, 6).waitFor();
  assert.equal(await beans(page, 2, 7), 20);
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const other = await visitor(browser, hand.url);
  await other.page.goto(link);
  await pit(other.page, 1, 6).waitFor();
  assert.equal(await beans(other.page, 1, 7), 20);
  await panel(other.page, 'position');
  await other.page.getByRole('button', { name: 'Play from here' }).click();
  await other.page.locator('.pit.able').first().waitFor();
  assert.equal(await other.page.locator('.pit.able').count(), 3);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test('undo and redo go through the edits, and the keyboard changes beans', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/kalah?start=position`);
  await pit(page, 1, 2).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.querySelector('[data-pit="1-3"]').dataset.beans === '3');
  assert.equal(await beans(page, 1, 2), 6);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.deepEqual([await beans(page, 1, 2), await beans(page, 1, 3)], [5, 4]);
  await page.getByRole('button', { name: 'Redo' }).click();
  assert.equal(await beans(page, 1, 2), 6);
  await page.getByRole('button', { name: 'North to move' }).click();
  assert.match(await page.getByTestId('position').inputValue(), /\/n$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('beans fall one by one, which can be cut short; nothing moves for those who do not want it', async () => {
  const { page, context, faults } = await visitor(browser, server.url, { reducedMotion: 'no-preference' });
  await begin(page, server.url, { pits: 6, seeds: 4, players: ['human', 'human'] });
  // Slow enough for what follows, whatever the machine is doing.
  await panel(page, 'game');
  await page.getByTestId('pace').selectOption('slow');
  await page.evaluate(() => {
    globalThis.seen = [];
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('[data-beans]')].map((place) => Number(place.dataset.beans)).join();
      if (globalThis.seen.at(-1) !== now) globalThis.seen.push(now);
    }).observe(document.querySelector('.field'), { attributes: true, subtree: true, attributeFilter: ['data-beans'] });
  });
  await pit(page, 1, 1).click();
  await page.getByTestId('hand').waitFor();
  await page.getByTestId('hand').waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => globalThis.seen);
  assert.equal(seen.length, 5, `the pit is emptied, then four beans fall: ${seen.join(' | ')}`);
  await pit(page, 2, 1).click();
  await page.getByTestId('hand').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('hand').waitFor({ state: 'detached' });
  assert.equal(await beans(page, 2, 1), 0);
  assert.equal(await beans(page, 2, 5), 5, 'the end is shown at once');
  await page.locator('[data-pit^="1-"].able').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();

  const still = await visitor(browser, server.url);
  await begin(still.page, server.url, { players: ['human', 'human'] });
  await still.page.evaluate(() => {
    globalThis.hands = 0;
    new MutationObserver(() => (globalThis.hands += document.querySelectorAll('[data-testid="hand"]').length)).observe(document.querySelector('.field'), { childList: true, subtree: true });
  });
  await pit(still.page, 1, 1).click();
  await still.page.waitForFunction(() => document.querySelector('[data-pit="1-1"]').dataset.beans === '0');
  assert.equal(await still.page.evaluate(() => globalThis.hands), 0);
  assert.deepEqual(still.faults, []);
  await still.context.close();
});

test('the second player turns the board around where the rules have the pie', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { rules: 'standard,pie', players: ['human', 'human'] }, ['c']);
  const before = await beans(page, 1, 4);
  assert.equal(before, 1);
  await page.getByRole('button', { name: 'Turn the board around' }).click();
  await page.waitForFunction(() => document.querySelector('[data-pit="2-4"]').dataset.beans === '1');
  assert.equal(await beans(page, 1, 4), 0);
  assert.equal(await page.getByRole('button', { name: 'Turn the board around' }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a finished game is commented with ! and ?, as the command line does it, and counted in one’s own record', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  // A game with mistakes: the first pit that can be sown, against a player that does as well as it can.
  await begin(page, server.url, { pits: 4, seeds: 3, rules: 'standard', players: ['human', 'perfect'] });
  await toTheEnd(page, (chosen) => chosen.click());
  const moves = await page.locator('[data-testid="moves"] [data-index] span:nth-child(3)').allTextContents();
  await page.getByTestId('result').getByRole('button', { name: 'Analyse the game' }).click();
  await page.getByTestId('comments').waitFor({ timeout: 60_000 });
  await page.getByTestId('course').waitFor();
  const record = `[Rules "standard"]\n[Start "3,3,3,3/3,3,3,3/0,0/s"]\n${moves.join(' ')}`;
  const cli = await (await fetch(`${server.url}api/kalah/annotate?lang=en`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record }) })).json();
  assert.equal(cli.moves.length, moves.length);
  assert.ok(cli.moves.some(({ mark }) => mark === '?'), 'somebody erred');
  const shown = await page.locator('[data-testid="moves"] [data-index]').evaluateAll((all) => all.slice(1).map((row) => row.querySelector('.blame')?.textContent.trim() ?? ''));
  const beans = (count) => (count === 1 ? 'one bean' : `${count} beans`);
  assert.deepEqual(shown, cli.moves.map(({ mark, value, best_value }) => (mark ? (best_value > value ? `${mark} −${beans(best_value - value)}` : mark) : '')));
  await page.getByText('Record with marks').click();
  assert.equal(await page.getByTestId('record').textContent(), cli.record);
  assert.deepEqual(await seriousFindings(page), []);

  await panel(page, 'own');
  const games = () => page.locator('[data-opponent="perfect"] [data-testid="own-games"]').textContent();
  assert.equal(await games(), '1');
  // Going back and forth, and a reload, are no other game.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByTestId('looking-back').waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByTestId('result').waitFor();
  await page.reload();
  await page.getByTestId('result').waitFor();
  await panel(page, 'own');
  assert.equal(await games(), '1');
  await page.getByTestId('result').getByRole('button', { name: 'Play again' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] li').length === 1);
  await toTheEnd(page, (chosen) => chosen.click());
  await page.waitForFunction(() => document.querySelector('[data-testid="own-games"]').textContent === '2');
  assert.match(await page.getByTestId('own').textContent(), /\d+% \(\d+% – \d+%\)/, 'with its interval');
  await page.getByRole('button', { name: 'Forget all games' }).click();
  await page.getByText('No game against a machine is finished yet').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

both('a tournament is run, stopped and gone on with, and its figures are those of the command line', async (page, hand) => {
  await page.goto(`${hand.url}#/kalah?start=tournament`);
  await panel(page, 'contest');
  await page.getByTestId('who').selectOption('two');
  await page.getByTestId('seat-A').selectOption('1');
  await page.getByTestId('seat-B').selectOption('5');
  // So many that no machine is through with them before they are stopped.
  const most = 500_000_000;
  await page.getByLabel('Games of each pairing').fill(String(most));
  await page.getByRole('button', { name: 'Begin the tournament' }).click();
  await toBoard(page, hand);
  const games = () => page.locator('[data-games]').first().getAttribute('data-games').then(Number);
  // The table is there while they still play.
  await page.locator('[data-games]').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('stopped').waitFor();
  const before = await games();
  assert.ok(before > 0 && before < most, `${before} games`);
  assert.equal(await page.getByTestId('histogram').count(), 3, 'lengths, stores and differences');
  // It can go on after a reload, too.
  await page.reload();
  await page.getByTestId('stopped').waitFor();
  assert.equal(await games(), before);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction((count) => Number(document.querySelector('[data-games]')?.dataset.games) > count, before, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('stopped').waitFor();
  // A short one, to its end.
  await panel(page, 'contest');
  await page.getByLabel('Games of each pairing').fill('30000');
  await page.getByRole('button', { name: 'Begin the tournament' }).click();
  await toBoard(page, hand);
  await page.waitForFunction(() => document.querySelector('[data-games]')?.dataset.games === '30000', undefined, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
  const cli = await json('kalah', 'tournament', '--a', '1', '--b', '5', '--games', '30000');
  const percent = (share) => `${(share * 100).toFixed(1)}%`;
  const [of] = cli.pairings;
  const cells = await page.locator('[data-testid="table"] tbody tr td').allTextContents();
  for (const [index, name] of ['ppAA', 'ppAB', 'ppBB', 'ppBA'].entries()) assert.ok(cells[index + 1].startsWith(percent(of[name])), `${name}: ${cells[index + 1]}`);
  assert.equal(cells[6], of.mean_length.toFixed(2));
  await panel(page, 'ratings');
  assert.equal(await page.getByTestId('ratings').locator('tbody tr').count(), 2);
  assert.deepEqual(await seriousFindings(page), []);
});
