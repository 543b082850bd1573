import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { mayEmptyTripCart } from './may-empty-trip-cart.ts';

const offeredIn = (...zones: readonly number[]) => ({
  ...rentalModule(),
  zones: zones.map((zone) => id<'Zone'>(zone)),
});

test.each([
  { module: offeredIn(4), current: null, count: 1, isWanted: true, because: 'it might be lost' },
  {
    module: offeredIn(4),
    current: groceryModule(),
    count: 1,
    isWanted: true,
    because: 'of a switch',
  },
  { module: offeredIn(4), current: null, count: 0, isWanted: false, because: 'there is none' },
  { module: offeredIn(), current: null, count: 1, isWanted: false, because: 'no zone is known' },
  {
    module: groceryModule(),
    current: null,
    count: 1,
    isWanted: false,
    because: 'nothing is rented',
  },
  {
    module: offeredIn(4),
    current: offeredIn(4),
    count: 1,
    isWanted: false,
    because: 'it is chosen',
  },
])(
  'the trip cart is looked at: $isWanted, for $because [RENT-CART-31, D-81]',
  ({ module, current, count, isWanted }) => {
    expect(mayEmptyTripCart(() => count)({ module, current })).toBe(isWanted);
  },
);
