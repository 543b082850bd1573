import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { SeatRange } from '#domain/rental/vehicle-search.ts';
import { messages } from '#ui/rental/rental.messages.ts';

export const BODY_TEXTS = {
  hatchback: messages.hatchback,
  sedan: messages.sedan,
  wagon: messages.wagon,
  suv: messages.suv,
  convertible: messages.convertible,
  pickup: messages.pickup,
  van: messages.van,
  minibus: messages.minibus,
  motorbike: messages.motorbike,
  scooter: messages.scooter,
  bicycle: messages.bicycle,
} as const;
export const TRANSMISSION_TEXTS = {
  manual: messages.manual,
  automatic: messages.automatic,
} as const;
export const FUEL_TEXTS = {
  petrol: messages.petrol,
  diesel: messages.diesel,
  hybrid: messages.hybrid,
  electric: messages.electric,
  cng: messages.cng,
} as const;
export const AIR_CONDITION_TEXTS = { with: messages.ac, without: messages.nonAc } as const;

/** Facts worth showing on a card: a bicycle has neither fuel nor transmission. */
export function vehicleFacts(
  intl: IntlShape,
  { seats, hasAirCondition, transmission, fuel }: Vehicle,
): readonly { readonly text: string }[] {
  const texts: readonly (MessageDescriptor | null)[] = [
    hasAirCondition ? messages.ac : messages.nonAc,
    transmission && TRANSMISSION_TEXTS[transmission],
    fuel && FUEL_TEXTS[fuel],
  ];
  return [
    { text: intl.formatMessage(messages.seatCount, { count: seats }) },
    ...texts.flatMap((word) => (word ? [{ text: intl.formatMessage(word) }] : [])),
  ];
}

/** "5", "3–4" or "9+". */
export function seatsText(intl: IntlShape, { min, max }: SeatRange): string {
  if (max === null) return intl.formatMessage(messages.seatsFrom, { min });
  return min === max
    ? intl.formatNumber(min)
    : intl.formatMessage(messages.seatsBetween, { min, max });
}
