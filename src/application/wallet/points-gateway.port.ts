import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

export interface PointsGateway {
  /** Turns points into money of the wallet. What is sent again after its answer was lost is done once. */
  convert(points: number, signal?: AbortSignal): Promise<Result<null, CallFailure>>;
}
