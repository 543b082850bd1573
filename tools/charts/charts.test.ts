import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '@sundry/statecharts';
import { flows } from '#tests/model/flows.ts';
import { keptFile } from './files.ts';
import { indexText } from './index-page.ts';
import { lintErrors } from '@sundry/statecharts/drawing';
import { machines } from './machines.ts';

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
