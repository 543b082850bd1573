import { placingMachine } from '#application/ordering/placing.machine.ts';
import type { Stopped } from '#application/ordering/place-orders.use-case.ts';
import { id } from '#domain/kernel/id.ts';
import type { OrderDetails } from '#domain/ordering/order-draft.ts';
import { signedOut, unreachable } from '#tests/model/support/answers.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import {
  aDraft,
  amounts,
  aPlacedOrder,
  aQuote,
  aQuotedLine,
  aStoreQuote,
} from '#tests/support/builders/order.ts';
import { quoted } from '#tests/support/start-checkout.ts';
import { defineFlow } from '#tools/model/flow.ts';

const { orderType, method, deliverTo, contact, asGuest, scheduledFor, note } = aDraft();
const details: OrderDetails = {
  orderType,
  method,
  deliverTo,
  contact,
  asGuest,
  scheduledFor,
  note,
};
const pricier = { id: 'quote-2', amounts: amounts({ delivery: dollars(4), total: cents(2360) }) };
const soldOut = {
  id: 'quote-5',
  stores: [aStoreQuote({ problems: [{ kind: 'outOfStock', said: 'Sold out.', line: id(1) }] })],
};
const noCash = {
  id: 'quote-6',
  methods: [{ method: 'cash_on_delivery', available: false, limit: dollars(20) }],
} as const;
/** The second piece is given away: one figure of the order changes, and no price. */
const twoForOne = {
  id: 'quote-4',
  stores: [aStoreQuote({ lines: [aQuotedLine({ quantity: 4 })] })],
};
const ofTwoStores = {
  id: 'quote-7',
  stores: [aStoreQuote(), aStoreQuote({ storeId: id(2), storeName: 'Bagel Bar' })],
};
const orders = {
  kind: 'new',
  details,
  seen: aQuote(),
  quote: aQuote(),
  request: {
    orderType: 'delivery',
    point: details.deliverTo?.point ?? null,
    storeIds: [id<'Store'>(1)],
    known: [],
  },
} as const;

const ofOtherStore = aDraft({ storeId: id(2), storeName: 'Bagel Bar' });
const stopped = (failure: Stopped['failure']) => ({
  placed: [],
  stopped: { draft: aDraft(), failure },
});
const refusal = (problem: 'priceChanged' | 'quoteExpired' | 'outOfStock') =>
  ({ kind: 'refused', problem, said: 'The server says no.' }) as const;
const serverIsAway = { kind: 'unreachable', cause: 'server' } as const;
const OF_TWO = ['one is placed, one is sold out', 'one is placed, one is not answered'];

export const flow = defineFlow({
  name: 'ordering/placing',
  machine: placingMachine,
  inputs: {
    'an order at the price on show': orders,
    'an order that costs more by now': { ...orders, quote: aQuote(pricier) },
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
  outcomes: {
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
    takeQuote: {
      'as before': quoted({ id: 'quote-3' }),
      pricier: quoted(pricier),
      'two for one': quoted(twoForOne),
      'sold out': quoted(soldOut),
      'no cash any more': quoted(noCash),
      signedOut,
      unreachable,
    },
  },
  within: ({ context: { drafts, placed } }, step) => {
    if (step.kind !== 'outcome') return true;
    if (OF_TWO.includes(step.outcome)) return drafts.length === 2;
    if (step.outcome === 'the other is placed, too') return placed.length > 0;
    return step.outcome !== 'all are placed' || placed.length === 0;
  },
  project: ({ context, output }) => ({
    seen: context.orders?.seen.id ?? null,
    quote: context.orders?.quote.id ?? null,
    quoteFailure: context.quoteFailure?.kind ?? null,
    drafts: context.drafts.length,
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
    'every end is told': ({ status, output }) => status !== 'done' || output !== undefined,
  },
});
