import type { AnyActorRef } from 'xstate';

/** The tracker of the order or trip beside which a flow is open. */
export type Tracker = Pick<AnyActorRef, 'send'>;
