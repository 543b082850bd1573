import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rate } from '#domain/kernel/rate.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { id } from '#domain/kernel/id.ts';
import { summaryOf } from '#domain/rental/trip-cart.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import {
  aDistanceTrip,
  aProviderSummary,
  aTripCart,
  aTripLine,
  aVehicle,
} from '#tests/support/builders/rental.ts';
import { renderView } from '#tests/support/render.tsx';
import { billOf } from '#ui/rental/use-trip-bill.ts';
import { TripSummary } from './trip-summary.tsx';

const percent = (share: number) => rate(share * 10_000);

function show(facts: Partial<TripCart>, taxIncluded = false) {
  const cart = aTripCart(facts);
  const bill = billOf(cart, summaryOf(cart, { currency: USD, coupon: null, taxIncluded }));
  if (!bill) throw new Error('There is nothing to price');
  renderView(<TripSummary {...bill} />);
}

/** "Name why" → amount, top to bottom. */
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const taxed = (facts: Parameters<typeof aProviderSummary>[0] = {}) =>
  aProviderSummary({ taxRate: percent(10), ...facts });

describe('what a trip costs', () => {
  test('by the hour is told as rate, hours and number of vehicles [RENT-PRICE-01] [RENT-PRICE-07]', () => {
    const vehicle = aVehicle({ provider: taxed() });
    show({ lines: [aTripLine({ vehicle, quantity: quantity(2) })] });

    expect(rows()).toEqual([
      ['Blue sedan$10.00/hr × 3 hours × 2', '$60.00'],
      ['TaxOn the vehicles after discounts', '$6.00'],
      ['Total', '$66.00'],
    ]);
  });

  test('by distance is told with every metre [RENT-PRICE-02]', () => {
    show({ details: aDistanceTrip() });

    expect(rows()[0]).toEqual(['Blue sedan$2.00/km × 12.345 km', '$24.69']);
  });

  test('leaves out what cannot be rented', () => {
    const gone = aTripLine({ id: id(12), gone: true, vehicle: aVehicle({ name: 'Red van' }) });
    show({ lines: [aTripLine(), gone] });

    expect(screen.queryByText('Red van')).not.toBeInTheDocument();
    expect(rows().at(-1)).toEqual(['Total', '$30.00']);
  });

  test('says that tax in the prices is not added', () => {
    show({ lines: [aTripLine({ vehicle: aVehicle({ provider: taxed() }) })] }, true);

    expect(rows().slice(-2)).toEqual([
      ['Tax (incl.)Already part of the prices, not added', '$2.73'],
      ['Total', '$30.00'],
    ]);
  });
});

describe('of two discounts the larger counts, and the summary says which and why', () => {
  const discountOf = (vehicleShare: number, providerShare: number, minimum = 0) => {
    const provider = aProviderSummary({
      discount: { share: percent(providerShare), minimumPurchase: dollars(minimum), cap: null },
    });
    const discount = { type: 'percent', share: percent(vehicleShare) } as const;
    show({ lines: [aTripLine({ vehicle: aVehicle({ provider, discount }) })] });
    return rows().find(([name]) => name?.startsWith('Discount'));
  };

  test.each([
    [
      20,
      10,
      'Offers on the vehicles. They save more than the offer of the provider ($3.00)',
      '-$6.00',
    ],
    [
      10,
      20,
      'Offer of the provider. It saves more than the offers on the vehicles ($3.00)',
      '-$6.00',
    ],
    [
      10,
      10,
      'Offers on the vehicles. The offer of the provider is worth as much ($3.00)',
      '-$3.00',
    ],
  ])(
    '%d %% on the vehicle and %d %% of the provider [RENT-PRICE-03, RENT-PRICE-06, D-28]',
    (vehicle, provider, why, amount) => {
      expect(discountOf(vehicle, provider)).toEqual([
        `Discount${why}, and only one applies.`,
        amount,
      ]);
    },
  );

  test('where there is only one, it alone is named', () => {
    expect(discountOf(10, 0)).toEqual(['DiscountOffers on the vehicles', '-$3.00']);
  });

  test('what is missing for the offer of the provider is told [RENT-PRICE-05]', () => {
    expect(discountOf(0, 20, 50)).toBeUndefined();
    expect(
      screen.getByText('Rent for $20.00 more to get the offer of the provider.'),
    ).toBeVisible();
  });
});
