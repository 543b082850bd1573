import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, profileMachine } from './machine.ts';

export type ProfileActor = ActorOf<typeof profileMachine, Command>;

const plain = selectorsOf<typeof profileMachine>();
export const { profileOf, pictureOf, pictureRefusalOf, refusalsOf, failureOf } = plain;
export const { isForm: isEditing, isBusy } = plain;
