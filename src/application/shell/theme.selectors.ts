import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Theme } from '#domain/shell/theme.ts';
import type { themeMachine } from './theme.machine.ts';
import type { Command } from './theme.types.ts';

export type ThemeActor = ViewRef<ActorRefFrom<typeof themeMachine>, Command>;

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.hasTag('dark') ? 'dark' : 'light';
