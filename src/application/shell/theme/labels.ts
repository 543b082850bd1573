import { labelsOf } from '#application/kernel/labels-of.ts';
import type { themeMachine } from './machine.ts';

export const labels = labelsOf<typeof themeMachine>({
  does: 'keep the page light or dark',
  events: {
    'theme.toggle': 'the customer presses the sun or the moon',
    'theme.sync': 'another tab has changed it',
  },
  guards: {
    themeIsDark: 'the page has come up dark',
    isDark: 'to dark',
    isLight: 'to light',
  },
  actions: {
    showTheme: { light: 'show the page light', dark: 'show the page dark' },
    saveTheme: { light: 'save light in this browser', dark: 'save dark in this browser' },
  },
  actors: { watchTheme: 'listen to other tabs' },
});
