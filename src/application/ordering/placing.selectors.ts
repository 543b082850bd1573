import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import { orderRules } from './placing.context.ts';
import type { placingMachine } from './placing.machine.ts';
import type * as Placing from './placing.types.ts';

export type PlacingActor = ViewRef<ActorRefFrom<typeof placingMachine>, Placing.Command>;
export type Snapshot = SnapshotFrom<typeof placingMachine>;

const NONE: readonly PlacedOrder[] = [];

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isUnsure = (snapshot: Snapshot): boolean => snapshot.hasTag('unsure');
export const isInterrupted = (snapshot: Snapshot): boolean => snapshot.hasTag('interrupted');
export const unanswered = ({ context }: Snapshot) => context.drafts;
/** What is placed while the rest is on its way. At the end it belongs to the checkout. */
export const placed = ({ context, status }: Snapshot): readonly PlacedOrder[] =>
  status === 'active' ? context.placed : NONE;
export const quote = ({ context }: Snapshot) => context.orders?.quote ?? null;
/** What changed since the customer saw it; empty unless they are being asked about it. */
export const changesToAccept = (snapshot: Snapshot) =>
  snapshot.hasTag('comparing') && snapshot.context.orders
    ? orderRules.differences(snapshot.context.orders)
    : [];
