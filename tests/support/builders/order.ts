import { id } from '#domain/kernel/id.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Order, OrderLine, PlacedOrder } from '#domain/ordering/order.ts';
import { mayCancel } from '#domain/ordering/order-status.ts';
import { NO_ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import type { Quote, QuotedLine, StoreQuote } from '#domain/ordering/quote.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import type { StoreTerms } from '#application/ordering/take-quote.use-case.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { cents, dollars } from './money.ts';

/** Saturday, 21 November 2026, at noon in New York. */
export const NOON = instant(Date.UTC(2026, 10, 21, 17));

export const amounts = (facts: Partial<OrderSummary> = {}): OrderSummary => ({
  subtotal: dollars(20),
  discount: dollars(2),
  coupon: dollars(0),
  tax: cents(160),
  taxIncluded: false,
  delivery: dollars(3),
  total: cents(2260),
  ...facts,
});

export const aQuotedLine = (facts: Partial<QuotedLine> = {}): QuotedLine => ({
  id: id(1),
  name: 'Masala Dosa',
  quantity: 2,
  unitPrice: dollars(10),
  amount: dollars(18),
  gross: dollars(20),
  available: true,
  needsPrescription: false,
  ...facts,
});

export const aStoreQuote = (facts: Partial<StoreQuote> = {}): StoreQuote => ({
  storeId: id(1),
  storeName: 'Dosa Corner',
  kilometres: 2.4,
  minimumOrder: dollars(0),
  amounts: amounts(),
  lines: [aQuotedLine()],
  problems: [],
  fullSlots: [],
  ...facts,
});

/** A quote that is valid for a quarter of an hour from noon. */
export const aQuote = (facts: Partial<Quote> = {}): Quote => ({
  id: 'quote-1',
  expiresAt: later(NOON, 15 * MINUTE),
  stores: [aStoreQuote()],
  amounts: amounts(),
  methods: [{ method: 'cash_on_delivery', available: true, limit: null }],
  coupon: null,
  couponProblem: null,
  coupons: [],
  ...facts,
});

/** A store that never closes, and offers every option. */
export const storeTerms = (facts: Partial<StoreTerms> = {}): StoreTerms => ({
  id: id(1),
  name: 'Dosa Corner',
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, window: { opens: 0, closes: 0 } })),
  closedDates: [],
  active: true,
  deliveryMinutes: { from: 20, to: 35 },
  delivers: true,
  offersTakeAway: true,
  ...facts,
});

export const aPlacedOrder = (facts: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: id(100_042),
  storeId: id(1),
  storeName: 'Dosa Corner',
  total: cents(2260),
  method: 'cash_on_delivery',
  phone: '+12125550123',
  ...facts,
});

export const aDraft = (facts: Partial<OrderDraft> = {}): OrderDraft => ({
  storeId: id(1),
  storeName: 'Dosa Corner',
  quoteId: 'quote-1',
  total: cents(2260),
  orderType: 'delivery',
  method: 'cash_on_delivery',
  kilometres: 2.4,
  deliverTo: {
    address: '350 5th Avenue',
    point: { latitude: 40.7484, longitude: -73.9857 },
    road: '',
    house: '',
    floor: '',
  },
  contact: { name: 'Asha Rao', phone: '+12125550123', email: 'asha@example.com' },
  asGuest: true,
  scheduledFor: null,
  ...NO_ORDER_TEXTS,
  couponCode: null,
  prescriptions: [],
  ...facts,
});

export const anOrder = (facts: Partial<Order> = {}): Order => ({
  cancelable: mayCancel(facts.status ?? 'pending'),
  refundable: facts.status === 'delivered',
  id: id(100_042),
  status: 'pending',
  type: 'delivery',
  placedAt: NOON,
  scheduledFor: null,
  reached: { pending: NOON },
  parcel: null,
  store: {
    id: id(1),
    name: 'Dosa Corner',
    address: '12 Mott Street',
    phone: '+12125550100',
    logo: '/pictures/dosa-corner-320.webp',
    point: { latitude: 40.715, longitude: -73.998 },
  },
  deliverTo: {
    name: 'Asha Rao',
    phone: '+12125550123',
    at: { address: '350 5th Avenue', road: '', house: '4B', floor: '' },
    point: { latitude: 40.7484, longitude: -73.9857 },
  },
  courier: null,
  amounts: amounts(),
  paymentMethod: 'cash_on_delivery',
  isPaid: facts.status === 'delivered',
  ...NO_ORDER_TEXTS,
  prescriptions: [],
  minutes: { from: 25, to: 40 },
  cancellationReason: null,
  ...facts,
});

export const anOrderLine = (facts: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  itemId: id(1),
  name: 'Masala Dosa',
  image: '/pictures/dosa-320.webp',
  quantity: 2,
  gross: dollars(21),
  choices: ['Size: Large'],
  addOns: [{ name: 'Chutney', quantity: 1 }],
  ...facts,
});

/** Letters from Asha to Ben, paid by her in cash. */
export const aParcelOrder = (facts: Partial<Order> = {}): Order =>
  anOrder({
    type: 'parcel',
    store: null,
    deliverTo: {
      name: 'Ben Okoro',
      phone: '+12125550145',
      at: { address: '350 5th Avenue', road: '', house: '', floor: '' },
      point: null,
    },
    parcel: {
      category: 'Documents',
      picture: '',
      payer: 'sender',
      from: { name: 'Asha Rao', phone: '+12125550123', address: '12 Mott Street', point: null },
      receiverNote: '',
      contents: null,
      trackingToken: 'token-of-the-link',
    },
    ...facts,
  });
