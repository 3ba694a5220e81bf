// What the page says aside from its views: notices for the eyes, announcements for screen readers.

/** An error may be tied to what failed, so that its success takes it away. */
export type Toast = { key: number; kind: 'error' | 'note'; text: string; more: string; about: string };

let toasts = $state.raw<readonly Toast[]>([]);
let announcement = $state('');
let key = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const currentToasts = (): readonly Toast[] => toasts;
export const currentAnnouncement = (): string => announcement;

/** Long enough to be read twice. */
const errorLasts = 20_000;
const noteLasts = 4000;

/** Says what went wrong, until it is dismissed, mended, or read. At most three stand. */
export function complain(text: string, more = '', about = ''): void {
  add({ key: ++key, kind: 'error', text, more, about });
}

/** A short note that goes by itself. */
export function note(text: string): void {
  add({ key: ++key, kind: 'note', text, more: '', about: '' });
}

export function dismiss(gone: number): void {
  clearTimeout(timers.get(gone));
  timers.delete(gone);
  toasts = toasts.filter((toast) => toast.key !== gone);
}

/** What failed has succeeded: what was said about it is no longer true. */
export function mended(about: string): void {
  for (const toast of toasts) if (toast.kind === 'error' && toast.about === about) dismiss(toast.key);
}

/** Something else succeeded, or another view is opened: errors of before are no longer of use. */
export function clearErrors(): void {
  for (const toast of toasts) if (toast.kind === 'error') dismiss(toast.key);
}

/** While somebody points at a notice it stays. */
export function hold(held: number): void {
  clearTimeout(timers.get(held));
}
export function release(held: number): void {
  const toast = toasts.find((candidate) => candidate.key === held);
  if (toast) timers.set(held, setTimeout(() => dismiss(held), toast.kind === 'error' ? errorLasts : noteLasts));
}

function add(toast: Toast): void {
  const others = toasts.filter((other) => other.text !== toast.text || other.more !== toast.more);
  toasts = [...others, toast].slice(-3);
  release(toast.key);
}

/** For screen readers. The same sentence twice is announced twice, hence the alternating blank. */
export function announce(text: string): void {
  announcement = announcement === text ? `${text}\u00a0` : text;
}
