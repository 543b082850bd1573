import { describe, expect, test } from 'vitest';
import { drinksFlow } from '@sundry/statecharts/examples';
import { explore } from '@sundry/statecharts/walk';
import type { Flow } from '@sundry/statecharts';
import { gapsOf, levelTable } from './level-table.ts';
import { whyUnwalked } from './levels/react.ts';
import type { Walked } from './levels/level.ts';

const flow = drinksFlow as unknown as Flow;

/** Vitest's message when a process has not answered for a minute. */
const LATE = `Error: [vitest-pool]: Failed to start forks worker for test files /app/tests/model/test/react.test.tsx.
Caused by: Error: [vitest-pool-runner]: Timeout waiting for worker to respond`;

const unwalked = (output: string): Walked => {
  const why = whyUnwalked(flow, output);
  return {
    level: 'react',
    suites: ['default', 'sneak'],
    flow,
    explored: explore(flow),
    unwalked: why,
    met: [],
    broke: [`${flow.name}: ${why}`],
    tests: 0,
    steps: 0,
    milliseconds: 0,
  };
};

describe('a flow of which nothing was walked', () => {
  test('has no share of anything in the table', () => {
    const [, , own, total] = levelTable([unwalked(LATE)]).split('\n');

    expect(own).toMatch(/^\| test\/drinks \| react \| not walked \|/);
    expect(`${own}${total}`).not.toMatch(/\d\/\d/);
  });

  test('is told to have had no process, and what to do, where a process began too late', () => {
    const [gap = ''] = gapsOf(unwalked(LATE));

    expect(gap).toMatch(
      /^react: test\/drinks: not walked, since a process of Vitest did not start in time/,
    );
    expect(gap).toContain('npm run model -- --level react --flow test/drinks');
    expect(gap).not.toContain('never walked');
  });

  test('is told with all that Vitest has to say, where it is anything else', () => {
    const [gap] = gapsOf(unwalked('SyntaxError: Unexpected token'));

    expect(gap).toBe('react: test/drinks: never walked\nSyntaxError: Unexpected token');
  });
});
