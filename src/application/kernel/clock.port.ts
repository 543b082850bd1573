import type { Instant } from '#domain/kernel/instant.ts';

/** The time by the server's clock: the device's, corrected by the difference measured at start. */
export interface Clock {
  now(): Instant;
}
