import { useSyncExternalStore } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { instant, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { wallTime, type TimeZone, type WallTime } from '#domain/kernel/wall-clock.ts';
import { useServices } from './services-context.tsx';
import { useStorefront } from './use-storefront.ts';

const TICK = 10_000;

/** Wall time in the configured zone, by the minute; null until the zone is known. */
export function useWallTime(): WallTime | null {
  const zone = useStorefront(select.timeZone);
  const now = useMinute();
  return zone === null ? null : wallTimeIn(zone, now);
}

export const useNow = (): Instant => instant(useMinute() * MINUTE);

/** The current minute; the server's until hydration. */
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

/** One shared timer while any view depends on the time. */
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

/** Cached, so that it is computed once a minute, not once a card. */
function wallTimeIn(zone: TimeZone, minute: number): WallTime {
  if (last?.zone !== zone || last.minute !== minute) {
    last = { zone, minute, time: wallTime(instant(minute * MINUTE), zone) };
  }
  return last.time;
}
