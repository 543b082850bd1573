import type { IntlShape } from 'react-intl';
import type { Store } from '#domain/catalogue/store.ts';
import { roughly } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import type { Value } from '#ui/design/facts-line.tsx';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';
import { moneyText } from '#ui/kernel/money-text.tsx';

/** Minutes from order to delivery; empty where the store gives none. */
export function deliveryMinutes(
  intl: IntlShape,
  { deliveryMinutes: { from, to } }: Store,
): Value[] {
  if (to === 0) return [];
  const text =
    from === to
      ? intl.formatMessage(messages.minutesOne, { minutes: to })
      : intl.formatMessage(messages.minutes, { from, to });
  return [{ text }];
}

/** Distance by road; empty without a place. */
export function distance(
  distanceText: (metres: number) => string,
  store: Store,
  place: Place | null,
): Value[] {
  if (!place) return [];
  return [{ text: distanceText(estimateTravel(roughly(place.point), store.point).metres) }];
}

export function minimumOrder(intl: IntlShape, { minimumOrder: amount }: Store): Value[] {
  if (amount.minor === 0) return [];
  return [{ text: intl.formatMessage(messages.minimum, { amount: moneyText(intl, amount) }) }];
}

/** Delivery fee to the customer's place; empty where unknown. */
export function deliveryFee(intl: IntlShape, { freeDelivery, deliveryFee: fee }: Store): Value[] {
  if (freeDelivery || fee?.minor === 0) {
    return [{ text: intl.formatMessage(amounts.freeDelivery), isGood: true }];
  }
  if (fee === null) return [];
  return [{ text: intl.formatMessage(messages.delivery, { amount: moneyText(intl, fee) }) }];
}
