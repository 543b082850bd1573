import type { Instant } from '#domain/kernel/instant.ts';
import type { TimeWindow } from '#domain/kernel/time-window.ts';
import {
  isoDate,
  isSameOffset,
  isShownTwice,
  wallTime,
  type TimeZone,
} from '#domain/kernel/wall-clock.ts';
import { messages } from './kernel.messages.ts';
import type { IntlShape } from 'react-intl';
import { textView } from '#ui/design/text-span.tsx';

const midnight = (day: number) => Date.UTC(2026, 1, day);
/** 1 February 2026 was a Sunday. */
const SUNDAY = 1;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const NAMED = { timeZoneName: 'short' } as const;

/** Date parts before the time; none by default. */
type DayParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'year' | 'month' | 'day'>;
type MomentParts = DayParts & Pick<Intl.DateTimeFormatOptions, 'second'>;

/**
 * A moment in the zone. An ambiguous local time, when clocks go back, includes the zone's name.
 */
export const momentText = (
  intl: Pick<IntlShape, 'formatDate'>,
  at: Instant,
  zone: TimeZone | null,
  parts: MomentParts = {},
): string =>
  intl.formatDate(at, {
    ...parts,
    ...CLOCK,
    ...(zone === null ? {} : { timeZone: zone, ...(isShownTwice(at, zone) ? NAMED : {}) }),
  });

type MomentProps = { readonly at: Instant; readonly zone: TimeZone | null } & MomentParts;

export const MomentText = textView<MomentProps>(({ at, zone, ...parts }, intl) =>
  momentText(intl, at, zone, parts),
);

type Range = { readonly from: Instant; readonly to: Instant };
type RangeIntl = Pick<IntlShape, 'formatDate' | 'formatDateTimeRange' | 'formatMessage'>;

/**
 * "11:00 – 11:30 AM"; past midnight: "11:30 PM – 12:00 AM". Around a clock change it names the
 * zone: "1:30 AM EDT – 1:00 AM EST".
 */
export function timeRange(
  intl: RangeIntl,
  { from, to }: Range,
  zone: TimeZone,
  day: DayParts = {},
): string {
  const isEven = isSameOffset(from, to, zone);
  const isPlain = isEven && !isShownTwice(from, zone) && !isShownTwice(to, zone);
  const clock = { ...CLOCK, ...(isPlain ? {} : NAMED), timeZone: zone };
  return isEven && isSameDay(from, to, zone)
    ? intl.formatDateTimeRange(from, to, { ...day, ...clock })
    : joined(intl, intl.formatDate(from, { ...day, ...clock }), intl.formatDate(to, clock));
}

const isSameDay = (a: Instant, b: Instant, zone: TimeZone): boolean =>
  isoDate(wallTime(a, zone)) === isoDate(wallTime(b, zone));

const joined = (intl: Pick<IntlShape, 'formatMessage'>, from: string, to: string): string =>
  intl.formatMessage(messages.timeRange, { from, to });

/** Recurring hours: "9 AM – 10 PM". */
export const hoursText = (
  intl: Pick<IntlShape, 'formatMessage' | 'formatTime'>,
  { opens, closes }: TimeWindow,
): string => joined(intl, timeOfDay(intl, opens), timeOfDay(intl, closes));

/** Minutes since midnight: "9:30 AM", or "9 PM" on the hour. */
export const timeOfDay = (intl: Pick<IntlShape, 'formatTime'>, minute: number): string =>
  intl.formatTime(midnight(SUNDAY) + minute * 60_000, {
    hour: 'numeric',
    ...(minute % 60 === 0 ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  });

export const TimeOfDay = textView<{ readonly minute: number }>(({ minute }, intl) =>
  timeOfDay(intl, minute),
);

/** 0 is Sunday. */
export const weekdayName = (intl: Pick<IntlShape, 'formatDate'>, weekday: number): string =>
  intl.formatDate(midnight(SUNDAY + weekday), { weekday: 'long', timeZone: 'UTC' });

/** A calendar day, such as "2026-12-25", in no time zone. */
export const CalendarDay = textView<{ readonly day: string }>(({ day }, intl) =>
  intl.formatDate(`${day}T00:00:00Z`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
);

/** Without the year, for near dates. */
export const shortDay = (intl: Pick<IntlShape, 'formatDate'>, day: string): string =>
  intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
