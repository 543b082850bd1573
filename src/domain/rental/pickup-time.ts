import { instant, later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import {
  instantOf,
  instantsOf,
  isoDate,
  plusDays,
  wallTime,
  type TimeZone,
  type WallMinute,
} from '#domain/kernel/wall-clock.ts';

/** `repeatedHour`: the clock shows this time twice that day; the first time is meant. */
export type Pickup = { readonly at: Instant; readonly note: 'repeatedHour' | null };
/** `skippedHour`: the clock skips this time that day. */
export type PickupRefusal = 'malformed' | 'noSuchDay' | 'skippedHour';

const FORMAT = /^(\d{4})-(\d\d)-(\d\d) (0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

export function parsePickupTime(text: string, zone: TimeZone): Result<Pickup, PickupRefusal> {
  const parts = FORMAT.exec(text.trim());
  if (!parts) return refuse('malformed');
  const [, year, month, day, hour, minute, half] = parts;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return pickupAtWall(
    {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      minute: hours * 60 + Number(minute),
    },
    zone,
  );
}

export function pickupAtWall(wall: WallMinute, zone: TimeZone): Result<Pickup, PickupRefusal> {
  if (wall.year < 1970 || isoDate(plusDays(wall, 0)) !== isoDate(wall)) return refuse('noSuchDay');
  const [first, second] = instantsOf(wall, zone);
  if (first === undefined) return refuse('skippedHour');
  return ok({ at: first, note: second === undefined ? null : 'repeatedHour' });
}

/** Formats as "2026-11-23 03:05 PM". */
export function pickupTimeText(at: Instant, zone: TimeZone): string {
  const wall = wallTime(at, zone);
  const hour = Math.floor(wall.minute / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(hour % 12 || 12)}:${two(wall.minute % 60)}`;
  return `${isoDate(wall)} ${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}

const AHEAD = 15 * MINUTE;
const STEP = 5 * MINUTE;

/**
 * Default pickup of a search: a quarter of an hour ahead, at the next multiple of five minutes. Within the
 * second of two equal hours it is the end of them, since an earlier time would be read as the first of the two.
 */
export function suggestedPickup(now: Instant, zone: TimeZone): Instant {
  let at = instant(Math.ceil((now + AHEAD) / STEP) * STEP);
  while (instantOf(wallTime(at, zone), zone) !== at) at = later(at, STEP);
  return at;
}
