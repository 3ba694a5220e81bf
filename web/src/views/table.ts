// The views, each a chunk that is loaded when it is opened. A new view is one line here and its words in web/locales.
import type { Component } from 'svelte';

export type ViewEntry = { name: string; load: () => Promise<{ default: Component }> };

export const views: readonly ViewEntry[] = [
  { name: 'heap', load: () => import('./heap/HeapView.svelte') },
  { name: 'graph', load: () => import('./graph/GraphView.svelte') },
  { name: 'ludo', load: () => import('./ludo/LudoView.svelte') },
  { name: 'board', load: () => import('./board/BoardView.svelte') },
  { name: 'calculator', load: () => import('./calculator/CalculatorView.svelte') },
  { name: 'kalah', load: () => import('./kalah/KalahView.svelte') },
  { name: 'arimaa', load: () => import('./arimaa/ArimaaView.svelte') },
  { name: 'matrix', load: () => import('./matrix/MatrixView.svelte') },
  { name: 'learn', load: () => import('./learn/LearnView.svelte') },
  { name: 'lab', load: () => import('./lab/LabView.svelte') },
];
