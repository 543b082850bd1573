import { describe, expect, test } from 'vitest';
import { chartOf, type Chart } from '../flow/chart.ts';
import { drinksMachine } from '../walk/little-machines.ts';
import { changesBetween } from './changes.ts';

const chart = chartOf(drinksMachine);
const without = (path: string): Chart => ({
  ...chart,
  states: chart.states.filter((state) => state.path !== path),
});

describe('what changed in a chart', () => {
  test('is nothing when nothing did', () => {
    expect(changesBetween(chart, chart)).toEqual([]);
  });

  test('names new and lost states', () => {
    expect(changesBetween(without('served'), chart)).toEqual(['New: state served.']);
    expect(changesBetween(chart, without('served'))).toEqual(['Gone: state served.']);
  });

  test('says that a guard was tightened', () => {
    const tightened: Chart = {
      ...chart,
      transitions: chart.transitions.map((one) =>
        one.event === 'button.press' && one.guard === null
          ? { ...one, guard: { type: 'leaf', name: 'cartIsEmpty' } }
          : one,
      ),
    };
    expect(changesBetween(chart, tightened)).toEqual([
      'idle · button.press · 2: it happens only if cartIsEmpty now.',
    ]);
  });

  test('names flows that came and went', () => {
    expect(changesBetween(null, chart)).toEqual(['The flow is new.']);
    expect(changesBetween(chart, null)).toEqual(['The flow is gone.']);
  });
});
