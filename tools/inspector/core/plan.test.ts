import { expect, test } from 'vitest';
import type { Step, RouteMap } from '@sundry/statecharts/log';
import { isWithin, planTo, routeTo } from './plan.ts';

const said = (event: string): Step => ({ kind: 'user', event, case: '' });
const [type, submit, answer, retry] = [
  said('text.type'),
  said('form.submit'),
  { kind: 'outcome', actor: 'save', outcome: 'saved' } as const,
  said('form.retry'),
];

/** A form: typing stays in its state, submit saves, and a failure can be retried. */
const form: RouteMap = {
  calls: {},
  vocabulary: { inputs: {}, events: {}, outcomes: {} },
  configurations: ['editing', 'saving', 'saved', 'lost'],
  steps: [type, submit, answer, retry],
  edges: [
    [0, 1, 1],
    [1, 2, 2],
    [3, 3, 1],
  ],
  routes: {
    saved: {
      input: 'an empty form',
      from: 0,
      legs: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
  },
  unreached: { deciding: 'instant' },
};
const stepsOf = (plan: ReturnType<typeof planTo>) =>
  plan.kind === 'ahead' ? plan.legs.map(({ step }) => step) : plan.kind;

test('the way begins where the machine happens to be', () => {
  expect(stepsOf(planTo(form, 'saved', ['editing'], []))).toEqual([type, submit, answer]);
  expect(stepsOf(planTo(form, 'saved', ['saving'], []))).toEqual([answer]);
  expect(stepsOf(planTo(form, 'saved', ['saved'], []))).toBe('here');
});

test('what leaves everything in its place is done once, such as filling in a form', () => {
  const done = [{ at: 'editing', step: type }];
  expect(stepsOf(planTo(form, 'saved', ['editing'], done))).toEqual([submit, answer]);
});

test('off the usual way, any other way is taken', () => {
  expect(stepsOf(planTo(form, 'saved', ['lost'], []))).toEqual([retry, answer]);
});

test('a step that led nowhere is not tried again; without another there is no way', () => {
  const tried = [{ at: 'lost', step: retry }];
  expect(planTo(form, 'saved', ['lost'], tried)).toEqual({ kind: 'none', why: 'noRoute' });
});

test('no plan leads to a state where no machine rests', () => {
  expect(planTo(form, 'deciding', ['editing'], [])).toEqual({ kind: 'none', why: 'instant' });
});

test('the whole way of the model can be told', () => {
  expect(routeTo(form, 'saved').map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'editing → editing',
    'editing → saving',
    'saving → saved',
  ]);
});

test('what stands beside a region is none of its business', () => {
  const screen: RouteMap = {
    ...form,
    configurations: ['page.form.editing + page.map.whole', 'page.form.saving + page.map.whole'],
    edges: [[0, 1, 1]],
    routes: {},
  };
  const states = ['page', 'page.form', 'page.form.editing', 'page.map', 'page.map.part'];
  expect(stepsOf(planTo(screen, 'page.form.saving', states, [], 'page.form'))).toEqual([submit]);
  expect(stepsOf(planTo(screen, 'page.form.saving', states, []))).toBe('none');
});

test('being in a part of a state is being in that state, and a name that begins alike is not', () => {
  expect(isWithin('open.asking + heard', 'open')).toBe(true);
  expect(isWithin('opening', 'open')).toBe(false);
});
