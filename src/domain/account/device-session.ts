import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type DeviceSession = {
  readonly id: Id<'DeviceSession'>;
  /** Such as "Chrome on Windows"; empty when unknown. */
  readonly device: string;
  readonly usedAt: Instant;
  readonly isHere: boolean;
};
