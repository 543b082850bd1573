import { describe, expect, test } from 'vitest';
import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart.ts';
import { id } from '#domain/kernel/id.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createCartGateway } from './api.ts';

const wireLine = (facts: object = {}) => ({
  id: 9,
  module_id: 1,
  item_id: 1,
  price: 10,
  quantity: 2,
  item: aWireItem(),
  ...facts,
});
const dosa = anItem();
const signal = new AbortController().signal;

type Deps = {
  readonly body?: unknown;
  readonly status?: number;
  readonly token?: string | null;
  readonly guestId?: string | null;
  readonly moduleId?: number | null;
};

function aGateway(facts: Deps = {}) {
  const { body = [], status = 200, token = null, guestId = '77', moduleId = 1 } = facts;
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const gateway = createCartGateway({
    http,
    scope: () => ({ token, guestId, moduleId }),
    currency: () => USD,
    report: (problem) => void reported.push(problem),
  });
  return { gateway, http, reported };
}

describe('the cart at the app', () => {
  test('is listed as a guest where there is no token (API-22, ROLE-04)', async () => {
    const { gateway, http } = aGateway({ body: [wireLine()] });

    const answer = await gateway.list(signal);

    expect(http.asked[0]).toMatchObject({
      method: 'GET',
      path: listCart.path,
      asGuest: true,
    });
    expect(
      answer.ok && answer.value.map(({ id: line, selection }) => [line, selection.quantity]),
    ).toEqual([[9, 2]]);
  });

  test.each([
    { guestId: null, moduleId: 1, because: 'the guest has no number yet' },
    { guestId: '77', moduleId: null, because: 'no module is chosen yet' },
  ])('is empty, and the server is not asked, while $because', async ({ guestId, moduleId }) => {
    const { gateway, http } = aGateway({ guestId, moduleId });

    expect(await gateway.list(signal)).toEqual({ ok: true, value: [] });
    expect(http.asked).toEqual([]);
  });

  test('leaves a row out that cannot be understood, and shows the others', async () => {
    const { gateway, reported } = aGateway({ body: [wireLine({ quantity: 'many' }), wireLine()] });

    const answer = await gateway.list(signal);

    expect(answer.ok && answer.value).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  test('takes a choice (API-20)', async () => {
    const { gateway, http } = aGateway();

    await gateway.add(dosa, aSelection(dosa));

    expect(http.asked[0]).toMatchObject({
      method: 'POST',
      path: addToCart.path,
      body: { item_id: 1, guest_id: 77, quantity: 1 },
    });
    expect(http.asked[0]?.body).not.toHaveProperty('cart_id');
  });

  test('takes a change, with the number of the line (API-21)', async () => {
    const { gateway, http } = aGateway();

    await gateway.update(id(9), dosa, aSelection(dosa));

    expect(http.asked[0]).toMatchObject({
      method: 'POST',
      path: updateCart.path,
      body: { cart_id: 9, item_id: 1 },
    });
  });

  test('lets a line go, and all of them (API-23, API-24)', async () => {
    const { gateway, http } = aGateway();

    await gateway.remove(id(9));
    await gateway.clear();

    expect(http.asked).toMatchObject([
      {
        method: 'DELETE',
        path: removeFromCart.path,
        query: { cart_id: 9 },
        asGuest: true,
      },
      { method: 'DELETE', path: clearCart.path, asGuest: true },
    ]);
  });

  test('cannot be changed by a guest without a number', async () => {
    const { gateway, http } = aGateway({ guestId: null });

    expect(await gateway.add(dosa, aSelection(dosa))).toEqual({
      ok: false,
      failure: { kind: 'unreachable', cause: 'server' },
    });
    expect(http.asked).toEqual([]);
  });

  test('a token is enough', async () => {
    const { gateway, http } = aGateway({ guestId: null, token: 't1' });

    await gateway.add(dosa, aSelection(dosa));

    expect(http.asked).toHaveLength(1);
  });
});

describe('a refusal of the app', () => {
  test.each([
    { status: 403, body: { errors: [{ code: 'stock', message: 'Sold out' }] } },
    { status: 403, body: { errors: 'Sold out' } },
    { status: 404, body: { message: 'Sold out' } },
    { status: 404, body: { error: 'Sold out' } },
    { status: 403, body: { message: [{ code: 'stock', message: 'Sold out' }] } },
    { status: 203, body: { errors: [{ code: 'stock', message: 'Sold out' }] } },
  ])(
    'is told in its own words, whatever shape it has: $status $body (ERR-29)',
    async ({ status, body }) => {
      const answer = await aGateway({ status, body }).gateway.add(dosa, aSelection(dosa));

      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: 'Sold out' },
      });
    },
  );

  test.each([
    { status: 401, body: { errors: 'Unauthorized' }, kind: 'signedOut' },
    { status: 500, body: { message: 'oops' }, kind: 'unreachable' },
    { status: 429, body: null, kind: 'unreachable' },
    { status: 429, body: { message: 'Try again in 5 minutes.' }, kind: 'refused' },
    { status: 200, body: { lines: [] }, kind: 'unreachable' },
    { status: 200, body: null, kind: 'unreachable' },
  ])('status $status with $body means $kind (ERR-29)', async ({ status, body, kind }) => {
    const answer = await aGateway({ status, body }).gateway.clear();

    expect(answer).toMatchObject({ ok: false, failure: { kind } });
  });
});
