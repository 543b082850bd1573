import { expect, test } from 'vitest';
import { addRentalWish, listRentalWishes, removeRentalWish } from '#contract/wishlist.ts';
import type { TestAnswer } from '#tests/support/server.ts';
import { GUEST, inRental, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();
const { aVehicle } = renting;

const codes = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const wishing = (token?: string) => {
  const options = { ...inRental, ...(token ? { token } : {}) };
  return {
    add: (query: string) =>
      renting.server.post(`${addRentalWish.path}?${query}`, undefined, options),
    remove: (query: string) => renting.server.delete(`${removeRentalWish.path}?${query}`, options),
    list: async () => {
      const { body } = await renting.server.get(listRentalWishes.path, options);
      const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
      return [ids(body.vehicles), ids(body.providers)];
    },
  };
};

test('a customer saves vehicles and providers, each once [API-42, API-58, API-59, API-60, WISH-03, WISH-04]', async () => {
  const vehicle = await aVehicle();
  const gone = await aVehicle({ active: false });
  const mine = wishing((await renting.rows.customer()).token);
  const theirs = wishing((await renting.rows.customer()).token);

  expect((await mine.add(`vehicle_id=${vehicle.id}`)).body).toEqual({
    message: 'The vehicle was added to your wishlist',
  });
  expect((await mine.add(`provider_id=${vehicle.provider_id}`)).status).toBe(200);
  expect((await mine.add(`vehicle_id=${gone.id}`)).status).toBe(200);
  expect(await mine.list()).toEqual([[vehicle.id], [vehicle.provider_id]]);
  expect(await theirs.list()).toEqual([[], []]);

  const again = await mine.add(`vehicle_id=${vehicle.id}`);
  expect([...codes(again), again.body.message]).toEqual([
    ...[403, 'wish_list', 'This vehicle is already in your wishlist'],
  ]);
  expect(codes(await mine.add(`provider_id=${vehicle.provider_id}`))).toEqual([403, 'wish_list']);
  expect(codes(await theirs.remove(`vehicle_id=${vehicle.id}`))).toEqual([404, 'wish_list']);
  expect((await mine.remove(`vehicle_id=${vehicle.id}`)).status).toBe(200);
  expect((await mine.remove(`provider_id=${vehicle.provider_id}`)).status).toBe(200);
  expect(await mine.list()).toEqual([[], []]);
});

test('unknown ones, two at once, and guests are refused', async () => {
  const vehicle = await aVehicle();
  const mine = wishing((await renting.rows.customer()).token);

  expect(codes(await mine.add('vehicle_id=99999'))).toEqual([404, 'vehicle_id']);
  expect(codes(await mine.add('provider_id=9007199254740991'))).toEqual([404, 'provider_id']);
  const both = `vehicle_id=${vehicle.id}&provider_id=${vehicle.provider_id}`;
  for (const wrong of [both, '']) {
    expect(codes(await mine.add(wrong))).toEqual([403, 'vehicle_id']);
    expect(codes(await mine.remove(wrong))).toEqual([403, 'vehicle_id']);
  }
  const guest = wishing();
  expect((await guest.add(`vehicle_id=${vehicle.id}&guest_id=${GUEST}`)).status).toBe(401);
  expect((await guest.remove(`vehicle_id=${vehicle.id}`)).status).toBe(401);
});
