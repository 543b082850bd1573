import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { providerIn } from '#domain/rental/trip-cart.ts';
import type { moduleGateMachine } from './module-gate.machine.ts';
import type { Command } from './module-gate.types.ts';

export type ModuleGateActor = ViewRef<ActorRefFrom<typeof moduleGateMachine>, Command>;
type Snapshot = SnapshotFrom<typeof moduleGateMachine>;

/** Out of sight as long as it is not known whether there is anything to ask. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const moduleOf = ({ context }: Snapshot) => context.module;
export const providerOf = ({ context }: Snapshot) => providerIn(context.cart);
export const linesOf = ({ context }: Snapshot) => context.cart.lines;
