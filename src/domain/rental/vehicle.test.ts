import { describe, expect, test } from 'vitest';
import { rate } from '#domain/kernel/rate.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { aVehicle } from '#tests/support/builders/rental.ts';
import { discountedRate, isAboveCount, offers, rateOf, shownRate } from './vehicle.ts';

const tenPercent = { type: 'percent', share: rate(100_000) } as const;

describe('a vehicle', () => {
  test('is offered by the hour, by distance or by both [RENT-VEH-18, RENT-VEH-19]', () => {
    const byTheHour = aVehicle({ distancePrice: null });

    expect(offers(byTheHour, 'hourly')).toBe(true);
    expect(offers(byTheHour, 'distance_wise')).toBe(false);
    expect(rateOf(byTheHour, 'distance_wise')).toBeNull();
    expect(offers(aVehicle({ hourlyPrice: null }), 'hourly')).toBe(false);
  });

  test.each([
    { discount: tenPercent, hourly: dollars(9), distance: cents(180) },
    {
      discount: { type: 'amount', off: dollars(1) } as const,
      hourly: dollars(9),
      distance: dollars(1),
    },
    { discount: { type: 'none' } as const, hourly: dollars(10), distance: dollars(2) },
    {
      discount: { type: 'amount', off: dollars(50) } as const,
      hourly: dollars(0),
      distance: dollars(0),
    },
  ])(
    'shows its price less its discount: $discount [RENT-PRICE-08, RENT-VEH-25]',
    ({ discount, hourly, distance }) => {
      const vehicle = aVehicle({ discount });

      expect(discountedRate(vehicle, 'hourly')).toEqual(hourly);
      expect(discountedRate(vehicle, 'distance_wise')).toEqual(distance);
    },
  );

  test('strikes its price through only where the discount changes it [RENT-VEH-21]', () => {
    const hardly = { type: 'percent', share: rate(100) } as const;
    const struck = (facts: Parameters<typeof aVehicle>[0]) =>
      shownRate(aVehicle(facts), 'hourly')?.before ?? null;

    expect(struck({ discount: tenPercent })).toEqual(dollars(10));
    expect(struck({})).toBeNull();
    expect(struck({ discount: hardly })).toBeNull();
    expect(shownRate(aVehicle({ hourlyPrice: null, discount: tenPercent }), 'hourly')).toBeNull();
  });

  test('with a flat discount shows its full rate: the discount is the trip’s [RENT-PRICE-04, RENT-PRICE-08]', () => {
    const vehicle = aVehicle({ discount: { type: 'amount', off: dollars(1) } });

    expect(shownRate(vehicle, 'hourly')).toEqual({ each: dollars(10), before: null });
  });

  test('cannot be rented more often than there are of it [RENT-CART-35, RENT-VEH-24]', () => {
    expect(isAboveCount(aVehicle({ count: 3 }), 3)).toBe(false);
    expect(isAboveCount(aVehicle({ count: 3 }), 4)).toBe(true);
    expect(isAboveCount(aVehicle({ count: 0 }), 1)).toBe(true);
  });
});
