// Measures the page: bytes until the start page stands, how long large graphs take from a file to the screen and how long the page stands
// still meanwhile, and frame times while a vertex is dragged over a graph of 500.
// CPU time says what the page needs; frame times also say how busy the machine was. It prints figures for docs/benchmarks.md and judges nothing.
import { begin } from '../arimaa.mjs';
import { json, startBrowser, startServer, visitor } from '../workbench.mjs';

const server = await startServer();
const browser = await startBrowser();

async function transferred(hash, there) {
  const { page, context } = await visitor(browser, server.url);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await page.goto(server.url + hash, { waitUntil: 'networkidle' });
  await page.locator(there).first().waitFor();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  console.log(`${(hash || '#/').padEnd(24)} ${(bytes / 1000).toFixed(1)} kB in ${files} files, first contentful paint ${paint?.toFixed(0)} ms`);
  await context.close();
}

/** Vertices in rows, each with two successors not far away. */
function drawing(count) {
  const columns = 25;
  const kinds = ['max', 'min', 'chance'];
  const vertices = Array.from({ length: count }, (_, index) => ({
    id: `v${index + 1}`, name: '', x: (index % columns) * 110, y: Math.floor(index / columns) * 110,
    ...(index % 50 === 49 ? { kind: 'sink', value: index % 100 === 99 ? '1' : '1/3' } : { kind: kinds[(index * 7) % 3], value: '' }),
  }));
  const edges = vertices.filter((vertex) => vertex.kind !== 'sink').flatMap((vertex, index) => {
    const to = [(index * 13 + 26) % count, (index + 1) % count].map((other) => vertices[other].id);
    return [...new Set(to)].map((target) => ({ id: `${vertex.id}>${target}`, from: vertex.id, to: target, weight: '' }));
  });
  return { start: 'v1', vertices, edges };
}

async function dragged(count, zoomedOut) {
  const { page, context } = await visitor(browser, server.url);
  await page.addInitScript((state) => localStorage.setItem('hra.graph', JSON.stringify(state)), { drawing: drawing(count), how: { method: 'interval', epsilon: '1e-6' }, solved: false });
  await page.goto(`${server.url}#/graph`);
  await page.locator('.svelte-flow__node').first().waitFor();
  await page.waitForFunction((all) => document.querySelectorAll('.svelte-flow__node').length === all, count);
  if (!zoomedOut) {
    const box = await page.locator('.svelte-flow__pane').boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let step = 0; step < 6; step++) await page.mouse.wheel(0, -240);
  }
  const target = await page.evaluateHandle(() => {
    const pane = document.querySelector('.svelte-flow__pane').getBoundingClientRect();
    const middle = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 };
    const far = (node) => { const box = node.getBoundingClientRect(); return Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y); };
    return [...document.querySelectorAll('.svelte-flow__node')].sort((a, b) => far(a) - far(b))[0];
  });
  const box = await target.asElement().boundingBox();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return ['TaskDuration', 'ScriptDuration'].map((name) => metrics.find((metric) => metric.name === name).value * 1000);
  };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const moves = 240;
  const before = await worked();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      globalThis.frames_.push(now - last);
      last = now;
      globalThis.ticking = requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < moves; step++) await page.mouse.move(at.x + 150 * Math.sin(step / 19), at.y + 100 * Math.sin(step / 11));
  const after = await worked();
  await page.mouse.up();
  const frames = (await page.evaluate(() => globalThis.frames_)).slice(2).sort((a, b) => a - b);
  const share = (part) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))].toFixed(1);
  console.log(`drag, ${count} vertices, ${zoomedOut ? 'all in view' : 'zoomed in'}: ${frames.length} frames, median ${share(0.5)} ms, 95 % ${share(0.95)} ms, longest ${share(1)} ms; CPU of the page's main thread ${((after[0] - before[0]) / moves).toFixed(1)} ms a move, of which script ${((after[1] - before[1]) / moves).toFixed(1)} ms`);
  await context.close();
}

