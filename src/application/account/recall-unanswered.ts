import { fromPromise } from 'xstate';
import type { PlacementKeys } from './placement-keys.port.ts';
import { customerIsKnown } from './watch-visitor.ts';

/** Waits until the customer is known: drafts of another customer stay hidden. */
export const createRecallUnanswered = <Draft>(keys: PlacementKeys<Draft>) =>
  fromPromise<readonly Draft[], undefined>(async ({ system }) => {
    await customerIsKnown(system);
    return keys.unsettled();
  });
