import { describe, expect, test } from 'vitest';
import { exactly } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dollars } from '#tests/support/builders/money.ts';
import type { Coupon } from './coupon.ts';
import {
  bestOffer,
  customerRefusal,
  firstFit,
  ranked,
  type CouponOffer,
  type OrderToSaveOn,
} from './coupon-offer.ts';

const coupon = (facts: Partial<Coupon> = {}): Coupon => ({
  code: 'TREAT',
  reach: { type: 'default' },
  minimumPurchase: dollars(30),
  discount: { type: 'amount', off: dollars(5) },
  ...facts,
});
const order = (store: number, goods: number, saves = 5): OrderToSaveOn => ({
  storeId: id(store),
  zoneId: id(1),
  subtotal: exactly(dollars(goods)),
  saves: dollars(saves),
});

describe('a coupon goes to the first store of the cart that it fits', () => {
  test('and to that one alone [D-13, CHK-12]', () => {
    expect(firstFit(coupon(), [order(1, 20), order(2, 30), order(3, 90)])).toEqual({
      kind: 'fits',
      storeId: 2,
      saves: dollars(5),
    });
  });

  test('or says what is missing where least is missing [PRICE-01]', () => {
    expect(firstFit(coupon(), [order(1, 20), order(2, 28), order(3, 10)])).toEqual({
      kind: 'refused',
      why: { kind: 'belowMinimum', missing: dollars(2) },
    });
  });

  test('or that it is for another store, where no money would help [PRICE-02]', () => {
    const other = coupon({ reach: { type: 'store_wise', storeId: id(9) } });
    expect(firstFit(other, [order(1, 90)])).toMatchObject({ why: { kind: 'otherStore' } });
  });

  test('or that it saves nothing, and is not used up for it', () => {
    const free = coupon({ discount: { type: 'free_delivery' } });
    expect(firstFit(free, [order(1, 90, 0)])).toMatchObject({ why: { kind: 'savesNothing' } });
  });
});

describe('a coupon for one customer', () => {
  const terms = { startsAt: instant(0), expiresAt: null, perCustomer: null, inAll: null };
  const first = coupon({ reach: { type: 'first_order' } });

  test.each([
    { of: coupon(), limits: { perCustomer: 1 }, isGuest: true, hasOrdered: false, why: 'signIn' },
    { of: first, limits: {}, isGuest: true, hasOrdered: false, why: 'signIn' },
    { of: first, limits: {}, isGuest: false, hasOrdered: true, why: 'notFirstOrder' },
    { of: first, limits: {}, isGuest: false, hasOrdered: false, why: undefined },
    { of: first, limits: {}, isGuest: false, isVerified: false, hasOrdered: false, why: 'verify' },
    {
      ...{ of: coupon(), limits: { perCustomer: 1 }, isGuest: false, isVerified: false },
      ...{ hasOrdered: true, why: 'verify' },
    },
    {
      of: coupon(),
      limits: {},
      isGuest: false,
      isVerified: false,
      hasOrdered: true,
      why: undefined,
    },
    { of: coupon(), limits: {}, isGuest: true, hasOrdered: false, why: undefined },
  ])('is refused as $why [D-21]', ({ of, limits, isVerified = true, why, ...who }) => {
    const refused = customerRefusal(of, { ...terms, ...limits }, { ...who, isVerified });
    expect(refused?.kind).toBe(why);
  });
});

describe('the best coupon', () => {
  const offer = (code: string, saves: number | null, ends: number | null = null): CouponOffer => ({
    code,
    title: code,
    minimumPurchase: dollars(0),
    expiresAt: ends === null ? null : instant(ends),
    storeName: null,
    verdict:
      saves === null
        ? { kind: 'refused', why: { kind: 'otherZone' } }
        : { kind: 'fits', saves: dollars(saves) },
  });

  test('saves most; of equals it is the one that ends first, and then the first by its code', () => {
    expect(bestOffer([offer('A', 2), offer('B', 3), offer('C', null)])?.code).toBe('B');
    expect(bestOffer([offer('A', 3), offer('B', 3, 20), offer('C', 3, 10)])?.code).toBe('C');
    expect(bestOffer([offer('B', 3), offer('A', 3)])?.code).toBe('A');
  });

  test('is none where none fits', () => {
    expect(bestOffer([offer('A', null)])).toBeNull();
  });

  test('stands first in the list, and what does not fit last, in its own order', () => {
    const codes = [offer('Z', null), offer('A', 1), offer('Y', null), offer('B', 2)];
    expect(ranked(codes).map(({ code }) => code)).toEqual(['B', 'A', 'Z', 'Y']);
    expect(ranked(codes.toReversed()).map(({ code }) => code)).toEqual(['B', 'A', 'Y', 'Z']);
  });
});
