import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { RefusedFile } from '#domain/kernel/picked-images.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import { type prescriptionMachine, roomIn } from './machine.ts';
import type * as Prescription from './machine.ts';

export type PrescriptionActor = ActorOf<typeof prescriptionMachine, Prescription.Command>;
type Snapshot = SnapshotFrom<typeof prescriptionMachine>;

export const kept = ({ context }: Snapshot): readonly PrescriptionId[] => context.kept;
/** Files not uploaded yet, the next one first. */
export const waiting = ({ context }: Snapshot): readonly ImageFile[] => context.queue;
export const refused = ({ context }: Snapshot): readonly RefusedFile[] => context.refused;
const plain = selectorsOf<Snapshot>();
export const { isShown, isReading, isUploading, isInterrupted, isOpen, isUnread } = plain;
export const removing = (snapshot: Snapshot): PrescriptionId | null =>
  snapshot.hasTag('removing') ? snapshot.context.removing : null;
export const failure = ({ context }: Snapshot): CallFailure | null => context.failure;
export const isFull = ({ context }: Snapshot): boolean => roomIn(context) <= 0;
/** True where there is room and no other operation runs. */
export const mayAdd = (snapshot: Snapshot): boolean =>
  roomIn(snapshot.context) > 0 && snapshot.can({ type: 'files.add', files: [] });
