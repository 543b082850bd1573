import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, interestsMachine } from './machine.ts';

export type InterestsActor = ActorOf<typeof interestsMachine, Command>;
type Snapshot = SnapshotFrom<typeof interestsMachine>;

const plain = selectorsOf<Snapshot>();
export const { categoriesOf, chosenOf, failureOf, isFailed: isUnread, isChoosing } = plain;
export const { isBusy: isSaving } = plain;
export const canSave = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('choosing') && snapshot.context.chosen.length > 0;
