import { addFund, readTopUp } from '#contract/wallet.ts';
import { callName } from '#contract/endpoint.ts';
import { money } from '#domain/kernel/money.ts';
import { topUpMachine, parsedAmount } from '#application/wallet/top-up/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { USD } from '#tests/support/builders/money.ts';
import { defineFlow } from '@sundry/statecharts';

export const PAYMENT = '7d0c1a52-4d1f-4a4e-9a5e-0d5f6f1c2b3a';
const became = (status: string) => answered({ id: PAYMENT, amount: 25, status });

const wire = {
  beginTopUp: calling(
    addFund,
    {
      prepared: answered({ redirect_link: 'https://gateway.example/pay' }),
      ...failures,
    },
    { asks: money(2_500, USD) },
  ),
  findTopUp: {
    ...calling(
      readTopUp,
      {
        paid: became('paid'),
        declined: became('declined'),
        open: became('open'),
        canceled: became('canceled'),
        ...failures,
        refused: refusedAs('refused', refusal(404, 'payment', 'Payment not found')),
      },
      { asks: PAYMENT },
    ),
    call: [callName(readTopUp, { id: PAYMENT })],
  },
};

const TYPED = {
  'an amount': '25',
  'too much': '10000.01',
  'no amount': 'much',
  nothing: '',
} as const;

export const flow = defineFlow({
  name: 'wallet/top-up',
  machine: topUpMachine,
  inputs: {
    'a customer': { currency: USD, payment: null },
    'a customer whom the gateway sends back': { currency: USD, payment: PAYMENT },
  },
  events: {
    'fund.begin': { '': {} },
    'amount.type': {
      'an amount': { text: TYPED['an amount'] },
      'too much': { text: TYPED['too much'] },
      'no amount': { text: TYPED['no amount'] },
      nothing: { text: TYPED.nothing },
    },
    'fund.send': { '': {} },
    'fund.leave': { '': {} },
    'result.check': { '': {} },
    'result.dismiss': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(topUpMachine, wire),
  within: ({ context }, step) =>
    // A present value cannot be typed again.
    step.kind !== 'user' ||
    step.event !== 'amount.type' ||
    context.text !== TYPED[step.case as keyof typeof TYPED],
  project: ({ context }) => ({
    payment: context.payment,
    text: context.text,
    refusal: context.refusal?.kind ?? null,
    failure: context.failure?.kind ?? null,
    link: context.link,
    result: context.result?.status ?? null,
  }),
  invariants: {
    'only an amount that can be added is asked for': (it) =>
      !it.matches('asking') || parsedAmount(it.context).ok,
    'the money is said to be there only when it is paid': (it) =>
      it.matches('paid') === (it.context.result?.status === 'paid' && !it.matches('checking')),
    'one leaves with a page to go to': (it) => !it.matches('leaving') || it.context.link !== null,
  },
});
