import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { findZone } from '#contract/location.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

export function createHttpZoneFinder(http: HttpClient): ZoneFinder {
  return {
    async zonesAt({ latitude, longitude }, signal) {
      const query = { lat: latitude, lng: longitude };
      const answer = await call(http, findZone, { query, signal });
      return answer.ok ? ok(answer.value.zone_id) : answer;
    },
  };
}
