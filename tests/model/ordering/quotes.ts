import { getStore } from '#contract/catalogue.ts';
import { callName } from '#contract/endpoint.ts';
import type { QuoteCommand } from '#application/ordering/take-quote.use-case.ts';
import { id } from '#domain/kernel/id.ts';
import { answered } from '#tests/model/support/wire.ts';
import { aDraft } from '#tests/support/builders/order.ts';
import { aWireQuote, wireAmounts } from '#tests/support/builders/order-wire.ts';
import { aWireStore } from '#tests/support/builders/wire.ts';

type QuoteFacts = NonNullable<Parameters<typeof aWireQuote>[0]>;
type StoreFacts = Parameters<typeof aWireStore>[0];

/** With the first price a store's terms are read. This store never closes, and offers every option. */
const ofStore = (facts: StoreFacts = {}) => ({
  [callName(getStore, { id: 1 })]: aWireStore({
    take_away: true,
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: '00:00:00',
      closing_time: '00:00:00',
    })),
    ...facts,
  }),
});

const quoted = (facts: QuoteFacts = {}) => answered(aWireQuote(facts));
const pricedAt = (facts: StoreFacts) => ({ ...quoted(), beside: ofStore(facts) });
const { stores } = aWireQuote();

/** Prices in the checkout's walks, as the wire carries them. */
export const quotes = {
  priced: quoted(),
  'no delivery': pricedAt({ delivery: false }),
  'neither delivery nor take away': pricedAt({ delivery: false, take_away: false }),
  'closed today': pricedAt({ closed_dates: ['2026-11-21'] }),
  'on prescription': quoted({
    quote_id: 'quote-7',
    stores: stores.map((store) => ({
      ...store,
      lines: store.lines.map((line) => ({ ...line, needs_prescription: true })),
      problems: [{ code: 'prescription', message: 'A prescription is needed.', cart_id: 1 }],
    })),
  }),
  'as before': quoted({ quote_id: 'quote-3' }),
  'with a coupon': quoted({
    quote_id: 'quote-7',
    coupon: { code: 'TREAT', title: 'Two dollars off', store_id: 1 },
    amounts: wireAmounts({ coupon: 2, tax: 1.6, total: 20.6 }),
  }),
  pricier: quoted({
    quote_id: 'quote-2',
    amounts: wireAmounts({ delivery: 4, total: 23.6 }),
  }),
  /** The second piece is free: one figure of the order changes, and no price. */
  'two for one': quoted({
    quote_id: 'quote-4',
    stores: stores.map((store) => ({
      ...store,
      lines: store.lines.map((line) => ({ ...line, quantity: 4 })),
    })),
  }),
  'sold out': quoted({
    quote_id: 'quote-5',
    stores: stores.map((store) => ({
      ...store,
      problems: [{ code: 'out_of_stock', message: 'Sold out.', cart_id: 1 }],
    })),
  }),
  'online too': quoted({
    quote_id: 'quote-8',
    payment_methods: [
      { method: 'cash_on_delivery', available: true, limit: null },
      { method: 'digital_payment', available: true, limit: null },
    ],
  }),
  'no cash any more': quoted({
    quote_id: 'quote-6',
    payment_methods: [{ method: 'cash_on_delivery', available: false, limit: 20 }],
  }),
};

const COMMAND: QuoteCommand = {
  orderType: 'delivery',
  point: aDraft().deliverTo?.point ?? null,
  couponCode: null,
  storeIds: [id<'Store'>(1)],
  known: [],
};
export const askingForPrice = { asks: COMMAND, beside: ofStore() };
