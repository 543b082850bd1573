import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '#tests/model/flows.ts';
import { BUILT, builtText, writeBuilt } from '#tools/flows/built.ts';
import { builtFilesOf, CHARTS, chartFiles, keptFile, QUESTIONS } from './files.ts';
import { madeFrom, MADE_FROM } from './made-from.ts';

/**
 * `npm run charts`              writes docs/charts and build/charts from the running machines, and removes
 * stale files
 * `npm run charts -- --built`   build/charts alone
 */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const from = madeFrom();

const built = new Set<string>();
for (const flow of flows) {
  for (const [name, text] of await builtFilesOf(flow, builtText)) {
    built.add(name);
    if (builtText(name) !== text) writeBuilt(name, text);
  }
}
removeOthers(BUILT, /\.(code\.svg|code\.md|mmd|words\.json|routes\.json)$/, built);
writeBuilt(MADE_FROM, from);

if (!values.built) {
  mkdirSync(CHARTS, { recursive: true });
  const files = await chartFiles(keptFile);
  for (const [name, text] of files)
    if (keptFile(name) !== text) writeFileSync(join(CHARTS, name), text);
  removeOthers(CHARTS, /\.(svg|md)$/, new Set([...files.keys(), QUESTIONS]));
}

function removeOthers(folder: string, made: RegExp, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (made.test(name) && !names.has(name)) rmSync(join(folder, name));
}
