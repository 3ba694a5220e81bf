// Keys that work wherever the focus is, and the list of them that `?` shows. It knows no view: views say what their keys do.

import { untrack } from 'svelte';

export type Key = {
  /** As in `KeyboardEvent.key`, in lower case; `ctrl+z` with the control (or command) key. */
  readonly keys: readonly string[];
  /** What it does, in words. */
  readonly text: () => string;
  /** Does it, told which of the keys it was; nothing for keys that are only listed because a board handles them itself. */
  readonly run?: (key: string) => void;
  /** Whether it does anything now. */
  readonly able?: () => boolean;
};

let groups = $state.raw<readonly (readonly Key[])[]>([]);
export const listedKeys = (): readonly Key[] => groups.flat();

/** Lets these keys work as long as the component lives that calls it in an effect. */
export function listen(keys: readonly Key[]): () => void {
  untrack(() => (groups = [...groups, keys]));
  return () => untrack(() => (groups = groups.filter((group) => group !== keys)));
}

const typing = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], dialog';

/** Hands a key to whoever wants it. Fields keep theirs; what a board has handled already is left alone. */
export function press(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.altKey || target?.closest?.(typing)) return;
  const command = event.ctrlKey || event.metaKey;
  const name = `${command ? 'ctrl+' : ''}${command && event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
  // Enter and space belong to the button that has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && target?.closest?.('button, a, summary, [role="button"], [role="slider"]')) return;
  const found = listedKeys().findLast((key) => key.run && key.keys.includes(name) && (key.able?.() ?? true));
  if (!found) return;
  event.preventDefault();
  found.run!(name);
}
