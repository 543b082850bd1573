import { describe, expect, test } from 'vitest';
import { orderTextsByWire } from '#contract/order-texts.ts';
import { cancelOrder, placeOrder, takeQuote, trackOrder } from '#contract/ordering.ts';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { aWireOrder, aWireOrderLine, aWireQuote } from '#tests/support/builders/order-wire.ts';
import {
  aDraft,
  anOrder,
  anOrderLine,
  aPlacedOrder,
  aQuote,
  NOON,
} from '#tests/support/builders/order.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createOrderGateway } from './api.ts';

const signal = new AbortController().signal;
const here = { latitude: 40.7484, longitude: -73.9857 };
const placed = {
  message: 'Order placed successfully!',
  order_id: 100_042,
  total_ammount: 22.6,
  status: 'pending',
  created_at: '2026-11-21T17:00:00Z',
  user_id: null,
};
const claim = { id: id<'Order'>(100_042), phone: '+12125550123' };

function aGateway(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const report = (problem: string) => void reported.push(problem);
  const orders = createOrderGateway({ http, currency: () => USD, report });
  const place = () => orders.place(aDraft(), { idempotencyKey: 'key-1', signal });
  return { http, orders, reported, place };
}

const delivered = { orderType: 'delivery', point: here, couponCode: null } as const;

describe('a quote', () => {
  test('is asked for by way of delivery and point, and read into exact amounts (D-13, D-108)', async () => {
    const { http, orders } = aGateway(aWireQuote());
    const answer = await orders.quote(delivered, signal);
    expect(answer).toEqual(ok(aQuote()));
    expect(http.asked[0]).toMatchObject({
      method: 'POST',
      path: takeQuote.path,
      body: { order_type: 'delivery', latitude: 40.7484, longitude: -73.9857 },
      asGuest: true,
    });
  });

  test('carries the cash limit of the zone (CHK-09, D-10)', async () => {
    const limited = { method: 'cash_on_delivery', available: false, limit: '20.00' } as const;
    const { orders } = aGateway(aWireQuote({ payment_methods: [limited] }));
    const answer = await orders.quote(
      { ...delivered, orderType: 'take_away', point: null },
      signal,
    );
    expect(answer.ok && answer.value.methods).toEqual([
      { method: 'cash_on_delivery', available: false, limit: dollars(20) },
    ]);
  });

  test('names what is wrong with a line; an unknown code keeps its sentence (D-19)', async () => {
    const wire = aWireQuote();
    const problems = [
      { code: 'out_of_stock', message: 'Only 1 left.', cart_id: 1 },
      { code: 'moon_phase', message: 'Not tonight.' },
    ];
    const { orders } = aGateway({
      ...wire,
      stores: wire.stores.map((one) => ({ ...one, problems })),
    });
    const answer = await orders.quote(delivered, signal);
    expect(answer.ok && answer.value.stores[0]?.problems).toEqual([
      { kind: 'outOfStock', said: 'Only 1 left.', line: 1 },
      { kind: 'other', said: 'Not tonight.', line: null },
    ]);
  });

  test('asks for a coupon by its code, and says what it saves or why it does not fit [CHK-12]', async () => {
    const offered = { title: 'Ten off', min_purchase: 30 };
    const { http, orders } = aGateway(
      aWireQuote({
        coupon: { code: 'TREAT', title: 'Ten off', store_id: 1 },
        coupons: [
          { ...offered, code: 'TREAT', store_id: 1, saves: 2 },
          {
            ...{ ...offered, code: 'BIG', store_name: 'Bagel Bar' },
            refusal: { code: 'below_minimum', message: 'More.', missing: 12.5 },
          },
          { ...offered, code: 'ODD', refusal: { code: 'new_moon', message: 'Not tonight.' } },
        ],
      }),
    );

    const answer = await orders.quote({ ...delivered, couponCode: 'treat' }, signal);

    expect(http.asked[0]).toMatchObject({ body: { coupon_code: 'treat' } });
    const common = { title: 'Ten off', minimumPurchase: dollars(30), expiresAt: null };
    const refused = (why: object) => ({ verdict: { kind: 'refused', why } });
    expect(answer.ok && answer.value).toMatchObject({
      coupon: { code: 'TREAT', title: 'Ten off', storeId: 1 },
      couponProblem: null,
      coupons: [
        { ...common, code: 'TREAT', verdict: { kind: 'fits', saves: dollars(2) } },
        {
          ...{ ...common, code: 'BIG', storeName: 'Bagel Bar' },
          ...refused({ kind: 'belowMinimum', missing: dollars(12.5) }),
        },
        { ...common, code: 'ODD', ...refused({ kind: 'other', said: 'Not tonight.' }) },
      ],
    });
  });

  test.each([
    { body: { quote_id: 1 }, because: 'a field is missing' },
    { body: aWireQuote({ expires_at: 'soon' }), because: 'its end is no moment' },
    { body: '<!doctype html>', because: 'it is a page' },
    { body: null, because: 'it is empty' },
  ])('that cannot be understood can be asked for again: $because', async ({ body }) => {
    const { orders } = aGateway(body);
    expect(await orders.quote(delivered, signal)).toEqual(
      refuse({ kind: 'unreachable', cause: 'broken' }),
    );
  });
});

