import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import {
  byDistance,
  bus,
  cart,
  hourly,
  OLD,
  sedan,
  van,
  YES,
} from '#tests/support/builders/trip-carts.ts';
import { holds, lists } from '#tests/support/start-trip-cart.ts';
import { aBrowser, removing } from '#tests/support/trip-cart-tabs.ts';

test('a second tab leaves to the first what that is just removing [D-116]', async () => {
  const browser = aBrowser(navigator);
  const first = await removing(browser);

  const second = await browser.opens(cart(hourly, sedan));
  expect(second.calls.added.calls).toHaveLength(0);
  await first.calls.changed.answers(holds(cart(byDistance, sedan)));
  await first.calls.added.answers(holds(cart(byDistance, sedan, van)));
  await second.reads(cart(byDistance, sedan, van));

  expect([first.names(), second.names()]).toEqual([
    ['Sedan', 'Van'],
    ['Sedan', 'Van'],
  ]);
  expect(second.calls.added.calls).toHaveLength(0);
});

test('a second tab puts it back as soon as the first is closed in the middle [D-116]', async () => {
  const browser = aBrowser(navigator);
  const first = await removing(browser);
  const second = await browser.opens(cart(hourly, sedan));

  await first.close();
  await second.reads(cart(hourly, sedan));
  await second.calls.added.answers(holds(OLD));

  expect(second.names()).toEqual(['Sedan', 'Moped']);
  expect(second.told).toEqual(['tripCartAsBefore']);
});

test('of two tabs that start after one was closed in the middle, one puts back [D-116]', async () => {
  const browser = aBrowser(navigator);
  const first = await removing(browser);
  await first.close();

  const second = await browser.opens(cart(hourly, sedan));
  const third = await browser.opens(cart(hourly, sedan));

  expect([second.calls.added.calls.length, third.calls.added.calls.length]).toEqual([1, 0]);
  await second.calls.added.answers(holds(OLD));
  await third.reads(OLD);
  expect([second.names(), third.names()]).toEqual([
    ['Sedan', 'Moped'],
    ['Sedan', 'Moped'],
  ]);
  expect(third.told).toEqual([]);
});

test('two tabs that change the cart at the same time do it one after the other, and the second asks anew', async () => {
  const browser = aBrowser(navigator);
  const second = await browser.opens(OLD);
  const first = await removing(browser);

  second.wants(bus, hourly);
  await second.settle();
  expect(second.calls.cleared.calls).toHaveLength(0);
  await first.calls.changed.answers(holds(cart(byDistance, sedan)));
  await first.calls.added.answers(holds(cart(byDistance, sedan, van)));
  await second.reads(cart(byDistance, sedan, van));

  expect(second.actor.getSnapshot().hasTag('askingProvider')).toBe(true);
  second.actor.send(YES);
  await second.settle();
  await second.calls.cleared.answers(holds(EMPTY_TRIP_CART));
  await second.calls.added.answers(holds(cart(hourly, bus)));
  expect(second.names()).toEqual(['Bus']);
});

test('a question that is open keeps no other tab waiting', async () => {
  const browser = aBrowser(navigator);
  const first = await browser.opens(OLD);
  first.wants(van, byDistance);
  await first.settle();
  await first.calls.changed.answers(lists(id(13)));
  expect(first.actor.getSnapshot().hasTag('askingToRemove')).toBe(true);

  const second = await browser.opens(OLD);
  second.wants(bus, hourly);
  await second.settle();

  expect(second.calls.cleared.calls).toHaveLength(1);
});

test('where the browser has no locks, a tab that was closed is put right all the same [D-116]', async () => {
  const browser = aBrowser({ locks: null });
  const first = await removing(browser);
  await first.close();

  const second = await browser.opens(cart(hourly, sedan));
  await second.calls.added.answers(holds(OLD));

  expect(second.names()).toEqual(['Sedan', 'Moped']);
});
