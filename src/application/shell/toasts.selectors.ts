import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { toneOf } from '#application/kernel/notice.ts';
import type { toastsMachine } from './toasts.machine.ts';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;
type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const toastsOf = ({ context }: Snapshot) => context.toasts;
/** Bad news interrupts whoever listens; the rest waits for a pause. */
export const isUrgent = ({ notice }: ReturnType<typeof toastsOf>[number]): boolean =>
  toneOf(notice) === 'error';
