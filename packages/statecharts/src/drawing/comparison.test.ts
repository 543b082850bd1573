import { describe, expect, test } from 'vitest';
import { chartOf, type Chart } from '../flow/chart.ts';
import { drinksMachine } from '../walk/little-machines.ts';
import { compareCharts } from './comparison.ts';

const chart = chartOf(drinksMachine);
const asText = (text: Chart): string => JSON.stringify(text);
const renamed = (from: string, to: string): Chart =>
  JSON.parse(asText(chart).replaceAll(`"${from}`, `"${to}`)) as Chart;
const withWays = (change: (way: Chart['transitions'][number]) => readonly object[]): Chart =>
  ({ ...chart, transitions: chart.transitions.flatMap(change) }) as Chart;

const changed = (was: Chart, is: Chart) => {
  const { states, ways } = compareCharts(was, is);
  return [
    ...states.map((one) => ({ ...one, name: [one.was?.path, one.is?.path] })),
    ...ways.map((one) => ({ ...one, name: [one.was?.id, one.is?.id] })),
  ]
    .filter(({ change, differs }) => change !== 'same' || differs.length > 0)
    .map(({ change, name, differs }) => [change, ...new Set(name), ...differs].filter(Boolean));
};

describe('a comparison of two charts', () => {
  test('is empty for equal ones', () => {
    expect(changed(chart, chart)).toEqual([]);
  });

  test('finds a renamed state by what it does, and its ways are the same', () => {
    expect(changed(chart, renamed('brewing', 'making'))).toEqual([
      ['renamed', 'brewing', 'making'],
    ]);
  });

  test('names a state that is gone, and one that is new', () => {
    const { states } = chart;
    const less = { ...chart, states: states.filter(({ path }) => path !== 'served') };
    expect(changed(chart, less)).toContainEqual(['gone', 'served']);
    expect(changed(less, chart)).toContainEqual(['added', 'served']);
  });

  test('names a changed condition, although ways for the same event have moved', () => {
    const [first] = chart.transitions.filter(({ event }) => event === 'button.press');
    const tightened = withWays((way) =>
      way === first ? [{ ...way, guard: { type: 'leaf', name: 'isOpen' } }] : [way],
    );
    expect(changed(chart, tightened)).toEqual([['changed', first?.id, 'condition']]);
  });

  test('names a way that is gone, where another one takes its place and id', () => {
    const ways = chart.transitions.filter(({ event }) => event === 'button.press');
    const [first, second] = ways;
    const less = withWays((way) =>
      way === first ? [] : way === second ? [{ ...way, id: first?.id }] : [way],
    );
    expect(changed(chart, less)).toEqual([['gone', first?.id]]);
  });

  test('names a changed effect, target, requirement and meaning', () => {
    const [way] = chart.transitions.filter(({ targets }) => targets.includes('brewing'));
    const other = withWays((one) =>
      one === way ? [{ ...one, targets: ['served'], actions: ['ring'] }] : [one],
    );
    expect(
      changed(chart, {
        ...other,
        states: chart.states.map((one) =>
          one.path === 'idle' ? { ...one, reqs: ['R-9'], description: 'It rests.' } : one,
        ),
      }),
    ).toEqual([
      ['changed', 'idle', 'meaning', 'requirements'],
      ['changed', way?.id, 'target', 'effects'],
    ]);
  });

  test('finds an event with another name', () => {
    expect(changed(chart, renamed('button.kick', 'button.hit')).map(([change]) => change)).toEqual(
      chart.transitions.filter(({ event }) => event === 'button.kick').map(() => 'renamed'),
    );
  });
});
