import { themeMachine } from '#application/shell/theme/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: 'shell/theme',
  machine: themeMachine,
  inputs: { 'a light page': { theme: 'light' }, 'a dark page': { theme: 'dark' } },
  events: {
    'theme.toggle': { '': {} },
    'theme.sync': { light: { theme: 'light' }, dark: { theme: 'dark' } },
  },
  outcomes: {},
  neverFails: ['watchTheme'],
  project: ({ context }) => ({ came: context.theme }),
  invariants: { 'it is light or dark': (it) => it.hasTag('light') !== it.hasTag('dark') },
});
