import { describe, expect, test } from 'vitest';
import { chartOf } from '#tools/model/chart.ts';
import { machines } from './machines.ts';
import { wordFaults } from './word-faults.ts';
import { wordsBeside } from './words.ts';

describe('the words of the charts', () => {
  test.each(Object.entries(machines))('say everything in %s plainly', async (flow, machine) => {
    expect(wordFaults(flow, chartOf(machine), await wordsBeside(flow))).toEqual([]);
  });

  const [flow, machine] = Object.entries(machines).find(([name]) => name === 'shell/theme') ?? [];
  const faults = (words: Parameters<typeof wordFaults>[2]) =>
    machine ? wordFaults(flow ?? '', chartOf(machine), words) : [];

  test('are missed where a machine has none beside it', () => {
    expect(faults(null)).toEqual(['shell/theme: has no theme.words.ts beside it']);
  });

  test('are refused when they are empty, too long, a repeated name, or of something else', async () => {
    const own = await wordsBeside('shell/theme');
    expect(
      faults({
        ...own,
        guards: { themeIsDark: 'theme is dark', isDark: ' ', isLight: 'l'.repeat(81) },
        actions: { ...own?.actions, showTheme: { light: 'show the page light' } },
        events: { ...own?.events, 'theme.sell': 'the theme is sold' },
      }),
    ).toEqual([
      'shell/theme: what is said of themeIsDark only repeats its name',
      'shell/theme: what is said of isDark is empty',
      'shell/theme: what is said of isLight is longer than 80 characters',
      'shell/theme: nothing is said of showTheme dark',
      'shell/theme: there is no theme.sell',
    ]);
  });
});
