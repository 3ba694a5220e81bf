// Lays out in a thread of its own, so that the page goes on.
import { layout } from './layout.ts';
import type { Drawing } from './model.ts';

addEventListener('message', ({ data }: MessageEvent<{ drawing: Drawing; down: boolean }>) => {
  postMessage({ places: layout(data.drawing, data.down, (part) => postMessage({ part })) });
});
