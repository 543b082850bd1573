import { expect, test } from 'vitest';
import { flows } from '#tests/model/flows.ts';
import { browserFingerprintOf, viewsOf } from './browser-fingerprint.ts';
import { isWhole } from './level-figures.ts';

const flowNamed = (name: string) => {
  const flow = flows.find((one) => one.name === name);
  if (!flow) throw new Error(`No flow is called ${name}`);
  return flow;
};

test('a flow is walked in full once more when a view of it has changed, and not for what all views share', () => {
  const views = viewsOf({ name: 'account/sign-out' });

  expect(views.length).toBeGreaterThan(0);
  expect(views.every((file) => file.startsWith('src/ui/account/'))).toBe(true);
});

test('the fingerprint of a flow in a browser stays the same while nothing of it changes', () => {
  const flow = flowNamed('account/sign-out');

  expect(browserFingerprintOf(flow)).toBe(browserFingerprintOf(flow));
  expect(browserFingerprintOf(flow)).not.toBe(browserFingerprintOf(flowNamed('shell/theme')));
});

test.each([
  ['all of a flow', { suites: ['default', 'sneak'], broke: [] }, true],
  ['a tour alone', { suites: ['tour'], broke: [] }, false],
  [
    'walks of which one went wrong',
    { suites: ['default', 'sneak'], broke: ['It is in idle'] },
    false,
  ],
] as const)(
  'what a browser was led through counts as all of a flow or not: %s',
  (_, walked, counts) => {
    expect(isWhole({ level: 'browser', ...walked })).toBe(counts);
  },
);
