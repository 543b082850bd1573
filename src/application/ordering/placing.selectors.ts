import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { differencesOf } from './placing.context.ts';
import type { placingMachine } from './placing.machine.ts';
import type * as Placing from './placing.types.ts';

export type PlacingActor = ViewRef<ActorRefFrom<typeof placingMachine>, Placing.Command>;
export type Snapshot = SnapshotFrom<typeof placingMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isUnsure = (snapshot: Snapshot): boolean => snapshot.hasTag('unsure');
export const isInterrupted = (snapshot: Snapshot): boolean => snapshot.hasTag('interrupted');
export const unanswered = ({ context }: Snapshot) => context.drafts;
export const placed = ({ context }: Snapshot) => context.placed;
export const quote = ({ context }: Snapshot) => context.orders?.quote ?? null;
/** What changed since the customer saw it; empty unless they are being asked about it. */
export const changesToAccept = (snapshot: Snapshot) =>
  snapshot.hasTag('comparing') ? differencesOf(snapshot.context) : [];
