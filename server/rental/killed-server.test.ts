import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToTripCart, getTripCart, removeTripLines } from '#contract/rental-cart.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { startApi, type ApiProcess } from '#tests/support/api-process.ts';
import { aGarage } from '#tests/support/builders/rental-rows.ts';
import { aTown } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { byTheHour } from '#tests/support/start-renting.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)(
  'a server that is killed while a trip cart is changed in several calls',
  () => {
    let opened: OpenDatabase;
    let server: ApiProcess;
    let url = '';
    let vehicles: readonly number[] = [];

    beforeAll(async () => {
      url = (await postgres?.emptyDatabase()) ?? '';
      opened = await openDatabase({ kind: 'postgres', url });
      await migrate(opened.db);
      const rows = await aTown(opened.db);
      await rows.guests(1);
      const garage = await aGarage(opened.db, rows);
      const { id: provider_id } = await garage.provider();
      const made = [];
      for (let one = 0; one < 3; one += 1) made.push(await garage.vehicle({ provider_id }));
      vehicles = made.map(({ id }) => id);
      server = await startApi(url);
    });
    afterAll(async () => {
      await server?.stop();
      await opened?.close();
    });

    type Cart = { readonly carts: readonly { readonly id: number; readonly vehicle_id: number }[] };
    const call = async (method: string, path: string, body?: object): Promise<Cart> => {
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as Cart;
    };
    const add = (vehicle_id: number | undefined) =>
      call('POST', addToTripCart.path, { guest_id: 1, vehicle_id, quantity: 1, ...byTheHour() });
    const cart = () => call('GET', `${getTripCart.path}?guest_id=1`);
    const remove = (ids: readonly number[]) =>
      call(
        'DELETE',
        `${removeTripLines.path}?cart_ids=${encodeURIComponent(JSON.stringify(ids))}&guest_id=1`,
      );
    const isKilled = async () => {
      await server.kill();
      server = await startApi(url);
    };

    test('between the bulk delete and the add: the cart is without the removed, whole, and takes the next', async () => {
      const [first, second, third] = vehicles;
      await add(first);
      const { carts } = await add(second);

      await remove(carts.slice(0, 1).map(({ id }) => id));
      await isKilled();

      const left = await cart();
      expect(left).toMatchObject({
        carts: [{ vehicle_id: second }],
        user_data: { rental_type: 'hourly', estimated_hours: 3 },
      });
      expect((await add(third)).carts.map(({ vehicle_id }) => vehicle_id)).toEqual([second, third]);
    });

    test('in the midst of the bulk delete: the cart is as it was', async () => {
      const before = await cart();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
      const holding = opened.db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('trip_cart').select('id').forUpdate().execute();
        holds();
        await held;
      });
      await isHeld;
      const removing = remove(before.carts.map(({ id }) => id)).catch(() => null);
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'delete from "trip_cart"%'`.execute(
            opened.db,
          );
          return rows.length;
        })
        .toBe(1);

      await isKilled();
      release();
      await Promise.all([holding, removing]);

      expect(await cart()).toEqual(before);
    });
  },
);
