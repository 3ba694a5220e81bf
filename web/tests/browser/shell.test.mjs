// The shell: both languages and themes, remembered; nothing leaves the machine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { file, types } from '../../scripts/types.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the types of the page are those that the server describes', async () => {
  assert.equal(readFileSync(file, 'utf8'), await types(server.url), 'stale: run cargo xtask types');
});

test('language and theme are switched, shown at once and remembered', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1, name: 'Two-player games' }).waitFor();
  await page.getByRole('button', { name: 'Čeština' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hry pro dva' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'cs');
  await page.getByLabel('Barvy').selectOption('dark');
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Hry pro dva' }).waitFor();
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), dark);
  await page.getByLabel('Barvy').selectOption('light');
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), dark);
  // The server's own sentences come in the same language.
  await page.goto(`${server.url}#/heap?start=wythoff`);
  await page.locator('[data-panel="why"]').click();
  await page.getByText('Kdo vyhraje a proč').click();
  await page.getByTestId('why').waitFor();
  assert.match(await page.getByTestId('why').textContent(), /tah/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a browser that speaks Czech is met in Czech, and others in English', async () => {
  for (const [language, heading] of [['cs-CZ', 'Hry pro dva'], ['fr', 'Two-player games']]) {
    const { page, context } = await visitor(browser, server.url, { language });
    await page.goto(server.url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await context.close();
  }
});

test('the start page has every family, each with a picture of its own and doors that open it', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(server.url);
  await page.locator('li.card').first().waitFor();
  const families = await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(families.length >= 9);
  const cards = await page.locator('li.card').evaluateAll((all) => all.map((card) => ({
    family: card.querySelector('h2 a').getAttribute('href'),
    picture: card.querySelector('svg').innerHTML.replaceAll(/<!--.*?-->/g, ''),
    doors: [...card.querySelectorAll('a.button')].map((door) => door.getAttribute('href')),
  })));
  assert.deepEqual(cards.map((card) => card.family).sort(), [...families].sort());
  assert.equal(new Set(cards.map((card) => card.picture)).size, cards.length, 'no picture twice');
  for (const { family, picture, doors } of cards) {
    assert.match(picture, /<(rect|circle|path|polygon)/, family);
    assert.ok(doors.length > 0 && doors.every((door) => door.startsWith(`${family}?`)), family);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the first paint of the start page transfers less than 150 kB', async () => {
  const { page, context } = await visitor(browser, server.url);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(server.url, { waitUntil: 'networkidle' });
  assert.ok(bytes > 5_000 && bytes < 150_000, `${bytes} bytes`);
  await context.close();
});

test('an unknown address shows the start page, and the keyboard reaches the content first', async () => {
  const { page, context, faults } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/nowhere`);
  await page.getByRole('heading', { level: 1, name: 'Two-player games' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a server that is gone is told, not hidden', async () => {
  const gone = await startServer();
  const { page, context } = await visitor(browser, gone.url);
  await page.goto(`${gone.url}#/heap?start=nim`);
  await page.locator('.token').first().waitFor();
  await gone.stop();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('alert').getByText('The server does not answer').waitFor();
  await context.close();
});
