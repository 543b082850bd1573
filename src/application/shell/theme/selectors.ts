import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Theme } from '#domain/shell/theme.ts';
import type { Command, themeMachine } from './machine.ts';

export type ThemeActor = ViewRef<ActorRefFrom<typeof themeMachine>, Command>;

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.hasTag('dark') ? 'dark' : 'light';
