import type { SnapshotFrom } from 'xstate';
import type { replayMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof replayMachine>;

export const replayedOf = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.replayed : null;
export const frameNumberOf = ({ context }: Snapshot): number => context.frame;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const isPlaying = (snapshot: Snapshot): boolean => snapshot.hasTag('playing');
