import { expect, test } from 'vitest';
import { removeAccount } from '#contract/account-profile.ts';
import { readProfile, signUp } from '#contract/account.ts';
import { aSignUp } from '#tests/support/server.ts';
import { codeOf } from '#tests/support/start-ordering.ts';
import { byTheHour, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();

test('an account is not deleted while a trip is under way, and is once it has ended (D-45)', async () => {
  const { body } = await renting.server.post(signUp.path, aSignUp());
  const { token } = body as { readonly token: string };
  const vehicle = await renting.aVehicle();
  await renting.add(vehicle.id, byTheHour({ guest_id: undefined }), { token });
  const booked = await renting.book(vehicle.provider_id, { guest_id: undefined }, { token });
  expect(booked.status).toBe(200);

  const refused = await renting.server.delete(removeAccount.path, { token });

  expect(codeOf(refused)).toEqual([403, 'trips_running']);
  expect((await renting.server.get(readProfile.path, { token })).status).toBe(200);

  const { db } = renting.server;
  await db.updateTable('trip').set({ status: 'completed' }).where('id', '=', booked.body).execute();

  expect((await renting.server.delete(removeAccount.path, { token })).status).toBe(200);
  const left = db
    .selectFrom('trip')
    .select(['contact_name', 'owner'])
    .where('id', '=', booked.body);
  expect(await left.executeTakeFirst()).toMatchObject({ contact_name: 'Former customer' });
});
