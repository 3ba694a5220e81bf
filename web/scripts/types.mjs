// Writes src/api/schema.d.ts from the description that the real server gives. A browser test says when it is stale.
import { writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { startServer } from '../tests/workbench.mjs';

export async function types(url) {
  const description = await (await fetch(new URL('/api/openapi.json', url))).json();
  return `// Written by \`cargo xtask types\` from /api/openapi.json; do not edit.\n${astToString(await openapiTypescript(description))}`;
}

export const file = new URL('../src/api/schema.d.ts', import.meta.url).pathname;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const server = await startServer();
  writeFileSync(file, await types(server.url));
  await server.stop();
}
