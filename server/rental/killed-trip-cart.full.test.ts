import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToTripCart, getTripCart, removeTripLines } from '#contract/rental-cart.ts';
import { aGarage } from '#tests/support/builders/rental-rows.ts';
import { aTown } from '#tests/support/builders/rows.ts';
import { startKillableApi, type KillableApi } from '#tests/support/killable-api.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { byTheHour } from '#tests/support/start-renting.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)(
  'a server that is killed during a trip cart change in several calls',
  () => {
    let api: KillableApi;
    let vehicles: readonly number[] = [];

    beforeAll(async () => {
      api = await startKillableApi((await postgres?.emptyDatabase()) ?? '', async (db) => {
        const rows = await aTown(db);
        await rows.guests(1);
        const garage = await aGarage(db, rows);
        const { id: provider_id } = await garage.provider();
        const made = [];
        for (let one = 0; one < 3; one += 1) made.push(await garage.vehicle({ provider_id }));
        vehicles = made.map(({ id }) => id);
      });
    });
    afterAll(() => api?.stop());

    type Cart = { readonly carts: readonly { readonly id: number; readonly vehicle_id: number }[] };
    const call = (method: string, path: string, body?: object) =>
      api.call<Cart>(method, path, {}, body);
    const add = (vehicle_id: number | undefined) =>
      call('POST', addToTripCart.path, { guest_id: 1, vehicle_id, quantity: 1, ...byTheHour() });
    const cart = () => call('GET', `${getTripCart.path}?guest_id=1`);
    const remove = (ids: readonly number[]) =>
      call(
        'DELETE',
        `${removeTripLines.path}?cart_ids=${encodeURIComponent(JSON.stringify(ids))}&guest_id=1`,
      );
    test('between the bulk delete and the add: the cart is consistent without the removed lines, and accepts the next', async () => {
      const [first, second, third] = vehicles;
      await add(first);
      const { carts } = await add(second);

      await remove(carts.slice(0, 1).map(({ id }) => id));
      await api.isKilled();

      const left = await cart();
      expect(left).toMatchObject({
        carts: [{ vehicle_id: second }],
        user_data: { rental_type: 'hourly', estimated_hours: 3 },
      });
      expect((await add(third)).carts.map(({ vehicle_id }) => vehicle_id)).toEqual([second, third]);
    });

    test('during the bulk delete: the cart is unchanged', async () => {
      const before = await cart();
      await api.killedInTheMidst('trip_cart', () => remove(before.carts.map(({ id }) => id)));

      expect(await cart()).toEqual(before);
    });
  },
);
