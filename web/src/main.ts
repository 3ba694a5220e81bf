// Starts the page.
import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startWords } from './lib/words.svelte.ts';

await startWords();
mount(App, { target: document.getElementById('page')! });
