// What a new user once stumbled over, each with a mouse in a wide window and with a finger on a phone; it must not come back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { seriousFindings } from '../axe.mjs';
import { drag, graph, middle, movesMade, onBothScreens, open, panel, put, screens, toBoard, until } from '../hands.mjs';
import { startBrowser, startServer, visitor } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);
const nodes = (page) => page.locator('.svelte-flow__node');
async function table(page) {
  await page.goto(`${server.url}#/graph`);
  await page.locator('.svelte-flow__pane').waitFor();
}
const remember = (page, name, value) => page.evaluate(([key, text]) => { for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text); }, [`hra.${name}`, JSON.stringify(value)]);

both('a piece of Ludo is dragged without scrolling, large enough to touch, and leaves no ring around it', async (page, hand) => {
  await page.goto(`${hand.url}#/ludo?start=solve`);
  const piece = page.locator('[data-piece="1-1"]');
  await piece.waitFor();
  const reach = await piece.locator('.reach').boundingBox();
  assert.ok(reach.width >= 24, `${reach.width} pixels to touch`);
  await drag(page, hand, await middle(piece), await middle(page.locator('svg circle.field').nth(2)));
  await page.waitForFunction(() => document.querySelector('[data-testid="position"]').value === '3,0/0,0/1');
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.match(await piece.evaluate((node) => getComputedStyle(node).outlineStyle), /none/);
  // A click, too, leaves nothing behind.
  await put(page, await middle(page.locator('[data-piece="1-2"]')), hand.finger);
  assert.match(await page.locator('[data-piece="1-2"]').evaluate((node) => getComputedStyle(node).outlineStyle), /none/);
  // What is drawn of the piece is no larger than its field.
  const [drawn, field] = [await piece.locator('.body').boundingBox(), await page.locator('svg circle.field').first().boundingBox()];
  assert.ok(drawn.width <= field.width * 1.1, `${drawn.width} on a field of ${field.width}`);
  assert.deepEqual(await seriousFindings(page), []);
});

both('opening and moving leaves the board in sight', async (page, hand) => {
  await page.goto(`${hand.url}#/heap?start=nim`);
  await page.locator('[data-heap="4"] [data-count="2"]').click();
  await until(page, 1);
  assert.equal(await page.evaluate(() => scrollY), 0);
  const box = await page.locator('.heaps').boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= hand.size.height, 'the whole board is seen');
  assert.deepEqual(await seriousFindings(page), []);
});

both('at a zoom of 200 % the board stays in sight, whatever is done', async (page, hand) => {
  // Half of the pixels are left; of a phone's, those of one that lies on its side.
  const { width, height } = hand.finger ? { width: 370, height: 360 } : { width: 640, height: 400 };
  await page.setViewportSize({ width, height });
  for (const [hash, board] of [['#/heap?start=nim', '.heaps'], ['#/ludo?start=play', 'svg[role="group"]'], ['#/graph?start=example', '.table']]) {
    await page.goto(server.url + hash);
    await page.locator(board).waitFor();
    if (board === '.heaps') {
      await page.locator('[data-heap="4"] [data-count="2"]').click();
      await until(page, 1);
    }
    assert.equal(await page.evaluate(() => scrollY), 0, hash);
    const box = await page.locator(board).boundingBox();
    assert.ok(box.y >= 0 && box.y + 100 <= height && box.height >= 100, `${hash}: ${JSON.stringify(box)}`);
  }
}, { deviceScaleFactor: 2 });

both('Grundy’s game is played by splitting heaps, by clicks, drags and keys', async (page, hand) => {
  await page.goto(`${hand.url}#/heap?start=nim`);
  await page.locator('.token').first().waitFor();
  await panel(page, 'game');
  await page.getByTestId('rules').selectOption('grundy');
  for (let heaps = 4; heaps > 1; heaps--) await page.getByRole('button', { name: 'One heap less' }).click();
  await page.getByLabel('Heap 1', { exact: true }).fill('11');
  await page.getByTestId('setup-changed').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-heap]').length === 1);
  await toBoard(page, hand);
  await page.locator('[data-heap="1"] [data-count="2"]').click();
  await until(page, 1);
  const free = () => page.waitForFunction(() => /won|lost/.test(document.querySelector('[data-testid="turn"]').textContent) || document.querySelector('[data-heap]').getAttribute('aria-disabled') === 'false');
  await free();
  // A token is pulled away from those below it.
  const token = page.locator('[data-heap]:has([data-cut]) .token.able').first();
  const from = await middle(token);
  const made = await movesMade(page);
  await drag(page, hand, from, { x: from.x + 40, y: from.y - 6 });
  await until(page, made);
  await free();
  for (let moves = 0; !/won|lost/.test(await page.getByTestId('turn').textContent()); moves++) {
    assert.ok(moves < 12, 'the game ends');
    const count = await movesMade(page);
    await page.locator('[data-heap]:has([data-cut])').first().focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await until(page, count);
    await free();
  }
  await page.getByTestId('result').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
});

