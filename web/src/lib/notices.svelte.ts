// What the page says aside from its views: toasts for the eyes, announcements for screen readers.

export type Toast = { key: number; kind: 'error' | 'note'; text: string; more: string };

let toasts = $state.raw<readonly Toast[]>([]);
let announcement = $state('');
let key = 0;

export const currentToasts = (): readonly Toast[] => toasts;
export const currentAnnouncement = (): string => announcement;

/** Says what went wrong; it stays until dismissed, because a person may be slow to read. At most three stand. */
export function complain(text: string, more = ''): void {
  add({ key: ++key, kind: 'error', text, more });
}

/** A short note that goes by itself. */
export function note(text: string): void {
  const toast: Toast = { key: ++key, kind: 'note', text, more: '' };
  add(toast);
  setTimeout(() => dismiss(toast.key), 4000);
}

export function dismiss(gone: number): void {
  toasts = toasts.filter((toast) => toast.key !== gone);
}

function add(toast: Toast): void {
  const others = toasts.filter((other) => other.text !== toast.text || other.more !== toast.more);
  toasts = [...others, toast].slice(-3);
}

/** For screen readers. The same sentence twice is announced twice, hence the alternating blank. */
export function announce(text: string): void {
  announcement = announcement === text ? `${text}\u00a0` : text;
}
