import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../flow/chart.ts';
import { diagramsOf } from './diagram.ts';
import { inCode } from './in-code.ts';
import { inWords } from './in-words.ts';

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
const chart = chartOf(starMachine);
const [star] = diagramsOf(chart, inCode(chart));
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

test('of many reasons for one way, the box tells each, and the arrow none', () => {
  const busy = chartOf(
    createMachine({
      initial: 'here',
      states: {
        here: { on: { one: 'there', two: 'there', three: 'there', four: 'there' } },
        there: {},
      },
    }),
  );
  const [drawn] = diagramsOf(busy, inCode(busy));
  expect(drawn?.arrows.map(({ labels }) => labels)).toEqual([[]]);
  expect(drawn?.boxes[0]?.rows.map(({ leads }) => leads)).toEqual(Array(4).fill('→ there'));
});

test('in words, a label is a sentence, and what stays tells what is done', () => {
  const machine = createMachine({
    initial: 'waitingHere',
    states: {
      waitingHere: {
        on: {
          'bell.ring': [
            { guard: 'isLate', actions: { type: 'showNotice', params: { kind: 'closed' } } },
            { target: 'waitingHere', reenter: true },
          ],
        },
      },
    },
  });
  const said = inWords(
    chartOf(machine),
    { events: { 'bell.ring': 'a visitor rings' }, guards: { isLate: 'it is late' } },
    { notice: (kind) => (kind === 'closed' ? 'We are closed' : null) },
  );
  const [box] = diagramsOf(chartOf(machine), said)[0]?.boxes ?? [];
  expect(box?.name).toBe('waiting here');
  expect(box?.rows.map((row) => [row.event, row.condition, row.leads])).toEqual([
    ['a visitor rings', 'if it is late', '– say “We are closed”'],
    ['a visitor rings', 'otherwise', '↺'],
  ]);
});

test('what goes on at the same time says what is in it, since no arrow leads there', () => {
  const both = createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      door: { initial: 'shut', states: { shut: {}, open: {} } },
      light: { initial: 'off', states: { off: {}, on: {} } },
    },
  });
  const [all] = diagramsOf(chartOf(both), inCode(chartOf(both)));

  expect(all?.boxes.map(({ facts }) => facts)).toEqual([['∥ shut · open'], ['∥ off · on']]);
});
