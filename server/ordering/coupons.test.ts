import { beforeEach, describe, expect, test } from 'vitest';
import { applyCoupon, listCoupons } from '#contract/coupons.ts';
import { cancelOrder } from '#contract/ordering.ts';
import { anOrderCoupon, type CouponFacts } from '#tests/support/builders/coupon-row.ts';
import { DOORSTEP, ELSEWHERE, GROCERY, HERE } from '#tests/support/builders/rows.ts';
import type { CallOptions, TestAnswer } from '#tests/support/server.ts';
import {
  codeOf,
  delivery,
  GUEST,
  inFood,
  startOrdering,
  withKey,
} from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, put, quote, place } = server;
const fetched = { order_type: 'take_away' };
const HOUR_AGO = '2026-11-21T16:30:00Z';
const IN_AN_HOUR = '2026-11-21T18:30:00Z';

const coupon = (facts: CouponFacts = {}) => anOrderCoupon(server.server.db, facts);
type Offer = { readonly code: string; readonly saves: number | null; readonly refusal: Why | null };
type Why = { readonly code: string; readonly missing?: number | null };
const offers = ({ body }: TestAnswer): readonly Offer[] => body.coupons;
const apply = (code: string, store_id: number, { token, ...options }: CallOptions = {}) =>
  server.server.get(
    `${applyCoupon.path}?${new URLSearchParams({
      ...{ code, store_id: String(store_id) },
      ...(token ? {} : { guest_id: String(GUEST) }),
    }).toString()}`,
    { ...inFood, ...options, ...(token ? { token } : {}) },
  );

/** A customer with an account, and their calls. */
async function aCustomer() {
  const { token } = await server.server.asCustomer();
  const options = { ...inFood, token };
  const own = { guest_id: null };
  return {
    token,
    options,
    put: (item: number, facts = {}) => put(item, { ...own, ...facts }, options),
    quote: (code: string | null, facts = {}) =>
      quote({ ...own, ...fetched, coupon_code: code, ...facts }, options),
    place: (store: number, facts = {}, more: CallOptions = {}) =>
      place(store, { ...own, ...facts }, { ...options, ...more }),
  };
}
type Customer = Awaited<ReturnType<typeof aCustomer>>;

