import type { Instant } from '#domain/kernel/instant.ts';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { toKilometres, type TripDetails } from '#domain/rental/trip-details.ts';
import { says, type MessageText, type TimeText } from '@sundry/statecharts';

/** Time zone of the walks' shop. */
const NEW_YORK = timeZone('America/New_York');

export const lengthText = (details: TripDetails): MessageText =>
  details.type === 'hourly'
    ? says('rental.trip.hours', { count: details.hours })
    : says('rental.trip.kilometres', { count: toKilometres(details.metres) });

export const pickupText = (at: Instant): MessageText => {
  const when: TimeText = {
    at,
    style: { dateStyle: 'medium', timeStyle: 'short', timeZone: NEW_YORK },
  };
  return says('rental.trip.scheduledAt', { when });
};

export const dollarsText = (amount: Money): string => `$${toDecimal(amount).toFixed(2)}`;
