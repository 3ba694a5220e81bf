// Starts the real hra on a free port with a data folder of its own, and the real browser. It tests nothing itself.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const here = new URL('.', import.meta.url).pathname;
export const hra = process.env.HRA ?? join(here, '../../target/debug/hra');
const chromiumPath = process.env.HRA_CHROMIUM ?? '/usr/bin/chromium';

/** The workbench, until `stop`. Its first line says where it is. */
export async function startServer({ folder = mkdtempSync(join(tmpdir(), 'hra-page-')), args = [] } = {}) {
  if (!existsSync(hra)) throw new Error(`${hra} is not built: run cargo xtask test`);
  const child = spawn(hra, ['serve', ...(args.includes('--port') ? [] : ['--port', '0']), '--lang', 'en', ...args], {
    env: { ...process.env, XDG_DATA_HOME: folder, HRA_DATA: folder, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that dies must not leave a server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(line.trim().split(/\s+/).at(-1)));
    void ended.then((code) => reject(new Error(`hra serve ended with ${code}`)));
  });
  return {
    url,
    folder,
    child,
    async stop({ keepFolder = false } = {}) {
      child.kill('SIGTERM');
      await ended;
      if (!keepFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the command line answers, as JSON. */
export async function json(...args) {
  const { stdout } = await promisify(execFile)(hra, [...args, '--json']);
  return JSON.parse(stdout);
}

export async function startBrowser() {
  const { chromium } = await import('playwright-core');
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: chromiumPath,
    headless: true,
    args: [...(root ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-dev-shm-usage'],
  });
}

/** A fresh visitor: nothing remembered. Requests that would leave the machine and errors of the page are collected. */
export async function visitor(browser, url, { language = 'en', ...options } = {}) {
  const context = await browser.newContext({ locale: language, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options });
  const faults = [];
  const origin = new URL(url).origin;
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(origin) && !/^(data|blob):/.test(address)) faults.push(`a request left: ${address}`);
  });
  context.on('weberror', (error) => faults.push(`error in the page: ${error.error()}`));
  context.on('console', (message) => {
    // A refused request is the server's answer, and tests look at what the page does with it.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  return { context, page, faults };
}
