import { describe, expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { drinksFlow, drinksMachine } from './little-machines.ts';
import { mutantsOf, mutationReport } from './mutate.ts';

const flow = drinksFlow as unknown as Flow;
const names = mutantsOf(drinksMachine).map(({ name }) => name);

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
    const { mutants, killed, told, alike, survivors } = mutationReport(flow);
    expect({ mutants, killed, told, alike, survivors }).toEqual({
      mutants: names.length,
      killed: names.length,
      told: 0,
      alike: [],
      survivors: [],
    });
  });

  test('live on in a scenario that looks away', () => {
    const weak: Flow = { ...flow, outcomes: { brew: { cup: 'cup' } }, project: () => ({}) };
    expect(mutationReport(weak).alike).toContain('drop brewing · done: brew · 2');
  });
});
