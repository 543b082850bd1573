import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { PayOption } from '#domain/payment/payable.ts';
import type { Command, payMachine, View } from './machine.ts';

export type PayActor = ActorOf<typeof payMachine, Command>;
type Snapshot = SnapshotFrom<typeof payMachine>;

const VIEWS: readonly View[] = [
  ...(['looking', 'leaving', 'awaited', 'unpaid', 'settled', 'closed', 'unread'] as const),
];
export const viewOf = (snapshot: Snapshot): View =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? 'looking';

export const kindOf = ({ context }: Snapshot) => context.paidFor.kind;
export const stageOf = ({ context }: Snapshot) => context.payable?.stage ?? null;
/** True where the gateway payment failed. */
export const hasFailed = (snapshot: Snapshot): boolean =>
  ['declined', 'canceled'].includes(stageOf(snapshot) ?? '');
export const amountOf = ({ context }: Snapshot) => context.payable?.amount ?? null;
export const dueAtOf = ({ context }: Snapshot) => context.payable?.dueAt ?? null;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const canCheck = (snapshot: Snapshot): boolean => snapshot.can({ type: 'payment.check' });

const NONE: readonly PayOption[] = [];
export const optionsOf = (snapshot: Snapshot): readonly PayOption[] =>
  snapshot.hasTag('payable') ? (snapshot.context.payable?.options ?? NONE) : NONE;
