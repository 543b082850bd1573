import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { RefusedFile } from '#domain/kernel/picked-images.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import { type prescriptionMachine, roomIn } from './machine.ts';
import type * as Prescription from './machine.ts';

export type PrescriptionActor = ViewRef<
  ActorRefFrom<typeof prescriptionMachine>,
  Prescription.Command
>;
type Snapshot = SnapshotFrom<typeof prescriptionMachine>;

export const kept = ({ context }: Snapshot): readonly PrescriptionId[] => context.kept;
/** Files not uploaded yet, the next one first. */
export const waiting = ({ context }: Snapshot): readonly ImageFile[] => context.queue;
export const refused = ({ context }: Snapshot): readonly RefusedFile[] => context.refused;
export const isShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
export const isReading = (snapshot: Snapshot): boolean => snapshot.hasTag('reading');
export const isUploading = (snapshot: Snapshot): boolean => snapshot.hasTag('uploading');
export const isInterrupted = (snapshot: Snapshot): boolean => snapshot.hasTag('interrupted');
export const removing = (snapshot: Snapshot): PrescriptionId | null =>
  snapshot.hasTag('removing') ? snapshot.context.removing : null;
export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const failure = ({ context }: Snapshot): CallFailure | null => context.failure;
export const isUnread = (snapshot: Snapshot): boolean => snapshot.hasTag('unread');
export const isFull = ({ context }: Snapshot): boolean => roomIn(context) <= 0;
/** True where there is room and no other operation runs. */
export const mayAdd = (snapshot: Snapshot): boolean =>
  roomIn(snapshot.context) > 0 && snapshot.can({ type: 'files.add', files: [] });
