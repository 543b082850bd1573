import * as contract from '#contract/location.ts';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator, NoPosition } from '#application/location/geolocator.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

/** The server refuses longer queries. */
const LONGEST_SEARCH = 200;

export function createGeocoder(http: HttpClient): Geocoder {
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

const OPTIONS = { timeout: 5000, enableHighAccuracy: false, maximumAge: 0 } as const;

const REASONS: Readonly<Record<number, NoPosition['kind']>> = { 1: 'denied', 3: 'timedOut' };

export function createGeolocator(geolocation: Geolocation | null): Geolocator {
  return {
    current: () =>
      new Promise((resolve) => {
        if (!geolocation) return resolve(refuse({ kind: 'unavailable' } as const));
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(positionIn(coords)),
          ({ code }) => resolve(refuse({ kind: REASONS[code] ?? 'unavailable' })),
          OPTIONS,
        );
      }),
  };
}

function positionIn({ latitude, longitude, accuracy }: GeolocationCoordinates) {
  const point = parseGeoPoint(latitude, longitude);
  if (!point) return refuse({ kind: 'unavailable' } as const);
  return ok({ point, accuracy: Number.isFinite(accuracy) ? Math.max(0, accuracy) : 0 });
}
