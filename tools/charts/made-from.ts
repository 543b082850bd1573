import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { builtText } from '#tools/flows/built.ts';

export const MADE_FROM = '.made-from';

const SOURCES = [
  'src/{domain,application}/**/*.ts',
  'tests/{model,support}/**/*.ts',
  'tools/{model,charts,inspector}/**/*.ts',
];

/** A hash of the sources of build/charts. */
export function madeFrom(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted())
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds build/charts unless it was built from the same sources. */
export function buildChartsWhenStale(): void {
  if (builtText(MADE_FROM) === madeFrom()) return;
  execFileSync(process.execPath, ['tools/charts/write.ts', '--built'], { stdio: 'inherit' });
}
