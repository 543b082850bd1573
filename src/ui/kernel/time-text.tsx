import { FormattedDate, useIntl, type IntlShape } from 'react-intl';

const midnight = (day: number) => Date.UTC(2026, 1, day);
/** 1 February 2026 was a Sunday. */
const SUNDAY = 1;

/** A minute of the day as people say it: "9:30 AM", and "9 PM" on the hour. */
export const timeOfDay = (intl: Pick<IntlShape, 'formatTime'>, minute: number): string =>
  intl.formatTime(midnight(SUNDAY) + minute * 60_000, {
    hour: 'numeric',
    ...(minute % 60 === 0 ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  });

export const TimeOfDay = ({ minute }: { readonly minute: number }) => timeOfDay(useIntl(), minute);

/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (intl: Pick<IntlShape, 'formatDate'>, weekday: number): string =>
  intl.formatDate(midnight(SUNDAY + weekday), { weekday: 'long', timeZone: 'UTC' });

/** A calendar day, such as "2026-12-25", wherever the reader is. */
export function CalendarDay({ day }: { readonly day: string }) {
  return (
    <FormattedDate
      value={`${day}T00:00:00Z`}
      day="numeric"
      month="long"
      year="numeric"
      timeZone="UTC"
    />
  );
}

/** The same without its year, where it is near. */
export const shortDay = (intl: Pick<IntlShape, 'formatDate'>, day: string): string =>
  intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
