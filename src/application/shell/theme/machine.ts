import { effect } from '#application/kernel/effect.ts';
import { portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Theme } from '#domain/shell/theme.ts';

export type Command = { readonly type: 'theme.toggle' };

/** Another tab switched the theme, or the system did while none was chosen here. */
export type Report = { readonly type: 'theme.sync'; readonly theme: Theme };

export type Event = Command | Report;

export type Input = { readonly theme: Theme };
export type Context = Input;
export type Tag = Theme;

export const slots = {
  actors: { watchTheme: portListener<Report>('watchTheme') },
  effects: { showTheme: effect<Theme>(), saveTheme: effect<Theme>() },
};

export const themeMachine = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    tags: Tag;
    children: { watchTheme: 'watchTheme' };
  },
  slots,
  guards: {
    themeIsDark: ({ context }) => context.theme === 'dark',
    isDark: (_, theme: Theme) => theme === 'dark',
    isLight: (_, theme: Theme) => theme === 'light',
  },
}).createMachine({
  id: 'theme',
  description: 'How bright the app is. A first visit follows the system.',
  context: ({ input }) => input,
  invoke: { id: 'watchTheme', src: 'watchTheme' },
  initial: 'starting',
  states: {
    starting: {
      description: 'The page has come up in a theme already; the app takes note of it.',
      meta: { reqs: ['THEME-01'] },
      always: [{ guard: 'themeIsDark', target: 'dark' }, { target: 'light' }],
    },
    light: {
      description: 'Dark letters on light paper.',
      tags: 'light',
      meta: { reqs: ['THEME-01', 'THEME-02'] },
      entry: { type: 'showTheme', params: 'light' },
      on: {
        'theme.toggle': { target: 'dark', actions: { type: 'saveTheme', params: 'dark' } },
        'theme.sync': {
          guard: { type: 'isDark', params: ({ event }) => event.theme },
          target: 'dark',
        },
      },
    },
    dark: {
      description: 'Light letters on dark paper.',
      tags: 'dark',
      meta: { reqs: ['THEME-01', 'THEME-02'] },
      entry: { type: 'showTheme', params: 'dark' },
      on: {
        'theme.toggle': { target: 'light', actions: { type: 'saveTheme', params: 'light' } },
        'theme.sync': {
          guard: { type: 'isLight', params: ({ event }) => event.theme },
          target: 'light',
        },
      },
    },
  },
});