both('two edges between the same vertices survive reload, link and store, and what cannot be read is set aside', async (page, hand) => {
  await table(page);
  await open(page, graph([{ from: 0, to: 1 }, { from: 0, to: 1 }, { from: 1, to: 2 }]));
  await page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByTestId('value').waitFor();
  await page.reload();
  await page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByTestId('link').inputValue();
  const kept = `twice ${hand.finger}`;
  await page.getByLabel('Name').last().fill(kept);
  await page.getByRole('button', { name: 'Save in the workbench' }).click();
  await page.getByRole('button', { name: kept, exact: true }).waitFor();
  await panel(page, 'files');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await nodes(page).first().waitFor({ state: 'detached' });
  await panel(page, 'saved');
  await page.getByRole('button', { name: kept, exact: true }).click();
  await page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
  const other = await visitor(browser, server.url);
  await other.page.goto(link);
  await other.page.locator('[data-edge]').nth(2).waitFor({ state: 'attached' });
  await other.context.close();

  await remember(page, 'graph', { strange: true });
  await page.reload();
  await page.getByTestId('aside').waitFor({ state: 'attached' });
  await panel(page, 'saved');
  await page.getByTestId('aside').getByText('Could not be read').first().waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('aside').getByRole('button', { name: 'As a file' }).first().click()]);
  assert.match(file.suggestedFilename(), /json$/);
});

both('a link that cannot be read is told, kept, and takes nothing away', async (page, hand) => {
  const packed = (state) => `1.${deflateRawSync(JSON.stringify(state)).toString('base64url')}`;
  // Nonsense, and what would break the page or hold it up if it were believed.
  const endless = packed({ mode: 'position', table: { pits: 1e9, seeds: 4, rules: 'thesis' } });
  const broken = packed({ options: { rules: 'nim', misere: false, heaps: [1], players: ['human', 'perfect'] }, moves: [], at: 0, lines: 5 });
  for (const [view, board, link] of [['heap', '.heaps', 'abcdef'], ['graph', '.table', 'abcdef'], ['ludo', '.piece', 'abcdef'], ['kalah', '[data-pit]', endless], ['heap', '.heaps', broken]]) {
    await page.goto(`${hand.url}#/${view}?s=${link}`);
    await page.locator(board).first().waitFor();
    await page.getByRole('alert').getByText('could not be read').waitFor();
    await panel(page, 'saved');
    await page.getByTestId('aside').getByText('Could not be read').first().waitFor();
  }
});

both('a game that cannot be solved is not offered to the perfect player, who hands over where he fails', async (page, hand) => {
  await page.goto(`${hand.url}#/ludo?start=play`);
  await page.locator('.piece').first().waitFor();
  await panel(page, 'game');
  await page.locator('.sizes select').first().selectOption('4');
  await page.getByLabel('Pieces each').selectOption('4');
  await page.getByLabel('Fields (4–52)').fill('40');
  await page.getByTestId('no-perfect').waitFor();
  assert.equal(await page.locator('form option[value="perfect"]').count(), 0);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => document.querySelector('[data-piece="4-4"]'));
  // An old game that has one all the same goes on in the person's hands.
  await remember(page, 'ludo', { mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game: { options: { players: ['perfect', 'human', 'human', 'human'], seats: 4, pieces: 4, fields: 40, position: '1,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0/1', die: 2 }, moves: [], at: 0 } });
  await page.goto(hand.url);
  await page.goto(`${hand.url}#/ludo`);
  await page.getByTestId('handed').waitFor();
  await page.locator('.piece.able').first().waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByTestId('handed').locator('select').selectOption('careful');
  await until(page, 1);
});

