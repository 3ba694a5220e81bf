// Arimaa on the page, away from play: records in and out with variations and comments, whole games analysed with the command line's
// numbers, the engine's thoughts, lessons and puzzles.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { begin, lead, reached, record, turns, untilTurns, written } from '../arimaa.mjs';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { hra, json, startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const given = (input, ...args) => JSON.parse(execFileSync(hra, [...args, '--json'], { input, encoding: 'utf8' }));
async function take(page, text) {
  await panel(page, 'records');
  await page.getByTestId('records').fill(text);
  await page.getByTestId('open-record').click();
}

both('a record is opened, walked, varied, analysed and written', async (page, hand) => {
  await begin(page, hand.url);
  await take(page, record);
  await untilTurns(page, 6);
  assert.equal(await written(page), record, 'what goes out is what came in');

  await panel(page, 'moves');
  await page.locator('[data-index="6"]').click();
  await page.waitForFunction(() => document.querySelector('[data-square="d6"]').getAttribute('data-piece') === 'E');
  await page.locator('[data-index="6"]').press('ArrowLeft');
  await page.waitForFunction(() => document.querySelector('[data-index="5"]').getAttribute('aria-current') === 'step');
  await page.locator('[data-index="3"]').click();
  await page.waitForFunction(() => document.querySelector('[data-square="d5"]').getAttribute('data-piece') === 'E' && document.querySelector('[data-square="e7"].able'));

  await toBoard(page, hand);
  await lead(page, hand, 'e7', 'e6');
  await page.getByTestId('confirm').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="moves"] [data-index]').length === 5);
  await panel(page, 'moves');
  await page.getByTestId('variation').first().click();
  await untilTurns(page, 6);
  // The game is again what it was, and the new turn beside it.
  await page.locator('[data-square="f5"][data-piece="e"]').waitFor();
  await page.getByTestId('comment').fill('A cat is lost.');
  await page.getByTestId('comment').blur();
  await page.getByText('A cat is lost.').waitFor();

  await page.getByTestId('care').selectOption('300');
  await page.getByTestId('annotate').click();
  await page.getByTestId('course').waitFor();
  const cli = given(record, 'arimaa', 'annotate', '-', '--nodes', '300');
  const marks = await page.locator('[data-mark]').evaluateAll((all) => all.map((mark) => mark.dataset.mark));
  assert.deepEqual(marks, cli.turns.map((turn) => turn.mark).filter(Boolean));
  const text = await written(page);
  assert.match(text, /Variations: 2s ee7s\n/);
  assert.match(text, /Comments: 2s A cat is lost\.\n/);
  assert.equal(given(text, 'arimaa', 'replay', '-').borne_out, 1);
  assert.deepEqual(await seriousFindings(page), []);
});

test('an archive is a list to choose from, setups are counted, and what is no record is explained', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url);
  await take(page, 'no record');
  await page.getByRole('alert').waitFor();
  const moves = record.split('\n\n')[1].trim().replaceAll('\n', '\\n');
  const archive = ['id\twusername\tbusername\tresult\ttermination\tmovelist', `7\tAnna\tBob\tw\tr\t${moves}`, `8\tCyril\tDana\tw\tr\t${moves}`, ''].join('\n');
  await take(page, archive);
  await page.locator('[data-game="8"]').waitFor();
  await page.getByTestId('search-games').fill('cyril');
  assert.equal(await page.locator('[data-game]').count(), 1);
  await page.getByTestId('count-setups').click();
  await page.getByTestId('setups').waitFor();
  const cli = given(archive, 'arimaa', 'setups', '-', '--least', '2');
  assert.equal(await page.locator('[data-testid="setups"] tbody tr').count(), cli.setups.length);
  await page.locator('[data-game="8"]').click();
  await untilTurns(page, 6);
  assert.equal(await turns(page), 6);
  assert.deepEqual(faults, []);
  await context.close();
});

