import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, profileMachine } from './machine.ts';

export type ProfileActor = ViewRef<ActorRefFrom<typeof profileMachine>, Command>;
type Snapshot = SnapshotFrom<typeof profileMachine>;

export const profileOf = ({ context }: Snapshot) => context.profile;
export const isEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('form');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const pictureOf = ({ context }: Snapshot) => context.picture;
export const pictureRefusalOf = ({ context }: Snapshot) => context.pictureRefusal;
export const refusalsOf = ({ context }: Snapshot) => context.refusals;
export const failureOf = ({ context }: Snapshot) => context.failure;
