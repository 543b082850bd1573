import type { Clock } from '#application/kernel/clock.port.ts';
import { instant } from '#domain/kernel/instant.ts';

export type ServerClock = Clock & {
  /** Corrects the device's clock by the server's time. */
  readonly learn: (serverMilliseconds: number) => void;
};

export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => instant(deviceNow() + offset),
    learn: (serverMilliseconds) => void (offset = serverMilliseconds - deviceNow()),
  };
}
