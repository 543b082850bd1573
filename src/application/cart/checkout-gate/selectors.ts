import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { checkoutGateMachine, Command } from './machine.ts';

export type CheckoutGateActor = ActorOf<typeof checkoutGateMachine, Command>;

export const { isAsking } = selectorsOf<typeof checkoutGateMachine>();