both('Delete works on what was just placed and on a clicked edge; an area is selected; a loop is drawn', async (page, hand) => {
  await table(page);
  const at = await page.locator('.svelte-flow__pane').boundingBox();
  const place = async (kind, x, y) => {
    await page.locator(`[data-tool="${kind}"]`).click();
    await put(page, { x: at.x + x, y: at.y + y }, hand.finger);
  };
  await place('max', 70, 90);
  await place('min', 210, 200);
  await nodes(page).nth(1).waitFor();
  await page.locator('[data-tool="edge"]').click();
  for (const number of [0, 0, 0, 1]) await put(page, await middle(nodes(page).nth(number)), hand.finger);
  await page.locator('[data-edge="0-0"]').waitFor({ state: 'attached' });
  await page.locator('[data-edge="0-1"]').waitFor({ state: 'attached' });
  await page.locator('[data-tool="select"]').click();
  const [a, b] = [await middle(nodes(page).nth(0)), await middle(nodes(page).nth(1))];
  await put(page, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, hand.finger);
  await page.locator('.line.selected').waitFor({ state: 'attached' });
  await page.keyboard.press('Delete');
  await page.locator('[data-edge="0-1"]').waitFor({ state: 'detached' });
  assert.equal(await nodes(page).count(), 2);
  await page.locator('[data-tool="area"]').click();
  await drag(page, hand, { x: at.x + 10, y: at.y + 10 }, { x: at.x + 290, y: at.y + 270 });
  await page.waitForFunction(() => document.querySelectorAll('.svelte-flow__node.selected').length === 2);
  await page.keyboard.press('Delete');
  await nodes(page).first().waitFor({ state: 'detached' });
  await place('max', 120, 120);
  await nodes(page).first().waitFor();
  await page.keyboard.press('Delete');
  await nodes(page).first().waitFor({ state: 'detached' });
});

both('two hundred vertices are laid out and all seen; two thousand are listed and searched', async (page) => {
  await table(page);
  const ring = (count) => graph(Array.from({ length: count - 1 }, (_, index) => [{ from: index, to: index + 1 }, { from: index, to: (index * 7) % count }]).flat(), count);
  const allSeen = () => page.waitForFunction(() => {
    const table = document.querySelector('.table').getBoundingClientRect();
    const all = [...document.querySelectorAll('.svelte-flow__node')];
    return all.length === 200 && all.every((node) => { const box = node.getBoundingClientRect(); return box.x >= table.x - 1 && box.right <= table.right + 1 && box.y >= table.y - 1 && box.bottom <= table.bottom + 1; });
  });
  await open(page, ring(200));
  await allSeen();
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await allSeen();
  await open(page, ring(2000));
  await page.getByTestId('listing').waitFor();
  await page.getByLabel('Search by name or number').fill('1234');
  await page.getByTestId('listing').getByRole('button', { name: '1234' }).first().waitFor();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByTestId('value').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
});

both('problems call a vertex by its name, and “Draw” keeps the drawing', async (page, hand) => {
  await table(page);
  await open(page, graph([{ from: 0, to: 1 }, { from: 1, to: 2 }]));
  await nodes(page).nth(2).waitFor();
  await nodes(page).nth(1).click();
  await panel(page, 'selection');
  await page.getByRole('button', { name: 'Delete the edge to 2' }).click();
  await page.locator('#panel-selection').getByText('vertex b has no successor').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.goto(hand.url);
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await nodes(page).nth(2).waitFor();
}, { colorScheme: 'dark' });

both('decimal commas are read in a Czech page: sinks, chances and ε', async (page, hand) => {
  await table(page);
  await open(page, { format: 'hra-graph', version: 1, start: 0, vertices: [{ kind: 'chance' }, { kind: 'sink', value: '1' }, { kind: 'sink', value: '0' }], edges: [{ from: 0, to: 1 }, { from: 0, to: 2 }] });
  await nodes(page).nth(2).waitFor();
  await nodes(page).nth(2).click();
  await panel(page, 'selection');
  const write = async (label, text) => {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).press('Enter');
  };
  await write('Hodnota od 0 do 1', '0,2');
  await toBoard(page, hand);
  await nodes(page).nth(0).click();
  await panel(page, 'selection');
  await write('Pravděpodobnost cesty do 1', '0,25');
  await write('Pravděpodobnost cesty do 2', '0,75');
  await panel(page, 'solution');
  await page.getByLabel('ε').fill('0,000001');
  await toBoard(page, hand);
  await page.locator('.problem').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Řešit', exact: true }).click();
  await page.getByTestId('value').waitFor();
  assert.ok(Math.abs(Number(await page.getByTestId('value').textContent()) - 0.4) < 1e-5);
}, { language: 'cs' });

