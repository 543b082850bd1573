import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Theme } from '#domain/shell/theme.ts';
import { themeMachine } from './machine.ts';
import { themeOf } from './selectors.ts';

function theTheme(theme: Theme) {
  const worn: Theme[] = [];
  const saved: Theme[] = [];
  const machine = themeMachine.provide({
    actors: { watchTheme: fromCallback(() => {}) },
    actions: {
      showTheme: (_, it) => void worn.push(it),
      saveTheme: (_, it) => void saved.push(it),
    },
  });
  const actor = createActor(machine, { input: { theme } }).start();
  return { actor, worn, saved, now: () => themeOf(actor.getSnapshot()) };
}

test('the switch goes from light to dark and back to light, and is saved (THEME-01)', () => {
  const { actor, worn, saved } = theTheme('light');
  actor.send({ type: 'theme.toggle' });
  actor.send({ type: 'theme.toggle' });

  expect({ worn, saved }).toEqual({
    worn: ['light', 'dark', 'light'],
    saved: ['dark', 'light'],
  });
});

test('a first visit follows the system and saves nothing (THEME-01)', () => {
  const { saved, now } = theTheme('dark');

  expect([now(), saved]).toEqual(['dark', []]);
});

test('another tab applies here without being saved again (THEME-01)', () => {
  const { actor, saved, now } = theTheme('light');
  actor.send({ type: 'theme.sync', theme: 'light' });
  actor.send({ type: 'theme.sync', theme: 'dark' });

  expect([now(), saved]).toEqual(['dark', []]);
});
