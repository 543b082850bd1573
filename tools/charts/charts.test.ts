import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '@sundry/statecharts';
import { flows } from '#tests/model/flows.ts';
import { keptFile } from './files.ts';
import { indexText } from './index-page.ts';
import { lintErrors } from '@sundry/statecharts/drawing';
import { machines } from './machines.ts';
import { filesOf, hasPicture, keptScreens, SCREENS } from './screens/kept-screens.ts';

const requirements = new Set(
  (parse(readFileSync('docs/requirements.yaml', 'utf8')) as { id: string }[]).map(({ id }) => id),
);

describe('the charts', () => {
  test('are listed with what they mean (run `npm run charts`)', () => {
    expect(keptFile('README.md')).toBe(indexText(flows));
  });

  test.each(Object.entries(machines))('name and explain everything in %s', (flow, machine) => {
    expect(lintErrors(flow, chartOf(machine), requirements)).toEqual([]);
  });
});

describe('the screens', () => {
  test.each(flows)('of $name are of the states that it has (run `npm run screens`)', (flow) => {
    const kept = keptScreens(flow.name);
    const states = chartOf(flow.machine).states.map(({ path }) => path);
    expect([...Object.keys(kept?.states ?? {}), ...(kept?.unshown ?? [])].toSorted()).toEqual(
      states.toSorted(),
    );
    const missing = Object.values(kept?.states ?? {}).flatMap(({ picture }) =>
      picture === null ? [] : filesOf(picture).filter((file) => !hasPicture(flow.name, file)),
    );
    expect(missing).toEqual([]);
  });

  test('take at most 6 MB of the repository', () => {
    const bytes = globSync(`${SCREENS}/**/*.*`).map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
