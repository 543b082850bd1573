import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { minus, sum } from '#domain/kernel/money.ts';
import { rate, rateOfPercent } from '#domain/kernel/rate.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { summarise } from '#domain/pricing/order-summary.ts';
import { aCart, aLine, pieces } from '#tests/support/builders/cart.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { cents, USD } from '#tests/support/builders/money.ts';
import { cartAmounts, isUnavailable, lineAmounts } from './cart-amounts.ts';
import { byStore, lineAmount, lineGross, pricedLine, type CartLine } from './cart.ts';

const HERE = [id<'Zone'>(1)];

describe('what cannot be bought counts for nothing in the cart (D-19, D-33)', () => {
  const dish = aLine({ id: id(1), item: anItem({ price: cents(1000) }) });

  test.each([
    { line: aLine({ id: id(2), item: goods({ stock: 0 }) }), because: 'it is sold out' },
    {
      line: aLine({ id: id(2), item: anItem({ zoneId: id(9) }) }),
      because: 'it is sold elsewhere',
    },
    { line: { ...aLine({ id: id(2) }), gone: true }, because: 'its store no longer sells it' },
  ])('since $because', ({ line }) => {
    expect(cartAmounts(aCart(dish, line), HERE)).toEqual({
      subtotal: cents(1000),
      discount: cents(0),
      cost: cents(1000),
      unavailable: 1,
    });
  });

  test('but a line of which fewer can be had counts as it stands', () => {
    const line = aLine({ item: goods({ stock: 1 }), selection: { quantity: pieces(2) } });

    expect(isUnavailable(line, HERE)).toBe(false);
    expect(cartAmounts(aCart(line), HERE).subtotal).toEqual(lineGross(line));
  });
});

test('half a cent of a discount is rounded as the bill of the store rounds it, up (D-26, CART-08)', () => {
  const share = { type: 'percent', share: rateOfPercent(10) } as const;
  const dish = aLine({ item: anItem({ price: cents(1995), discount: share }) });
  const other = { ...dish, id: id<'CartLine'>(2) };

  expect(cartAmounts(aCart(dish), HERE)).toMatchObject({ discount: cents(200), cost: cents(1795) });
  expect(lineAmount(dish)).toEqual(cents(1795));
  expect(cartAmounts(aCart(dish, other), HERE).discount).toEqual(cents(399));
  expect([...lineAmounts({ lines: [dish, other] }, HERE).values()]).toEqual([
    cents(1795),
    cents(1796),
  ]);
});

describe('whatever is in the cart', () => {
  const share = fc.integer({ min: 0, max: 1_000_000 }).map(rate);
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 100_000 }),
      discount: fc.oneof(
        fc.constant<Discount>({ type: 'none' }),
        share.map((one): Discount => ({ type: 'percent', share: one })),
        fc.integer({ min: 0, max: 5_000 }).map((off): Discount => ({
          type: 'amount',
          off: cents(off),
        })),
      ),
      count: fc.integer({ min: 1, max: 20 }),
      stock: fc.integer({ min: 0, max: 20 }),
      store: fc.constantFrom(1, 2, 3),
      zone: fc.constantFrom(1, 1, 2),
      gone: fc.boolean(),
    })
    .map(({ price, discount, count, stock, store, zone, gone }) => ({
      ...aLine({
        item: goods({
          ...{ price: cents(price), discount, stock },
          ...{ storeId: id(store), zoneId: id(zone) },
        }),
        selection: { quantity: pieces(count) },
      }),
      gone,
    }));
  const carts = fc
    .array(anyLine, { maxLength: 8 })
    .map((lines) => aCart(...lines.map((line, at) => ({ ...line, id: id<'CartLine'>(at + 1) }))));
  const isCounted = (line: CartLine) => !isUnavailable(line, HERE);

  test('the shown lines add up: their old prices to the subtotal, their prices to what they cost (CART-08)', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { subtotal, discount, cost, unavailable } = cartAmounts(cart, HERE);
        const shown = cart.lines.filter(isCounted);
        const lines = byStore(cart).flatMap((store) => [...lineAmounts(store, HERE)]);

        expect(subtotal).toEqual(sum(shown.map(lineGross), USD));
        expect(cost).toEqual(
          sum(
            lines.map(([, amount]) => amount),
            USD,
          ),
        );
        expect(cost).toEqual(minus(subtotal, discount));
        expect(lines.map(([line]) => line).toSorted()).toEqual(
          shown.map((line) => line.id).toSorted(),
        );
        expect(unavailable).toBe(cart.lines.length - shown.length);
        expect(Math.min(0, ...lines.map(([, { minor }]) => minor))).toBe(0);
      }),
    );
  });

  test('no line costs a cent more or less than by itself but for what the rounding of all of them takes', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const store of byStore(cart)) {
          const amounts = lineAmounts(store, HERE);
          for (const line of store.lines.filter(isCounted)) {
            const amount = amounts.get(line.id)?.minor ?? NaN;
            expect(Math.abs(amount - lineAmount(line).minor)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('its goods cost what the orders of its stores charge for them [D-26, CHK-18]', () => {
    fc.assert(
      fc.property(carts, share, fc.boolean(), (cart, taxRate, taxIncluded) => {
        const counted = byStore({ ...cart, lines: cart.lines.filter(isCounted) });
        const orders = counted.map(({ lines }) =>
          summarise(lines.map(pricedLine), {
            ...{ currency: USD, taxRate, taxIncluded, deliveryFee: cents(0), coupon: null },
          }),
        );
        const { subtotal, discount } = cartAmounts(cart, HERE);
        expect({ subtotal, discount }).toEqual({
          subtotal: sum(
            orders.map((order) => order.subtotal),
            USD,
          ),
          discount: sum(
            orders.map((order) => order.discount),
            USD,
          ),
        });
      }),
    );
  });
});
