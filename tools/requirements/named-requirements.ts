import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * A requirement of the specification. `section` is the one of its nine points that states it; 0 is the
 * document as a whole.
 */
export type Requirement = {
  readonly id: string;
  readonly section: number;
  readonly text: string;
  readonly kind: string;
  /** Quotations of docs/specification.md, each in one of its sentences. */
  readonly clauses?: readonly string[];
};

export const requirements = parse(
  readFileSync('docs/requirements.yaml', 'utf8'),
) as readonly Requirement[];

/** The files that name each id: in a test's code, or in a machine's `meta.reqs`. A comment proves nothing. */
export function namedRequirements(): ReadonlyMap<string, readonly string[]> {
  const areas = [...new Set(requirements.map(({ id }) => id.slice(0, id.lastIndexOf('-'))))];
  const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g');
  const found = new Map<string, string[]>();
  const files = globSync('{src,server,contract,packages,tools,tests}/**/*.{ts,tsx}', {
    exclude: (name) => name === 'node_modules' || name === 'planted',
  });
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const spoken = /\.(test|spec)\.tsx?$|scenario\.ts$|^tests[/\\]/.test(file)
      ? withoutComments(text)
      : (text.match(/reqs: \[[^\]]*\]/g) ?? []).join('\n');
    for (const id of new Set(spoken.match(pattern) ?? [])) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