describe('placing', () => {
  test('sends the whole order once, under its key (D-05, D-111, ROLE-02)', async () => {
    const { http, place } = aGateway(placed);
    expect(await place()).toEqual(ok(aPlacedOrder()));
    expect(http.asked).toEqual([
      {
        method: 'POST',
        path: placeOrder.path,
        asGuest: true,
        signal,
        headers: { 'Idempotency-Key': 'key-1' },
        body: {
          order_amount: 22.6,
          payment_method: 'cash_on_delivery',
          order_type: 'delivery',
          store_id: 1,
          quote_id: 'quote-1',
          distance: 2.4,
          address: '350 5th Avenue',
          latitude: 40.7484,
          longitude: -73.9857,
          address_type: 'other',
          road: '',
          house: '',
          floor: '',
          contact_person_name: 'Asha Rao',
          contact_person_number: '+12125550123',
          coupon_code: null,
          contact_person_email: 'asha@example.com',
          is_guest: 1,
          scheduled: 0,
          schedule_at: null,
          ...orderTextsByWire(() => null),
        },
      },
    ]);
  });

  test('a slot travels as a moment in UTC (D-04, D-30)', async () => {
    const { http, orders } = aGateway(placed);
    await orders.place(aDraft({ scheduledFor: NOON }), { idempotencyKey: 'key-1', signal });
    expect(http.asked[0]?.body).toMatchObject({
      scheduled: 1,
      schedule_at: '2026-11-21T17:00:00.000Z',
    });
  });

  test.each([
    ['cart_empty', 'cartEmpty'],
    ['item_gone', 'itemGone'],
    ['not_on_sale', 'notOnSale'],
    ['out_of_stock', 'outOfStock'],
    ['over_maximum', 'overMaximum'],
    ['store_closed', 'storeClosed'],
    ['outside_zone', 'outsideZone'],
    ['zone_off', 'zoneOff'],
    ['minimum_order', 'minimumOrder'],
    ['cash_limit', 'cashLimit'],
    ['order_amount', 'priceChanged'],
    ['quote_expired', 'quoteExpired'],
    ['schedule', 'schedule'],
    ['order_type', 'orderType'],
    ['function Object() { [native code] }', 'other'],
  ])('a refusal with code %s is read as %s', async (code, problem) => {
    const { place } = aGateway({ message: 'No.', errors: [{ code, message: 'No.' }] }, 403);
    expect(await place()).toEqual(refuse({ kind: 'refused', problem, said: 'No.' }));
  });

  test('a key whose first request still runs may be tried again; one used otherwise may not (D-111)', async () => {
    const errors = [{ code: 'idempotency_key', message: 'Running.' }];
    expect(await aGateway({ message: 'Running.', errors }, 409).place()).toEqual(
      refuse({ kind: 'unreachable', cause: 'server' }),
    );
    expect(await aGateway({ message: 'Running.', errors }, 422).place()).toEqual(
      refuse({ kind: 'refused', problem: 'keyTaken', said: 'Running.' }),
    );
  });

  test('a token that ended is told apart from a refusal (D-43)', async () => {
    expect(await aGateway({ errors: 'Unauthorized' }, 401).place()).toEqual(
      refuse({ kind: 'signedOut' }),
    );
  });

  test.each(['timeout', 'offline', 'server', 'broken'] as const)(
    'an answer that was lost (%s) is not a refusal',
    async (cause) => {
      const { http, place } = aGateway(null);
      http.answers({ kind: 'unreachable', cause });
      expect(await place()).toEqual(refuse({ kind: 'unreachable', cause }));
    },
  );

  test('an answer without an order number is no answer', async () => {
    expect(await aGateway({ ...placed, order_id: 0 }).place()).toEqual(
      refuse({ kind: 'unreachable', cause: 'broken' }),
    );
  });
});

describe('tracking', () => {
  test('asks by number and phone, and reads the moments of each status (CHK-07, D-07)', async () => {
    const { http, orders } = aGateway(aWireOrder());
    expect(await orders.track(claim, signal)).toEqual(ok(anOrder()));
    expect(http.asked[0]).toMatchObject({
      path: trackOrder.path,
      query: { order_id: 100_042, contact_number: '+12125550123' },
    });
  });

  test.each([
    [
      'where it was told',
      { lat: '40.72', lng: -73.99, seen_at: '2026-11-21T17:00:00Z' },
      { point: { latitude: 40.72, longitude: -73.99 }, seenAt: NOON },
    ],
    [
      'since it was picked up, by a server that tells no moment',
      { lat: 40.72, lng: '-73.99' },
      { point: { latitude: 40.72, longitude: -73.99 }, seenAt: later(NOON, MINUTE) },
    ],
    ['nowhere, where that is no place', { lat: '', lng: 'there' }, null],
    ['nowhere, where none brings it', null, null],
  ])('the courier is seen %s', async (_, delivery_man, courier) => {
    const picked_up = '2026-11-21T17:01:00Z';
    const { orders } = aGateway(aWireOrder({ delivery_man, picked_up }));
    const answer = await orders.track(claim, signal);
    expect(answer.ok && answer.value.courier).toEqual(courier);
  });

  test('a moment without a time zone is UTC', async () => {
    const { orders } = aGateway(aWireOrder({ created_at: '2026-11-21 17:00:00' }));
    const answer = await orders.track(claim, signal);
    expect(answer.ok && answer.value.placedAt).toBe(NOON);
  });

  test('a broken line is left out and reported', async () => {
    const { orders, reported } = aGateway([aWireOrderLine(), { id: 'x' }]);
    expect(await orders.lines(claim, signal)).toEqual(ok([anOrderLine()]));
    expect(reported).toHaveLength(1);
  });

  test('an order is canceled with its reason (D-14)', async () => {
    const { http, orders } = aGateway({ message: 'Canceled.' });
    await orders.cancel({ claim, reason: 'Ordered by mistake' }, signal);
    expect(http.asked[0]).toMatchObject({
      method: 'PUT',
      path: cancelOrder.path,
      body: { order_id: 100_042, reason: 'Ordered by mistake' },
    });
  });
});
