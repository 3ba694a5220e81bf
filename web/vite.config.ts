// How the page is built: one small entry, every view a chunk of its own. No address of any other machine may end up in it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.HRA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // One style sheet: a view that comes back after its server was away must not come back without its looks.
  build: { target: 'es2022', cssCodeSplit: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': server } },
});
