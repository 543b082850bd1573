import { HOUR, later, type Instant } from '#domain/kernel/instant.ts';
import { instantOf, plusDays, wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { FEWEST_HOURS, MAX_HOURS } from './trip-details.ts';

/** A trip by the hour ends a whole number of hours after its pickup. */
export const returnAt = (pickup: Instant, hours: number): Instant => later(pickup, hours * HOUR);

export type Return = { readonly hours: number; readonly at: Instant };

/** The possible returns of a day such as "2026-11-23", in order; none outside of 1 to 720 hours. */
export function returnsOn(date: string, pickup: Instant, zone: TimeZone): readonly Return[] {
  const midnight = midnightOf(date);
  const begins = instantOf(midnight, zone);
  const ends = instantOf(plusDays(midnight, 1), zone);
  const first = Math.max(FEWEST_HOURS, Math.ceil((begins - pickup) / HOUR));
  const last = Math.min(MAX_HOURS, Math.ceil((ends - pickup) / HOUR) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    hours: first + index,
    at: returnAt(pickup, first + index),
  }));
}

/** The hours until this day, at the time of day nearest to the present return. */
export function hoursUntil(
  date: string,
  {
    pickup,
    hours,
    zone,
  }: { readonly pickup: Instant; readonly hours: number; readonly zone: TimeZone },
): number {
  const { minute } = wallTime(returnAt(pickup, hours), zone);
  const wanted = instantOf({ ...midnightOf(date), minute }, zone);
  const [nearest] = returnsOn(date, pickup, zone).toSorted(
    (a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted),
  );
  return nearest?.hours ?? (wanted <= pickup ? FEWEST_HOURS : MAX_HOURS);
}

/** Lengths of trips that are chosen with one press. A weekend also has its pickup. */
export const TRIP_PRESETS = ['fourHours', 'day', 'weekend', 'week'] as const;
export type TripPreset = (typeof TRIP_PRESETS)[number];

export const PRESET_HOURS = { fourHours: 4, day: 24, weekend: 48, week: 168 } as const;

const SATURDAY = 6;
const NINE = 9 * 60;

/** The next Saturday at nine that is still to come. */
export function weekendPickup(now: Instant, zone: TimeZone): Instant {
  const today = wallTime(now, zone);
  const saturday = plusDays({ ...today, minute: NINE }, (SATURDAY - today.weekday + 7) % 7);
  const at = instantOf(saturday, zone);
  return at > now ? at : instantOf(plusDays(saturday, 7), zone);
}

function midnightOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day, minute: 0 };
}
