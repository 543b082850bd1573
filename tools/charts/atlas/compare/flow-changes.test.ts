import { expect, test } from 'vitest';
import { chartOf, type Chart, type ChartTransition } from '@sundry/statecharts';
import { chartLabelsOf } from '@sundry/statecharts/drawing';
import { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import { speechesOf } from '#tools/charts/speeches.ts';
import { flowChanges } from './flow-changes.ts';
import type { FlowSnapshot } from './snapshot.ts';

const chart = chartOf(checkoutGateMachine);
const { words } = await speechesOf('cart/checkout-gate', chart);

const snapshotOf = (of: Chart, reached = of.states.map(({ path }) => path)): FlowSnapshot => ({
  chart: of,
  labels: chartLabelsOf(of, words),
  reached,
  walked: of.transitions.map(({ id }) => id),
  walks: 1,
});
const withWays = (change: (way: ChartTransition) => readonly ChartTransition[]): Chart => ({
  ...chart,
  transitions: chart.transitions.flatMap(change),
});
const sentencesAfter = (after: Chart | FlowSnapshot): readonly string[] =>
  flowChanges(
    'cart/checkout-gate',
    snapshotOf(chart),
    'labels' in after ? after : snapshotOf(after),
  ).sentences;

test('a removed way is named', () => {
  const less = withWays((way) => (way.event === 'prompt.close' ? [] : [way]));
  expect(sentencesAfter(less)).toEqual([
    'In checkout gate, in “asking”, “stayed” is no longer reached when the visitor closes the question.',
  ]);
});

test('a changed guard is named, before and after', () => {
  const guard = chart.transitions.find(({ targets }) => targets.includes('home'))?.guard ?? null;
  const guarded = withWays((way) => [way.event === 'login.choose' ? { ...way, guard } : way]);
  expect(sentencesAfter(guarded)).toEqual([
    expect.stringMatching(
      /^In checkout gate, in “asking”, when the visitor chooses to sign in, “signing in” is now reached only if the cart is empty. Before: always\.$/i,
    ),
  ]);
});

test('a changed text is named, of a state and of an event', () => {
  const states = chart.states.map((state) =>
    state.path === 'home' ? { ...state, description: 'Nothing is in the cart.' } : state,
  );
  const { labels, ...same } = snapshotOf({ ...chart, states });
  const events = { ...labels.events, 'guest.choose': 'the visitor stays a guest' };
  expect(sentencesAfter({ ...same, labels: { ...labels, events } })).toEqual([
    'In checkout gate, the meaning of “home” was “There is nothing to check out: the drawer closes, and home opens.” and is “Nothing is in the cart.”',
    'In checkout gate, “the visitor goes on as a guest” is called “the visitor stays a guest” now.',
  ]);
});

test('a state that no walk reaches any more is named', () => {
  const reached = chart.states.map(({ path }) => path).filter((path) => path !== 'signingUp');
  expect(sentencesAfter(snapshotOf(chart, reached))).toEqual([
    expect.stringMatching(/^In checkout gate, “signing up” is no longer reached\.$/i),
  ]);
});

test('a renamed state is named once, and not its ways', () => {
  const renamed = JSON.parse(
    JSON.stringify(chart).replaceAll(/"asking(?=["\s])/g, '"wondering'),
  ) as Chart;
  expect(sentencesAfter(renamed)).toEqual([
    'In checkout gate, the state “asking” is named “wondering” now.',
  ]);
});

test('a label of several ways is told once', () => {
  const { labels, ...same } = snapshotOf(chart);
  const [event = ''] = Object.keys(labels.events).filter((name) => name.startsWith('done'));
  expect(chart.transitions.filter((way) => way.event === event).length).toBeGreaterThan(1);
  const events = { ...labels.events, [event]: 'the visitor comes back' };
  expect(sentencesAfter({ ...same, labels: { ...labels, events } })).toHaveLength(1);
});
