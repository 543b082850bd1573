import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, interestsMachine } from './machine.ts';

export type InterestsActor = ViewRef<ActorRefFrom<typeof interestsMachine>, Command>;
type Snapshot = SnapshotFrom<typeof interestsMachine>;

export const categoriesOf = ({ context }: Snapshot) => context.categories;
export const chosenOf = ({ context }: Snapshot) => context.chosen;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const isUnread = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.hasTag('choosing');
export const isSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const canSave = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('choosing') && snapshot.context.chosen.length > 0;
