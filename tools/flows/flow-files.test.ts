import { expect, test } from 'vitest';
import { filesOfWalks, viewsOf } from './flow-files.ts';
import { isWhole } from './level-figures.ts';

test('a flow is walked in full where a view of it has changed, and not for what all views share', () => {
  const views = viewsOf({ name: 'account/sign-out' });

  expect(views.length).toBeGreaterThan(0);
  expect(views.every((file) => file.startsWith('src/ui/account/'))).toBe(true);
});

test('a flow is walked in full where its machine, its scenario, its page or its fixture has changed', () => {
  expect(filesOfWalks({ name: 'account/sign-out' })).toEqual(
    expect.arrayContaining([
      'src/application/account/sign-out/machine.ts',
      ...['flow.ts', 'page.ts', 'fixture.ts'].map((file) => `tests/model/account/sign-out/${file}`),
    ]),
  );
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
