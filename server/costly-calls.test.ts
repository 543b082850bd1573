import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { trackOrder } from '#contract/ordering.ts';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import { predictPlaces } from '#contract/location.ts';
import { addToCart } from '#contract/cart.ts';
import { listOf } from '#contract/kernel.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('a call that costs more than its size', () => {
  test('with thousands of empty choices is refused in a short answer', async () => {
    const { guestId, post } = await server.asGuest();
    const body = {
      ...{ guest_id: guestId, model: 'Item', item_id: 1, quantity: 1 },
      variation: Array.from({ length: 33_000 }, () => ({})),
    };

    const answer = await post(addToCart.path, body, { zones: [1], module: 1 });

    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });

  test('does not parse items beyond a list’s maximum', () => {
    let looked = 0;
    const seen = v.pipe(
      v.unknown(),
      v.check(() => {
        looked += 1;
        return true;
      }),
    );

    expect(v.safeParse(listOf(seen, 50), Array.from({ length: 33_000 })).success).toBe(false);
    expect(looked).toBe(51);
    expect(v.safeParse(listOf(seen, 50), Array.from({ length: 50 })).success).toBe(true);
  });

  test('with a word repeated sixty times finds the same as once', async () => {
    const find = async (text: string) =>
      (await server.get(`${predictPlaces.path}?search_text=${encodeURIComponent(text)}`)).body;

    expect(await find('st '.repeat(60))).toEqual(await find('st'));
  });

  test.each([signIn.path, signUp.path, addToCart.path])(
    'with a body nested ten thousand deep is refused at %s',
    async (path) => {
      const deep = `{"guest_id":1,"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;

      const answer = await server.post(path, deep, { zones: [1], module: 1 });

      expect(answer.status).toBe(403);
    },
  );
});

describe('every answer of the API', () => {
  test('is not cached', async () => {
    const { get } = await server.asCustomer();

    expect((await get(readProfile.path)).headers.get('Cache-Control')).toBe('no-store');
    expect((await server.get(readProfile.path)).headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    { language: 'en', id: 'abc', message: 'Order ID: enter a number' },
    { language: 'hi', id: 'abc', message: 'ऑर्डर आईडी: एक संख्या लिखें' },
    { language: 'en', id: '1.5', message: 'Order ID: enter a whole number' },
  ] as const)('describes errors plainly: $message', async ({ language, id, message }) => {
    const answer = await server.get(`${trackOrder.path}?order_id=${id}`, { language });

    expect([answer.status, answer.body.message]).toEqual([403, message]);
  });
});
