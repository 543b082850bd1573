import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chartOf } from '#tools/model/chart.ts';
import { flows } from '#tests/model/flows.ts';
import { chartFiles } from './files.ts';
import { lintErrors } from './lint.ts';
import { machines } from './machines.ts';
import { staleFigures } from './readme.ts';

const requirements = new Set(
  (parse(readFileSync('docs/requirements.yaml', 'utf8')) as { id: string }[]).map(({ id }) => id),
);

describe('the charts', () => {
  test('are drawn from the machines as they are (run `npm run charts`)', async () => {
    const stale: string[] = [];
    for (const [name, text] of await chartFiles()) {
      if (committed(name) !== text) stale.push(name);
    }
    expect(stale).toEqual([]);
  }, 600_000);

  test('tell which mistakes the walks of these very machines notice (run what is listed)', () => {
    expect(staleFigures(flows)).toEqual([]);
  });

  test.each(Object.entries(machines))('name and explain everything in %s', (flow, machine) => {
    expect(lintErrors(flow, chartOf(machine), requirements)).toEqual([]);
  });
});

function committed(name: string): string | null {
  try {
    return readFileSync(`docs/charts/${name}`, 'utf8');
  } catch {
    return null;
  }
}
