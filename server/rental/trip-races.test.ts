import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeAccount } from '#contract/account-profile.ts';
import { addToTripCart, getTripCart, updateTrip } from '#contract/rental-cart.ts';
import { bookTrip, payTrip } from '#contract/rental-trips.ts';
import { pathOf } from '#contract/endpoint.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { aCoupon, aGarage } from '#tests/support/builders/rental-rows.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createTestApp, type CallOptions, type TestServer } from '#tests/support/server.ts';
import { aBooking, byDistance, byTheHour, inRental } from '#tests/support/start-renting.ts';
import { holdOpen, waitingFor } from '#tests/support/locks.ts';
import { setTripStatus } from './trip-status.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.runIf(postgres)('on a real PostgreSQL, with two servers', () => {
  let databases: readonly OpenDatabase[] = [];
  let servers: readonly TestServer[] = [];
  let garage: Awaited<ReturnType<typeof aGarage>>;
  let rows: Rows;

  beforeAll(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    databases = await Promise.all([1, 2].map(() => openDatabase({ kind: 'postgres', url })));
    for (const { db, exclusively } of databases) await exclusively(() => migrate(db));
    servers = await Promise.all(databases.map(({ db }) => createTestApp({ seeded: false, db })));
  });
  beforeEach(async () => {
    const { db } = at(0);
    rows = await aTown(db);
    garage = await aGarage(db, rows);
    await rows.guests(...many(50).map((guest) => guest + 1));
  });
  afterAll(async () => {
    for (const { close } of databases) await close();
  });

  /** Requests alternate between two servers that share only the database. */
  const at = (turn: number): TestServer => {
    const server = servers[turn % 2];
    if (!server) throw new Error('There is no server yet');
    return server;
  };
  const add = (turn: number, vehicle_id: number, trip: object) =>
    at(turn).post(
      addToTripCart.path,
      { guest_id: turn + 1, vehicle_id, quantity: 1, ...trip },
      inRental,
    );
  const book = (turn: number, provider: number, facts: object = {}) =>
    at(turn).post(bookTrip.path, aBooking(provider, { guest_id: turn + 1, ...facts }), inRental);
  const trips = () => at(0).db.selectFrom('trip').select(['id', 'status']).execute();

  test('one of fifty gets the last vehicle for overlapping times [D-79]', async () => {
    const { id: provider } = await garage.provider();
    const vehicle = await garage.vehicle({ provider_id: provider, total_count: 1 });
    const minute = (turn: number) => String(turn).padStart(2, '0');
    for (const turn of many(50)) {
      await add(turn, vehicle.id, byTheHour({ pickup_time: `2026-11-21 02:${minute(turn)} PM` }));
    }

    const answers = await Promise.all(many(50).map((turn) => book(turn, provider)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(
      new Set(['not_available']),
    );
    expect(await trips()).toHaveLength(1);
    const carts = await at(0).db.selectFrom('trip_cart_line').select('id').execute();
    expect(carts).toHaveLength(49);
  });

  test('a coupon for five trips and one use per customer is used five times by fifty at once', async () => {
    await aCoupon(at(0).db, { code: 'FIVE', discount_value: 100_000, per_customer: 1, in_all: 5 });
    const { id: provider } = await garage.provider();
    const vehicle = await garage.vehicle({ provider_id: provider, total_count: 100 });
    const renters: CallOptions[] = [];
    for (const turn of many(50)) {
      const mine = { ...inRental, token: (await rows.customer()).token };
      renters.push(mine);
      const wanted = byTheHour({ vehicle_id: vehicle.id, quantity: 1 });
      await at(turn).post(addToTripCart.path, wanted, mine);
    }

    // Two accounts share each phone, and so one use.
    const phoneOf = (turn: number) => `+1212555${1_000 + Math.floor(turn / 2)}`;
    const answers = await Promise.all(
      renters.map((mine, turn) => {
        const request = { guest_id: null, coupon_code: 'FIVE', trip_amount: 27 };
        const by = { contact_person_number: phoneOf(turn) };
        return at(turn).post(bookTrip.path, aBooking(provider, { ...request, ...by }), mine);
      }),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const booked = await at(0).db.selectFrom('trip').select(['contact_phone', 'coupon']).execute();
    expect(new Set(booked.map(({ contact_phone }) => contact_phone)).size).toBe(5);
    expect(booked.map(({ coupon }) => coupon)).toEqual([300, 300, 300, 300, 300]);
  });

  test('carts with the same vehicles in any order do not deadlock', async () => {
    const { id: provider } = await garage.provider();
    const first = await garage.vehicle({ provider_id: provider, total_count: 20 });
    const second = await garage.vehicle({ provider_id: provider, total_count: 20 });
    for (const turn of many(12)) {
      const [one, two] = turn % 4 < 2 ? [first, second] : [second, first];
      await add(turn, one.id, byTheHour());
      await add(turn, two.id, byTheHour());
    }

    const answers = await Promise.all(
      many(12).map((turn) => book(turn, provider, { trip_amount: 60 })),
    );

    expect(answers.map(({ status }) => status)).toEqual(many(12).map(() => 200));
  });

  test('a resuming trip and a concurrent booking: one of them gets the vehicle', async () => {
    const { id: provider } = await garage.provider();
    const vehicle = await garage.vehicle({ provider_id: provider, total_count: 1 });
    for (const round of many(4)) {
      await at(0).db.deleteFrom('trip').execute();
      await add(2 * round, vehicle.id, byTheHour());
      const { body: id } = await book(2 * round, provider);
      await setTripStatus(at(0).db, id, 'canceled', new Date());
      await add(2 * round + 1, vehicle.id, byTheHour());

      await Promise.all([
        book(2 * round + 1, provider),
        setTripStatus(at(0).db, id, 'confirmed', new Date()).catch(() => null),
      ]);

      const held = (await trips()).filter(({ status }) => status !== 'canceled');
      expect(held).toHaveLength(1);
    }
  });

  test('deleting an account waits for a trip that is being paid again, and is refused', async () => {
    const { id: provider } = await garage.provider();
    const vehicle = await garage.vehicle({ provider_id: provider, total_count: 1 });
    const mine = { ...inRental, token: (await rows.customer()).token };
    const wanted = byTheHour({ vehicle_id: vehicle.id, quantity: 1 });
    await at(0).post(addToTripCart.path, wanted, mine);
    await rows.setting('ordering', { digitalPayment: true });
    const online = { guest_id: null, payment_method: 'digital_payment' };
    const { body: trip_id } = await at(0).post(bookTrip.path, aBooking(provider, online), mine);
    await setTripStatus(at(0).db, trip_id, 'payment_failed', new Date());

    const release = await holdOpen(at(0), (transaction) =>
      transaction.selectFrom('vehicle').select('id').forUpdate().execute(),
    );
    const paid = at(0).post(payTrip.path, { trip_id, payment_method: 'cash_payment' }, mine);
    await waitingFor(at(1), 'vehicle%for update');
    const removed = at(1).delete(removeAccount.path, { token: mine.token });
    await waitingFor(at(0), 'customer%for update');
    await release();

    expect((await paid).status).toBe(200);
    const { status, body } = await removed;
    expect([status, body.errors[0].code]).toEqual([403, 'trips_running']);
    const left = await at(0).db.selectFrom('trip').select(['status', 'contact_name']).execute();
    expect(left).toEqual([{ status: 'pending', contact_name: 'Grace Hopper' }]);
  });

  test('two tabs that change the trip type at two servers leave one consistent trip', async () => {
    const { id: provider } = await garage.provider();
    const vehicle = await garage.vehicle({ provider_id: provider });
    const { body } = await add(0, vehicle.id, byTheHour());
    const path = pathOf(updateTrip, { id: body.user_data.id });

    await Promise.all(
      many(20).map((turn) =>
        at(turn).put(
          path,
          { guest_id: 1, ...(turn % 2 ? byDistance() : byTheHour({ estimated_hours: 7 })) },
          inRental,
        ),
      ),
    );

    const { user_data, carts } = (await at(1).get(`${getTripCart.path}?guest_id=1`, inRental)).body;
    const isByDistance = user_data.rental_type === 'distance_wise';
    expect([user_data.estimated_hours, user_data.distance]).toEqual(
      isByDistance ? [null, 5.204] : [7, null],
    );
    expect(carts[0].shown_price).toBe(isByDistance ? 2 : 10);
  });
});
