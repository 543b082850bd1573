import { transferPoints } from '#contract/wallet.ts';
import type { PointsGateway } from '#application/wallet/points-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

/**
 * Until an answer arrives, the same number of points reuses its idempotency key: the server converts them
 * once.
 */
export function createHttpPointsGateway(http: HttpClient, uuid: () => string): PointsGateway {
  let unanswered: { readonly points: number; readonly key: string } | null = null;
  return {
    async convert(points, signal) {
      const key = unanswered?.points === points ? unanswered.key : uuid();
      unanswered = { points, key };
      const answer = await call(http, transferPoints, {
        body: { point: points },
        headers: { 'Idempotency-Key': key },
        ...(signal ? { signal } : {}),
      });
      if (answer.ok || answer.failure.kind !== 'unreachable') unanswered = null;
      return answer.ok ? ok(null) : answer;
    },
  };
}
