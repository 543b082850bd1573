import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import { toneOf } from '#application/shell/app-notices.ts';
import type { Command, toastsMachine } from './machine.ts';

export type ToastsActor = ActorOf<typeof toastsMachine, Command>;
type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const toastsOf = ({ context }: Snapshot) => context.toasts;
/** Bad news interrupts a screen reader; the rest waits for a pause. */
export const isUrgent = ({ notice }: ReturnType<typeof toastsOf>[number]): boolean =>
  toneOf(notice) === 'error';
