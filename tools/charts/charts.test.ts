import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '#tools/model/chart.ts';
import { flows } from '#tests/model/flows.ts';
import { keptFile } from './files.ts';
import { lintErrors } from './lint.ts';
import { machines } from './machines.ts';
import { readmeText, staleFigures } from './readme.ts';

const requirements = new Set(
  (parse(readFileSync('docs/requirements.yaml', 'utf8')) as { id: string }[]).map(({ id }) => id),
);

describe('the charts', () => {
  test('are listed with what their walks notice (run `npm run charts`)', () => {
    expect(keptFile('README.md')).toBe(readmeText(flows));
  });

  test('tell which mistakes the walks of these very machines notice (run what is listed)', () => {
    expect(staleFigures(flows)).toEqual([]);
  });

  test.each(Object.entries(machines))('name and explain everything in %s', (flow, machine) => {
    expect(lintErrors(flow, chartOf(machine), requirements)).toEqual([]);
  });
});
