import { instant, type Instant } from '#domain/kernel/instant.ts';
import { parseTimeOfDay } from '#domain/kernel/time-window.ts';
import { instantsOf, isoDate, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { NO_SUCH_SLOT, TIME_MISSING } from './error-messages.ts';

type ScheduleRequest = {
  readonly scheduled: boolean;
  readonly schedule_at?: string | null | undefined;
};

type Clock = { readonly now: Instant; readonly timeZone: TimeZone };

/**
 * "2026-11-22T18:00:00Z", or "2026-11-22 13:00:00" in the server's zone; null for as soon as possible. Refuses
 * a scheduled order without a time.
 */
export function scheduledFor(
  { scheduled, schedule_at: text }: ScheduleRequest,
  clock: Clock,
): Instant | null {
  if (!text?.trim()) {
    if (scheduled) throw httpError(403, 'schedule', TIME_MISSING);
    return null;
  }
  const moment = momentOf(text.trim(), clock);
  if (moment === null) throw httpError(403, 'schedule', NO_SUCH_SLOT);
  return moment;
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const ON_THE_WALL = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;

function momentOf(text: string, { now, timeZone }: Clock): Instant | null {
  if (WITH_OFFSET.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? null : instant(moment);
  }
  const [, year, month, day, time = ''] = ON_THE_WALL.exec(text) ?? [];
  const minute = parseTimeOfDay(time);
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (minute === null || !isDate(date)) return null;
  /* Local time may occur twice or not at all when the clock is changed. */
  const shown = instantsOf({ ...date, minute }, timeZone);
  return shown.find((moment) => moment > now) ?? shown[0] ?? null;
}

/** Otherwise 30 February would become 2 March. */
function isDate(date: { year: number; month: number; day: number }): boolean {
  const moment = new Date(Date.UTC(date.year, date.month - 1, date.day));
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(isoDate(date));
}
