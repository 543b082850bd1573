/*
 * Serves the result of `npm run build`. Runs on Node 20 with the packages under `dependencies` alone (`npm ci
 * --omit=dev`), and needs no more of this folder than `dist`, `dist-server` and this file.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);
const built = path.join(root, 'dist-server');
const entry = path.join(built, 'tools/setup/serve.js');

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Sundry needs Node 20 or later; this is ${process.versions.node}.`);
}
if (!existsSync(entry) || !existsSync(path.join(root, 'dist/index.html'))) {
  fail('There is no build: run npm run build where all packages are installed.');
}
if (!existsSync(path.join(root, 'node_modules/hono'))) {
  fail('The packages of the server are missing: run npm ci --omit=dev.');
}
const { serve } = await import(pathToFileURL(entry).href);
await serve(root, built);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
