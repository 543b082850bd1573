import { useSyncExternalStore } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { instant, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { wallTime, type TimeZone, type WallTime } from '#domain/kernel/wall-clock.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

const TICK = 10_000;

/** The time in the configured zone, to the minute; null until that zone is known. */
export function useWallTime(): WallTime | null {
  const zone = useStorefront(select.timeZone);
  const now = useMinute();
  return zone === null ? null : wallTimeIn(zone, now);
}

/** The moment at which the current minute began: enough to know what has passed. */
export const useNow = (): Instant => instant(useMinute() * MINUTE);

/** Which minute it is; that of the server's drawing until it has come to life. */
function useMinute(): number {
  const { clock, prefetched } = useServices();
  const minuteOf = (time: Instant) => Math.floor(time / MINUTE);
  return useSyncExternalStore(
    watchTheClock,
    () => minuteOf(clock.now()),
    () => minuteOf(prefetched?.at ?? clock.now()),
  );
}

const watching = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for the whole page, as long as any view shows something that depends on the time. */
function watchTheClock(tick: () => void): () => void {
  watching.add(tick);
  timer ??= setInterval(() => watching.forEach((one) => one()), TICK);
  return () => {
    watching.delete(tick);
    if (watching.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

let last: { readonly zone: TimeZone; readonly minute: number; readonly time: WallTime } | undefined;

/** Worked out once a minute, not once a card. */
function wallTimeIn(zone: TimeZone, minute: number): WallTime {
  if (last?.zone !== zone || last.minute !== minute) {
    last = { zone, minute, time: wallTime(instant(minute * MINUTE), zone) };
  }
  return last.time;
}
