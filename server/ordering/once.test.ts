import { describe, expect, test } from 'vitest';
import { signUp as signUpCall } from '#contract/account.ts';
import { type CallOptions } from '#tests/support/server.ts';
import { GUEST, withKey, codeOf, startOrdering } from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, put, place, orderCount } = server;

describe('the same request again', () => {
  test('after a lost answer is the same order (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);

    const first = await place(dish.store_id, {}, withKey('k-1'));
    const again = await place(dish.store_id, {}, withKey('k-1'));

    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await orderCount()).toBe(1);
  });

  test('at the same moment is one order (D-05, D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const answers = await Promise.all(
      ['k', 'k', 'k'].map((key) => place(dish.store_id, {}, withKey(key))),
    );
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.order_id);
    expect([new Set(ids).size, await orderCount()]).toEqual([1, 1]);
  });

  test('with another body is refused (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    await place(dish.store_id, {}, withKey('k-2'));
    const other = await place(dish.store_id, { order_note: 'And napkins' }, withKey('k-2'));
    expect(codeOf(other)).toEqual([422, 'idempotency_key']);
    expect(await orderCount()).toBe(1);
  });

  test('after a refusal gets the same refusal, in the caller’s language (D-111)', async () => {
    const dish = await aDish({}, { minimum_order: 5000 });
    await put(dish.id);
    await place(dish.store_id, {}, withKey('k-3'));
    await server.server.db.updateTable('store').set({ minimum_order: 0 }).execute();

    const again = await place(dish.store_id, {}, { ...withKey('k-3'), language: 'hi' });
    expect(codeOf(again)).toEqual([403, 'minimum_order']);
    expect(again.body.message).toBe('न्यूनतम ऑर्डर राशि $50.00 है');
    expect((await place(dish.store_id, {}, withKey('k-4'))).status).toBe(200);
  });

  test('of another customer under the same key is their own order (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    await put(dish.id, { guest_id: 77 });
    await place(dish.store_id, {}, withKey('k-5'));
    const theirs = await place(dish.store_id, { guest_id: 77 }, withKey('k-5'));
    expect([theirs.status, await orderCount()]).toEqual([200, 2]);
  });

  describe('after the guest has signed in', () => {
    let people = 0;
    const signUp = async (guest_id?: number) => {
      people += 1;
      const { body } = await server.server.post(signUpCall.path, {
        ...{ f_name: 'Ada', l_name: 'Byron', password: 'correct horse 1' },
        email: `ada.${people}@example.com`,
        phone: `+121255502${String(people).padStart(2, '0')}`,
        ...(guest_id === undefined ? {} : { guest_id }),
      });
      return body.token as string;
    };
    const buyDish = (dish: { id: number; store_id: number }, options: CallOptions, facts = {}) =>
      place(
        dish.store_id,
        {
          is_buy_now: 1,
          cart: JSON.stringify([{ model: 'Item', item_id: dish.id, quantity: 1 }]),
          ...facts,
        },
        options,
      );

    test('is the guest’s order, and no second one [D-111]', async () => {
      const dish = await aDish();
      const first = await buyDish(dish, withKey('k-6'), { is_guest: 1 });
      const token = await signUp(GUEST);

      const asCustomer = { guest_id: null, is_guest: 0 };
      const again = await buyDish(dish, { ...withKey('k-6'), token }, asCustomer);

      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(await orderCount()).toBe(1);
    });

    test('is checked again after a refusal, as signing in may have resolved it [D-111]', async () => {
      const dish = await aDish({ campaign_from: '2026-11-20', campaign_to: '2026-11-21' });
      expect((await buyDish(dish, withKey('k-7'))).status).toBe(401);
      const token = await signUp(GUEST);
      expect((await buyDish(dish, { ...withKey('k-7'), token })).status).toBe(200);
    });

    test('reveals nothing to a stranger who signs in and sends the same key [D-111]', async () => {
      const dish = await aDish();
      const first = await buyDish(dish, withKey('k-8'));
      for (const guest of [undefined, 77]) {
        const token = await signUp(guest);
        const theirs = await buyDish(dish, { ...withKey('k-8'), token });
        expect(theirs.status).toBe(200);
        expect(theirs.body.order_id).not.toBe(first.body.order_id);
      }
    });

    test('with another body is refused [D-111]', async () => {
      const dish = await aDish();
      await buyDish(dish, withKey('k-9'));
      const token = await signUp(GUEST);
      const other = await buyDish(dish, { ...withKey('k-9'), token }, { order_note: 'Napkins' });
      expect(codeOf(other)).toEqual([422, 'idempotency_key']);
    });
  });

  test('without a key finds an empty cart: no second order by a double click (D-05)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const answers = await Promise.all([place(dish.store_id), place(dish.store_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await orderCount()).toBe(1);
  });

  test('under a key of a thousand letters is refused', async () => {
    const dish = await aDish();
    const refused = await place(dish.store_id, {}, withKey('k'.repeat(1000)));
    expect(codeOf(refused)).toEqual([403, 'idempotency_key']);
  });
});
