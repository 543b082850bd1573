import { describe, expect, test } from 'vitest';
import { pureDriver } from './pure-driver.ts';
import { explore, type Explored } from './explore.ts';
import type { Flow } from '../flow/flow.ts';
import { drinksFlow, drinksMachine } from './little-machines.ts';
import { chartMutantsOf } from '../mutation/chart-mutants.ts';
import { randomPaths, wander } from './random.ts';
import { replay } from './replay.ts';
import { traceOf } from './traces.ts';

const flow = drinksFlow as unknown as Flow;
const explored = explore(flow);
const faulty = chartMutantsOf(drinksMachine).find(
  ({ name }) => name === 'drop spend from idle · button.press',
);
const broken = () => pureDriver(flow, faulty?.machine());

describe('wandering', () => {
  test('finds nothing in a machine that does what its model says', async () => {
    const report = await wander(flow, explored, () => pureDriver(flow), { seed: 1 });
    expect(report.failure).toBeNull();
    expect(report.walks).toBe(100);
  });

  test('shortens a way that fails to the steps that matter, and keeps them on file', async () => {
    const { failure } = await wander(flow, explored, broken, { seed: 1 });
    expect(failure?.log).toEqual({
      flow: 'test/drinks',
      input: 'empty',
      steps: [
        { kind: 'user', event: 'coin.insert', case: 'one' },
        { kind: 'user', event: 'coin.insert', case: 'one' },
        { kind: 'user', event: 'button.press', case: '' },
      ],
    });
    expect(failure?.said).toContain('found with seed 1');
  });

  test('goes the same ways with the same seed', async () => {
    const once = await wander(flow, explored, () => pureDriver(flow), { seed: 5 });
    const again = await wander(flow, explored, () => pureDriver(flow), { seed: 5 });
    expect(again).toEqual(once);
  });
});

test('a time that has passed passes no second time', () => {
  const pause = { kind: 'delay', delay: 'pause' } as const;
  const press = { kind: 'user', event: 'press', case: '' } as const;
  const edges = new Map([
    ['paused', [{ from: 'paused', to: 'over', step: pause }]],
    [
      'over',
      [
        { from: 'over', to: 'over', step: pause },
        { from: 'over', to: 'paused', step: press },
      ],
    ],
  ]);
  const small = { ...explored, starts: [{ input: 'it', to: 'paused' }], edges };

  const paths = randomPaths(small as unknown as Explored, { seed: 1, walks: 20, length: 40 });

  const passed = new Set(paths.flatMap(({ steps }) => steps.map(({ kind }) => kind).join(' ')));
  const inTurn = Array.from({ length: 40 }, (_, at) => (at % 2 ? 'user' : 'delay'));
  expect([...passed]).toEqual([inTurn.join(' ')]);
});

test('a log is replayed in lines that a person can follow', () => {
  expect(
    replay(flow, {
      flow: 'test/drinks',
      input: 'empty',
      steps: [{ kind: 'user', event: 'button.press', case: '' }],
    }),
  ).toEqual([
    'begin with empty → idle {"coins":0}',
    '1. button.press → idle {"coins":0}\n     does ring',
  ]);
});

test('a trace says what happened, what is new, and what was done', () => {
  const lines = traceOf(flow).split('\n');
  expect(lines).toContain(
    '   {"when":"button.press","at":"brewing","tags":"busy","now":{"coins":0},"does":["starts brew"]},',
  );
  expect(traceOf(flow)).toBe(traceOf(flow));
});
