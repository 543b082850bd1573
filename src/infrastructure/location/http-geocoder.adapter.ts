import type { Geocoder } from '#application/location/geocoder.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import * as contract from '#contract/location.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

/** The server refuses longer queries. */
const LONGEST_SEARCH = 200;

export function createHttpGeocoder(http: HttpClient): Geocoder {
  return {
    async predict(text, near, signal) {
      const query = {
        search_text: text.trim().slice(0, LONGEST_SEARCH),
        lat: near.latitude,
        lng: near.longitude,
      };
      const answer = await call(http, contract.predictPlaces, { query, signal });
      if (!answer.ok) return answer;
      return ok(
        answer.value.predictions.map(({ place_id, description }) => ({
          placeId: place_id,
          description,
        })),
      );
    },
    async find(placeId, signal) {
      const query = { placeid: placeId };
      const answer = await call(http, contract.findPlace, { query, signal });
      if (!answer.ok) return answer;
      const { lat, lng } = answer.value.result.geometry.location;
      const point = parseGeoPoint(lat, lng);
      return point ? ok(point) : refuse({ kind: 'unreachable', cause: 'broken' } as const);
    },
    async addressAt({ latitude, longitude }, signal) {
      const query = { lat: latitude, lng: longitude };
      const answer = await call(http, contract.describePoint, { query, signal });
      if (!answer.ok) return answer;
      return ok(answer.value.results[0]?.formatted_address.trim() || null);
    },
  };
}