test('thoughts, terms and threats are those of the command line', async () => {
  const position = 'g [r......r...........hE...........................R..............R]';
  const { page, context, faults } = await visitor(browser, server.url);
  await begin(page, server.url, { start: position, players: ['human', 'human'] });
  await panel(page, 'think');
  await page.getByTestId('effort').selectOption('nodes:3000');
  await page.getByTestId('analyse').click();
  const cli = await json('arimaa', 'analyse', position, '--lines', '3', '--nodes', '3000');
  await page.waitForFunction((nodes) => document.querySelector('[data-testid="depth"]')?.textContent.replace(/\D/g, '').endsWith(nodes), String(cli.nodes));
  const lines = await page.locator('[data-testid="lines"] li').allTextContents();
  assert.equal(lines.length, cli.lines.length);
  for (const [index, line] of cli.lines.entries()) assert.ok(lines[index].includes(line.turn), line.turn);
  assert.ok((await page.locator('[data-arrow="best"]').count()) > 0, 'the best turn is on the board');
  assert.equal(await page.getByTestId('bar').getAttribute('data-score'), String(cli.lines[0].score));

  const look = await json('arimaa', 'look', position, '--threats', '--judge');
  const term = look.judgement.terms.find((one) => one.about.length > 0);
  await page.locator(`[data-term="${term.term}"]`).click();
  const about = await page.locator('.square.about').evaluateAll((all) => all.map((one) => one.dataset.square).sort());
  assert.deepEqual(about, term.about.map((one) => one.square).sort());
  await page.getByTestId('threats').check();
  await page.getByTestId('threats-gold').waitFor();
  for (const side of look.threats) assert.equal(await page.locator(`[data-testid="threats-${side.side}"] button`).count(), side.captures.length + (side.goal ? 1 : 0));
  await page.locator('[data-testid^="threats-"] button').first().click();
  await page.locator('[data-arrow="threat"]').first().waitFor();
  // Another position: what was thought of this one is no longer shown, and the search goes on there.
  await lead(page, { context, finger: false }, 'h1', 'h2');
  await page.getByTestId('confirm').click();
  await untilTurns(page, 1);
  await page.getByTestId('lines').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

both('a lesson is failed and solved', async (page, hand) => {
  await page.goto(`${hand.url}#/arimaa?start=learn`);
  await page.getByTestId('task').waitFor();
  await panel(page, 'tasks').catch(() => undefined);
  if (!(await page.locator('[data-task="5"]').isVisible())) await panel(page, 'tasks');
  assert.equal(await page.locator('[data-task]').count(), 10);
  await page.locator('[data-task="5"]').click();
  await toBoard(page, hand);
  await lead(page, hand, 'e4', 'e3');
  await page.getByTestId('confirm').click();
  await page.locator('[data-testid="outcome"][data-solved="false"]').waitFor();
  await page.getByTestId('again').click();
  await lead(page, hand, 'e4', 'd5');
  await page.getByTestId('confirm').click();
  await page.locator('[data-testid="outcome"][data-solved="true"]').waitFor();
  await page.locator('.done').first().waitFor();
  assert.deepEqual(await seriousFindings(page), []);
});

both('puzzles are failed and solved', async (page, hand) => {
  const { puzzles } = await (await fetch(new URL('/api/arimaa/school', hand.url))).json();
  await page.goto(`${hand.url}#/arimaa?start=learn`);
  await page.getByTestId('task').waitFor();
  // A rabbit that goes home alone.
  const alone = (puzzle) => puzzle.aim === 'goal' && new Set(puzzle.solution.split(' ').map((step) => step[0])).size === 1 && !puzzle.solution.includes('x');
  const number = puzzles.findIndex(alone);
  const steps = puzzles[number].solution.split(' ');
  if (!(await page.locator('[data-kind="puzzles"]').isVisible())) await panel(page, 'tasks');
  await page.locator('[data-kind="puzzles"]').click();
  await page.locator(`[data-task="${number}"]`).click();
  await toBoard(page, hand);
  const from = steps[0].slice(1, 3);
  await lead(page, hand, from, reached(steps[0]));
  await page.getByTestId('confirm').click();
  await page.locator('[data-testid="outcome"][data-solved="false"]').waitFor();
  await page.getByTestId('again').click();
  for (const step of steps) await lead(page, hand, step.slice(1, 3), reached(step));
  await page.getByTestId('confirm').click();
  await page.locator('[data-testid="outcome"][data-solved="true"]').waitFor();
});
