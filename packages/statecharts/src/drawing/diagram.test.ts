import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../flow/chart.ts';
import { diagramsOf } from './diagram.ts';
import { inCode } from './in-code.ts';
import { inWords, unsaidRests } from './in-words.ts';

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
  const [anywhere] = star?.panels ?? [];
  expect(anywhere?.rows.map(({ event }) => event)).toEqual(['ring']);
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
    { notice: (kind) => (kind === 'closed' ? ['We are closed'] : []) },
  );
  const [box] = diagramsOf(chartOf(machine), said)[0]?.boxes ?? [];
  expect(box?.name).toBe('waiting here');
  expect(box?.rows.map((row) => [row.event, row.condition, row.effects, row.leads])).toEqual([
    ['a visitor rings', 'if it is late', ['say “We are closed”'], ''],
    ['a visitor rings', 'if it is not late', [], '↺'],
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

  expect(all?.boxes.map(({ facts }) => facts)).toEqual([
    ['∥ shut\u00A0· open'],
    ['∥ off\u00A0· on'],
  ]);
});

const shopMachine = createMachine({
  id: 'shop',
  initial: 'deciding',
  invoke: { id: 'till', src: 'till' },
  states: {
    deciding: {
      always: [
        { guard: 'cartIsEmpty', target: 'home' },
        { guard: 'guestsMayOrder', target: 'asking' },
        { target: 'home', actions: 'greet' },
      ],
    },
    asking: {
      entry: 'openDialog',
      invoke: { id: 'signIn', src: 'signIn' },
      on: { yes: { target: 'home' }, no: { target: 'home', actions: 'greet' }, 'code.come': {} },
    },
    home: { type: 'final' },
  },
});
const shop = chartOf(shopMachine);
const shopWords = {
  guards: { cartIsEmpty: 'the cart is empty', guestsMayOrder: 'guests may order' },
};
const shopSaid = inWords(
  shop,
  { ...shopWords, technical: ['code.come'] },
  {
    flowOf: (src) => (src === 'signIn' ? 'account/sign-in' : null),
  },
);

test('of candidates each has its place, and the last one says what is left', () => {
  const [{ arrows } = { arrows: [] }] = diagramsOf(shop, shopSaid);
  const labels = arrows.flatMap((arrow) => arrow.labels);
  expect(labels.slice(0, 3).map(({ order, condition }) => [order, condition])).toEqual([
    [1, 'if the cart is empty'],
    [3, 'if the cart is not empty, and guests may not order'],
    [2, 'if guests may order'],
  ]);
});

test('a rest is unsaid where a sentence cannot be denied, until `not` or `rest` has it', () => {
  const guards = { ...shopWords.guards, guestsMayOrder: 'all guests may order' };
  const id = 'deciding · at once';
  expect(unsaidRests(shop, { guards }, {})).toEqual([
    { id, guards: ['cartIsEmpty', 'guestsMayOrder'] },
  ]);
  const not = { cartIsEmpty: 'something is in it', guestsMayOrder: 'some may not' };
  expect(unsaidRests(shop, { guards, not }, {})).toEqual([]);
  expect(unsaidRests(shop, { guards, rest: { [id]: 'guests may not order' } }, {})).toEqual([]);
});

test('ways that differ only in what they do look different', () => {
  const alike = chartOf(
    createMachine({
      initial: 'here',
      states: {
        here: {
          on: {
            go: [
              { guard: 'a', target: 'there' },
              { target: 'there', actions: 'greet' },
            ],
          },
        },
        there: {},
      },
    }),
  );
  const said = inWords(alike, { guards: { a: 'it rains' }, rest: { 'here · go': 'it rains' } });
  const [arrow] = diagramsOf(alike, said)[0]?.arrows ?? [];
  expect(arrow?.labels.map(({ effects }) => effects)).toEqual([[], ['greet']]);
});

test('a box shows its entry, and the chart of the machine that it starts', () => {
  const [{ boxes, panels } = { boxes: [], panels: [] }] = diagramsOf(shop, shopSaid);
  const asking = boxes.find(({ id }) => id === 'asking');
  expect(asking?.entry).toEqual(['open the dialog']);
  expect(asking?.starts).toEqual([
    { says: '', chart: { flow: 'account/sign-in', name: 'sign in' } },
  ]);
  expect(panels.map(({ name, starts }) => [name, starts.map(({ says }) => says)])).toEqual([
    ['as long as it runs', ['till']],
  ]);
});

test('what only the browser needs is folded into one mark, and drawn in a second picture', () => {
  const [folded, unfolded, ...more] = diagramsOf(shop, shopSaid);
  const asking = (of: typeof folded) => of?.boxes.find(({ id }) => id === 'asking');
  expect(more).toEqual([]);
  expect(asking(folded)?.folded).not.toBe('');
  expect(asking(folded)?.rows).toEqual([]);
  expect([unfolded?.isUnfolded, asking(unfolded)?.folded]).toEqual([true, '']);
  expect(asking(unfolded)?.rows.map(({ event }) => event)).toEqual(['code come']);
});

test('many ways out of a state are told without what they do: its own picture tells that', () => {
  const inner = (index: number) => ({
    on: { [`go ${index}`]: { target: '#all.out', actions: 'greet' } },
  });
  const machineWith = (count: number) =>
    createMachine({
      id: 'all',
      initial: 'in',
      states: {
        in: {
          initial: 's0',
          states: Object.fromEntries(
            Array.from({ length: count }, (_, at) => [`s${at}`, inner(at)]),
          ),
        },
        out: {},
      },
    });
  const toldOf = (count: number) => {
    const chart = chartOf(machineWith(count));
    const [all, inside] = diagramsOf(chart, inWords(chart, {}));
    const rows = [
      ...(all?.boxes[0]?.rows ?? []),
      ...(all?.arrows.flatMap(({ labels }) => labels) ?? []),
    ];
    const own = inside?.boxes.flatMap((box) => box.rows) ?? [];
    return [rows, own].map((labels) => labels.flatMap(({ effects }) => effects).length);
  };
  expect(toldOf(3)).toEqual([3, 3]);
  expect(toldOf(5)).toEqual([0, 5]);
});

test('a way into a state inside a box names that state', () => {
  const chart = chartOf(
    createMachine({
      initial: 'finding',
      states: {
        finding: { on: { lost: 'asking.missing', silent: 'asking.unread', ask: 'asking' } },
        asking: { initial: 'empty', states: { empty: {}, missing: {}, unread: {} } },
      },
    }),
  );
  const [all] = diagramsOf(chart, inWords(chart, {}));
  expect(all?.arrows[0]?.labels.map(({ leads }) => leads)).toEqual(['→ missing', '→ unread', '']);
});
