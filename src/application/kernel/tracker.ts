import type { AnyActorRef } from 'xstate';

/** What follows the order or the trip beside which something is open. */
export type Tracker = Pick<AnyActorRef, 'send'>;
