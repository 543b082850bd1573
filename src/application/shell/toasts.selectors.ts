import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { toneOf } from './app-notices.ts';
import type { toastsMachine } from './toasts.machine.ts';
import type { Command } from './toasts.types.ts';

export type ToastsActor = ViewRef<ActorRefFrom<typeof toastsMachine>, Command>;
type Snapshot = SnapshotFrom<typeof toastsMachine>;

export const toastsOf = ({ context }: Snapshot) => context.toasts;
/** Bad news interrupts a screen reader; the rest waits for a pause. */
export const isUrgent = ({ notice }: ReturnType<typeof toastsOf>[number]): boolean =>
  toneOf(notice) === 'error';
