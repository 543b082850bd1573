import { expect, test } from 'vitest';
import { flows } from '#tests/model/flows.ts';
import { isWhole } from './level-figures.ts';
import { fingerprintAt, viewsOf } from './level-fingerprint.ts';
import { LEVELS } from './levels/level.ts';

const flowNamed = (name: string) => {
  const flow = flows.find((one) => one.name === name);
  if (!flow) throw new Error(`No flow is called ${name}`);
  return flow;
};

test('in a browser a flow is walked in full once more when a view of it has changed, and not for what all views share', () => {
  const views = viewsOf({ name: 'account/sign-out' }, { shared: false });

  expect(views.length).toBeGreaterThan(0);
  expect(views.every((file) => file.startsWith('src/ui/account/'))).toBe(true);
});

test('in React a flow is walked in full once more for what all views share, too', () => {
  const views = viewsOf({ name: 'account/sign-out' }, { shared: true });

  expect(views).toEqual(
    expect.arrayContaining([...viewsOf({ name: 'account/sign-out' }, { shared: false })]),
  );
  expect(views.some((file) => file.startsWith('src/ui/kernel/'))).toBe(true);
  expect(views.some((file) => file.startsWith('src/ui/design/'))).toBe(true);
});

test.each(LEVELS)(
  'the fingerprint of a flow stays the same while nothing of it changes: %s',
  (level) => {
    const flow = flowNamed('account/sign-out');

    expect(fingerprintAt(level, flow)).toBe(fingerprintAt(level, flow));
    expect(fingerprintAt(level, flow)).not.toBe(fingerprintAt(level, flowNamed('shell/theme')));
  },
);

test('each level has a fingerprint of its own', () => {
  const flow = flowNamed('account/sign-out');

  expect(new Set(LEVELS.map((level) => fingerprintAt(level, flow))).size).toBe(LEVELS.length);
});

test.each([
  ['all of a flow', { suites: ['default', 'sneak'], broke: [] }, true],
  ['a tour alone', { suites: ['tour'], broke: [] }, false],
  [
    'every step, and nothing of what a state does not know',
    { suites: ['default'], broke: [] },
    false,
  ],
  [
    'walks of which one went wrong',
    { suites: ['default', 'sneak'], broke: ['It is in idle'] },
    false,
  ],
] as const)('what a flow was led through counts as all of it or not: %s', (_, walked, counts) => {
  expect(isWhole(walked)).toBe(counts);
});