describe('a quote with a coupon', () => {
  test('contains its saving, however the code is typed, and not after removal [CHK-12, PRICE-04]', async () => {
    await coupon({ discount_value: 250_000, title_hi: 'दावत' });
    await put((await aDish()).id, { quantity: 2 });
    const before = await quote(fetched);

    const { body } = await quote(
      { ...fetched, coupon_code: ' treat ' },
      { ...inFood, language: 'hi' },
    );

    expect(body.amounts).toMatchObject({ subtotal: 20, coupon: 5, total: 15 });
    expect(body.coupon).toMatchObject({ code: 'TREAT', title: 'दावत' });
    expect((await quote(fetched)).body.amounts).toEqual(before.body.amounts);
    expect(before.body.amounts).toMatchObject({ coupon: 0, total: 20 });
  });

  test.each(['TREAT\u0000', '\u2066treat\u2069', 'ＴＲＥＡＴ', ' TRE AT\u200B'])(
    'accepts a code that was pasted as %j',
    async (coupon_code) => {
      await coupon();
      await put((await aDish()).id);

      expect((await quote({ ...fetched, coupon_code })).body.coupon).toMatchObject({
        code: 'TREAT',
      });
    },
  );

  test('applies it to the first store of the cart that it fits [D-13]', async () => {
    await coupon({ minimum: 1_500, discount_type: 'amount', discount_value: 400 });
    const [first, second] = [await aDish(), await aDish({}, { name: 'Bagel Bar' })];
    await put(first.id);
    await put(second.id, { quantity: 2 });

    const { body } = await quote({ ...fetched, coupon_code: 'TREAT' });

    expect(body.coupon.store_id).toBe(second.store_id);
    expect(body.stores.map((store: { amounts: object }) => store.amounts)).toMatchObject([
      { coupon: 0, total: 10 },
      { coupon: 4, total: 16 },
    ]);
    expect(body.amounts).toMatchObject({ coupon: 4, total: 26 });
  });

  test.each<[string, CouponFacts, string, string]>([
    ['is not known', { code: 'OTHER' }, 'unknown', 'There is no such coupon here'],
    ['is of another module', { module_id: GROCERY }, 'unknown', 'There is no such coupon here'],
    ['is switched off', { active: false }, 'unknown', 'There is no such coupon here'],
    ['has not begun', { starts_at: IN_AN_HOUR }, 'not_yet', 'This coupon cannot be used yet'],
    ['has expired', { expires_at: HOUR_AGO }, 'expired', 'This coupon has expired'],
    [
      'is of another zone',
      { type: 'zone_wise', zone_ids: [ELSEWHERE] },
      'other_zone',
      'This coupon does not hold in this area',
    ],
    [
      'asks for more',
      { minimum: 2_250 },
      'below_minimum',
      'Add goods for $2.50 more to use this coupon',
    ],
    ['is counted by customer', { per_customer: 1 }, 'sign_in', 'Sign in to use this coupon'],
    ['is for a first order', { type: 'first_order' }, 'sign_in', 'Sign in to use this coupon'],
    [
      'would save nothing',
      { type: 'free_delivery' },
      'saves_nothing',
      'This coupon would take nothing off this order',
    ],
  ])(
    'that %s leaves the price unchanged and says why [PRICE-01, PRICE-06]',
    async (_, facts, code, message) => {
      await coupon(facts);
      const dish = await aDish();
      await put(dish.id, { quantity: 2 });

      const { body } = await quote({ ...fetched, coupon_code: 'TREAT' });

      expect(body.coupon ?? null).toBeNull();
      expect(body.coupon_refusal).toMatchObject({ code, message });
      expect(body.amounts).toMatchObject({ coupon: 0, total: 20 });
      const refused = await place(dish.store_id, { order_amount: 20, coupon_code: 'TREAT' });
      expect([...codeOf(refused), refused.body.message]).toEqual([409, 'coupon', message]);
      expect(await server.orderCount()).toBe(0);
      expect(await server.cart()).toHaveLength(1);
    },
  );

  test('of another store says so, also when the order is placed [PRICE-02]', async () => {
    const other = await server.rows.store({ name: 'Bagel Bar' });
    await coupon({ type: 'store_wise', store_id: other.id });
    const dish = await aDish();
    await put(dish.id);

    const { body } = await quote({ ...fetched, coupon_code: 'TREAT' });

    expect(body.coupon_refusal).toMatchObject({ code: 'other_store' });
    expect(body.coupons).toMatchObject([{ code: 'TREAT', store_name: 'Bagel Bar' }]);
    expect(codeOf(await place(dish.store_id, { coupon_code: 'TREAT' }))).toEqual([409, 'coupon']);
  });

  test('for free delivery removes only the fee', async () => {
    await coupon({ type: 'free_delivery' });
    const dish = await aDish();
    await put(dish.id);
    const fee = (await quote()).body.amounts.delivery;
    expect(fee).toBeGreaterThan(0);

    const { body } = await quote({ coupon_code: 'TREAT' });

    expect(body.amounts).toMatchObject({ subtotal: 10, coupon: 0, delivery: 0, total: 10 });
    expect(offers(await quote())).toMatchObject([{ code: 'TREAT', saves: fee }]);
    const facts = { ...delivery, ...DOORSTEP, coupon_code: 'TREAT' };
    expect((await place(dish.store_id, facts)).status).toBe(200);
  });

  test('lists each coupon with its saving or the missing amount, expired ones last [CHK-12]', async () => {
    await coupon({ code: 'OVER', expires_at: HOUR_AGO });
    await coupon({ code: 'LATER', starts_at: IN_AN_HOUR });
    await coupon({ code: 'OFF', active: false });
    await coupon({ code: 'LONGOVER', expires_at: '2026-11-10T00:00:00Z' });
    await coupon({ code: 'BIG', minimum: 13_000 });
    await coupon({
      code: 'SOON',
      expires_at: IN_AN_HOUR,
      discount_type: 'amount',
      discount_value: 300,
    });
    await put((await aDish()).id);

    const offered = offers(await quote(fetched));

    expect(offered.map(({ code, saves, refusal }) => [code, saves ?? refusal?.code])).toEqual([
      ['SOON', 3],
      ['BIG', 'below_minimum'],
      ['OVER', 'expired'],
    ]);
    expect(offered[1]?.refusal?.missing).toBe(120);
  });

  test.each([
    ['ten thousand characters', 'x'.repeat(10_000), 403],
    ['SQL', `'; drop table coupon; --`, 200],
    ['an emoji', '🎉', 200],
    ['wildcards', '%', 200],
  ])('that is %s is ignored without harm', async (_, coupon_code, status) => {
    await coupon();
    const dish = await aDish();
    await put(dish.id);

    const answer = await quote({ ...fetched, coupon_code });

    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.coupon_refusal.code).toBe('unknown');
    expect((await quote({ ...fetched, coupon_code: 'TREAT' })).body.amounts.coupon).toBe(1);
  });
});

