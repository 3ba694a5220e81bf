// A state that came with a link. What cannot be read is set aside, as everything else that cannot.
import { setAside } from './keep.ts';
import { complain } from './notices.svelte.ts';
import { isLater, unpack } from './share.ts';
import { say } from './words.svelte.ts';

/** What the link holds, if it has the wanted shape; else that is told, and the link is offered as a file among what was set aside. */
export async function shared<T>(memory: string, text: string, fits: (value: unknown) => value is T): Promise<T | undefined> {
  const state = await unpack(text);
  if (fits(state)) return state;
  setAside(memory, 'unreadable', state ?? { link: text });
  complain(isLater(text) ? say('link-later') : say('link-broken'));
  return undefined;
}
