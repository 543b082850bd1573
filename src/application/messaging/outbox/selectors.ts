import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { draftTo, isSendable, type Draft } from '#domain/messaging/outbox.ts';
import { partnerText, type Partner } from '#domain/messaging/partner.ts';
import { nextLetter } from './rules.ts';
import type { Command, outboxMachine } from './machine.ts';

export type OutboxActor = ActorOf<typeof outboxMachine, Command>;
type Snapshot = SnapshotFrom<typeof outboxMachine>;

export const draftOf =
  (partner: Partner) =>
  ({ context }: Snapshot): Draft =>
    draftTo(context.drafts, partner);

export const canSend =
  (partner: Partner) =>
  ({ context }: Snapshot): boolean =>
    isSendable(draftTo(context.drafts, partner));

export const { lettersOf, sentOf } = selectorsOf<Snapshot>();

export const isTo = (partner: Partner, { to }: { readonly to: Partner }): boolean =>
  partnerText(to) === partnerText(partner);

/** Number of the letter being sent; null for none. */
export const underWay = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('busy') ? (nextLetter(snapshot.context)?.number ?? null) : null;
