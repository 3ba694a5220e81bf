// What the browser remembers between visits. It does not know what the values mean.
// Work (as opposed to settings) belongs to a tab: two tabs do not see each other's, a new one begins with what was last worked on anywhere,
// and what would be overwritten by another tab, or cannot be read, is set aside instead of thrown away.

const prefix = 'hra.';

/** What was kept under this name, if it has the wanted shape. */
export function kept<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
  const value = read(localStorage_(), name);
  return value !== undefined && fits(value) ? value : undefined;
}

/** Keeps a value; `undefined` forgets it. Storage that is full or forbidden must not stop anybody's work. */
export function keep(name: string, value: unknown): void {
  write(localStorage_(), name, value);
}

/** One of these words, and nothing else. */
export function oneOf<const T extends readonly string[]>(...words: T) {
  return (value: unknown): value is T[number] => typeof value === 'string' && words.includes(value);
}

/** Something that was set aside: when, and as it was. */
export type Aside = { readonly at: number; readonly why: 'unreadable' | 'other-tab'; readonly content: unknown };
const mostAside = 8;
const isAsides = (value: unknown): value is Aside[] => Array.isArray(value) && value.every((entry) => typeof (entry as Aside)?.at === 'number' && 'content' in (entry as Aside));
const listeners = new Set<() => void>();
/** Calls whenever something was set aside or forgotten, here or in another tab. */
export function onAside(call: () => void): () => void {
  const heard = (event: StorageEvent) => event.key?.endsWith('.aside') && call();
  listeners.add(call);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(call);
    removeEventListener('storage', heard);
  };
}
export const asides = (name: string): readonly Aside[] => kept(`${name}.aside`, isAsides) ?? [];
export function dropAside(name: string, at: number): void {
  const left = asides(name).filter((entry) => entry.at !== at);
  keep(`${name}.aside`, left.length > 0 ? left : undefined);
  for (const call of listeners) call();
}
export function setAside(name: string, why: Aside['why'], content: unknown): void {
  const text = JSON.stringify(content);
  const others = asides(name).filter((entry) => JSON.stringify(entry.content) !== text);
  keep(`${name}.aside`, [...others.slice(-(mostAside - 1)), { at: Date.now(), why, content }]);
  for (const call of listeners) call();
}

/** Which tab wrote last; a reload is the same tab. */
const tab = tabName();
function tabName(): string {
  const known = read(sessionStorage_(), 'tab');
  if (typeof known === 'string') return known;
  const fresh = Math.random().toString(36).slice(2);
  write(sessionStorage_(), 'tab', fresh);
  return fresh;
}

/** The work of this tab, else what was last worked on. What cannot be read is set aside, and stays where it is. */
export function work<T>(name: string, understand: (value: unknown) => T | undefined): T | undefined {
  for (const storage of [sessionStorage_(), localStorage_()]) {
    const value = read(storage, name);
    if (value === undefined) continue;
    const understood = understand(value);
    if (understood !== undefined) return understood;
    setAside(name, 'unreadable', value);
  }
  return undefined;
}

/** Keeps the work of this tab. What another tab kept last under this name is set aside first, so that it can be had back. */
export function keepWork(name: string, value: unknown): void {
  const last = read(localStorage_(), `${name}.by`);
  const theirs = read(localStorage_(), name);
  if (typeof last === 'string' && last !== tab && theirs !== undefined && JSON.stringify(theirs) !== JSON.stringify(value)) setAside(name, 'other-tab', theirs);
  write(sessionStorage_(), name, value);
  write(localStorage_(), name, value);
  write(localStorage_(), `${name}.by`, tab);
}

/** Calls when another tab keeps work under this name. */
export function onOtherTab(name: string, call: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === `${prefix}${name}.by` && event.newValue !== null && event.newValue !== JSON.stringify(tab) && call();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

// Private windows may forbid even looking at storage.
function localStorage_(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
function sessionStorage_(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
function read(storage: Storage | undefined, name: string): unknown {
  const text = storage?.getItem(prefix + name) ?? undefined;
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
function write(storage: Storage | undefined, name: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(prefix + name);
    else storage?.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page goes on without remembering.
  }
}
