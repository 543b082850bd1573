import type { SnapshotFrom } from 'xstate';
import type { tripCartMachine } from './machine.ts';
import type * as TripCartFlow from './setup.ts';

type Snapshot = SnapshotFrom<typeof tripCartMachine>;

export const isRental = ({ context }: Snapshot): boolean => context.isRental;
/** Lines, not vehicles. Until the first read, the count at page load. */
export const countOf = ({ context: { cart, savedCount } }: Snapshot): number =>
  savedCount ?? cart.lines.length;

const ASKING: readonly TripCartFlow.Tag[] = [
  'askingProvider',
  'askingTripType',
  'askingDuration',
  'askingDetails',
  'askingToRemove',
  'askingToClear',
];

/** True while a question is open. */
export const isAsking = (snapshot: Snapshot): boolean => ASKING.some((tag) => snapshot.hasTag(tag));
