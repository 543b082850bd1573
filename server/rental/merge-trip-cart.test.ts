import { expect, test } from 'vitest';
import { signIn, signUp } from '#contract/account.ts';
import { byDistance, byTheHour, GUEST, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();
const { aVehicle, add, cart } = renting;
const PASSWORD = 'correct horse 1';

let people = 0;
const aCustomer = async () => {
  people += 1;
  const email = `grace.${people}@example.com`;
  const { body } = await renting.server.post(signUp.path, {
    ...{ f_name: 'Grace', l_name: 'Hopper', password: PASSWORD, email },
    phone: `+1212555${String(4000 + people)}`,
  });
  const signInAs = (facts: object = {}) =>
    renting.server.post(signIn.path, {
      ...{ email_or_phone: email, password: PASSWORD, guest_id: GUEST },
      ...facts,
    });
  return { token: body.token as string, signInAs };
};
const addAs = (token: string, vehicle: number, trip: object = byTheHour()) =>
  add(vehicle, { ...trip, guest_id: null }, { token });
type Line = { vehicle_id: number; quantity: number };
const held = async (token: string | null) => {
  const { body } = await (token ? cart({ token }, null) : cart());
  return body.carts.map(({ vehicle_id, quantity }: Line) => [vehicle_id, quantity]);
};

test('a guest’s trip cart merges with the account’s at sign-in: one provider, the newer trip [D-42]', async () => {
  const one = await aVehicle({ total_count: 3 });
  const two = await aVehicle({ provider_id: one.provider_id });
  const { token, signInAs } = await aCustomer();
  await addAs(token, one.id, byTheHour({ quantity: 2 }));
  await addAs(token, two.id);
  await add(one.id, byTheHour({ quantity: 2, estimated_hours: 5 }));

  expect((await signInAs()).status).toBe(200);

  expect(await held(token)).toEqual(
    expect.arrayContaining([
      [one.id, 3],
      [two.id, 1],
    ]),
  );
  expect(await held(null)).toEqual([]);
  const { user_data } = (await cart({ token }, null)).body;
  expect(user_data.estimated_hours).toBe(5);
});

test.each([
  ['of another provider', {}, byTheHour()],
  ['of another type of trip', null, byDistance()],
])(
  'a trip cart %s causes one question, and then one of the two carts counts [D-42]',
  async (_, other, trip) => {
    const old = await aVehicle();
    const brought = await aVehicle(other ?? { provider_id: old.provider_id });
    const { token, signInAs } = await aCustomer();
    await addAs(token, old.id);
    await add(brought.id, trip);

    const answer = await signInAs({ on_cart_conflict: 'ask' });
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'cart_conflict']);
    expect([await held(token), await held(null)]).toEqual([[[old.id, 1]], [[brought.id, 1]]]);
    await signInAs({ on_cart_conflict: 'account' });
    expect([await held(token), await held(null)]).toEqual([[[old.id, 1]], [[brought.id, 1]]]);
    await signInAs({ on_cart_conflict: 'guest' });
    expect([await held(token), await held(null)]).toEqual([[[brought.id, 1]], []]);
  },
);
