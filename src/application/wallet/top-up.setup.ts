import { assign, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { parseAmount, type AmountRefusal, type TopUp } from '#domain/wallet/top-up.ts';
import type * as Fund from './top-up.types.ts';

/** What adding money needs from outside. */
export const topUpSlots = {
  actors: {
    beginTopUp: portActor<Fund.BeginInput, Fund.BeginAnswer>('beginTopUp'),
    findTopUp: portActor<string, Fund.FindAnswer>('findTopUp'),
  },
  effects: {
    /** The browser leaves for the page of the payment gateway. */
    goToGateway: effect<string>(),
    /** The address names the payment no more. */
    forgetPayment: effect(),
    /** Money and points are read anew. */
    refreshReads: effect(),
  },
};

const NOTHING_TYPED = { text: '', refusal: null, failure: null, link: null } as const;

export const begin = (input: Fund.Input): Fund.Context => ({
  ...input,
  ...NOTHING_TYPED,
  result: null,
});

export const topUp = setup({
  types: {
    input: {} as Fund.Input,
    context: {} as Fund.Context,
    events: {} as Fund.Command,
    tags: {} as Fund.Tag,
    meta: {} as Meta,
  },
  actors: topUpSlots.actors,
  guards: {
    ...answerGuards,
    ...formGuards,
    hasComeBack: ({ context }) => context.payment !== null,
    isPaid: (_, answer: Fund.FindAnswer) => answer.ok && answer.value.status === 'paid',
    isDeclined: (_, answer: Fund.FindAnswer) => answer.ok && answer.value.status === 'declined',
  },
  actions: {
    ...topUpSlots.effects,
    setText: assign((_, text: string) => ({ text, refusal: null, failure: null })),
    setRefusal: assign((_, refusal: AmountRefusal) => ({ refusal, failure: null })),
    clearRefusal: assign({ refusal: null, failure: null }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setLink: assign((_, link: string) => ({ link })),
    setResult: assign((_, result: TopUp) => ({ result, failure: null })),
    clearForm: assign(NOTHING_TYPED),
    clearResult: assign({ payment: null, result: null, failure: null }),
  },
});

export const parsedAmount = ({ text, currency }: Fund.Context) => parseAmount(text, currency);

export function toBegin(context: Fund.Context): Fund.BeginInput {
  const amount = parsedAmount(context);
  if (!amount.ok) throw new Defect('An amount was sent that cannot be added');
  return amount.value;
}

export function toFind({ payment }: Fund.Context): string {
  if (payment === null) throw new Defect('There is no payment to ask for');
  return payment;
}

/** Only reached with an answer that holds a payment. */
export function resultIn(answer: Fund.FindAnswer): TopUp {
  if (!answer.ok) throw new Defect('There is no payment in this answer');
  return answer.value;
}
