import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARTS, chartFiles, keptFile } from './files.ts';

/* `npm run charts`: writes docs/charts from the running machines, and removes what no machine made. */

/** Kept by those who walk. */
const FIGURES = ['mutation.json', 'levels.json', 'walks.json'];
mkdirSync(CHARTS, { recursive: true });
const files = await chartFiles(keptFile);
for (const [name, text] of files)
  if (keptFile(name) !== text) writeFileSync(join(CHARTS, name), text);
for (const name of readdirSync(CHARTS)) {
  if (/\.(json|mmd|svg|md)$/.test(name) && !FIGURES.includes(name) && !files.has(name)) {
    rmSync(join(CHARTS, name));
  }
}
