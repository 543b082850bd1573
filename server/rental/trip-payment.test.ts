import { beforeEach, describe, expect, test } from 'vitest';
import { listBookingItems } from '#contract/rental-cart.ts';
import { payTrip, readTripPayment } from '#contract/rental-trips.ts';
import { listWalletTransactions } from '#contract/wallet.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { settlePayments } from '#server/settle-payments.ts';
import { inWallet } from '#tests/support/builders/rewards.ts';
import type { CallOptions, TestAnswer } from '#tests/support/server.ts';
import { switchPaymentOn } from '#tests/support/start-paying.ts';
import { aTripToPay, BOOKED } from '#tests/support/start-paying-trips.ts';
import { byTheHour, GUEST, inRental, startRenting } from '#tests/support/start-renting.ts';
import { advanceTrip, setTripStatus } from './trip-status.ts';

const renting = startRenting();
beforeEach(() => switchPaymentOn(renting));
const at = () => renting.server;
const now = () => at().context.now();
const moveTo = (id: number, status: Parameters<typeof setTripStatus>[2]) =>
  setTripStatus(at().db, id, status, now());
const settle = () => settlePayments(at(), now());
const codeOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const toPay = (...args: [by?: 'customer' | 'guest', facts?: Parameters<typeof aTripToPay>[2]]) =>
  aTripToPay(renting, ...args);

