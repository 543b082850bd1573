import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { chartMutantsOf } from './chart-mutants.ts';
import type { Flow } from '../flow/flow.ts';
import { drinksFlow, drinksMachine } from '../walk/little-machines.ts';
import { judged } from './mutate.ts';

const flow = drinksFlow as unknown as Flow;
const mutants = chartMutantsOf(drinksMachine);
const names = mutants.map(({ name }) => name);

describe('deliberate mistakes', () => {
  test('are made at every transition, guard, action and beginning', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'drop idle · coin.insert',
        'negate the guard of idle · coin.insert',
        'drop the guard of idle · coin.insert',
        'drop keepCoin from idle · coin.insert',
        'swap the candidates of idle · button.press',
        'lead brewing · done: brew to idle',
        'begin (machine) in brewing',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('are all noticed by walks that see where the machine is and what it does', () => {
    expect(judged(flow, mutants)).toEqual({
      mutants: names.length,
      killed: names.length,
      told: 0,
      alike: [],
      survivors: [],
      idleReasons: [],
    });
  });

  const weak: Flow = { ...flow, outcomes: { brew: { cup: 'cup' } }, project: () => ({}) };

  test('live on in a scenario that looks away', () => {
    expect(judged(weak, mutants).survivors).toContain('drop brewing · done: brew · 2');
  });

  test('may live when the flow says why they make no difference', () => {
    const why = 'nothing is ever spilled here';
    const explained = { ...weak, equivalents: { 'drop brewing · done: brew · 2': why } };
    const { survivors, alike } = judged(explained, mutants);
    expect(survivors).not.toContain('drop brewing · done: brew · 2');
    expect(alike).toContainEqual({ name: 'drop brewing · done: brew · 2', why });
  });

  test('leave no explanation that is not needed', () => {
    const idle = { ...flow, equivalents: { 'drop idle · coin.insert': 'no payment comes' } };
    expect(judged(idle, mutants).idleReasons).toEqual(['drop idle · coin.insert']);
  });

  test('are not counted as noticed by walks that lead the machine itself astray', () => {
    const blind = {
      ...drinksFlow,
      events: { ...drinksFlow.events, 'coin.insert': { one: { worth: 1 }, two: { worth: 2 } } },
      project: ({ context }: SnapshotFrom<typeof drinksMachine>) => ({ full: context.coins >= 3 }),
    } as unknown as Flow;
    expect(() => judged(blind, mutants)).toThrow('the unchanged machine leaves the walk');
  });
});
