import type { Geocoder } from '#application/location/geocoder.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import * as contract from '#contract/location.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { ask } from '#infrastructure/kernel/wire.ts';

/** What the shop reads of a search text; more would only be refused. */
const LONGEST_SEARCH = 200;

export function createHttpGeocoder(http: HttpClient): Geocoder {
  return {
    async predict(text, near, signal) {
      const query = {
        search_text: text.trim().slice(0, LONGEST_SEARCH),
        lat: near.latitude,
        lng: near.longitude,
      };
      const path = '/api/v1/config/place-api-autocomplete';
      const answer = await ask(http, { method: 'GET', path, query, signal }, contract.predictions);
      if (!answer.ok) return answer;
      return ok(
        answer.value.predictions.map(({ place_id, description }) => ({
          placeId: place_id,
          description,
        })),
      );
    },
    async find(placeId, signal) {
      const path = '/api/v1/config/place-api-details';
      const query = { placeid: placeId };
      const answer = await ask(http, { method: 'GET', path, query, signal }, contract.placeDetails);
      if (!answer.ok) return answer;
      const { lat, lng } = answer.value.result.geometry.location;
      const point = parseGeoPoint(lat, lng);
      return point ? ok(point) : refuse({ kind: 'unreachable', cause: 'broken' } as const);
    },
    async addressAt({ latitude, longitude }, signal) {
      const path = '/api/v1/config/geocode-api';
      const query = { lat: latitude, lng: longitude };
      const answer = await ask(
        http,
        { method: 'GET', path, query, signal },
        contract.reverseGeocode,
      );
      if (!answer.ok) return answer;
      return ok(answer.value.results[0]?.formatted_address.trim() || null);
    },
  };
}
