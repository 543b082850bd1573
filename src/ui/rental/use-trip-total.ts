import { useCallback } from 'react';
import * as searchTrip from '#application/rental/search-trip/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { TripLength, TripSummary } from '#domain/pricing/trip-price.ts';
import { priceFor, type PricedTrip } from '#domain/rental/trip-cart.ts';
import { lengthOf } from '#domain/rental/trip-details.ts';
import { rateOf, type Vehicle } from '#domain/rental/vehicle.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useSearchTripIfThere } from './use-search-trip.ts';

export type TripTotal = {
  readonly amounts: TripSummary;
  readonly rate: Money;
  readonly length: TripLength;
};

/**
 * Prices one vehicle for the searched trip, or that of the cart; until these are known, for the trip that
 * the address says. Null without a trip, and for a vehicle that is not offered so.
 */
export function useTripTotals(
  said: PricedTrip | null = null,
): (vehicle: Vehicle) => TripTotal | null {
  const config = useStorefront(select.config);
  const details = useSearchTripIfThere(searchTrip.tripToAddFor, null);
  return useCallback(
    (vehicle) => {
      const trip = details ? { type: details.type, length: lengthOf(details) } : said;
      const rate = trip && rateOf(vehicle, trip.type);
      const amounts = config && trip && priceFor(vehicle, trip, config);
      return amounts && rate ? { amounts, rate, length: trip.length } : null;
    },
    [config, details, said],
  );
}
