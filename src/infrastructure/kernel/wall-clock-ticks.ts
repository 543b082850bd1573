import type { Clock } from '#application/kernel/clock.port.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { wallTime, type TimeZone, type WallTime } from '#domain/kernel/wall-clock.ts';

/** Ticks at the start of every minute. Returns an unsubscribe function. */
export function onEveryMinute(
  clock: Clock,
  zone: TimeZone,
  listener: (now: WallTime) => void,
): () => void {
  const untilNextMinute = () => MINUTE - (clock.now() % MINUTE);
  const tick = () => {
    listener(wallTime(clock.now(), zone));
    timer = setTimeout(tick, untilNextMinute());
  };
  let timer = setTimeout(tick, untilNextMinute());
  return () => clearTimeout(timer);
}
