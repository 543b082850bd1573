import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { ok } from '#domain/kernel/result.ts';
import * as contract from '#contract/location.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { ask } from '#infrastructure/kernel/wire.ts';

export function createHttpZoneFinder(http: HttpClient): ZoneFinder {
  return {
    async zonesAt({ latitude, longitude }, signal) {
      const path = '/api/v1/config/get-zone-id';
      const query = { lat: latitude, lng: longitude };
      const answer = await ask(http, { method: 'GET', path, query, signal }, contract.zoneLookup);
      return answer.ok ? ok(answer.value.zone_id) : answer;
    },
  };
}
