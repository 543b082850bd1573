import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { Theme } from '#domain/shell/theme.ts';
import type { Command, themeMachine } from './machine.ts';

export type ThemeActor = ActorOf<typeof themeMachine, Command>;

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.hasTag('dark') ? 'dark' : 'light';
