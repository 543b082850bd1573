import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#tools/model/chart.ts';
import { diagramsOf } from './diagram.ts';

const away = { on: { back: 'home' } };
const starMachine = createMachine({
  id: 'star',
  initial: 'home',
  on: { ring: {} },
  states: {
    home: {
      on: {
        north: 'a',
        east: 'b',
        south: 'c',
        west: 'd',
        up: 'e',
        knock: { target: 'home', reenter: true },
      },
    },
    a: away,
    b: away,
    c: away,
    d: away,
    e: away,
  },
});
const [star] = diagramsOf(chartOf(starMachine));
const rowsOf = (name: string) =>
  star?.boxes.find((box) => box.name === name)?.rows.map(({ event, leads }) => `${event} ${leads}`);

test('what comes home from everywhere says so in words, and is no arrow', () => {
  expect(rowsOf('a')).toEqual(['back → home']);
  expect(star?.arrows.filter(({ to }) => to === 'home')).toEqual([]);
  expect(star?.arrows.map(({ to }) => to)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('what begins anew is told inside the box', () => {
  expect(rowsOf('home')).toEqual(['knock ↺']);
});

test('what may happen anywhere has a box of its own', () => {
  expect(star?.anywhere?.rows.map(({ event }) => event)).toEqual(['ring']);
});
