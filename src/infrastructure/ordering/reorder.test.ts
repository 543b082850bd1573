import { expect, test } from 'vitest';
import { checkReorder, reorder } from '#contract/ordering-again.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aWireOrderAgain } from '#tests/model/ordering/wire-again.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aReorder, aReorderLine } from '#tests/support/builders/reorder.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createReorderGateway } from './orders.api.ts';

const { signal } = new AbortController();
const claim = { id: id<'Order'>(100_042), phone: '+12125550123' };
const refusal = (code: string) => ({ message: 'No.', errors: [{ code, message: 'No.' }] });

function aGateway(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  return {
    http,
    orders: createReorderGateway({ http, currency: () => USD, report: () => {} }),
  };
}

test('what can be had again is asked for by number and phone, and read line by line [F7]', async () => {
  const gone = { available: 0, amount_now: null, code: 'item_gone', message: 'Gone' };
  const { http, orders } = aGateway(
    aWireOrderAgain({}, gone, { code: 'of_tomorrow', message: 'Hm' }),
  );

  expect(await orders.check(claim, signal)).toEqual(
    ok({
      ...aReorder(
        aReorderLine(),
        aReorderLine({ id: 2, available: 0, is: null, shortfall: { kind: 'gone', said: 'Gone' } }),
        aReorderLine({ id: 3, shortfall: { kind: 'other', said: 'Hm' } }),
      ),
      claim,
    }),
  );
  expect(http.asked).toMatchObject([
    {
      method: 'GET',
      path: checkReorder.path,
      query: { order_id: 100_042, contact_number: '+12125550123' },
      asGuest: true,
    },
  ]);
});

test('what was shown is named when it is put into the cart [D-106]', async () => {
  const { http, orders } = aGateway({ message: 'In the cart' });

  expect(
    await orders.putIntoCart({ ...aReorder(aReorderLine()), claim }, { replaces: true, signal }),
  ).toEqual(ok(null));
  expect(http.asked).toMatchObject([
    {
      method: 'POST',
      path: reorder.path,
      body: { order_id: 100_042, contact_number: '+12125550123', seen: 'as-shown', replace: 1 },
      asGuest: true,
    },
  ]);
});

test.each([
  [403, 'different_stores', { kind: 'otherStore', said: 'No.' }],
  [409, 'changed', { kind: 'changed' }],
  [403, 'order_type', { kind: 'refused', status: 403, code: 'order_type', message: 'No.' }],
])('a refusal %i %s is told apart from the others [ERR-23]', async (status, code, failure) => {
  const { orders } = aGateway(refusal(code), status);

  expect(await orders.putIntoCart(aReorder(aReorderLine()), { replaces: false, signal })).toEqual(
    refuse(failure),
  );
});
