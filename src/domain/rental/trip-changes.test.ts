import { describe, expect, test } from 'vitest';
import { Defect } from '#domain/kernel/defect.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rate } from '#domain/kernel/rate.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { anHourlyTrip, aTripCart, aTripLine, aVehicle } from '#tests/support/builders/rental.ts';
import { tripDifferences, type ShownTrip } from './trip-changes.ts';
import { summaryOf, type TripCart } from './trip-cart.ts';
import { tripHours } from './trip-details.ts';

function shown(facts: Partial<TripCart> = {}): ShownTrip {
  const cart = aTripCart(facts);
  const summary = summaryOf(cart, { currency: USD, coupon: null, taxIncluded: false });
  if (!summary) throw new Defect('An empty cart costs nothing');
  return { cart, coupon: null, summary };
}
const dearer = aTripLine({ vehicle: aVehicle({ hourlyPrice: dollars(12) }) });
const second = aTripLine({ id: id(12), vehicle: aVehicle({ id: id(2), name: 'Red van' }) });

describe('what changed between two looks at a trip cart', () => {
  test('is nothing where nothing did [D-106]', () => {
    expect(tripDifferences(shown(), shown())).toEqual([]);
  });

  test.each([
    {
      what: 'a rate',
      after: { lines: [dearer] },
      differences: [
        { kind: 'line', name: 'Blue sedan', was: dollars(30), is: dollars(36) },
        { kind: 'total', was: dollars(30), is: dollars(36) },
      ],
    },
    {
      what: 'a quantity',
      after: { lines: [aTripLine({ quantity: quantity(2) })] },
      differences: [
        { kind: 'quantity', name: 'Blue sedan', was: 1, is: 2 },
        { kind: 'total', was: dollars(30), is: dollars(60) },
      ],
    },
    {
      what: 'a discount',
      after: {
        lines: [
          aTripLine({ vehicle: aVehicle({ discount: { type: 'percent', share: rate(100_000) } }) }),
        ],
      },
      differences: [
        { kind: 'discount', was: dollars(0), is: dollars(3) },
        { kind: 'total', was: dollars(30), is: dollars(27) },
      ],
    },
    {
      what: 'the trip',
      after: { details: anHourlyTrip({ hours: tripHours(4) }) },
      differences: [
        { kind: 'trip' },
        { kind: 'line', name: 'Blue sedan', was: dollars(30), is: dollars(40) },
        { kind: 'total', was: dollars(30), is: dollars(40) },
      ],
    },
    {
      what: 'a vehicle that came',
      after: { lines: [aTripLine(), second] },
      differences: [
        { kind: 'new', name: 'Red van' },
        { kind: 'total', was: dollars(30), is: dollars(60) },
      ],
    },
    {
      what: 'a vehicle that went',
      after: { lines: [second] },
      differences: [
        { kind: 'gone', name: 'Blue sedan' },
        { kind: 'new', name: 'Red van' },
      ],
    },
    {
      what: 'a vehicle that is no longer offered so',
      after: { lines: [aTripLine({ vehicle: aVehicle({ hourlyPrice: null }) })] },
      differences: [
        { kind: 'gone', name: 'Blue sedan' },
        { kind: 'total', was: dollars(30), is: dollars(0) },
      ],
    },
  ])('is told line by line, the total last: $what [D-106]', ({ after, differences }) => {
    expect(tripDifferences(shown(), shown(after))).toEqual(differences);
  });
});
