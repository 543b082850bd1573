import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { aCart } from '#tests/support/builders/cart.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { dosa, of } from '#tests/support/builders/items.ts';
import { aFilledCart } from '#tests/support/start-cart.ts';
import { unavailabilityOf } from '#domain/cart/cart-amounts.ts';
import * as select from './selectors.ts';

describe('what views ask of the cart', () => {
  test('the badge counts lines, not pieces; the subtotal is before discount (CART-08)', async () => {
    const { actor } = await aFilledCart([of(dosa, 3), of(anItem({ id: id(8) }), 2, 2)]);

    expect(select.countOf(actor.getSnapshot())).toBe(2);
    expect(select.amountsOf(actor.getSnapshot().context.cart, [id(1)]).subtotal.minor).toBe(5_000);
    expect(select.piecesOfItem(dosa.id)(actor.getSnapshot())).toBe(3);
  });

  test('what the cart comes to on the way to it is what is paid for its lines, discounts off', () => {
    const item = anItem({ discount: { type: 'percent', share: rateOfPercent(10) } });
    const cart = aCart(of(item, 2), of(goods({ id: id(9), stock: 0 })));
    const { subtotal, cost } = select.amountsOf(cart, [id(1)]);

    expect(cost.minor).toBe(subtotal.minor * 0.9);
  });

  test('a line of another zone, and one that is sold out, are marked (D-33, D7)', () => {
    expect(unavailabilityOf(of(dosa), [id(2)])).toEqual({ kind: 'otherZone' });
    expect(unavailabilityOf(of(goods({ stock: 1 }), 2), [id(1)])).toEqual({
      kind: 'outOfStock',
      stock: 1,
    });
    expect(unavailabilityOf(of(dosa), [id(1)])).toBeNull();
  });
});
