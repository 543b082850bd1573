import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { providerIn } from '#domain/rental/trip-cart.ts';
import { linesIn } from './rules.ts';
import type { moduleGateMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type ModuleGateActor = ViewRef<ActorRefFrom<typeof moduleGateMachine>, Command>;
type Snapshot = SnapshotFrom<typeof moduleGateMachine>;

/** False while it is unknown if there is a question: the dialog stays hidden. */
export const isAsking = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('asking') || (isBusy(snapshot) && snapshot.context.agreed !== null);
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const moduleOf = ({ context }: Snapshot) => context.module;
export const linesOf = (snapshot: Snapshot) =>
  (isBusy(snapshot) ? snapshot.context.agreed : null) ?? linesIn(snapshot.context);
export const providerOf = (snapshot: Snapshot) => providerIn({ lines: linesOf(snapshot) });
/** True where the cart has changed since the customer agreed. */
export const hasChanged = (snapshot: Snapshot): boolean =>
  !isBusy(snapshot) && snapshot.context.agreed !== null;
