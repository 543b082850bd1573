import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Theme } from '#domain/shell/theme.ts';
import type { themeMachine } from './theme.machine.ts';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.hasTag('dark') ? 'dark' : 'light';
