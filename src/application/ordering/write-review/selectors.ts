import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { PickedImages } from '#domain/kernel/picked-images.ts';
import type { Command, writeReviewMachine } from './machine.ts';

export type WriteReviewActor = ViewRef<ActorRefFrom<typeof writeReviewMachine>, Command>;
type Snapshot = SnapshotFrom<typeof writeReviewMachine>;

/** The subject of the review; null while none is open. */
export const subjectOf = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const ratingOf = ({ context }: Snapshot) => context.rating;
export const commentOf = ({ context }: Snapshot) => context.comment;
/** Null for subjects without pictures. */
export const pickedOf = ({ context: { subject, picked } }: Snapshot): PickedImages | null =>
  subject?.kind === 'item' ? picked : null;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const canSend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'review.send' });
