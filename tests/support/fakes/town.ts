import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { serves } from '#domain/location/zone.ts';
import { aZone } from '#tests/support/builders/location.ts';

/** A town of one zone and one place, under the same contract as the real one. */
const CITY_HALL = { placeId: 'city-hall', description: 'City Hall, Manhattan' };

const notFound = (message: string) =>
  refuse({ kind: 'refused', status: 404, code: 'not_found', message } as const);

export const townGeocoder = () =>
  ({
    predict: async (text) =>
      ok(CITY_HALL.description.toLowerCase().includes(text.toLowerCase()) ? [CITY_HALL] : []),
    find: async (placeId) =>
      placeId === CITY_HALL.placeId ? ok(DEFAULT_CENTRE) : notFound('Place not found'),
    addressAt: async (point) => ok(serves(aZone(), point) ? 'Broadway, Manhattan' : null),
  }) satisfies Geocoder;

export const townZoneFinder = () =>
  ({
    zonesAt: async (point) =>
      serves(aZone(), point) ? ok('[1]') : notFound('Service not available in this area'),
  }) satisfies ZoneFinder;
