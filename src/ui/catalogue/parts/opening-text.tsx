import { FormattedMessage } from 'react-intl';
import { closingMinute, isOpenAt, nextOpening, type Opening } from '#domain/catalogue/opening.ts';
import type { StoreHours } from '#domain/catalogue/store.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { TimeOfDay, WeekdayName } from '#ui/kernel/time-text.tsx';

type Props = { readonly store: StoreHours; readonly now: WallTime };

/** Open until when, or closed until when. */
export function OpeningText({ store, now }: Props) {
  return isOpenAt(store, now) ? (
    <OpenText store={store} now={now} />
  ) : (
    <ClosedText store={store} now={now} />
  );
}

function OpenText({ store, now }: Props) {
  const closes = closingMinute(store, now);
  if (closes === null) return <FormattedMessage {...messages.openAllDay} />;
  const time = <TimeOfDay minute={closes} />;
  return <FormattedMessage {...messages.openUntil} values={{ time }} />;
}

function ClosedText({ store, now }: Props) {
  return <OpensText opening={nextOpening(store, now)} />;
}

/** Closed until when; only that, where it is not known. */
export function OpensText({ opening }: { readonly opening: Opening | null }) {
  if (!opening) return <FormattedMessage {...messages.closed} />;
  const time = <TimeOfDay minute={opening.minute} />;
  if (opening.daysAhead === 0)
    return <FormattedMessage {...messages.opensToday} values={{ time }} />;
  if (opening.daysAhead === 1) {
    return <FormattedMessage {...messages.opensTomorrow} values={{ time }} />;
  }
  const weekday = <WeekdayName weekday={opening.weekday} />;
  return <FormattedMessage {...messages.opensOn} values={{ weekday, time }} />;
}
