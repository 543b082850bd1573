import { FormattedDate } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { isoDate, wallTime } from '#domain/kernel/wall-clock.ts';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useNow } from '#ui/kernel/use-wall-time.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const DAY = { day: 'numeric', month: 'short' } as const;

type Props = {
  readonly at: Instant;
  /** True: adds the time to an earlier day. */
  readonly full?: boolean;
};

/** The time for today, otherwise the day. */
export function SaidAt({ at, full = false }: Props) {
  const zone = useStorefront(select.timeZone);
  const now = useNow();
  if (zone === null) return null;
  const dayOf = (moment: Instant) => isoDate(wallTime(moment, zone));
  const isToday = dayOf(at) === dayOf(now);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {isToday || full ? (
        <MomentText at={at} zone={zone} {...(isToday ? {} : DAY)} />
      ) : (
        <FormattedDate value={at} timeZone={zone} {...DAY} />
      )}
    </time>
  );
}
