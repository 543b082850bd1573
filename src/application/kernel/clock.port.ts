import type { Instant } from '#domain/kernel/instant.ts';

/** Server time: the device's clock corrected by the difference measured at start. */
export interface Clock {
  now(): Instant;
}
