import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { builtText } from '#tools/model/built.ts';

export const MADE_FROM = '.made-from';

/** Sources of machines, walks and charts. */
const SOURCES = [
  'src/{domain,application}/**/*.ts',
  'tests/{model,support}/**/*.ts',
  'tools/{model,charts,inspector}/**/*.ts',
];

/** Changes with whatever build/charts is made from. */
export function madeFrom(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).toSorted())
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds build/charts unless it is there already, made from the same sources. */
export function buildChartsWhenStale(): void {
  if (builtText(MADE_FROM) === madeFrom()) return;
  execFileSync(process.execPath, ['tools/charts/write.ts', '--built'], { stdio: 'inherit' });
}
