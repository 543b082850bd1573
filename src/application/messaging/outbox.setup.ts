import { assign, sendTo, setup } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { isAnotherPerson } from '#application/cart/cart-scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import { withImages, withoutImage } from '#domain/kernel/picked-images.ts';
import type { Message } from '#domain/messaging/message.ts';
import { draftTo, isSendable, type Letter } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import * as select from './outbox.context.ts';
import type * as Outbox from './outbox.types.ts';

/** What the outbox needs from outside. */
export const outboxSlots = {
  actors: {
    watchCustomer: portListener<Outbox.CustomerReport>('watchCustomer'),
    watchNetwork: portListener<{ readonly type: 'network.return' }>('watchNetwork'),
    sendLetter: portActor<Letter, Outbox.Answer>('sendLetter'),
  },
  effects: {},
};

type Given<Type> = Extract<Outbox.Command, { readonly type: Type }>;

export const outbox = setup({
  types: {
    context: {} as Outbox.Context,
    events: {} as Outbox.Event,
    tags: {} as Outbox.Tag,
    meta: {} as Meta,
  },
  actors: outboxSlots.actors,
  guards: {
    ...answerGuards,
    letterIsWaiting: ({ context }) => context.isHere && select.nextLetter(context) !== null,
    draftIsSendable: ({ context }, partner: Partner) =>
      isSendable(draftTo(context.drafts, partner)),
    letterHasFailed: ({ context }, letter: number) =>
      context.letters.some(({ number, failure }) => number === letter && failure !== null),
    customerIsOther: ({ context }, report: Outbox.CustomerReport) =>
      select.isOther(context, report),
    customerHasLeft: (_, change: ScopeChange) => isAnotherPerson(change),
  },
  actions: {
    setText: assign(({ context }, { to: partner, text }: Given<'text.type'>) =>
      select.withDraftOf(context, partner, (draft) => ({ ...draft, text })),
    ),
    addImages: assign(({ context }, { to: partner, files }: Given<'images.add'>) =>
      select.withDraftOf(context, partner, (draft) => ({ ...draft, ...withImages(draft, files) })),
    ),
    removeImage: assign(({ context }, { to: partner, at }: Given<'image.remove'>) =>
      select.withDraftOf(context, partner, (draft) => ({ ...draft, ...withoutImage(draft, at) })),
    ),
    postLetter: assign(({ context }, asked: Given<'message.send'>) =>
      select.withLetter(context, asked),
    ),
    setSent: assign(({ context }, message: Message) => select.withSent(context, message)),
    setFailed: assign(({ context }, failure: CallFailure) => select.withFailed(context, failure)),
    retryLetter: assign(({ context }, letter: number) =>
      select.withRetried(context, ({ number }) => number === letter),
    ),
    retryStranded: assign(({ context }) => select.withRetried(context, select.isStranded)),
    dropLetter: assign(({ context }, letter: number) => ({
      letters: select.without(context, letter),
    })),
    dropArrived: assign(({ context }, letters: readonly number[]) => ({
      letters: select.without(context, ...letters),
    })),
    setCustomer: assign(({ context }, { customer }: Outbox.CustomerReport) => ({
      owner: customer ?? context.owner,
      isHere: customer !== null,
    })),
    /** The letter waits for the customer to sign in again. */
    setAway: assign({ isHere: false }),
    forgetLetters: assign(select.NOTHING_WRITTEN),
    forgetOwner: assign({ owner: null }),
    reportSent: sendTo(to('conversations'), { type: 'message.sent' }),
  },
});
