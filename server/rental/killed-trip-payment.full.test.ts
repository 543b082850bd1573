import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPayment } from '#contract/payment.ts';
import { addToTripCart } from '#contract/rental-cart.ts';
import { bookTrip, cancelTrip, payTrip, readTripPayment } from '#contract/rental-trips.ts';
import { signed } from '#server/payment/signature.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { aGarage, RENTAL } from '#tests/support/builders/rental-rows.ts';
import { inWallet, REWARDS } from '#tests/support/builders/rewards.ts';
import { aTown, HERE } from '#tests/support/builders/rows.ts';
import { startKillableApi, type KillableApi } from '#tests/support/killable-api.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { aBooking, byTheHour } from '#tests/support/start-renting.ts';

/** Price of the vehicle for three hours, in cents. */
const PRICE = 3_000;
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)(
  'a server that is killed at every step of paying a trip [D-09, D-71]',
  () => {
    let api: KillableApi;
    let customer = { id: 0, token: '' };
    let vehicle = { id: 0, provider_id: 0 };

    beforeAll(async () => {
      api = await startKillableApi((await postgres?.emptyDatabase()) ?? '', async (db) => {
        const rows = await aTown(db);
        await rows.setting('rewards', { ...REWARDS, points: false });
        await rows.setting('ordering', { digitalPayment: true });
        customer = await rows.customer();
        await sql`update session set expires_at = now() + interval '1 day'`.execute(db);
        const garage = await aGarage(db, rows);
        const { id: provider_id } = await garage.provider();
        vehicle = await garage.vehicle({ provider_id, total_count: 1_000 });
      });
    });
    afterAll(() => api?.stop());

    const call = <Body = Readonly<Record<string, string | null>>>(
      method: string,
      path: string,
      body?: object,
      key = '',
    ) =>
      api.call<Body>(
        method,
        path,
        {
          Authorization: `Bearer ${customer.token}`,
          zoneId: JSON.stringify([HERE]),
          moduleId: String(RENTAL),
          ...(key ? { 'Idempotency-Key': key } : {}),
        },
        body,
      );

    let tries = 0;
    /** Books a trip for the day after tomorrow, retried after a kill. */
    const booking = async (payment_method = 'digital_payment') => {
      tries += 1;
      const key = `attempt ${tries}`;
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const trip = { ...byTheHour({ pickup_time: `${day} 02:30 PM` }), guest_id: null };
      await call('POST', addToTripCart.path, { vehicle_id: vehicle.id, quantity: 1, ...trip });
      const request = aBooking(vehicle.provider_id, { guest_id: null, payment_method });
      return () => call<number>('POST', bookTrip.path, request, key);
    };
    const begin = (trip_id: number, payment_method = 'digital_payment') =>
      call('POST', payTrip.path, {
        ...{ trip_id, guest_id: null, payment_method },
        callback_url: '/rental/checkout?page=booked',
      });
    const paymentsOf = (trip: number) =>
      api.db.selectFrom('payment').selectAll().where('trip_id', '=', trip).execute();
    const says = async (trip: number) => {
      const [row] = await paymentsOf(trip);
      if (!row) throw new Error('No payment was begun');
      return call('POST', answerPayment.path, signed(row, 'paid'));
    };
    const cancel = (trip_id: number) => call('PUT', cancelTrip.path, { trip_id, guest_id: null });
    const stage = async (trip: number) =>
      (await call('GET', `${readTripPayment.path}?trip_id=${trip}`))['stage'];
    const balance = () => balanceOf(api.db, 'wallet', customer.id);
    const trips = async () => (await api.db.selectFrom('trip').select('id').execute()).length;

    test('during and after booking: there is one trip, and nothing is paid', async () => {
      const book = await booking();
      await api.killedInTheMidst('trip', book);
      expect(await trips()).toBe(0);
      const first = await book();
      await api.isKilled();
      expect([await book(), await trips(), await stage(first)]).toEqual([first, 1, 'unbegun']);
    });

    test('during and after the start of the payment: there is one payment', async () => {
      const trip = await (await booking())();
      await api.killedInTheMidst('payment', () => begin(trip));
      expect(await paymentsOf(trip)).toEqual([]);
      const { redirect_link } = await begin(trip);
      await api.isKilled();
      expect((await begin(trip))['redirect_link']).toBe(redirect_link);
      expect(await paymentsOf(trip)).toHaveLength(1);
    });

    test('between the payment and the return: it is paid once, and the return leads to it', async () => {
      const trip = await (await booking())();
      await begin(trip);
      await api.killedInTheMidst('trip', () => says(trip));
      expect(await stage(trip)).toBe('open');
      await says(trip);
      await api.isKilled();
      await says(trip);
      expect([await stage(trip), await balance()]).toEqual(['paid', 0]);
    });

    test('during and after the wallet payment: the wallet is debited once', async () => {
      await inWallet(api.db, customer.id, 2 * PRICE);
      const trip = await (await booking())();
      await api.killedInTheMidst('ledger_entry', () => begin(trip, 'wallet'));
      expect([await stage(trip), await balance()]).toEqual(['unbegun', 2 * PRICE]);
      await begin(trip, 'wallet');
      await api.isKilled();
      await begin(trip, 'wallet');
      expect([await stage(trip), await balance()]).toEqual(['paid', PRICE]);
    });

    test('during and after canceling a paid trip: its money is in the wallet once', async () => {
      const before = await balance();
      const trip = await (await booking())();
      await begin(trip);
      await says(trip);
      await api.killedInTheMidst('ledger_entry', () => cancel(trip));
      expect([await stage(trip), await balance()]).toEqual(['paid', before]);
      await cancel(trip);
      await api.isKilled();
      await expect(cancel(trip)).rejects.toThrow('trip_status');
      await says(trip);
      expect([await stage(trip), await balance()]).toEqual(['returned', before + PRICE]);
    });
  },
);
