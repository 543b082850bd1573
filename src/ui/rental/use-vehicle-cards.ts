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
import { BODY_WORDS, vehicleFacts } from './parts/vehicle-words.ts';
import { messages } from './rental.messages.ts';

/** What it costs by the hour and by the kilometre, as far as it is offered so; what is searched for comes first. */
export function ratesOf(vehicle: Vehicle, first: TripType = 'hourly'): readonly RateView[] {
  const types = TRIP_TYPES.toSorted((a, b) => Number(b === first) - Number(a === first));
  return types.flatMap((type) => {
    const shown = shownRate(vehicle, type);
    return shown ? [{ type, ...shown }] : [];
  });
}

/** What comes off, in words; null when nothing does. A flat sum comes off once, however long the trip is. */
export const vehicleDiscount = (intl: IntlShape, { discount }: Vehicle): string | null =>
  discount.type === 'amount' && isDiscounted(discount)
    ? intl.formatMessage(messages.tripOff, { amount: moneyText(intl, discount.off) })
    : discountText(intl, discount);

/** Works out what the cards of a list of vehicles say. What all of them share is read once. */
export function useVehicleCards(
  from: VehicleOrigin,
  type: TripType = 'hourly',
): (vehicle: Vehicle) => VehicleCardView {
  const intl = useIntl();
  return useCallback(
    (vehicle) => ({
      href: paths.vehicle({ id: vehicle.id, from }),
      name: vehicle.name,
      thumbnail: vehicle.thumbnail,
      providerName: vehicle.provider.name,
      brand: vehicle.brand.name,
      bodyType: vehicle.bodyType && intl.formatMessage(BODY_WORDS[vehicle.bodyType]),
      rating:
        vehicle.ratingCount > 0 ? { rating: vehicle.rating, count: vehicle.ratingCount } : null,
      facts: vehicleFacts(intl, vehicle),
      rates: ratesOf(vehicle, type),
      discount: vehicleDiscount(intl, vehicle),
      isNew: vehicle.isNew,
    }),
    [intl, from, type],
  );
}