describe('a trip that is paid at the gateway [D-71, D-09]', () => {
  test('awaits its payment, and continues once it is paid', async () => {
    const trip = await toPay();
    expect(await trip.reads()).toEqual({
      ...{ stage: 'unbegun', amount: 30, due_at: '2026-11-21T18:00:00.000Z' },
      methods: [
        { method: 'digital_payment', available: true, limit: null },
        { method: 'wallet', available: false, limit: 0 },
        { method: 'cash', available: true, limit: null },
      ],
    });
    await expect(advanceTrip(at().db, trip.trip_id, now())).rejects.toThrow('not paid yet');

    const { answerWith } = await trip.begin();
    expect(await trip.stage()).toBe('open');
    await answerWith('paid');

    expect(await trip.books()).toEqual(['pending', 'digital_payment', 'paid']);
    expect([await trip.stage(), (await trip.reads()).methods]).toEqual(['paid', []]);
    expect(await advanceTrip(at().db, trip.trip_id, now())).toBe('confirmed');
  });

  test('is paid on the gateway’s page, which leads back', async () => {
    const trip = await toPay('guest');
    const { id, link, choose } = await trip.begin();
    expect((await at().get(link)).body).toContain('$30.00');

    const { status, headers } = await choose('paid');

    const back = `${BOOKED}&payment=${id}&flag=success`;
    expect([status, headers.get('Location')]).toEqual([303, back]);
    expect(await trip.stage()).toBe('paid');
  });

  test('fails if declined, its vehicle is available again, and it can be paid again [D-72]', async () => {
    const trip = await toPay('guest', { vehicle: { total_count: 1 } });
    const first = await trip.begin();
    await first.choose('declined');
    expect(await trip.books()).toEqual(['payment_failed', 'digital_payment', 'unpaid']);
    expect(await trip.stage()).toBe('declined');

    const second = await trip.begin();
    expect(second.id).not.toBe(first.id);
    await second.choose('paid');
    expect(await trip.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('cannot be paid again if others have booked its vehicle', async () => {
    const trip = await toPay('customer', { vehicle: { total_count: 1 } });
    await (await trip.begin()).answerWith('declined');
    await renting.add(trip.vehicle.id, byTheHour());
    expect((await renting.book(trip.vehicle.provider_id)).status).toBe(200);

    expect(codeOf(await trip.pay())).toEqual([409, 'not_available']);
    expect(await trip.books()).toEqual(['payment_failed', 'digital_payment', 'unpaid']);
  });

  test('leads to the open payment, and gets a late answer without polling', async () => {
    const trip = await toPay();
    const { link, choose } = await trip.begin();
    await choose('late');
    expect((await trip.pay()).body.redirect_link).toBe(link);
    at().advance(10_000);
    await settle();
    expect(await trip.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('with a total of 0 is paid at once', async () => {
    const { token } = await renting.rows.customer();
    const vehicle = await renting.aVehicle({ hourly_price: 0 });
    await renting.add(vehicle.id, byTheHour({ guest_id: null }), { ...inRental, token });
    const request = { guest_id: null, payment_method: 'digital_payment', trip_amount: 0 };
    const booked = await renting.book(vehicle.provider_id, request, { token });
    const row = await at().db.selectFrom('trip').select('payment_status').execute();
    expect([booked.status, row]).toEqual([200, [{ payment_status: 'paid' }]]);
  });
});

test('the checkout shows the balance of a customer’s wallet, and nothing for guests [CHK-16, D-71]', async () => {
  const { token } = await renting.rows.customer();
  const vehicle = await renting.aVehicle();
  await renting.add(vehicle.id, byTheHour({ guest_id: null }), { token });
  await renting.add(vehicle.id);
  const balance = async (query: string, as: CallOptions = {}) => {
    const answer = await at().get(`${listBookingItems.path}${query}`, { ...inRental, ...as });
    return answer.body.wallet_balance;
  };
  expect(await balance('', { token })).toBe(0);
  const { id } = await at().db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  await inWallet(at().db, id, 1250);

  expect(await balance('', { token })).toBe(12.5);
  expect(await balance(`?guest_id=${GUEST}`)).toBeNull();
});

describe('the gateway’s answer about a trip [D-71, D-09]', () => {
  test('counts once, however often and concurrently it arrives', async () => {
    const trip = await toPay();
    const { answerWith, choose } = await trip.begin();
    await Promise.all([answerWith('paid'), answerWith('paid'), choose('twice')]);

    expect((await trip.payments()).map(({ went_to }) => went_to)).toEqual(['purpose']);
    expect([await trip.stage(), await trip.balance()]).toEqual(['paid', 0]);
  });

  test.each([{ signature: 'a'.repeat(64) }, { amount: 1 }, { status: 'declined' }])(
    'is refused with a wrong signature: %o',
    async (changed) => {
      const trip = await toPay();
      const { answerWith } = await trip.begin();
      expect(codeOf(await answerWith('paid', changed))).toEqual([403, 'signature']);
      expect(await trip.stage()).toBe('open');
    },
  );

  test('about a second payment is refunded if the first one came late', async () => {
    const trip = await toPay();
    const first = await trip.begin();
    await first.answerWith('canceled');
    const second = await trip.begin();
    await first.answerWith('paid');
    await second.answerWith('paid');

    expect((await trip.payments()).map(({ went_to }) => went_to)).toEqual(['purpose', 'wallet']);
    expect([await trip.stage(), await trip.balance()]).toEqual(['paid', 30]);
  });
});

describe('money without a trip [D-71, D-46]', () => {
  test('goes to the wallet once if the trip was canceled meanwhile', async () => {
    const trip = await toPay();
    const { answerWith } = await trip.begin();
    expect((await trip.cancels()).status).toBe(200);
    expect(await trip.stage()).toBe('over');
    await answerWith('paid');
    await answerWith('paid');

    expect([await trip.stage(), await trip.balance()]).toEqual(['returned', 30]);
    const history = await at().get(`${listWalletTransactions.path}?type=trip`, trip.mine);
    expect(history.body.data).toEqual([
      expect.objectContaining({
        ...{ transaction_type: 'trip_refund', reference: String(trip.trip_id), credit: 30 },
      }),
    ]);
  });

  test.each(['canceled', 'payment_failed'] as const)(
    'is refunded once when a paid trip is %s',
    async (status) => {
      const trip = await toPay();
      await (await trip.begin()).answerWith('paid');
      await moveTo(trip.trip_id, status);
      await moveTo(trip.trip_id, status);

      expect([await trip.stage(), await trip.balance()]).toEqual(['returned', 30]);
      await expect(moveTo(trip.trip_id, 'confirmed')).rejects.toThrow('given back');
    },
  );

  test('is marked for a manual refund to guests, who have no wallet', async () => {
    const trip = await toPay('guest');
    const { answerWith } = await trip.begin();
    await trip.cancels();
    await answerWith('paid');
    expect(await trip.stage()).toBe('owed_back');
  });
});

describe('a trip that is not paid in time [D-71, D-09]', () => {
  test('fails after exactly half an hour; late money is refunded', async () => {
    const trip = await toPay();
    const { answerWith } = await trip.begin();
    at().advance(30 * MINUTE - 1);
    await settle();
    expect((await trip.books())[0]).toBe('pending');
    at().advance(1);
    await settle();

    expect((await trip.books())[0]).toBe('payment_failed');
    expect([await trip.stage(), (await trip.reads()).methods]).toEqual(['run_out', []]);
    expect(codeOf(await trip.pay())).toEqual([403, 'payment']);
    expect(codeOf(await trip.pay('cash_payment'))).toEqual([403, 'payment']);
    await answerWith('paid');
    expect([await trip.stage(), await trip.balance()]).toEqual(['returned', 30]);
  });

  test('waits at most until it begins', async () => {
    const trip = await toPay('customer', { trip: { pickup_time: '2026-11-21 12:40 PM' } });
    expect((await trip.reads()).due_at).toBe('2026-11-21T17:40:00.000Z');
  });
});

describe('another payment method for a trip [D-71, D-09]', () => {
  test.each(['open', 'declined'] as const)('is the wallet, once, if it is %s', async (is) => {
    const trip = await toPay('customer', { inWallet: 3_500 });
    const { answerWith } = await trip.begin();
    if (is === 'declined') await answerWith('declined');

    const answers = await Promise.all([trip.pay('wallet'), trip.pay('wallet')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trip.books()).toEqual(['pending', 'wallet', 'paid']);
    expect([await trip.stage(), await trip.balance()]).toEqual(['paid', 5]);
  });

  test('is the wallet at booking, with a refund when canceled', async () => {
    const trip = await toPay('customer', { inWallet: 3_000, method: 'wallet' });
    expect([await trip.books(), await trip.balance()]).toEqual([['pending', 'wallet', 'paid'], 0]);
    await trip.cancels();
    expect([await trip.stage(), await trip.balance()]).toEqual(['over', 30]);
  });

  test('is cash, and the trip continues', async () => {
    const trip = await toPay('guest');
    await (await trip.begin()).answerWith('declined');
    expect((await trip.pay('cash_payment')).body.redirect_link).toBe(null);
    expect(await trip.books()).toEqual(['pending', 'cash_payment', 'unpaid']);
    expect(await trip.stage()).toBe('in_cash');
    await moveTo(trip.trip_id, 'completed');
    expect((await trip.books())[2]).toBe('paid');
  });

  test('is not a wallet with a cent too little, nor a guest’s, nor a part of it', async () => {
    const trip = await toPay('customer', { inWallet: 2_999 });
    expect(codeOf(await trip.pay('wallet'))).toEqual([203, 'wallet_balance']);
    expect(await trip.balance()).toBe(29.99);
    expect(codeOf(await trip.pay('partial_payment'))).toEqual([403, 'payment_method']);
    const guests = await toPay('guest');
    expect(codeOf(await guests.pay('wallet'))).toEqual([403, 'payment_method']);
  });

  test('is no wallet with too little at booking, and not online if that is off', async () => {
    const short = toPay('customer', { inWallet: 2_999, method: 'wallet' });
    await expect(short).rejects.toThrow('wallet_balance');
    expect(await renting.tripCount()).toBe(0);
    await at().db.deleteFrom('setting').execute();
    await expect(toPay()).rejects.toThrow('payment_method');
  });
});

describe('the payment of a trip is shown', () => {
  test('only to those who may cancel it; others get 404', async () => {
    const trip = await toPay();
    const other = await renting.rows.customer();
    const path = `${readTripPayment.path}?trip_id=${trip.trip_id}`;
    for (const more of ['', `&guest_id=${GUEST}`, '&contact_number=%2B12125550177']) {
      expect((await at().get(`${path}${more}`, inRental)).status, more).toBe(404);
    }
    const theirs = { ...inRental, token: other.token };
    expect((await at().get(path, theirs)).status).toBe(404);
    const request = {
      trip_id: trip.trip_id,
      payment_method: 'digital_payment',
      callback_url: BOOKED,
    };
    expect((await at().post(payTrip.path, request, theirs)).status).toBe(404);
  });

  test.each(['https://elsewhere.example/', 'javascript:alert(1)'])(
    'and the gateway leads back to this site only, not to "%s"',
    async (callback_url) => {
      const trip = await toPay();
      expect((await trip.pay('digital_payment', { callback_url })).status).toBe(403);
      expect(await trip.payments()).toEqual([]);
    },
  );
});
