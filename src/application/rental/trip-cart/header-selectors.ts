import type { SnapshotFrom } from 'xstate';
import type { tripCartMachine } from './machine.ts';
import type * as TripCartFlow from './setup.ts';

/** What is asked of the trip cart around every page: nothing of its code is needed for that. */

type Snapshot = SnapshotFrom<typeof tripCartMachine>;

export const isRental = ({ context }: Snapshot): boolean => context.isRental;
/** Lines, not vehicles. Until they have been read, as many as there were when the page began. */
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

/** Whether the customer is asked something before the cart goes on. */
export const isAsking = (snapshot: Snapshot): boolean => ASKING.some((tag) => snapshot.hasTag(tag));
