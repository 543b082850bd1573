import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Output of tools about the flows, for other tools; not committed. */
export const BUILT = 'build/charts';

/** The text of a built file; null if there is none. */
export function builtText(name: string): string | null {
  const file = path.join(BUILT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function writeBuilt(name: string, text: string): void {
  const file = path.join(BUILT, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Stored figures by flow; empty before the first report. */
export const readKept = <Figures>(name: string): Readonly<Record<string, Figures>> =>
  JSON.parse(builtText(name) ?? '{}') as Readonly<Record<string, Figures>>;

export function writeKept(name: string, figures: Readonly<Record<string, unknown>>): void {
  const sorted = Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeBuilt(name, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}
