import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartFiles } from './files.ts';

/** `npm run charts`: writes docs/charts from the running machines, and removes what no machine made. */
const folder = 'docs/charts';
/** Kept by those who walk. */
const FIGURES = ['mutation.json', 'levels.json', 'walks.json'];
mkdirSync(folder, { recursive: true });
const files = await chartFiles();
for (const [name, text] of files) {
  const path = join(folder, name);
  if (readOrEmpty(path) !== text) writeFileSync(path, text);
}
for (const name of readdirSync(folder)) {
  if (/\.(json|mmd|svg|md)$/.test(name) && !FIGURES.includes(name) && !files.has(name)) {
    rmSync(join(folder, name));
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
