// What the browser remembers between visits. It does not know what the values mean.

const prefix = 'hra.';

/** What was kept under this name, if it has the wanted shape. */
export function kept<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(prefix + name);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; `undefined` forgets it. Storage that is full or forbidden must not stop anybody's work. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // The page goes on without remembering.
  }
}

/** One of these words, and nothing else. */
export function oneOf<const T extends readonly string[]>(...words: T) {
  return (value: unknown): value is T[number] => typeof value === 'string' && words.includes(value);
}
