import type * as Rules from '#application/ordering/placing/rules.ts';
import { takeQuote } from '#contract/ordering.ts';
import { placingMachine, type Stopped } from '#application/ordering/placing/machine.ts';
import { id } from '#domain/kernel/id.ts';
import type { OrderDetails } from '#domain/ordering/order-draft.ts';
import { NO_ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { calling, failures } from '#tests/model/support/wire.ts';
import { aDraft, aPlacedOrder, aQuote, aStoreQuote } from '#tests/support/builders/order.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';
import { askingForPrice, quotes } from '../quotes.ts';

const { orderType, method, deliverTo, contact, asGuest, scheduledFor, prescriptions } = aDraft();
const details: OrderDetails = {
  orderType,
  method,
  deliverTo,
  contact,
  asGuest,
  scheduledFor,
  ...NO_ORDER_TEXTS,
  prescriptions,
};
const orders = {
  kind: 'new',
  details,
  seen: aQuote(),
  quote: aQuote(),
  request: askingForPrice.asks,
} as const;
const wire = {
  takeQuote: calling(
    takeQuote,
    {
      'as before': quotes['as before'],
      pricier: quotes.pricier,
      'two for one': quotes['two for one'],
      'sold out': quotes['sold out'],
      'no cash any more': quotes['no cash any more'],
      ...failures,
    },
    { ...askingForPrice, asks: orders },
  ),
};
const ofQuotes = await outcomesOf(placingMachine, wire);
const ofTwoStores = {
  id: 'quote-7',
  stores: [aStoreQuote(), aStoreQuote({ storeId: id(2), storeName: 'Bagel Bar' })],
};
export const ofOtherStore = aDraft({ storeId: id(2), storeName: 'Bagel Bar' });
const stopped = (failure: Stopped['failure']) => ({
  placed: [],
  stopped: { draft: aDraft(), failure },
});
const refusal = (problem: 'priceChanged' | 'quoteExpired' | 'outOfStock') =>
  ({ kind: 'refused', problem, said: 'The server says no.' }) as const;
const serverIsAway = { kind: 'unreachable', cause: 'server' } as const;
const OF_TWO = ['one is placed, one is sold out', 'one is placed, one is not answered'];

const coupon = { code: 'TREAT', title: 'A treat', storeId: id<'Store'>(1) };
const WITH_COUPON = {
  ...orders,
  quote: aQuote({ coupon }),
  request: { ...orders.request, couponCode: coupon.code },
};
const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'ordering/placing',
  machine: placingMachine,
  inputs: {
    'an order at the price on show': orders,
    'an order that costs more by now': { ...orders, quote: ofQuotes.takeQuote.pricier.value.quote },
    'orders of two stores': {
      ...orders,
      seen: aQuote(ofTwoStores),
      quote: aQuote(ofTwoStores),
    },
    'an order that was never answered': { kind: 'unanswered', drafts: [aDraft()] },
    'two orders that were never answered': {
      kind: 'unanswered',
      drafts: [aDraft(), ofOtherStore],
    },
  },
  events: {
    'order.retry': { '': {} },
    'order.abandon': { '': {} },
    'changes.accept': { '': {} },
    'changes.decline': { '': {} },
  },
  wire,
  outcomes: {
    ...ofQuotes,
    placeOrders: {
      'all are placed': { placed: [aPlacedOrder()], stopped: null },
      'the other is placed, too': {
        placed: [aPlacedOrder({ id: id(100_043), storeId: id(2), storeName: 'Bagel Bar' })],
        stopped: null,
      },
      'one is placed, one is sold out': {
        placed: [aPlacedOrder()],
        stopped: { draft: ofOtherStore, failure: refusal('outOfStock') },
      },
      'one is placed, one is not answered': {
        placed: [aPlacedOrder()],
        stopped: { draft: ofOtherStore, failure: serverIsAway },
      },
      'sold out': stopped(refusal('outOfStock')),
      'dearer now': stopped(refusal('priceChanged')),
      'quoted too long ago': stopped(refusal('quoteExpired')),
      signedOut: stopped({ kind: 'signedOut' }),
      unreachable: stopped(serverIsAway),
    },
  },
  within: ({ context: { drafts, placed } }, step) => {
    if (step.kind !== 'outcome') return true;
    if (OF_TWO.includes(step.outcome)) return drafts.length === 2;
    if (step.outcome === 'the other is placed, too') return placed.length > 0;
    return step.outcome !== 'all are placed' || placed.length === 0;
  },
  rules: [
    decided(
      'what is left of a coupon that was used is asked for without it, and all else with it',
      ({ orderRules }) =>
        [[aPlacedOrder()], []].map(
          (placed) => orderRules.left(WITH_COUPON, placed).request.couponCode,
        ),
      [null, 'TREAT'],
    ),
  ],
  project: ({ context, output }) => ({
    seen: context.orders?.seen.id ?? null,
    quote: context.orders?.quote.id ?? null,
    quoteFailure: context.quoteFailure?.kind ?? null,
    drafts: context.drafts.length,
    unanswered: context.unanswered.length,
    placed: context.placed.length,
    stopped: context.stopped?.failure.kind ?? null,
    at: context.stopped?.draft.storeName ?? null,
    output: output?.kind ?? null,
  }),
  invariants: {
    'orders are on their way only when there are some': (it) =>
      !it.matches('sending') || it.context.drafts.length > 0,
    'nothing is ordered at a price that was not shown': ({ context: { orders: new_ }, value }) =>
      value !== 'sending' ||
      new_ === null ||
      new_.seen.amounts.total.minor === new_.quote.amounts.total.minor,
    'nothing counts as placed without an answer': ({ output }) =>
      output?.kind !== 'placed' || output.placed.length > 0,
    'what was sent and never answered is handed out as the session ends': ({ context, output }) =>
      output?.kind !== 'signedOut' || context.orders !== null || output.unanswered.length > 0,
    'what is unanswered is not placed yet': ({ context: { drafts, unanswered } }) =>
      unanswered.every((sent) => drafts.some(({ storeId }) => storeId === sent.storeId)),
    'every end is told': ({ status, output }) => status !== 'done' || output !== undefined,
  },
});
