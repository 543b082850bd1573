import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { required } from '#domain/kernel/required.ts';
import type { MachineLabels } from '#application/kernel/labels-of.ts';
import { chartOf } from '@sundry/statecharts';
import { machines } from './machines.ts';
import { wordErrors } from './label-errors.ts';
import { labelsBeside } from './labels.ts';

/** Machines that compute which notice they show. */
const FLOWS_WITH_NOTICES = [
  ...['cart/cart', 'cart/select-item', 'location/save-address'],
  ...['rental/module-gate', 'rental/trip-cart'],
];
/** The texts of `showFailure`. */
const OF_FAILURES = ['said', 'somethingWentWrong', 'offline', 'signInRequired'];

describe('the words of the charts', () => {
  test.each(Object.entries(machines))('say everything in %s plainly', async (flow, machine) => {
    expect(wordErrors(flow, chartOf(machine), await labelsBeside(flow))).toEqual([]);
  });

  test.each(FLOWS_WITH_NOTICES)('name every notice that a walk of %s showed', async (flow) => {
    const { notices = {} } = (await labelsBeside(flow)) ?? {};
    const chart = chartOf(required(machines[flow], flow));
    const fixed = chart.transitions.flatMap(({ actions }) =>
      actions.map((action) => /^showNotice (\w+)$/.exec(action)?.[1]),
    );
    const known = new Set([...OF_FAILURES, ...fixed, ...Object.values(notices).flat()]);
    const traces = readFileSync(`tests/model/${flow}/traces.json`, 'utf8');
    const shown = traces.matchAll(/notice\.show\\",\\"notice\\":\{\\"kind\\":\\"(\w+)/g);
    const kinds = new Set([...shown].map(([, kind]) => kind));
    expect(kinds.size).toBeGreaterThan(1);
    expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
  });

  test('are taken from the machine that is started, for the chart of the one that starts it', async () => {
    const { actors } = (await labelsBeside('shell/storefront')) ?? {};
    expect(actors).toMatchObject({ toasts: 'show notices', cart: 'keep the cart' });
  });

  const lamp = createMachine({
    invoke: { src: 'fuse' },
    initial: 'dark',
    states: {
      dark: {
        entry: { type: 'show', params: 'dark' },
        on: { press: [{ guard: 'isBroken' }, { guard: 'isOld' }, { guard: 'isNew' }] },
      },
    },
  });
  const errors = (words: MachineLabels | null) => wordErrors('home/lamp', chartOf(lamp), words);

  test('are missed where a machine has none beside it', () => {
    expect(errors(null)).toEqual(['home/lamp: has no labels.ts beside its machine']);
  });

  test('are refused when they are empty, too long, a repeated name, or of something else', () => {
    expect(
      errors({
        events: { press: 'a person presses the switch', sell: 'the lamp is sold' },
        guards: { isBroken: 'is broken', isOld: ' ', isNew: 'l'.repeat(81) },
        actions: { show: { light: 'let there be light' } },
      }),
    ).toEqual([
      'home/lamp: the label of isBroken only repeats its name',
      'home/lamp: the label of isOld is empty',
      'home/lamp: the label of isNew is longer than 80 characters',
      'home/lamp: show dark has no label',
      'home/lamp: fuse has no label',
      'home/lamp: there is no sell',
    ]);
  });

  test('are refused where they are about a way or a part that the machine does not have', () => {
    const labels = {
      events: { press: 'a person presses the switch' },
      guards: {
        isBroken: 'the wire is broken',
        isOld: 'the lamp is old',
        isNew: 'the lamp is new',
      },
      actions: { show: { dark: 'let it be dark' } },
      actors: { fuse: 'watch the current' },
      rest: { 'bright · press': 'nothing of this' },
      opens: { bright: { 'home/nowhere': 'a door' } },
      technical: ['hum'],
    };
    expect(errors(labels)).toEqual(
      ['bright · press', 'bright', 'home/nowhere', 'hum'].map(
        (one) => `home/lamp: there is no ${one}`,
      ),
    );
  });

  test('are missed where nothing says what is left', () => {
    const door = createMachine({ on: { press: [{ guard: 'isOpen' }, {}] } });
    const labels = {
      events: { press: 'a person presses' },
      guards: { isOpen: 'both wings are open' },
    };
    const found = (more: MachineLabels) =>
      wordErrors('home/door', chartOf(door), { ...labels, ...more });
    expect(found({})).toEqual([
      'home/door: nothing says when (machine) · press has no guard that holds; negate isOpen in `not`, or say it in `rest`',
    ]);
    expect(found({ not: { isOpen: 'one wing is shut' } })).toEqual([]);
  });

  const kettle = createMachine({
    on: { pour: { actions: ['fillKettle', 'setToken', 'setFailure'] } },
  });

  test.each([
    { of: 'a plain name', actions: {}, missing: ['setToken has no label'] },
    {
      of: 'a name that says the same',
      actions: { fillKettle: 'fill the kettle', setToken: 'let them in' },
      missing: ['the label of fillKettle only repeats its name'],
    },
    {
      of: 'a name that many machines share',
      actions: { setFailure: 'say what went wrong', setToken: 'let them in' },
      missing: ['the label of setFailure only repeats the shared label'],
    },
  ])('are superfluous for $of', ({ actions, missing }) => {
    const labels = { events: { pour: 'a person pours water in' }, actions };
    expect(wordErrors('home/kettle', chartOf(kettle), labels)).toEqual(
      missing.map((what) => `home/kettle: ${what}`),
    );
  });
});
