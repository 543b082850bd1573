import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { PickedImages } from '#domain/kernel/picked-images.ts';
import type { Command, writeReviewMachine } from './machine.ts';

export type WriteReviewActor = ActorOf<typeof writeReviewMachine, Command>;
type Snapshot = SnapshotFrom<typeof writeReviewMachine>;

/** The subject of the review; null while none is open. */
export const subjectOf = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;
export const { ratingOf, commentOf, failureOf, isBusy } = selectorsOf<Snapshot>();
/** Null for subjects without pictures. */
export const pickedOf = ({ context: { subject, picked } }: Snapshot): PickedImages | null =>
  subject?.kind === 'item' ? picked : null;
export const canSend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'review.send' });
