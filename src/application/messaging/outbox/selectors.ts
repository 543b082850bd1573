import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { draftTo, isSendable, type Draft } from '#domain/messaging/outbox.ts';
import { partnerText, type Partner } from '#domain/messaging/partner.ts';
import { nextLetter } from './rules.ts';
import type { Command, outboxMachine, Posted } from './machine.ts';

export type OutboxActor = ViewRef<ActorRefFrom<typeof outboxMachine>, Command>;
type Snapshot = SnapshotFrom<typeof outboxMachine>;

export const draftOf =
  (partner: Partner) =>
  ({ context }: Snapshot): Draft =>
    draftTo(context.drafts, partner);

export const canSend =
  (partner: Partner) =>
  ({ context }: Snapshot): boolean =>
    isSendable(draftTo(context.drafts, partner));

export const lettersOf = ({ context }: Snapshot): readonly Posted[] => context.letters;
export const sentOf = ({ context }: Snapshot) => context.sent;

export const isTo = (partner: Partner, { to }: { readonly to: Partner }): boolean =>
  partnerText(to) === partnerText(partner);

/** Number of the letter being sent; null for none. */
export const underWay = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('busy') ? (nextLetter(snapshot.context)?.number ?? null) : null;