/** From the file to all vertices in place (or listed), and the longest time without a frame until a second after that. */
async function imported(count) {
  const { page, context } = await visitor(browser, server.url);
  await page.goto(`${server.url}#/graph`);
  await page.locator('.svelte-flow__pane').waitFor();
  const { vertices, edges } = drawing(count);
  const number = new Map(vertices.map((vertex, index) => [vertex.id, index]));
  const file = { format: 'hra-graph', version: 1, start: 0, vertices: vertices.map(({ kind, value }) => ({ kind, ...(value && { value }) })), edges: edges.map(({ from, to }) => ({ from: number.get(from), to: number.get(to) })) };
  await page.evaluate(() => {
    globalThis.longest = 0;
    let last = performance.now();
    const tick = (now) => {
      globalThis.longest = Math.max(globalThis.longest, now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame((now) => ((last = now), requestAnimationFrame(tick)));
    document.querySelector('input[type="file"]:not([accept*=".nm"])').addEventListener('change', () => (globalThis.began = performance.now()), { capture: true });
  });
  const stood = page.evaluate((all) => new Promise((resolve) => {
    const look = () => {
      const nodes = document.querySelectorAll('.svelte-flow__node').length;
      if (globalThis.began && (document.querySelector('[data-testid="listing"]') || nodes === all)) resolve(performance.now() - globalThis.began);
      else requestAnimationFrame(look);
    };
    look();
  }), count);
  await page.locator('input[type="file"]:not([accept*=".nm"])').setInputFiles({ name: 'given.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  const time = await stood;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const longest = await page.evaluate(() => globalThis.longest);
  let laid = '';
  if (await page.locator('.svelte-flow__node').count()) {
    const again = await page.evaluate(() => new Promise((resolve) => {
      globalThis.longest = 0;
      const began = performance.now();
      const button = [...document.querySelectorAll('button')].find((candidate) => candidate.getAttribute('aria-label') === 'Lay out');
      button.click();
      const look = () => (button.disabled ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began)));
      requestAnimationFrame(look);
    }));
    laid = `; laid out again in ${again.toFixed(0)} ms`;
  }
  console.log(`${count} vertices, from the file to the screen: ${time.toFixed(0)} ms, longest frame ${longest.toFixed(0)} ms${laid}`);
  await context.close();
}

/** From the finger that goes down on a piece to the squares where it can go, in a position of thousands of turns; and from the drop to the
 *  steps on the board. */
async function lifted() {
  const { page, context } = await visitor(browser, server.url);
  const position = 'g [rrrddrrrrhcm.chr............e....E..............RHCM.CHRRRRDDRRR]';
  await begin(page, server.url, { start: position, players: ['human', 'human'] });
  await page.locator('[data-square="b4"].able').waitFor();
  const { unique } = await json('arimaa', 'turns', position);
  const times = { lifted: [], dropped: [] };
  for (let round = 0; round < 25; round++) {
    for (const from of ['b4', 'd2', 'g2']) {
      const measured = await page.evaluate(async (name) => {
        const square = document.querySelector(`[data-square="${name}"]`);
        const box = square.getBoundingClientRect();
        const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, pointerId: 1, bubbles: true, isPrimary: true, pointerType: 'mouse' };
        const until = (there) => new Promise((resolve) => { const look = () => (there() ? resolve(performance.now()) : requestAnimationFrame(look)); look(); });
        const svg = document.querySelector('[data-testid="arimaa-board"]');
        svg.setPointerCapture = () => undefined;
        const began = performance.now();
        square.dispatchEvent(new PointerEvent('pointerdown', at));
        const stood = await until(() => document.querySelector('.square.target'));
        square.dispatchEvent(new PointerEvent('pointerup', at));
        const target = document.querySelector('.square.target').getBoundingClientRect();
        const there = { ...at, clientX: target.x + target.width / 2, clientY: target.y + target.height / 2 };
        const dropped = performance.now();
        svg.dispatchEvent(new PointerEvent('pointerdown', there));
        svg.dispatchEvent(new PointerEvent('pointerup', there));
        const made = await until(() => !document.querySelector('[data-testid="step-back"]').disabled);
        await until(() => {
          const back = document.querySelector('[data-testid="step-back"]');
          if (!back.disabled) back.click();
          return back.disabled;
        });
        return { lifted: stood - began, dropped: made - dropped };
      }, from);
      times.lifted.push(measured.lifted);
      times.dropped.push(measured.dropped);
      await page.locator(`[data-square="${from}"].able`).waitFor();
    }
  }
  const told = (list) => { const sorted = [...list].sort((a, b) => a - b); return `median ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms, 95 % ${sorted[Math.floor(sorted.length * 0.95)].toFixed(0)} ms, longest ${sorted.at(-1).toFixed(0)} ms`; };
  console.log(`Arimaa, ${unique} turns: from a finger on a piece to where it can go ${told(times.lifted)}; from the drop to the step on the board ${told(times.dropped)}`);
  await context.close();
}

if (process.argv.includes('--only-arimaa')) {
  await lifted();
  await browser.close();
  await server.stop();
  process.exit(0);
}
await transferred('', 'h1');
await transferred('#/heap', '.token');
await transferred('#/graph', '.svelte-flow__pane');
await transferred('#/ludo', '.piece');
await transferred('#/arimaa', '[data-testid="arimaa-board"]');
await lifted();
await imported(200);
await imported(500);
await imported(2000);
await dragged(100, true);
await dragged(500, true);
await dragged(500, false);
await browser.close();
await server.stop();
