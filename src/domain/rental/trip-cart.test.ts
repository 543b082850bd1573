import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rate } from '#domain/kernel/rate.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import {
  aProviderSummary,
  aTripCart,
  aTripLine,
  aVehicle,
} from '#tests/support/builders/rental.ts';
import { EMPTY_TRIP_CART, isPickupServed, priceFor, rateChange, summaryOf } from './trip-cart.ts';
import { lengthOf } from './trip-details.ts';

const terms = { currency: USD, coupon: null, taxIncluded: false };

describe('what a trip cart costs', () => {
  test('is rate × hours × quantity, with the provider’s tax [RENT-PRICE-01, RENT-PRICE-07]', () => {
    const vehicle = aVehicle({ provider: aProviderSummary({ taxRate: rate(100_000) }) });
    const cart = aTripCart({ lines: [aTripLine({ vehicle, quantity: quantity(2) })] });

    expect(summaryOf(cart, terms)).toMatchObject({
      subtotal: dollars(60),
      tax: dollars(6),
      total: dollars(66),
    });
  });

  test('leaves out what cannot be rented, and is nothing at all for an empty cart', () => {
    const lines = [
      aTripLine(),
      aTripLine({ id: id(12), gone: true }),
      aTripLine({ id: id(13), vehicle: aVehicle({ hourlyPrice: null }) }),
    ];

    expect(summaryOf(aTripCart({ lines }), terms)?.subtotal).toEqual(dollars(30));
    expect(summaryOf(EMPTY_TRIP_CART, terms)).toBeNull();
  });
});

test('the price of one vehicle is what a cart with it alone costs [X-02]', () => {
  const provider = aProviderSummary({ taxRate: rate(100_000) });
  const off = { type: 'amount', off: dollars(4) } as const;
  for (const vehicle of [aVehicle({ provider }), aVehicle({ provider, discount: off })]) {
    const cart = aTripCart({ lines: [aTripLine({ vehicle, quantity: quantity(1) })] });
    if (!cart.details) throw new Error('The cart has no trip');
    const trip = { type: cart.details.type, length: lengthOf(cart.details) };
    expect(priceFor(vehicle, trip, terms)).toEqual(summaryOf(cart, terms));
    expect(priceFor({ ...vehicle, hourlyPrice: null }, trip, terms)).toBeNull();
  }
});

test('a rate that changed since the line was added is told, with its discount', () => {
  const vehicle = aVehicle({ discount: { type: 'amount', off: dollars(1) } });

  expect(rateChange(aTripLine({ vehicle, shownRate: dollars(8) }), 'hourly')).toEqual({
    from: dollars(8),
    to: dollars(9),
  });
  expect(rateChange(aTripLine({ vehicle, shownRate: dollars(9) }), 'hourly')).toBeNull();
  expect(rateChange(aTripLine({ vehicle }), 'hourly')).toBeNull();
  expect(
    rateChange(
      aTripLine({ vehicle: aVehicle({ hourlyPrice: null }), shownRate: dollars(8) }),
      'hourly',
    ),
  ).toBeNull();
});

test('a cart is served where its provider hands over; an empty one everywhere [RENT-CART-31]', () => {
  const vehicle = aVehicle({ provider: aProviderSummary({ pickupZones: [id(2)] }) });
  const cart = aTripCart({ lines: [aTripLine({ vehicle })] });

  expect(isPickupServed(cart, [id(1), id(2)])).toBe(true);
  expect(isPickupServed(cart, [id(1)])).toBe(false);
  expect(isPickupServed(EMPTY_TRIP_CART, [])).toBe(true);
});
