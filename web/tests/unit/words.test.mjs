// Both languages say the same things: the same ids with the same arguments, and every id that the page uses is there.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const root = new URL('../../', import.meta.url).pathname;
const text = (language) => readFileSync(join(root, 'locales', `${language}.ftl`), 'utf8');

/** The ids of a file with the arguments that each uses. */
function messages(language) {
  const found = new Map();
  let id = '';
  for (const line of text(language).split('\n')) {
    const begun = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (begun) {
      id = begun[1];
      assert.ok(!found.has(id), `${language}: ${id} stands twice`);
      found.set(id, new Set());
    }
    if (!line.startsWith('#')) for (const [, name] of line.matchAll(/\$(\w+)/g)) found.get(id).add(name);
  }
  return found;
}

/** The names in the object that follows an id in `say('id', { a: …, b })`; none where no object follows. */
function passed(source, from) {
  const names = new Set();
  if (!/^\s*,\s*\{/.test(source.slice(from))) return names;
  let depth = 0;
  let fresh = false;
  for (let at = source.indexOf('{', from); at < source.length; at += 1) {
    const letter = source[at];
    if (`'"\``.includes(letter)) {
      at = source.indexOf(letter, at + 1);
    } else if ('{(['.includes(letter)) {
      depth += 1;
      fresh = depth === 1;
    } else if ('})]'.includes(letter)) {
      depth -= 1;
      if (depth === 0) return names;
    } else if (letter === ',' && depth === 1) {
      fresh = true;
    } else if (fresh && /\w/.test(letter)) {
      const [name] = /^\w+/.exec(source.slice(at));
      names.add(name);
      fresh = false;
      at += name.length - 1;
    }
  }
  return names;
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

test('both languages have the same ids and arguments', () => {
  const [en, cs] = [messages('en'), messages('cs')];
  assert.deepEqual([...cs.keys()].sort(), [...en.keys()].sort());
  for (const [id, names] of en) assert.deepEqual([...cs.get(id)].sort(), [...names].sort(), id);
});

test('both files are read without errors, and nothing is empty', () => {
  for (const language of ['en', 'cs']) {
    const bundle = new FluentBundle(language);
    assert.deepEqual(bundle.addResource(new FluentResource(text(language))), [], language);
    for (const id of messages(language).keys()) assert.ok(bundle.getMessage(id)?.value, `${language}: ${id}`);
  }
});

const sources = files(join(root, 'src')).filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts')).map((path) => ({ path, source: readFileSync(path, 'utf8') }));

test('every sentence gets the arguments that it asks for, and no others', () => {
  const known = messages('en');
  let found = 0;
  for (const { path, source } of sources) {
    for (const hit of source.matchAll(/say\(\s*'([\w-]+)'/g)) {
      const given = passed(source, hit.index + hit[0].length);
      found += given.size;
      assert.deepEqual([...given].sort(), [...(known.get(hit[1]) ?? [])].sort(), `${hit[1]} in ${path}`);
    }
  }
  assert.ok(found > 20, 'the pattern above still finds what is passed');
});

test('every id that the page says exists, and every id is said somewhere', () => {
  const known = messages('en');
  const said = new Set();
  const families = [];
  for (const { source } of sources) {
    for (const [, id] of source.matchAll(/say\(\s*'([\w-]+)'/g)) said.add(id);
    for (const [, first, second] of source.matchAll(/say\([^'`(]*\? '([\w-]+)' : '([\w-]+)'/g)) said.add(first).add(second);
    for (const [, template] of source.matchAll(/say\(\s*`([^`]+)`/g)) families.push(new RegExp(`^${template.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[\\w-]+')}$`));
  }
  assert.ok(said.size > 50, 'the patterns above still find what is said');
  for (const id of said) assert.ok(known.has(id), `${id} is said and not known`);
  for (const family of families) assert.ok([...known.keys()].some((id) => family.test(id)), `${family} fits nothing`);
  for (const id of known.keys()) assert.ok(said.has(id) || families.some((family) => family.test(id)), `${id} is known and never said`);
});
