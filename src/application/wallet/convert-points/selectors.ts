import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Money } from '#domain/kernel/money.ts';
import { worthOf } from '#domain/wallet/points.ts';
import { type Command, type convertPointsMachine, parsedPoints } from './machine.ts';

export type ConvertPointsActor = ViewRef<ActorRefFrom<typeof convertPointsMachine>, Command>;
type Snapshot = SnapshotFrom<typeof convertPointsMachine>;

export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const haveOf = ({ context }: Snapshot) => context.have;
export const textOf = ({ context }: Snapshot) => context.text;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** Value of the entered points; null where they cannot be converted. */
export function worthTyped({ context }: Snapshot): Money | null {
  const points = parsedPoints(context);
  return points.ok ? worthOf(points.value, context.terms, context.currency) : null;
}
