import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Theme } from '#domain/shell/theme.ts';
import { themeMachine } from './theme.machine.ts';
import { themeOf } from './theme.selectors.ts';

function theTheme(theme: Theme) {
  const worn: Theme[] = [];
  const remembered: Theme[] = [];
  const machine = themeMachine.provide({
    actors: { watchTheme: fromCallback(() => {}) },
    actions: {
      showTheme: (_, it) => void worn.push(it),
      rememberTheme: (_, it) => void remembered.push(it),
    },
  });
  const actor = createActor(machine, { input: { theme } }).start();
  return { actor, worn, remembered, now: () => themeOf(actor.getSnapshot()) };
}

test('the switch goes from light to dark and back to light, and is remembered (THEME-01)', () => {
  const { actor, worn, remembered } = theTheme('light');
  actor.send({ type: 'theme.toggle' });
  actor.send({ type: 'theme.toggle' });

  expect({ worn, remembered }).toEqual({
    worn: ['light', 'dark', 'light'],
    remembered: ['dark', 'light'],
  });
});

test('a first visit follows the system and remembers nothing (THEME-01)', () => {
  const { remembered, now } = theTheme('dark');

  expect([now(), remembered]).toEqual(['dark', []]);
});

test('another tab is followed without being written down again (THEME-01)', () => {
  const { actor, remembered, now } = theTheme('light');
  actor.send({ type: 'theme.follow', theme: 'light' });
  actor.send({ type: 'theme.follow', theme: 'dark' });

  expect([now(), remembered]).toEqual(['dark', []]);
});
