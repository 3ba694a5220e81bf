// The laboratory: published results and experiments are computed on the page as the command line computes them.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens, panel, toBoard } from '../hands.mjs';
import { json, startBrowser, startServer } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const row = (page, name) => page.locator(`[data-result="${name}"]`);

both('published results stand beside ours, as the command line finds them, and stay', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await row(page, 'kalah/example-game').waitFor();
  const { results } = await json('reproduce', 'matrix');
  await page.getByLabel('Which results').selectOption('matrix');
  await page.waitForFunction((count) => document.querySelectorAll('[data-result]').length === count, results.length);
  await page.getByRole('button', { name: 'Compute those that are quick' }).click();
  for (const { name, ours, status } of results.filter((result) => result.status !== 'not run')) {
    await row(page, name).locator('.badge').getByText({ agrees: 'agrees', explained: 'explained' }[status], { exact: true }).waitFor();
    assert.ok((await row(page, name).textContent()).includes(ours));
  }
  assert.deepEqual(await seriousFindings(page), []);
  await page.reload();
  await row(page, results[0].name).locator('.badge').getByText('agrees').waitFor();
  await panel(page, 'saved');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'As a table (CSV)' }).first().click()]);
  const lines = readFileSync(await file.path(), 'utf8').trim().split('\n');
  assert.equal(lines.length, results.length + 1);
});

both('published numbers are drawn beside ours, all shares of a group in one picture', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await page.getByLabel('Which results').selectOption('heap');
  await page.getByRole('button', { name: 'Compute heap/kayles-values', exact: true }).click();
  const published = (await row(page, 'heap/kayles-values').locator('td').first().textContent()).trim().split(/\s+/);
  await row(page, 'heap/kayles-values').getByTestId('plot').waitFor();
  for (const whose of ['published', 'ours']) assert.equal(await row(page, 'heap/kayles-values').locator(`[data-testid="plot"] .${whose}`).count(), published.length);
  await page.getByLabel('Which results').selectOption('kalah');
  await page.getByRole('button', { name: 'Compute kalah/table-0-1', exact: true }).click();
  await page.getByTestId('agreement').locator('circle').nth(3).waitFor({ timeout: 60_000 });
  assert.equal(await page.getByTestId('agreement').locator('circle').count(), 4);
});

both('a result that takes long is stopped, and what waited is not begun', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await row(page, 'heap/octal-0.6-million').waitFor();
  for (const name of ['domineering/outcomes-8x8', 'heap/octal-0.6-million']) await page.getByRole('button', { name: `Compute ${name}`, exact: true }).click();
  await page.getByTestId('doing').getByText('domineering/outcomes-8x8 is being computed; 1 wait').waitFor();
  // A reload looks after the one that runs.
  await page.reload();
  await page.getByTestId('doing').getByText('domineering/outcomes-8x8 is being computed').waitFor();
  await page.getByRole('button', { name: 'Abort' }).waitFor();
  assert.equal((await (await fetch(`${server.url}api/jobs`)).json()).filter((job) => job.state === 'running').length, 1);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('doing').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Aborted').waitFor();
  const jobs = await (await fetch(`${server.url}api/jobs`)).json();
  assert.ok(!jobs.some((job) => job.state === 'running' || job.state === 'queued'), 'nothing goes on behind');
  assert.equal(await row(page, 'heap/octal-0.6-million').locator('.badge').textContent(), 'not computed');
}, { colorScheme: 'dark' });

