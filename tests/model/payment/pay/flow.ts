import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import type { WirePayable } from '#contract/payment.ts';
import { payMachine } from '#application/payment/pay/machine.ts';
import { isOffered, isSettled } from '#domain/payment/payable.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { tracker } from '#tests/model/ordering/tracking.ts';
import { defineFlow } from '@sundry/statecharts';

export const PAID_FOR = { kind: 'order', id: 100_042, phone: '+12125550177' } as const;

const methods: WirePayable['methods'] = [
  { method: 'digital_payment', available: true, limit: null },
  { method: 'wallet', available: true, limit: 50 },
  { method: 'cash', available: true, limit: null },
];
/** The owner has switched the gateway off meanwhile, and the wallet balance is too low. */
const cashAlone: WirePayable['methods'] = [
  { method: 'wallet', available: false, limit: 5 },
  { method: 'cash', available: true, limit: null },
];
/** A guest has no wallet, and the owner no longer takes online payments. */
const oneWay: WirePayable['methods'] = [{ method: 'cash', available: true, limit: null }];
const DUE = '2026-11-21T18:00:00.000Z';
const stands = (stage: WirePayable['stage'], ways: WirePayable['methods'] = []) =>
  answered({ stage, amount: 18.6, due_at: DUE, methods: ways });

const reads = calling(
  readOrderPayment,
  {
    unbegun: stands('unbegun', methods),
    open: stands('open', methods),
    'open, in cash alone': stands('open', cashAlone),
    declined: stands('declined', methods),
    canceled: stands('canceled', methods),
    'canceled, one way left': stands('canceled', oneWay),
    'unbegun, in cash alone': stands('unbegun', cashAlone),
    paid: stands('paid'),
    'in cash': stands('in_cash'),
    'run out': stands('run_out'),
    returned: stands('returned'),
    'owed back': stands('owed_back'),
    over: stands('over'),
    ...failures,
  },
  { asks: PAID_FOR },
);
const noted = (redirect_link: string | null) => answered({ message: 'Noted', redirect_link });

const notPayable = refusedAs('refused', refusal(403, 'payment', 'It cannot be paid any more.'));

const wire = {
  readPayable: reads,
  readPayableAgain: { ...reads, capability: 'readPayable' },
  beginPayment: calling(
    payOrder,
    {
      prepared: noted('https://gateway.example/pay'),
      'no page': noted(null),
      'not payable': notPayable,
      ...failures,
    },
    { asks: { paidFor: PAID_FOR, from: 'checkout' } },
  ),
  changeMethod: calling(
    payOrder,
    { noted: noted(null), 'not payable': notPayable, ...failures },
    { asks: { paidFor: PAID_FOR, method: 'wallet' } },
  ),
};

/** Possible answers after the last one, until the customer acts. */
const GOES_ON = ['unbegun', 'open', 'declined', 'canceled'];

export const flow = defineFlow({
  name: 'payment/pay',
  machine: payMachine,
  inputs: {
    'an order that was just placed': { paidFor: PAID_FOR, from: 'checkout', tracker: null },
    'an order that is tracked': { paidFor: PAID_FOR, from: 'tracking', tracker },
  },
  events: {
    'payment.begin': { '': {} },
    'payment.check': { '': {} },
    'method.change': { wallet: { method: 'wallet' }, cash: { method: 'cash' } },
  },
  wire,
  outcomes: await outcomesOf(payMachine, wire),
  calls: { readPayableAgain: 'readPayable' },
  project: ({ context }) => ({
    from: context.from,
    stage: context.payable?.stage ?? null,
    ways: context.payable?.options.length ?? 0,
    method: context.method,
    link: context.link,
    hadNoPage: context.hadNoPage,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'it is said to be paid only where the server says so': (it) =>
      !it.matches('settled') || (it.context.payable !== null && isSettled(it.context.payable)),
    'the customer is sent to the gateway only where that is offered': (it) =>
      !it.matches('beginning') || isOffered(it.context.payable, 'gateway'),
    'it is paid in another way only where that is offered': (it) =>
      !it.matches('changing') || isOffered(it.context.payable, it.context.method ?? 'gateway'),
    'one leaves with a page to go to': (it) => !it.matches('leaving') || it.context.link !== null,
    'a way to pay is offered only where there is one': (it) =>
      !it.matches('unpaid') || GOES_ON.includes(it.context.payable?.stage ?? ''),
  },
});
