import { assign, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { Defect } from '#domain/kernel/defect.ts';
import {
  isOffered,
  isSettled,
  type OtherWay,
  type PaidFor,
  type Payable,
  type WayToPay,
} from '#domain/payment/payable.ts';
import type { Stage } from '#domain/payment/stage.ts';
import type * as Pay from './pay.types.ts';

/** What paying needs from outside. */
export const paySlots = {
  actors: {
    readPayable: portActor<PaidFor, Pay.ReadAnswer>('readPayable'),
    beginPayment: portActor<Pay.ToBegin, Pay.BeginAnswer>('beginPayment'),
    changeMethod: portActor<Pay.Change, Pay.ChangeAnswer>('changeMethod'),
  },
  effects: {
    /** The browser leaves for the page of the payment gateway. */
    goToGateway: effect<string>(),
    /** Orders, trips and the wallet are read anew. */
    refreshReads: effect(),
  },
};

export const begin = (input: Pay.Input): Pay.Context => ({
  ...input,
  ...{ payable: null, method: null, link: null, hadNoPage: false, failure: null },
});

const isAt = (answer: Pay.ReadAnswer, stage: Stage): boolean =>
  answer.ok && answer.value.stage === stage;

/** What the server calls it that an order, or a trip, cannot be paid any more: how it stands says why. */
const NOT_PAYABLE: readonly string[] = ['payment', 'trip_status'];

export const pay = setup({
  types: {
    input: {} as Pay.Input,
    context: {} as Pay.Context,
    events: {} as Pay.Command,
    tags: {} as Pay.Tag,
    meta: {} as Meta,
  },
  actors: paySlots.actors,
  delays: { pollInterval: 5_000 },
  guards: {
    ...answerGuards,
    isToBeBegun: ({ context: { from, hadNoPage } }, answer: Pay.ReadAnswer) =>
      from === 'checkout' &&
      !hadNoPage &&
      isAt(answer, 'unbegun') &&
      answer.ok &&
      isOffered(answer.value, 'gateway'),
    isAwaited: (_, answer: Pay.ReadAnswer) => isAt(answer, 'open'),
    isSettled: (_, answer: Pay.ReadAnswer) => answer.ok && isSettled(answer.value),
    mayBePaid: (_, answer: Pay.ReadAnswer) => answer.ok && answer.value.options.length > 0,
    wayIsOffered: ({ context: { payable } }, way: WayToPay) => isOffered(payable, way),
    hasNoPage: (_, answer: Pay.BeginAnswer) => answer.ok && answer.value === null,
    isNotPayable: (_, answer: Pay.BeginAnswer | Pay.ChangeAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' && NOT_PAYABLE.includes(answer.failure.code),
    failsWhileAwaited: ({ context }, answer: Pay.ChangeAnswer) =>
      !answer.ok && context.payable?.stage === 'open',
  },
  actions: {
    ...paySlots.effects,
    setPayable: assign((_, payable: Payable) => ({ payable, failure: null })),
    setMethod: assign((_, method: OtherWay) => ({ method, failure: null })),
    setLink: assign((_, link: string) => ({ link })),
    noteMissingPage: assign({ hadNoPage: true }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    lookAgain: ({ context }) => context.tracker?.send({ type: 'look.again' }),
  },
});

/** Only reached with an answer that holds one. */
export function payableIn(answer: Pay.ReadAnswer): Payable {
  if (!answer.ok) throw new Defect('This answer does not say how it is paid');
  return answer.value;
}

/** The page that the answer names. */
export function linkIn(answer: Pay.BeginAnswer): string {
  if (!answer.ok || answer.value === null) throw new Defect('This answer names no page to pay at');
  return answer.value;
}

export function failureIn(answer: Pay.ChangeAnswer): CallFailure {
  if (answer.ok) throw new Defect('This answer is no failure');
  return answer.failure;
}

export function toChange({ paidFor, method }: Pay.Context): Pay.Change {
  if (method === null) throw new Defect('No other way to pay was chosen');
  return { paidFor, method };
}
