import { expect, test } from 'vitest';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { id } from '#domain/kernel/id.ts';
import { aCart, aLine, pieces } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { exceededCashLimit } from './cash-limit.ts';

const HERE = [id<'Zone'>(1), id<'Zone'>(2)];
const limits = [{ zoneId: id<'Zone'>(1), limit: dollars(25) }];
const ofStore = (storeId: number, count: number, facts: Parameters<typeof anItem>[0] = {}) =>
  aLine({
    id: id(storeId),
    item: anItem({ storeId: id(storeId), ...facts }),
    selection: { quantity: pieces(count) },
  });

test.each([
  { cart: aCart(ofStore(1, 3)), because: 'three cost more', limit: dollars(25) },
  { cart: aCart(ofStore(1, 2)), because: 'two cost less', limit: null },
  {
    cart: aCart(ofStore(1, 2), ofStore(2, 2)),
    because: 'each store is paid by itself',
    limit: null,
  },
  {
    cart: aCart(ofStore(1, 1), ofStore(2, 3, { zoneId: id(2) })),
    because: 'the smallest limit holds for the largest order',
    limit: dollars(25),
  },
  {
    cart: aCart(ofStore(2, 9, { zoneId: id(2) })),
    because: 'nothing comes from the zone that has a limit',
    limit: null,
  },
  {
    cart: aCart({ ...ofStore(1, 9), gone: true }),
    because: 'what is no longer sold costs nothing',
    limit: null,
  },
  {
    cart: aCart(ofStore(1, 3, { discount: { type: 'percent', share: rateOfPercent(20) } })),
    because: 'discounts are taken off first',
    limit: null,
  },
])('the cart exceeds a cash limit of $limit.minor, since $because [CHK-09]', ({ cart, limit }) => {
  expect(exceededCashLimit(cart, HERE, limits)).toEqual(limit);
});
