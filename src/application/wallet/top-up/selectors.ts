import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { topUpMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type TopUpActor = ViewRef<ActorRefFrom<typeof topUpMachine>, Command>;
type Snapshot = SnapshotFrom<typeof topUpMachine>;

export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const canBegin = (snapshot: Snapshot): boolean => snapshot.can({ type: 'fund.begin' });
export const canCheck = (snapshot: Snapshot): boolean => snapshot.can({ type: 'result.check' });

/** Result of the payment the customer returns from; null for none. */
const RESULTS = ['checking', 'paid', 'declined', 'unfinished', 'unread'] as const;
export type ResultShown = (typeof RESULTS)[number];
export const resultShown = (snapshot: Snapshot): ResultShown | null =>
  RESULTS.find((result) => snapshot.hasTag(result)) ?? null;

export const amountOf = ({ context }: Snapshot) => context.result?.amount ?? null;
export const textOf = ({ context }: Snapshot) => context.text;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const failureOf = ({ context }: Snapshot) => context.failure;
