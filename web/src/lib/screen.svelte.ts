// What the screen is like: narrow enough for sheets, and whether things may move on it. It knows no view.

const slim = matchMedia('(max-width: 899px)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let narrowNow = $state(slim.matches);
slim.addEventListener('change', (event) => (narrowNow = event.matches));

/** Whether there is room for the board only, and what belongs to it comes from below. */
export const narrow = (): boolean => narrowNow;

/** Whether the person asked that nothing moves. */
export const calm = (): boolean => still.matches;

/** Waits so that eyes can follow; not at all where nothing moves. */
export const pause = (milliseconds: number): Promise<void> => (calm() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds)));
