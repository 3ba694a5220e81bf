// Asks the worker for a layout. It knows nothing of how one is made.
import { narrow } from '../../lib/screen.svelte.ts';
import type { Places } from './layout.ts';
import type { Drawing } from './model.ts';

export function lay(drawing: Drawing, told: (part: number) => void): Promise<Places> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ part?: number; places?: Places }>) => {
      if (data.part !== undefined) told(data.part);
      if (!data.places) return;
      worker.terminate();
      resolve(data.places);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage({ drawing: { start: drawing.start, vertices: drawing.vertices, edges: drawing.edges }, down: narrow() });
  });
}
