import { expect, test } from 'vitest';
import type { Flow } from '@sundry/statecharts';
import { walkerOf } from '@sundry/statecharts/walker';
import { planSuite } from '@sundry/statecharts/walk';
import { flow as cart } from '#tests/model/cart/checkout-gate/flow.ts';
import { flow as placing } from '#tests/model/ordering/placing/flow.ts';
import { flow as devices } from '#tests/model/account/devices/flow.ts';
import { flow as session } from '#tests/model/account/session/flow.ts';
import { playedOf, type Played } from '../flow-files.ts';
import { pathPairs, playerFlow, sentencesOf, testOf } from './play.ts';

test.each([cart, placing, session, devices] as unknown as Flow[])(
  'what is played of $name after it was written to a file is what the walks take',
  (flow) => {
    const played = JSON.parse(JSON.stringify(playedOf(flow))) as Played;
    const walker = walkerOf(playerFlow(flow.name, flow.machine, played));
    const { explored, tests } = planSuite(flow);
    for (const { path } of tests) {
      let { snapshot } = walker.begin(path.input).moved;
      for (const [index, step] of path.steps.entries()) {
        ({ snapshot } = walker.take(snapshot, step).moved);
        const expected = explored.configurations.get(path.keys[index + 1] ?? '');
        expect(walker.configurationOf(snapshot).states).toEqual(expected?.states);
      }
    }
  },
);

const steps = [{ kind: 'user', event: 'order.submit', case: 'too early' }] as const;

test('a path is an address, sentences and a test', () => {
  expect(pathPairs('a cart', steps)).toEqual([
    ['in', 'a cart'],
    ['do', 'event~order.submit~too early'],
  ]);
  const words = { states: {}, calls: {}, conditions: {}, actions: {} };
  const flow = { words: { ...words, events: { 'order.submit': 'the customer orders' } } };
  expect(sentencesOf(flow, 'a cart', steps)).toBe(
    '0. It begins with a cart.\n1. the customer orders: too early.',
  );
  expect(testOf('a/b', 'a cart', steps, ['placing'])).toContain('#tests/model/a/b/flow.ts');
});
