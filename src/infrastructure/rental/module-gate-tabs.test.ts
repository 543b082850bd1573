import { expect, test } from 'vitest';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import {
  bus,
  byDistance,
  cart,
  hourly,
  OLD,
  sedan,
  van,
} from '#tests/support/builders/trip-carts.ts';
import { away } from '#tests/support/builders/failure.ts';
import { holds } from '#tests/support/start-trip-cart.ts';
import { aBrowser, removing } from '#tests/support/trip-cart-tabs.ts';

test('the choice of a module clears nothing in the middle of what another tab does, and asks anew about what that has made of the cart [RENT-CART-31, D-112]', async () => {
  const browser = aBrowser(navigator);
  const choice = browser.choosesModule();
  await choice.reads(OLD);
  expect(choice.isTold()).toEqual(['Sedan', 'Moped']);
  const first = await removing(browser);

  await choice.agrees();
  expect(choice.calls.cleared.calls).toHaveLength(0);
  await first.calls.changed.answers(holds(cart(byDistance, sedan)));
  await first.calls.added.answers(holds(cart(byDistance, sedan, van)));
  await choice.reads(cart(byDistance, sedan, van));

  expect(first.names()).toEqual(['Sedan', 'Van']);
  expect([choice.isAsked(), choice.isTold()]).toEqual([true, ['Sedan', 'Van']]);
  await choice.agrees();
  await choice.reads(cart(byDistance, sedan, van));
  await choice.calls.cleared.answers(holds(EMPTY_TRIP_CART));
  expect(choice.output()).toBe('agreed');
});

/**
 * A choice of a module whose question about the sedan and the moped was answered with yes: it is clearing them
 * now.
 */
async function clearing(browser: ReturnType<typeof aBrowser>) {
  const choice = browser.choosesModule();
  await choice.reads(OLD);
  await choice.agrees();
  await choice.reads(OLD);
  expect(choice.calls.cleared.calls).toHaveLength(1);
  return choice;
}

test('what a tab that was closed had removed is cleared with the rest, and is not put back [RENT-CART-31, D-116]', async () => {
  const browser = aBrowser(navigator);
  const first = await removing(browser);
  await first.close();
  const choice = browser.choosesModule();
  await choice.reads(cart(hourly, sedan));
  expect(choice.isTold()).toEqual(['Sedan', 'Moped']);

  await choice.agrees();
  await choice.reads(cart(hourly, sedan));
  await choice.calls.cleared.answers(holds(EMPTY_TRIP_CART));
  const second = await browser.opens(EMPTY_TRIP_CART);

  expect(choice.output()).toBe('agreed');
  expect(second.calls.added.calls).toHaveLength(0);
});

test('a tab that wants to change the cart waits until it is cleared for a module, and finds it empty [D-112]', async () => {
  const browser = aBrowser(navigator);
  const other = await browser.opens(OLD);
  const choice = await clearing(browser);

  other.wants(bus, hourly);
  await other.settle();
  expect(other.calls.cleared.calls).toHaveLength(0);
  await choice.calls.cleared.answers(holds(EMPTY_TRIP_CART));
  await other.reads(EMPTY_TRIP_CART);

  expect(other.calls.cleared.calls).toHaveLength(0);
  await other.calls.added.answers(holds(cart(hourly, bus)));
  expect(other.names()).toEqual(['Bus']);
});

test.each([
  { found: EMPTY_TRIP_CART, told: ['tripCartAsBefore'], because: 'it was cleared' },
  { found: OLD, told: [], because: 'it was not cleared' },
])(
  'where no answer says whether it was cleared, the cart is found as it was, $because [RENT-CART-31, D-116]',
  async ({ found, told }) => {
    const browser = aBrowser(navigator);
    const choice = await clearing(browser);
    await choice.calls.cleared.answers(away);
    await choice.calls.read.answers(away);
    expect(choice.output()).toBe('kept');

    const next = await browser.opens(found);
    await next.calls.added.answers(holds(cart(hourly, sedan)));
    await next.calls.added.answers(holds(OLD));

    expect([next.names(), next.told]).toEqual([['Sedan', 'Moped'], told]);
    const again = await browser.opens(OLD);
    expect(again.calls.added.calls).toHaveLength(0);
  },
);

test('a tab that is closed while it clears the cart leaves the old one behind [RENT-CART-31, D-116]', async () => {
  const browser = aBrowser(navigator);
  const choice = await clearing(browser);
  await choice.close();

  const next = await browser.opens(EMPTY_TRIP_CART);
  await next.calls.added.answers(holds(cart(hourly, sedan)));
  await next.calls.added.answers(holds(OLD));

  expect(next.names()).toEqual(['Sedan', 'Moped']);
});
