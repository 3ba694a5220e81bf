// Light, dark, or as the system says. The colours themselves are in app.css.
import { keep, kept, oneOf } from './keep.ts';

export type Theme = 'auto' | 'light' | 'dark';
export const themes: readonly Theme[] = ['auto', 'light', 'dark'];

let theme = $state<Theme>(kept('theme', oneOf('auto', 'light', 'dark')) ?? 'auto');

export const currentTheme = (): Theme => theme;

/** Switches and remembers. */
export function wear(chosen: Theme): void {
  theme = chosen;
  keep('theme', chosen);
  if (chosen === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
