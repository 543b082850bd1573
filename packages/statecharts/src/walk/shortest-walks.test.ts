import { expect, test } from 'vitest';
import { explore } from './explore.ts';
import { drinksFlow } from './little-machines.ts';
import { shortestWalks } from './shortest-walks.ts';

const explored = explore(drinksFlow);
const shownBy = (states: readonly string[]) =>
  shortestWalks(explored, states).map(({ path, shows }) => ({
    steps: path.steps.length,
    shows: Object.fromEntries(shows),
  }));

test('one walk shows all states on its way, each where it first comes there', () => {
  expect(shownBy(['idle', 'brewing', 'served'])).toEqual([
    { steps: 4, shows: { 0: ['idle'], 3: ['brewing'], 4: ['served'] } },
  ]);
});

test('a walk goes no further than the last state that is asked for', () => {
  expect(shownBy(['brewing'])).toEqual([{ steps: 3, shows: { 3: ['brewing'] } }]);
});

test('an unknown state and an unusable input have no walk', () => {
  expect(shownBy(['sold out'])).toEqual([]);
  expect(shortestWalks(explored, ['idle'], () => false)).toEqual([]);
});
