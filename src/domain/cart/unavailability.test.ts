import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import { unavailabilityOf } from './unavailability.ts';

const here = { zones: [id<'Zone'>(1)], moduleId: id<'Module'>(1), now: aWallTime() };
const lunch = { opens: 11 * 60, closes: 15 * 60 };

test('a dish that is sold all day in the zone can be put into the cart', () => {
  expect(unavailabilityOf(anItem(), here)).toBe(null);
});

test.each([
  { minute: 10 * 60 + 59, is: 'notOnSale', because: 'lunch has not begun' },
  { minute: 11 * 60, is: null, because: 'lunch begins' },
  { minute: 14 * 60 + 59, is: null, because: 'lunch ends in a minute' },
  { minute: 15 * 60, is: 'notOnSale', because: 'lunch is over' },
])('at minute $minute a lunch dish meets $is: $because (ITEM-32)', ({ minute, is }) => {
  const now = aWallTime({ minute });
  expect(unavailabilityOf(anItem({ availableTime: lunch }), { ...here, now })).toBe(is);
});

test('a dish that may be ordered for later is never off sale (ITEM-34)', () => {
  const item = anItem({ availableTime: lunch, schedulable: true });
  expect(unavailabilityOf(item, { ...here, now: aWallTime({ minute: 0 }) })).toBe(null);
});

test.each([
  { from: '2026-11-22', to: '2026-11-30', is: 'campaignOff', because: 'begins tomorrow' },
  { from: '2026-11-21', to: '2026-11-21', is: null, because: 'is today' },
  { from: '2026-11-01', to: '2026-11-20', is: 'campaignOff', because: 'ended yesterday' },
])('what may be ordered for later meets $is where its campaign $because [ITEM-31]', (campaign) => {
  const item = anItem({ campaign, schedulable: true, availableTime: lunch });
  expect(unavailabilityOf(item, here)).toBe(campaign.is);
});

test('an item of another zone may be looked at, not ordered', () => {
  expect(unavailabilityOf(anItem({ zoneId: id(2) }), here)).toBe('outsideZone');
});

test.each([
  { moduleId: id<'Module'>(2), because: 'the customer shops in another one' },
  { moduleId: null, because: 'none is chosen yet' },
])('an item is put into the cart of its own module only: $because (MOD-07)', ({ moduleId }) => {
  expect(unavailabilityOf(anItem(), { ...here, moduleId })).toBe('otherModule');
  expect(unavailabilityOf(anItem({ zoneId: id(2) }), { ...here, moduleId })).toBe('outsideZone');
});

test('nothing is ordered to nowhere', () => {
  expect(unavailabilityOf(anItem(), { ...here, zones: [] })).toBe('placeUnknown');
});

test('goods without stock are out of stock, food never is (ITEM-42)', () => {
  expect(unavailabilityOf(goods({ stock: 0 }), { ...here, moduleId: id(2) })).toBe('soldOut');
  expect(unavailabilityOf(anItem({ stock: 0 }), here)).toBe(null);
});
