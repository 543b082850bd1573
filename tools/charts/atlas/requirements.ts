import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AtlasFlow } from './data.ts';

export type AtlasRequirement = {
  readonly id: string;
  readonly text: string;
  readonly states: readonly { readonly flow: string; readonly path: string }[];
  readonly files: readonly string[];
};

const TESTS = '{src,server,tests,tools}/**/*.{test,spec,scenario,page}.{ts,tsx}';

export function requirementData(shown: readonly AtlasFlow[]): readonly AtlasRequirement[] {
  const known = parse(readFileSync('docs/requirements.yaml', 'utf8')) as {
    id: string;
    text: string;
  }[];
  const tests = globSync(TESTS).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return known.map(({ id, text }) => ({
    id,
    text,
    states: shown.flatMap(({ name, states }) =>
      states.filter(({ reqs }) => reqs.includes(id)).map(({ path }) => ({ flow: name, path })),
    ),
    files: tests
      .filter((one) => new RegExp(`\\b${id}\\b`).test(one.text))
      .map(({ file }) => file)
      .toSorted(),
  }));
}