describe('an order with a coupon', () => {
  const half = { discount_value: 500_000 };
  const withTreat = { coupon_code: 'TREAT', order_amount: 5 };
  /** A customer with ten dollars' worth in the cart. */
  const aBuyer = async (dish: { readonly id: number }, buyer?: Customer) => {
    const customer = buyer ?? (await aCustomer());
    await customer.put(dish.id);
    return customer;
  };

  test('is placed at the lower total, and stores it with the code [CHK-12]', async () => {
    await coupon(half);
    const dish = await aDish();
    const buyer = await aBuyer(dish);

    expect((await buyer.place(dish.store_id, withTreat)).status).toBe(200);

    const rows = await server.server.db.selectFrom('orders').selectAll().execute();
    expect(rows).toMatchObject([{ subtotal: 1000, coupon: 500, total: 500, coupon_code: 'TREAT' }]);
  });

  test('repeated under its key is one order and one use [D-111]', async () => {
    await coupon({ ...half, in_all: 1 });
    const dish = await aDish();
    await put(dish.id);

    const first = await place(dish.store_id, withTreat, withKey('c-1'));
    const again = await place(dish.store_id, withTreat, withKey('c-1'));

    expect(again.body).toEqual(first.body);
    expect([first.status, await server.orderCount()]).toEqual([200, 1]);
  });

  test('uses it once per customer, and releases it when canceled [D-21]', async () => {
    const { db, context } = server.server;
    await coupon({ ...half, per_customer: 1 });
    const dish = await aDish();
    const buyer = await aBuyer(dish);
    const first = await buyer.place(dish.store_id, withTreat);
    await aBuyer(dish, buyer);
    expect((await buyer.quote('TREAT')).body.coupon_refusal.code).toBe('used_by_customer');
    expect(codeOf(await buyer.place(dish.store_id, withTreat))).toEqual([409, 'coupon']);

    const canceled = await server.server.put(
      cancelOrder.path,
      { order_id: first.body.order_id, reason: 'I changed my mind' },
      buyer.options,
    );

    expect(canceled.status).toBe(200);
    expect((await buyer.place(dish.store_id, withTreat)).status).toBe(200);
    const goesOn = setOrderStatus(db, first.body.order_id, 'confirmed', context.now());
    await expect(goesOn).rejects.toMatchObject({ status: 409 });
  });

  test('releases it when it fails, and uses it again when it resumes', async () => {
    const { db, context } = server.server;
    await coupon({ ...half, in_all: 1 });
    const dish = await aDish();
    await put(dish.id);
    const { body } = await place(dish.store_id, withTreat);
    const refusal = async () =>
      (await quote({ ...fetched, coupon_code: 'TREAT' })).body.coupon_refusal;
    await put(dish.id);
    expect((await refusal()).code).toBe('used_up');

    await setOrderStatus(db, body.order_id, 'failed', context.now());
    expect((await refusal()) ?? null).toBeNull();
    await setOrderStatus(db, body.order_id, 'confirmed', context.now());
    expect((await refusal()).code).toBe('used_up');
  });

  test('for first orders resumes only if there is no other order [D-21]', async () => {
    const { db, context } = server.server;
    await coupon({ ...half, type: 'first_order' });
    const dish = await aDish();
    const buyer = await aBuyer(dish);
    const first = (await buyer.place(dish.store_id, withTreat)).body.order_id;
    await setOrderStatus(db, first, 'failed', context.now());
    await aBuyer(dish, buyer);
    const second = (await buyer.place(dish.store_id, withTreat)).body.order_id;

    await expect(setOrderStatus(db, first, 'confirmed', context.now())).rejects.toMatchObject({
      status: 409,
      errors: [{ code: 'coupon', message: { en: 'This coupon is for your first order' } }],
    });
    await setOrderStatus(db, second, 'failed', context.now());
    expect(await setOrderStatus(db, first, 'confirmed', context.now())).toBe('confirmed');
  });

  test('counts as the first order once, canceled ones excluded', async () => {
    await coupon({ ...half, type: 'first_order' });
    const dish = await aDish();
    const buyer = await aBuyer(dish);
    expect((await buyer.place(dish.store_id, withTreat)).status).toBe(200);
    await aBuyer(dish, buyer);
    expect((await buyer.quote('TREAT')).body.coupon_refusal.code).toBe('not_first_order');
  });

  test('is not placed at another price if the coupon has changed since the quote [D-106]', async () => {
    await coupon(half);
    const dish = await aDish();
    await put(dish.id);
    const { quote_id, amounts } = (await quote({ ...fetched, coupon_code: 'TREAT' })).body;
    await server.server.db.updateTable('coupon').set({ discount_value: 100_000 }).execute();

    const refused = await place(dish.store_id, {
      ...withTreat,
      quote_id,
      order_amount: amounts.total,
    });

    expect(codeOf(refused)).toEqual([409, 'order_amount']);
    expect(await server.cart()).toHaveLength(1);
  });
});

