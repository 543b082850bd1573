import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { aCart, aLine, aSelection } from '#tests/support/builders/cart.ts';
import {
  aGroup,
  anAddOn,
  anItem,
  aValue,
  aVariation,
  goods,
} from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  byStore,
  conflictingStore,
  findLine,
  increaseRefusal,
  isSentAnyway,
  lineAmount,
  lineGross,
  linesOutside,
} from './cart.ts';
import { allowsGuestCheckout, checkoutWay } from './checkout-gate.ts';

describe('a cart', () => {
  test('adds up undiscounted lines, add-ons included (CART-08, PRICE-01)', () => {
    const item = anItem({
      discount: { type: 'percent', share: rateOfPercent(50) },
      addOns: [anAddOn()],
    });
    const line = aLine({
      item,
      selection: { quantity: quantity(2), addOns: [{ id: id(1), quantity: 2, checked: true }] },
    });

    expect(lineGross(line)).toEqual(dollars(26));
    expect(lineAmount(line)).toEqual(dollars(16));
  });

  test('groups its lines by store, first come first (D-13)', () => {
    const cart = aCart(
      aLine({ id: id(1), item: anItem({ storeId: id(2), storeName: 'Two' }) }),
      aLine({ id: id(2), item: anItem({ storeId: id(1), storeName: 'One' }) }),
      aLine({ id: id(3), item: anItem({ storeId: id(2), storeName: 'Two' }) }),
    );

    expect(byStore(cart).map(({ storeName, lines }) => [storeName, lines.length])).toEqual([
      ['Two', 2],
      ['One', 1],
    ]);
  });

  test('finds the same item and variation, in any order, add-ons aside (CART-28)', () => {
    const item = anItem({
      foodVariations: [
        aGroup({
          name: 'Toppings',
          type: 'multi',
          values: [aValue({ label: 'a' }), aValue({ label: 'b' })],
        }),
      ],
      addOns: [anAddOn()],
    });
    const line = aLine({ item, selection: { picks: [[0, 1]] } });
    const cart = aCart(line);

    expect(findLine(cart, item, aSelection(item, { picks: [[1, 0]] }))).toBe(line);
    const withAddOn = {
      picks: [[0, 1]],
      addOns: [{ id: id<'AddOn'>(1), quantity: 1, checked: true }],
    };
    expect(findLine(cart, item, aSelection(item, withAddOn))).toBe(line);
    expect(findLine(cart, item, aSelection(item, { picks: [[0]] }))).toBeNull();
    expect(findLine(cart, anItem({ id: id(9) }), aSelection(item))).toBeNull();
  });

  test('of goods holds one store; a kitchen may join another (CART-20, CART-22)', () => {
    const cart = aCart(aLine({ item: goods({ storeId: id(2), storeName: 'Green Grocer' }) }));

    expect(conflictingStore(cart, goods({ storeId: id(3) }))?.storeName).toBe('Green Grocer');
    expect(conflictingStore(cart, goods({ storeId: id(2) }))).toBeNull();
    const food = aCart(aLine({ item: anItem({ storeId: id(2) }) }));
    expect(conflictingStore(food, anItem({ storeId: id(3) }))).toBeNull();
  });

  test('knows which lines cannot be brought here (D-33)', () => {
    const here = aLine({ item: anItem({ zoneId: id(1) }) });
    const elsewhere = aLine({ item: anItem({ zoneId: id(4) }) });

    expect(linesOutside(aCart(here, elsewhere), [id(1)])).toEqual([elsewhere]);
  });
});

describe('one more piece', () => {
  const shirt = goods({
    stock: 99,
    choiceOptions: [{ title: 'Size', options: ['L'] }],
    goodsVariations: [aVariation({ type: 'L', stock: 2 })],
  });

  test.each([
    { item: goods({ stock: 5 }), from: 5, refusal: 'stockReached' },
    { item: goods({ stock: 6 }), from: 5, refusal: null },
    { item: goods({ stock: 9, maximum: 5 }), from: 5, refusal: 'maximumReached' },
    { item: goods({ stock: 9, maximum: 5 }), from: 4, refusal: null },
    { item: anItem({ stock: 0 }), from: 5, refusal: null },
    { item: anItem({ maximum: 5 }), from: 5, refusal: 'maximumReached' },
    { item: shirt, from: 2, refusal: 'stockReached' },
  ])('than $from is $refusal (CART-23, CART-24)', ({ item, from, refusal }) => {
    expect(increaseRefusal(aLine({ item }), from)).toBe(refusal);
  });

  test('is sent for food at its maximum all the same, for goods it is not (CART-25, CART-26)', () => {
    expect(isSentAnyway(aLine({ item: anItem() }), 'maximumReached')).toBe(true);
    expect(isSentAnyway(aLine({ item: goods() }), 'maximumReached')).toBe(false);
    expect(isSentAnyway(aLine({ item: goods() }), 'stockReached')).toBe(false);
  });
});

describe('the checkout button', () => {
  test.each([
    { items: true, token: false, guests: true, way: 'askGuestOrLogin', reqs: 'GATE-01' },
    { items: true, token: false, guests: true, chosen: true, way: 'checkout', reqs: 'GATE-05' },
    {
      items: true,
      token: false,
      guests: false,
      chosen: true,
      way: 'authenticate',
      reqs: 'GATE-12',
    },
    { items: true, token: true, guests: true, way: 'checkout', reqs: 'GATE-10' },
    { items: true, token: false, guests: false, way: 'authenticate', reqs: 'GATE-12' },
    { items: false, token: false, guests: true, way: 'home', reqs: 'GATE-09' },
    { items: false, token: true, guests: false, way: 'home', reqs: 'GATE-09' },
  ])('leads to $way ($reqs)', ({ items, token, guests, chosen = false, way }) => {
    const facts = {
      hasItems: items,
      hasToken: token,
      guestCheckoutAllowed: guests,
      guestByChoice: chosen,
    };

    expect(checkoutWay(facts)).toBe(way);
  });

  test.each([
    { status: 1, allowed: true },
    { status: '1', allowed: true },
    { status: 0, allowed: false },
    { status: null, allowed: false },
    { status: undefined, allowed: false },
    { status: true, allowed: false },
  ])('lets guests through at $status: $allowed (GATE-13)', ({ status, allowed }) => {
    expect(allowsGuestCheckout(status)).toBe(allowed);
  });
});
