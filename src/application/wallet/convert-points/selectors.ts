import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Money } from '#domain/kernel/money.ts';
import { worthOf } from '#domain/wallet/points.ts';
import { type Command, type convertPointsMachine, parsedPoints } from './machine.ts';

export type ConvertPointsActor = ActorOf<typeof convertPointsMachine, Command>;
type Snapshot = SnapshotFrom<typeof convertPointsMachine>;

export const { haveOf, textOf, refusalOf, failureOf, isOpen, isBusy } = selectorsOf<Snapshot>();

/** Value of the entered points; null where they cannot be converted. */
export function worthTyped({ context }: Snapshot): Money | null {
  const points = parsedPoints(context);
  return points.ok ? worthOf(points.value, context.terms, context.currency) : null;
}