both('who looks back finds the way to the game; a stale link is taken away; variations stay', async (page, hand) => {
  await page.goto(`${hand.url}#/heap?start=nim`);
  await page.locator('[data-heap="4"] [data-count="2"]').click();
  await until(page, 1);
  await panel(page, 'saved');
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByTestId('link').waitFor();
  await panel(page, 'moves');
  await page.locator('[data-index="1"]').click();
  await page.getByTestId('looking-back').getByRole('button').waitFor();
  await panel(page, 'saved');
  assert.equal(await page.getByTestId('link').count(), 0);
  await toBoard(page, hand);
  await page.getByTestId('looking-back').getByRole('button').click();
  await page.getByTestId('looking-back').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelector('[data-heap="4"] .size').textContent === '7');
  await page.locator('[data-heap="4"] [data-count="3"]').click();
  await panel(page, 'moves');
  await page.getByRole('button', { name: /^or 2 from 4/ }).waitFor();
});

both('the labels of chances do not cover each other in the house, and “play from here” keeps the die', async (page, hand) => {
  for (const table of [{ pieces: 4, fields: 4 }, { pieces: 3, fields: 8 }, { pieces: 2, fields: 16 }, { pieces: 2, fields: 12 }]) {
    await page.goto(hand.url);
    await remember(page, 'ludo', { mode: 'solve', table: { players: 2, ...table, die: 6 } });
    await page.goto(`${hand.url}#/ludo`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await page.getByRole('button', { name: 'Compute' }).click();
    await page.getByTestId('probability').waitFor({ timeout: 60_000 });
    const marks = await page.locator('text.mark').evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON()));
    assert.equal(marks.length, 1, 'pieces in the house are alike, and one label says so');
    const board = await page.locator('svg[role="group"]').boundingBox();
    for (const mark of marks) assert.ok(mark.left >= board.x - 1 && mark.right <= board.x + board.width + 1 && mark.top >= board.y - 1 && mark.bottom <= board.y + board.height + 1, 'no label is cut');
  }
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.piece.able').first().waitFor();
  await page.getByText('The die shows 6').waitFor({ state: 'attached' });
});

both('what a position of Ludo needs is estimated for it, and told when it is too much', async (page, hand) => {
  const told = async (table) => {
    await page.goto(hand.url);
    await remember(page, 'ludo', { mode: 'solve', table: { players: 4, pieces: 4, fields: 40, ...table } });
    await page.goto(`${hand.url}#/ludo`);
    await page.locator('.piece').first().waitFor();
    await panel(page, 'position');
    await page.getByTestId('estimate').waitFor();
    const text = await page.getByTestId('estimate').textContent();
    const [, states, vertices] = /^(\d+) combinations of pieces, at most (\d+) vertices as a graph of pieces told apart, about .* of memory$/.exec(text);
    assert.ok(BigInt(vertices) > BigInt(states) * 4n * 7n, 'each player before a roll and after each of its faces, for every order of the pieces');
    return { text, states: BigInt(states), wrong: await page.getByTestId('estimate').evaluate((node) => node.classList.contains('wrong')) };
  };
  const [house, home] = [await told({}), await told({ position: '41,42,43,0/41,42,43,0/41,42,43,0/41,42,43,0/1' })];
  assert.ok(home.states * 1_000_000n < house.states, `${home.text}; ${house.text}`);
  assert.ok(house.wrong, house.text);
  // Where more than a number holds would be needed, no number is made up.
  assert.doesNotMatch(house.text, /16384 PiB/);
  assert.deepEqual(await seriousFindings(page), []);
});

both('an error covers no button and goes when it is mended or read', async (page, hand) => {
  await page.goto(`${hand.url}#/ludo?start=solve`);
  await page.locator('.piece').first().waitFor();
  await panel(page, 'position');
  await page.getByTestId('position').fill('nonsense');
  await page.getByTestId('position').press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  const over = await page.evaluate(() => {
    const error = document.querySelector('[role="alert"]').getBoundingClientRect();
    const tabs = document.querySelector('.tabs').getBoundingClientRect();
    const board = document.querySelector('svg[role="group"]').getBoundingClientRect();
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return meet(error, tabs) || meet(error, board);
  });
  assert.equal(over, false);
  assert.deepEqual(await seriousFindings(page), []);
  await page.getByTestId('position').fill('3,0/0,0/1');
  await page.getByTestId('position').press('Enter');
  await alert.waitFor({ state: 'detached' });
  await page.getByTestId('position').fill('nonsense');
  await page.getByTestId('position').press('Enter');
  await alert.waitFor();
  await toBoard(page, hand);
  await page.getByRole('link', { name: 'Heaps' }).click();
  await page.locator('.token').first().waitFor();
  assert.equal(await alert.count(), 0, 'another view has nothing to do with it');
}, { colorScheme: 'dark' });

