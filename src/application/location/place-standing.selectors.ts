import type { SnapshotFrom } from 'xstate';
import type { placeStandingMachine } from './place-standing.machine.ts';

/** The place set earlier is in no zone any more: what is in the cart stays, ordering must wait. */
export const isWithdrawn = (snapshot: SnapshotFrom<typeof placeStandingMachine>) =>
  snapshot.hasTag('withdrawn');
