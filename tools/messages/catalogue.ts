import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Entry = string | { readonly defaultMessage: string; readonly description?: string };
export type Catalogue = Readonly<Record<string, Entry>>;

export const textOf = (entry: Entry): string =>
  typeof entry === 'string' ? entry : entry.defaultMessage;

export const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Catalogue;

/** The English catalogue of the current sources, sorted by id. */
export function extracted(): Catalogue {
  const text = execFileSync(
    'node_modules/.bin/formatjs',
    [
      'extract',
      '{src/ui,tools/inspector/views}/**/*.{ts,tsx}',
      '--ignore',
      '**/*.test.tsx',
      '--ignore',
      '**/*.d.ts',
    ],
    { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const found = JSON.parse(text) as Catalogue;
  return sorted(found);
}

export const sorted = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const written = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;
