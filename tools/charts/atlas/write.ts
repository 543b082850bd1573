import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { atlasData } from './data.ts';

/**
 * `npm run atlas`                     writes docs/charts/index.html, which opens from disk
 * `npm run atlas -- --since v0.1.0`   and tells what changed since that revision
 */
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const part = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const data = JSON.stringify(await atlasData(values.since ?? null)).replaceAll('<', '\\u003c');

writeFileSync(
  'docs/charts/index.html',
  part('page.html')
    .replace('/* style */', () => part('page.css'))
    .replace('/* data */', () => data)
    .replace('/* script */', () => part('page.js')),
);
