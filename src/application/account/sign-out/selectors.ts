import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, signOutMachine } from './machine.ts';

export type SignOutActor = ActorOf<typeof signOutMachine, Command>;

export const { isBusy: isLeaving } = selectorsOf<typeof signOutMachine>();
