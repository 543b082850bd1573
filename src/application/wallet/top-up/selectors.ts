import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { topUpMachine, Command } from './machine.ts';

export type TopUpActor = ActorOf<typeof topUpMachine, Command>;
type Snapshot = SnapshotFrom<typeof topUpMachine>;

export const { textOf, refusalOf, failureOf, isOpen, isBusy } = selectorsOf<Snapshot>();
export const canBegin = (snapshot: Snapshot): boolean => snapshot.can({ type: 'fund.begin' });
export const canCheck = (snapshot: Snapshot): boolean => snapshot.can({ type: 'result.check' });

/** Result of the payment the customer returns from; null for none. */
const RESULTS = ['checking', 'paid', 'declined', 'unfinished', 'unread'] as const;
export type ResultShown = (typeof RESULTS)[number];
export const resultShown = (snapshot: Snapshot): ResultShown | null =>
  RESULTS.find((result) => snapshot.hasTag(result)) ?? null;

export const amountOf = ({ context }: Snapshot) => context.result?.amount ?? null;
