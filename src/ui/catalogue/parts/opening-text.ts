import type { IntlShape } from 'react-intl';
import { closingMinute, isOpenAt, nextOpening, type Opening } from '#domain/catalogue/opening.ts';
import type { StoreHours } from '#domain/catalogue/store.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { timeOfDay, weekdayName } from '#ui/kernel/time-text.tsx';

export const openingText = (intl: IntlShape, store: StoreHours, now: WallTime): string =>
  isOpenAt(store, now) ? openText(intl, store, now) : opensText(intl, nextOpening(store, now));

export const openingOnCard = (intl: IntlShape, store: StoreHours, now: WallTime) =>
  isOpenAt(store, now)
    ? { closed: null, hours: openText(intl, store, now) }
    : closedOnCard(intl, nextOpening(store, now));

export const closedOnCard = (intl: IntlShape, opening: Opening | null) => ({
  closed: intl.formatMessage(messages.closed),
  hours: opening ? opensAt(intl, opening, ON_CARD) : null,
});

export const opensText = (intl: IntlShape, opening: Opening | null): string =>
  opening ? opensAt(intl, opening, ALONE) : intl.formatMessage(messages.closed);

function openText(intl: IntlShape, store: StoreHours, now: WallTime): string {
  const closes = closingMinute(store, now);
  if (closes === null) return intl.formatMessage(messages.openAllDay);
  return intl.formatMessage(messages.openUntil, { time: timeOfDay(intl, closes) });
}

const ALONE = {
  today: messages.opensToday,
  tomorrow: messages.opensTomorrow,
  on: messages.opensOn,
} as const;
const ON_CARD = {
  today: messages.nextToday,
  tomorrow: messages.nextTomorrow,
  on: messages.nextOn,
} as const;

function opensAt(
  intl: IntlShape,
  { daysAhead, minute, weekday }: Opening,
  texts: typeof ALONE | typeof ON_CARD,
): string {
  const time = timeOfDay(intl, minute);
  if (daysAhead === 0) return intl.formatMessage(texts.today, { time });
  if (daysAhead === 1) return intl.formatMessage(texts.tomorrow, { time });
  return intl.formatMessage(texts.on, { weekday: weekdayName(intl, weekday), time });
}
