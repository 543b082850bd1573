import { describe, expect, test } from 'vitest';
import { chartOf, type Chart } from '#tools/model/chart.ts';
import { signOutMachine } from '#application/account/sign-out/machine.ts';
import { changesBetween } from './changes.ts';

const chart = chartOf(signOutMachine);
const without = (path: string): Chart => ({
  ...chart,
  states: chart.states.filter((state) => state.path !== path),
});

describe('what changed in a chart', () => {
  test('is nothing when nothing did', () => {
    expect(changesBetween(chart, chart)).toEqual([]);
  });

  test('names new and lost states', () => {
    expect(changesBetween(without('kept'), chart)).toEqual(['New: state kept.']);
    expect(changesBetween(chart, without('kept'))).toEqual(['Gone: state kept.']);
  });

  test('says that a guard was tightened', () => {
    const tightened: Chart = {
      ...chart,
      transitions: chart.transitions.map((one) =>
        one.event === 'signOut.confirm'
          ? { ...one, guard: { type: 'leaf', name: 'cartIsEmpty' } }
          : one,
      ),
    };
    expect(changesBetween(chart, tightened)).toEqual([
      'asking · signOut.confirm: it happens only if cartIsEmpty now.',
    ]);
  });

  test('names flows that came and went', () => {
    expect(changesBetween(null, chart)).toEqual(['The flow is new.']);
    expect(changesBetween(chart, null)).toEqual(['The flow is gone.']);
  });
});
