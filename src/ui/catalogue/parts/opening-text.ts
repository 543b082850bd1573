import type { IntlShape } from 'react-intl';
import { closingMinute, isOpenAt, nextOpening, type Opening } from '#domain/catalogue/opening.ts';
import type { StoreHours } from '#domain/catalogue/store.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { timeOfDay, weekdayName } from '#ui/kernel/time-text.tsx';

/** Open until when, or closed until when. */
export function openingText(intl: IntlShape, store: StoreHours, now: WallTime): string {
  if (!isOpenAt(store, now)) return opensText(intl, nextOpening(store, now));
  const closes = closingMinute(store, now);
  if (closes === null) return intl.formatMessage(messages.openAllDay);
  return intl.formatMessage(messages.openUntil, { time: timeOfDay(intl, closes) });
}

/** Closed until when; only that, where it is not known. */
export function opensText(intl: IntlShape, opening: Opening | null): string {
  if (!opening) return intl.formatMessage(messages.closed);
  const time = timeOfDay(intl, opening.minute);
  if (opening.daysAhead === 0) return intl.formatMessage(messages.opensToday, { time });
  if (opening.daysAhead === 1) return intl.formatMessage(messages.opensTomorrow, { time });
  const weekday = weekdayName(intl, opening.weekday);
  return intl.formatMessage(messages.opensOn, { weekday, time });
}