both('experiments are run, compared and taken away', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await row(page, 'kalah/example-game').waitFor();
  await panel(page, 'experiments');
  await page.getByTestId('question').fill('{"rules": "kayles", "to": 30');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('alert').getByText('no JSON').waitFor();
  for (const to of [30, 40]) {
    await page.getByTestId('question').fill(`{"rules": "kayles", "to": ${to}}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByTestId('runs').getByText(`"to":${to}`).waitFor();
  }
  const theirs = await json('heap', 'sequence', 'kayles', '--to', '40');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Run 2 as JSON' }).click()]);
  const ours = JSON.parse(readFileSync(await file.path(), 'utf8'));
  const still = ({ seconds: _, ...rest }) => rest;
  assert.deepEqual(still(ours), still(theirs));
  // Both beside each other; the new one alone was chosen.
  await page.getByTestId('runs').getByRole('checkbox').nth(1).check();
  await page.getByTestId('beside').locator('thead th').nth(2).waitFor();
  await page.getByTestId('beside').locator('.differs').first().waitFor();
  await page.getByTestId('beside').locator('svg').first().waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await toBoard(page, hand);
});

both('an experiment with a file is the one of the terminal; one that runs is found again, stands beside others while it grows, and is stopped', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await row(page, 'kalah/example-game').waitFor();
  await panel(page, 'experiments');
  const kind = page.locator('#panel-experiments select');
  await kind.selectOption('arimaa-setups');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('alert').getByText('Choose the file').waitFor();
  const record = '1w Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n1b ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n2w Ee2n Ee3n Ee4n Ee5n\n2b resigns\n';
  await page.getByTestId('records').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByTestId('runs').getByText('"files":["@"]').waitFor();
  const path = join(mkdtempSync(join(tmpdir(), 'hra-lab-')), 'game.txt');
  writeFileSync(path, record);
  const theirs = await json('arimaa', 'setups', path, '--least', '1');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Run 1 as JSON' }).click()]);
  assert.deepEqual(JSON.parse(readFileSync(await file.path(), 'utf8')), theirs);

  await kind.selectOption('kalah-tournament');
  await page.getByTestId('question').fill('{"players": ["1", "5"], "games": 500000000}');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByTestId('beside').locator('thead th').getByText('…', { exact: true }).waitFor({ timeout: 60_000 });
  await page.reload();
  await panel(page, 'experiments');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('stopped').waitFor();
  assert.equal(await page.getByTestId('runs').locator('li').count(), 1, 'what was stopped is no result');
});

/** Two strategies against each other, in shards, with a figure that somebody published. */
const tournament = (games, shard, seed) => `version = 1
title = "Strategies ${seed}"
source = "a test"
seed = ${seed}

[[part]]
name = "both"
question = "kalah.tournament"
shard = ${shard}
request = { players = ["1", "5"], games = ${games} }

[[part.published]]
group = "1/5"
measure = "a-starts"
shares = { A = 0.25, B = 0.7 }

[[part]]
name = "published"
question = "reproduce.results"
request = { names = ["kalah/example-game"] }
`;

both('an experiment from a file is watched, stopped, gone on with after a reload, compared, and gives what the terminal gives', async (page, hand) => {
  await page.goto(`${hand.url}#/lab`);
  await row(page, 'kalah/example-game').waitFor();
  await panel(page, 'experiments');
  await page.locator('#panel-experiments select').first().selectOption('lab-run');
  const text = page.getByTestId('experiment');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await page.getByTestId('works').selectOption('kalaha');
  const { experiments } = await json('lab', 'init', 'kalaha');
  assert.equal(await text.inputValue(), experiments[0].text);
  await text.fill('version = 1\ntitel = "t"');
  await start.click();
  await page.getByRole('alert').getByText('line 2').waitFor();

  // So many shards that no machine is through with them before they are stopped.
  await text.fill(tournament(100_000_000, 2000, 1));
  await start.click();
  const shards = () => page.getByTestId('shards').textContent().then((told) => Number(told.replace(/,/g, '').match(/\d+/)[0]));
  await page.getByTestId('found').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('stopped').waitFor();
  const before = await shards();
  assert.ok(before > 0 && before < 50_000, `${before} shards`);
  await page.reload();
  await panel(page, 'experiments');
  await page.getByTestId('stopped').waitFor();
  await page.getByTestId('shards').waitFor();
  assert.equal(await shards(), before);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction((count) => Number(document.querySelector('[data-testid="shards"]')?.textContent.replace(/,/g, '').match(/\d+/)[0]) > count, before, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('stopped').waitFor();
  assert.deepEqual(await seriousFindings(page), []);

  // Small ones, to their end.
  for (const seed of [7, 8]) {
    await text.fill(tournament(2000, 500, seed));
    await start.click();
    await page.getByTestId('runs').getByText(`Strategies ${seed}`).waitFor({ timeout: 60_000 });
  }
  const folder = mkdtempSync(join(tmpdir(), 'hra-lab-'));
  const path = join(folder, 'small.toml');
  writeFileSync(path, tournament(2000, 500, 8));
  await json('lab', 'run', path);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Run 2 as JSON' }).click()]);
  assert.equal(`${readFileSync(await file.path(), 'utf8')}\n`, readFileSync(join(folder, 'small.lab', 'results.json'), 'utf8'));
  const found = page.getByTestId('found');
  const games = JSON.parse(readFileSync(await file.path(), 'utf8')).parts[0].findings['1/5']['a-starts'].counts;
  const share = (games.A / Object.values(games).reduce((sum, count) => sum + count)) * 100;
  const told = (await found.locator('[data-part="both"]').textContent()).replaceAll('\u00a0', ' ');
  assert.ok(told.includes(`A ${share.toFixed(2)}%`), told);
  assert.ok(told.includes('A 25.00% · B 70.00%'), 'what was published stands beside it');
  await found.locator('[data-measure="1/5 length"]').click();
  await found.getByTestId('histogram').waitFor();
  await found.locator('[data-part="published"]').getByText('agrees').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByTestId('runs').getByRole('checkbox').nth(1).check();
  await page.getByTestId('beside').locator('.differs').first().waitFor();
});
