import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import { anAddOn, anItem } from '#tests/support/builders/item.ts';
import { addOnsFor, isCampaign, isOnSale } from './item.ts';
import { countsStock, matchModule, mayMixStores, MODULE_TYPES, sellsItems } from './module.ts';
import { isOpen } from './store.ts';

const saturday = (minute: number): WallTime => ({
  year: 2026,
  month: 11,
  day: 21,
  weekday: 6,
  minute,
});
const sunday = (minute: number): WallTime => ({ ...saturday(minute), day: 22, weekday: 0 });

describe('a store', () => {
  const night = {
    hours: [{ weekday: 6, window: { opens: 18 * 60, closes: 2 * 60 } }],
    closedDates: [],
    active: true,
  };

  test('that closes after midnight is open on both sides of it', () => {
    expect(isOpen(night, saturday(23 * 60), isoDate)).toBe(true);
    expect(isOpen(night, sunday(60), isoDate)).toBe(true);
    expect(isOpen(night, saturday(60), isoDate)).toBe(false);
    expect(isOpen(night, sunday(2 * 60), isoDate)).toBe(false);
  });

  test('is closed on a weekday without hours, on its closed dates, and when switched off', () => {
    const day = { ...night, hours: [{ weekday: 6, window: { opens: 0, closes: 0 } }] };

    expect(isOpen(day, saturday(0), isoDate)).toBe(true);
    expect(isOpen(day, sunday(600), isoDate)).toBe(false);
    expect(isOpen({ ...day, closedDates: ['2026-11-21'] }, saturday(600), isoDate)).toBe(false);
    expect(isOpen({ ...day, active: false }, saturday(600), isoDate)).toBe(false);
  });
});

describe('an item', () => {
  test('of a campaign is sold between its dates, both included (ITEM-31, ITEM-69)', () => {
    const campaign = anItem({ campaign: { from: '2026-11-21', to: '2026-11-22' } });

    expect(isCampaign(campaign)).toBe(true);
    expect(isOnSale(campaign, saturday(0))).toBe(true);
    expect(isOnSale(campaign, sunday(1439))).toBe(true);
    expect(isOnSale(campaign, { ...sunday(0), day: 23 })).toBe(false);
  });

  test('goes with its own store’s add-ons only (CAT-27)', () => {
    const own = anAddOn({ id: id(1), storeId: id(1) });
    const foreign = anAddOn({ id: id(2), storeId: id(9) });

    expect(addOnsFor(anItem({ addOns: [own, foreign] }))).toEqual([own]);
  });
});

describe('a module', () => {
  const modules = [
    { id: id<'Module'>(4), type: 'food' as const },
    { id: id<'Module'>(2), type: 'grocery' as const },
  ];

  test.each([
    { asked: '2', found: 2, because: 'an id' },
    { asked: 'food', found: 4, because: 'a type' },
    { asked: 'spaceships', found: undefined, because: 'nothing we offer' },
  ])('asked for by $asked is $found: $because (MOD-03, MOD-04)', ({ asked, found }) => {
    expect(matchModule(modules, asked)?.id).toBe(found);
  });

  test('what is not kept on a shelf counts no stock: dishes, parcels and rentals', () => {
    expect(MODULE_TYPES.filter(countsStock)).toEqual(['grocery', 'pharmacy', 'ecommerce']);
  });

  test('food has no stock and may mix stores; parcels and rentals use no item cart (CART-22)', () => {
    expect([countsStock('food'), mayMixStores('food')]).toEqual([false, true]);
    expect([countsStock('grocery'), mayMixStores('pharmacy')]).toEqual([true, false]);
    expect([sellsItems('parcel'), sellsItems('rental'), sellsItems('ecommerce')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
