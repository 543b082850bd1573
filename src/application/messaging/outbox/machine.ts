import { assign, sendTo } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { isAnotherPerson } from '#application/cart/cart-scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { withImages, withoutImage } from '#domain/kernel/picked-images.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Message } from '#domain/messaging/message.ts';
import { type Drafts, draftTo, isSendable, type Letter } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import * as select from './rules.ts';
import { letterUnderWay, NOTHING_WRITTEN } from './rules.ts';

export type Command =
  | { readonly type: 'text.type'; readonly to: Partner; readonly text: string }
  | {
      readonly type: 'images.add';
      readonly to: Partner;
      readonly files: readonly ImageFile[];
    }
  | { readonly type: 'image.remove'; readonly to: Partner; readonly at: number }
  /** The conversation with this partner is over. */
  | {
      readonly type: 'message.send';
      readonly to: Partner;
      readonly order: Id<'Order'> | null;
    }
  | { readonly type: 'letter.retry'; readonly letter: number }
  | { readonly type: 'letter.discard'; readonly letter: number };

/** The signed-in customer, once their profile is known; null for none. */
export type CustomerReport = {
  readonly type: 'customer.change';
  readonly customer: Id<'Customer'> | null;
};

export type Report =
  | CustomerReport
  | { readonly type: 'network.return' }
  /** A thread shows these letters already: their answers were lost. */
  | { readonly type: 'letters.arrive'; readonly letters: readonly number[] }
  | ({ readonly type: 'scope.change' } & ScopeChange);
export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    outbox: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    outbox: Command;
  }
}

/** A letter being sent or waiting; `failure` where it was not sent. */
export type Posted = Letter & { readonly failure: CallFailure | null };
/** A letter that has become a message. */
export type Sent = { readonly to: Partner; readonly message: Message };

export type Context = {
  readonly owner: Id<'Customer'> | null;
  readonly isHere: boolean;
  readonly drafts: Drafts;
  /** In the order of writing. */
  readonly letters: readonly Posted[];
  /** Messages that open threads may not have read yet. */
  readonly sent: readonly Sent[];
  /** Number of the last letter written. */
  readonly lastNumber: number;
};

export type Tag = 'busy';
export type Answer = Result<Message, CallFailure>;

export const outboxSlots = {
  actors: {
    watchCustomer: portListener<CustomerReport>('watchCustomer'),
    watchNetwork: portListener<{ readonly type: 'network.return' }>('watchNetwork'),
    sendLetter: portActor<Letter, Answer>('sendLetter'),
  },
  effects: {},
};

type Given<Type> = Extract<Command, { readonly type: Type }>;

export const outbox = setupMachine({
  types: {} as { context: Context; events: Event; tags: Tag },
  slots: outboxSlots,
  guards: {
    letterIsWaiting: ({ context }) => context.isHere && select.nextLetter(context) !== null,
    draftIsSendable: ({ context }, partner: Partner) =>
      isSendable(draftTo(context.drafts, partner)),
    letterHasFailed: ({ context }, letter: number) =>
      context.letters.some(({ number, failure }) => number === letter && failure !== null),
    customerIsOther: ({ context }, report: CustomerReport) => select.isOther(context, report),
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
    setCustomer: assign(({ context }, { customer }: CustomerReport) => ({
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

/**
 * Sends one letter at a time, so that they arrive in the order of writing. Failed letters stay
 * visible, and so do drafts when a session ends.
 */
export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  description: 'What a customer writes, until the server has it.',
  context: { ...NOTHING_WRITTEN, owner: null, isHere: false, lastNumber: 0 },
  invoke: [
    { id: 'watchCustomer', src: 'watchCustomer', input: undefined },
    { id: 'watchNetwork', src: 'watchNetwork', input: undefined },
  ],
  initial: 'resting',
  on: {
    'text.type': { actions: { type: 'setText', params: fromEvent } },
    'images.add': { actions: { type: 'addImages', params: fromEvent } },
    'image.remove': { actions: { type: 'removeImage', params: fromEvent } },
    'message.send': {
      guard: { type: 'draftIsSendable', params: ({ event }) => event.to },
      actions: { type: 'postLetter', params: fromEvent },
    },
    'letter.retry': {
      guard: { type: 'letterHasFailed', params: ({ event }) => event.letter },
      actions: { type: 'retryLetter', params: ({ event }) => event.letter },
    },
    'letter.discard': {
      guard: { type: 'letterHasFailed', params: ({ event }) => event.letter },
      actions: { type: 'dropLetter', params: ({ event }) => event.letter },
    },
    'network.return': { actions: 'retryStranded' },
    'customer.change': [
      {
        guard: { type: 'customerIsOther', params: fromEvent },
        target: '.resting',
        actions: ['forgetLetters', { type: 'setCustomer', params: fromEvent }],
      },
      { actions: { type: 'setCustomer', params: fromEvent } },
    ],
    'scope.change': {
      guard: { type: 'customerHasLeft', params: fromEvent },
      target: '.resting',
      actions: ['forgetLetters', 'forgetOwner', 'setAway'],
    },
  },
  states: {
    resting: {
      description:
        'Nothing is under way: all is sent, or waits for the customer, or could not be sent.',
      meta: { reqs: ['CONV-01', 'CONST-31'] },
      always: { guard: 'letterIsWaiting', target: 'sending' },
      on: {
        'letters.arrive': {
          actions: { type: 'dropArrived', params: ({ event }) => event.letters },
        },
      },
    },
    sending: {
      description: 'A letter is on its way. Others may be written, and wait for their turn.',
      tags: 'busy',
      meta: { reqs: ['CONV-01'] },
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context }) => letterUnderWay(context),
        onDone: answered(({ value, failure }: Answered<Answer>) => ({
          accepted: {
            target: 'resting',
            actions: [{ type: 'setSent', params: value }, 'reportSent'],
          },
          signedOut: { target: 'resting', actions: 'setAway' },
          failed: { target: 'resting', actions: { type: 'setFailed', params: failure } },
        })),
      },
    },
  },
});