both('a remembered game that cannot be is told and set aside, and there is one to play', async (page, hand) => {
  await page.goto(hand.url);
  await remember(page, 'ludo', { mode: 'play', table: { players: 2, pieces: 2, fields: 12 }, game: { options: { players: ['human', 'random'], seats: 2, pieces: 2, fields: 12, position: '99,0/0,0/1' }, moves: [], at: 0 } });
  await remember(page, 'heap', { options: { rules: 'nonsense', misere: false, heaps: [3], players: ['human', 'perfect'] }, moves: [], at: 0 });
  for (const [view, board] of [['heap', '.token'], ['ludo', '.piece']]) {
    await page.goto(`${hand.url}#/${view}`);
    await page.locator(board).first().waitFor();
    await page.getByRole('alert').waitFor();
    await panel(page, 'saved');
    await page.getByTestId('aside').getByText('Could not be read').first().waitFor();
  }
});

both('the board is first: it has most of the window, and what is beside it pushes nothing', async (page, hand) => {
  for (const [hash, board, there, panels] of [['heap?start=nim', '.heaps', '.token', ['moves', 'game', 'why', 'saved']], ['graph?start=example', '.table', '.svelte-flow__node', ['solution', 'selection', 'files', 'saved']], ['ludo?start=play', 'svg[role="group"]', '.piece', ['moves', 'game', 'saved']], ['ludo?start=solve', 'svg[role="group"]', '.piece', ['position', 'saved']]]) {
    await page.goto(hand.url);
    await page.goto(`${hand.url}#/${hash}`);
    await page.locator(there).first().waitFor();
    const before = await page.locator(board).boundingBox();
    assert.ok(before.height >= hand.size.height * 0.55, `${hash}: ${before.height} of ${hand.size.height}`);
    for (const name of panels) {
      await panel(page, name);
      assert.deepEqual(await page.locator(board).boundingBox(), before, `${hash}: ${name} moves the board`);
      assert.ok(await page.locator(`#panel-${name}`).evaluate((node) => node.scrollWidth <= node.clientWidth), `${hash}: ${name} is wider than its place`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), hand.size.height, hash);
    assert.deepEqual(await seriousFindings(page), []);
    await toBoard(page, hand);
  }
}, { colorScheme: 'dark' });

/** On both screens, with a server of the test's own that is stopped and comes back at the same address. */
function withServerAway(title, body) {
  for (const [name, options] of Object.entries(screens)) {
    test(`${title} (${name})`, async () => {
      const first = await startServer();
      const { page, context } = await visitor(browser, first.url, options);
      let again;
      await body(page, first.url, {
        stop: () => first.stop({ keepFolder: true }),
        start: async () => (again = await startServer({ folder: first.folder, args: ['--port', new URL(first.url).port] })),
      });
      await context.close();
      await again.stop();
    });
  }
}

withServerAway('a server that was away when a game was to begin is asked again', async (page, url, its) => {
  await page.goto(`${url}#/heap?start=nim`);
  await page.locator('.token').first().waitFor();
  await page.goto(`${url}#/`);
  await its.stop();
  await page.getByRole('link', { name: 'Heaps', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await its.start();
  await page.locator('.token').first().waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

withServerAway('a server that comes back brings the view with its looks, and takes its error away', async (page, url, its) => {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await its.stop();
  await page.getByRole('link', { name: 'Heaps' }).click();
  await page.getByRole('alert').waitFor();
  await its.start();
  await page.locator('.token').first().waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  assert.equal(await page.locator('.heaps').evaluate((node) => getComputedStyle(node).display), 'flex');
});

both('two tabs keep their own drawings, and neither loses anything', async (page, { context }) => {
  await page.goto(`${server.url}#/graph?start=example`);
  await nodes(page).nth(8).waitFor();
  const other = await context.newPage();
  await other.goto(`${server.url}#/graph`);
  await nodes(other).nth(8).waitFor();
  await panel(other, 'files');
  await other.getByRole('button', { name: 'New', exact: true }).click();
  await nodes(other).first().waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Another tab').waitFor();
  await page.reload();
  await nodes(page).nth(8).waitFor();
  await panel(other, 'saved');
  await other.getByTestId('aside').getByText('From another tab').first().waitFor();
});
