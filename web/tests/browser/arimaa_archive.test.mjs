// Games of people, from the archive of arimaa.com, on the page: chosen, walked, varied, analysed, and written as they were.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { begin, lead, make, moves, untilTurns, written } from '../arimaa.mjs';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { hra, startBrowser, startServer } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const archive = readFileSync(new URL('../data/arimaa-archive-2002.txt', import.meta.url), 'latin1');
const [head, ...rows] = archive.trim().split('\n').map((line) => line.split('\t'));
const game = (id) => Object.fromEntries(rows.find((row) => row[0] === id).map((value, index) => [head[index], value]));
const given = (input, ...args) => JSON.parse(execFileSync(hra, [...args, '--json'], { input, encoding: 'utf8' }));
/** Turns as they were typed in, with the tags of today; a setup in any order. */
const typed = (turns) => turns.map((move) => {
  const [tag, ...words] = move.trim().split(' ');
  return [tag.replace('w', 'g').replace('b', 's'), ...(tag.startsWith('1') && tag.length === 2 ? words.sort() : words)].join(' ');
});

onBothScreens(() => ({ browser, server }), 'a game of the archive is chosen, walked, varied, analysed and written as it was', async (page, hand) => {
  const { movelist, wusername, busername } = game('17');
  await begin(page, hand.url);
  await panel(page, 'records');
  await page.locator('#panel-records input[type="file"]').setInputFiles({ name: 'allgames2002.txt', mimeType: 'text/plain', buffer: Buffer.from(archive, 'latin1') });
  await page.locator('[data-game="17"]').waitFor();
  assert.equal(await page.locator('[data-game]').count(), rows.length);
  await page.locator('[data-game="17"]').click();
  const played = typed(movelist.split('\\n').filter((move) => move.trim().includes(' ')));
  await untilTurns(page, played.length);
  assert.ok((await page.getByTestId('names').textContent()).includes(`${wusername} – ${busername}`));

  const plain = await written(page);
  assert.deepEqual(typed(plain.split('\n').filter((line) => /^\d+[gs] /.test(line))), played, 'every turn goes out as it came in');
  assert.equal(given(plain, 'arimaa', 'replay', '-').borne_out, 1);

  await panel(page, 'moves');
  for (const [index, key] of [[played.length, 'ArrowLeft'], [played.length - 1, 'Home'], [0, 'ArrowRight'], [1, 'ArrowRight']]) {
    await page.locator(`[data-index="${index}"]`).focus();
    if (index === played.length) await page.locator(`[data-index="${index}"]`).click();
    await page.waitForFunction((at) => document.querySelector(`[data-index="${at}"]`).getAttribute('aria-current') === 'step', index);
    await page.keyboard.press(key);
  }
  // After both setups: another first turn.
  await page.waitForFunction(() => document.querySelector('[data-index="2"]').getAttribute('aria-current') === 'step');
  await toBoard(page, hand);
  await lead(page, hand, 'a2', 'a3');
  await page.getByTestId('confirm').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] [data-index]').length === 4);
  await panel(page, 'moves');
  await page.getByTestId('variation').first().click();
  await untilTurns(page, played.length);

  await page.getByTestId('care').selectOption('300');
  await page.getByTestId('annotate').click();
  await page.getByTestId('course').waitFor();
  const cli = given(plain, 'arimaa', 'annotate', '-', '--nodes', '300');
  assert.deepEqual(await page.locator('[data-mark]').evaluateAll((all) => all.map((mark) => mark.dataset.mark)), cli.turns.map((turn) => turn.mark).filter(Boolean));
  assert.deepEqual(await seriousFindings(page), []);

  const varied = await written(page);
  assert.match(varied, /Variations: 2g Ha2n\n/);
  assert.equal(varied.replace(/Variations: .*\n/, ''), plain, 'nothing else has changed');
  // What was written is opened again, and written the same.
  await page.getByTestId('records').fill(varied);
  await page.getByTestId('open-record').click();
  await page.locator('[data-panel="moves"][aria-selected="true"], #panel-moves').first().waitFor();
  await untilTurns(page, played.length);
  assert.equal(await written(page), varied);
});

onBothScreens(() => ({ browser, server }), 'puzzles are made of games that somebody brings, solved, and stay', async (page, hand) => {
  await begin(page, hand.url);
  await panel(page, 'records');
  await page.getByTestId('records').fill(archive);
  await page.getByTestId('make-puzzles').click();
  await page.locator('[data-kind="own"]').waitFor({ state: 'attached' });
  const cli = given(archive, 'arimaa', 'puzzles', '-', '--most', '60', '--check');
  assert.ok(cli.puzzles.length > 0 && cli.wrong.length === 0);
  if (!(await page.locator('[data-kind="own"]').isVisible())) await panel(page, 'tasks');
  await page.locator('[data-kind="own"][aria-pressed="true"]').waitFor();
  assert.equal(await page.locator('[data-task]').count(), cli.puzzles.length);
  const number = cli.puzzles.findIndex((puzzle) => puzzle.aim !== 'defend');
  const puzzle = cli.puzzles[number];
  assert.ok((await page.locator(`[data-task="${number}"]`).textContent()).includes(puzzle.from));
  await page.locator(`[data-task="${number}"]`).click();
  await toBoard(page, hand);
  assert.ok((await page.getByTestId('task').textContent()).startsWith(puzzle.text));
  const mine = (step) => (step[0] === step[0].toUpperCase()) === (puzzle.side === 'gold');
  for (const move of moves(puzzle.solution, mine)) await make(page, hand, move);
  await page.getByTestId('confirm').click();
  await page.locator('[data-testid="outcome"][data-solved="true"]').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.reload();
  await page.getByTestId('task').waitFor();
  assert.ok((await page.getByTestId('task').textContent()).startsWith(puzzle.text));
});
