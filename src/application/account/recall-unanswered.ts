import { fromPromise } from 'xstate';
import type { PlacementKeys } from './placement-keys.port.ts';
import { customerIsKnown } from './watch-visitor.ts';

/** Once it is known which customer asks: what another one sent is not theirs to see. */
export const createRecallUnanswered = <Draft>(keys: PlacementKeys<Draft>) =>
  fromPromise<readonly Draft[], undefined>(async ({ system }) => {
    await customerIsKnown(system);
    return keys.unsettled();
  });