describe('the list of coupons', () => {
  test('contains usable coupons in the reader’s language, of one module or all [ENT-14]', async () => {
    await coupon({ title_hi: 'दावत', zone_ids: [HERE], type: 'zone_wise', per_customer: 2 });
    await coupon({ code: 'VEG', module_id: GROCERY });
    await coupon({ code: 'OVER', expires_at: HOUR_AGO });
    await coupon({ code: 'LATER', starts_at: IN_AN_HOUR });
    await coupon({ code: 'OFF', active: false });
    const list = async (options: CallOptions) =>
      (await server.server.get(listCoupons.path, options)).body;

    expect(await list({ ...inFood, language: 'hi' })).toMatchObject([
      {
        code: 'TREAT',
        title: 'दावत',
        coupon_type: 'zone_wise',
        data: [HERE],
        limit: 2,
        discount: 10,
      },
    ]);
    expect((await list({})).map(({ code }: { code: string }) => code)).toEqual(['TREAT', 'VEG']);
  });

  test('accepts a code for one store’s cart, and gives the same answer twice', async () => {
    await coupon({ minimum: 1_500 });
    const dish = await aDish();
    expect(codeOf(await apply('TREAT', dish.store_id))).toEqual([403, 'cart_empty']);
    await put(dish.id);
    const short = await apply('TREAT', dish.store_id);
    expect([...codeOf(short), short.body.message]).toEqual([
      ...[403, 'below_minimum'],
      'Add goods for $5.00 more to use this coupon',
    ]);
    await put((await server.rows.item({ store_id: dish.store_id })).id);

    const first = await apply('treat', dish.store_id);

    expect(first.body).toMatchObject({ code: 'TREAT', min_purchase: 15 });
    expect((await apply('treat', dish.store_id)).body).toEqual(first.body);
    expect(codeOf(await apply('NONE', dish.store_id))).toEqual([404, 'unknown']);
    expect((await server.server.get(`${applyCoupon.path}?code=A&store_id=1`, inFood)).status).toBe(
      401,
    );
  });

  describe('guessing codes', () => {
    let dish: { readonly id: number; readonly store_id: number };
    beforeEach(async () => {
      await server.server.db.deleteFrom('attempt').execute();
      await coupon();
      dish = await aDish();
      await put(dish.id);
    });
    const guess = (turn: number) =>
      turn % 2 ? apply(`X${turn}`, dish.store_id) : quote({ ...fetched, coupon_code: `X${turn}` });

    test('is stopped after twenty wrong codes, and the price is still quoted', async () => {
      for (let turn = 0; turn < 20; turn += 1) await guess(turn);

      const right = await apply('TREAT', dish.store_id);
      expect(right.status).toBe(429);
      expect(right.headers.get('Retry-After')).not.toBeNull();
      const { body } = await quote({ ...fetched, coupon_code: 'TREAT' });
      expect(body.coupon_refusal.code).toBe('too_many_attempts');
      expect(body.amounts).toMatchObject({ coupon: 0, total: 10 });
    });

    test('does not limit a right code, however often the cart changes', async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        const { body } = await quote({ ...fetched, coupon_code: 'TREAT' });
        expect(body.coupon?.code).toBe('TREAT');
      }
    });
  });
});
