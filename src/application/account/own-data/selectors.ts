import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, ownDataMachine } from './machine.ts';

export type OwnDataActor = ActorOf<typeof ownDataMachine, Command>;

export const { failureOf, isExporting, isAsking, isBusy } = selectorsOf<typeof ownDataMachine>();
