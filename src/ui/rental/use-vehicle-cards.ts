import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { paths, type VehicleOrigin } from '#application/kernel/path.ts';
import { TRIP_TYPES, type TripType } from '#domain/rental/trip-details.ts';
import { shownRate, type Vehicle } from '#domain/rental/vehicle.ts';
import { isDiscounted } from '#domain/pricing/discount.ts';
import { discountText } from '#ui/catalogue/parts/item-badges.tsx';
import { moneyText } from '#ui/kernel/money-text.tsx';
import type { RateView } from './parts/rate-price.tsx';
import type { VehicleCardView } from './parts/vehicle-card.tsx';
import { BODY_TEXTS, vehicleFacts } from './parts/vehicle-texts.ts';
import type { PricedTrip } from '#domain/rental/trip-cart.ts';
import { messages } from './rental.messages.ts';
import { useTripTotals } from './use-trip-total.ts';

/** Offered rates by the hour and by the kilometre; the searched type comes first. */
export function ratesOf(vehicle: Vehicle, first: TripType = 'hourly'): readonly RateView[] {
  const types = TRIP_TYPES.toSorted((a, b) => Number(b === first) - Number(a === first));
  return types.flatMap((type) => {
    const shown = shownRate(vehicle, type);
    return shown ? [{ type, ...shown }] : [];
  });
}

/** Null without a discount. A flat discount applies once, whatever the trip's length. */
export const vehicleDiscount = (intl: IntlShape, { discount }: Vehicle): string | null =>
  discount.type === 'amount' && isDiscounted(discount)
    ? intl.formatMessage(messages.tripOff, { amount: moneyText(intl, discount.off) })
    : discountText(intl, discount);

export function useVehicleCards(
  from: VehicleOrigin,
  type: TripType = 'hourly',
  trip: PricedTrip | null = null,
): (vehicle: Vehicle) => VehicleCardView {
  const intl = useIntl();
  const totalOf = useTripTotals(trip);
  return useCallback(
    (vehicle) => ({
      href: paths.vehicle({ id: vehicle.id, from }),
      name: vehicle.name,
      thumbnail: vehicle.thumbnail,
      providerName: vehicle.provider.name,
      brand: vehicle.brand.name,
      bodyType: vehicle.bodyType && intl.formatMessage(BODY_TEXTS[vehicle.bodyType]),
      rating:
        vehicle.ratingCount > 0 ? { rating: vehicle.rating, count: vehicle.ratingCount } : null,
      facts: vehicleFacts(intl, vehicle),
      rates: ratesOf(vehicle, type),
      total: totalOf(vehicle),
      discount: vehicleDiscount(intl, vehicle),
      isNew: vehicle.isNew,
    }),
    [intl, from, type, totalOf],
  );
}
