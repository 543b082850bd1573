import type { SnapshotFrom } from 'xstate';
import type { Theme } from '#domain/shell/theme.ts';
import type { themeMachine } from './theme.machine.ts';

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  snapshot.hasTag('dark') ? 'dark' : 'light';
