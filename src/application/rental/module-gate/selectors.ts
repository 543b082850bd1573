import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { providerIn } from '#domain/rental/trip-cart.ts';
import { linesIn } from './rules.ts';
import type { moduleGateMachine, Command } from './machine.ts';

export type ModuleGateActor = ActorOf<typeof moduleGateMachine, Command>;
type Snapshot = SnapshotFrom<typeof moduleGateMachine>;

/** False while it is unknown if there is a question: the dialog stays hidden. */
export const isAsking = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('asking') || (isBusy(snapshot) && snapshot.context.agreed !== null);
export const { moduleOf, isBusy } = selectorsOf<Snapshot>();
export const linesOf = (snapshot: Snapshot) =>
  (isBusy(snapshot) ? snapshot.context.agreed : null) ?? linesIn(snapshot.context);
export const providerOf = (snapshot: Snapshot) => providerIn({ lines: linesOf(snapshot) });
/** True where the cart has changed since the customer agreed. */
export const hasChanged = (snapshot: Snapshot): boolean =>
  !isBusy(snapshot) && snapshot.context.agreed !== null;
