import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

export interface PointsGateway {
  /** Converts points into money of the wallet. Idempotent. */
  convert(points: number, signal?: AbortSignal): Promise<Result<null, CallFailure>>;
}
