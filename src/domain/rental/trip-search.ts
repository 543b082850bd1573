import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Travel } from '#domain/location/travel.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { PricedTrip } from './trip-cart.ts';
import {
  FEWEST_HOURS,
  parseTripHours,
  type TripDetails,
  type TripHoursRefusal,
  type TripPlace,
  type TripType,
} from './trip-details.ts';

/** A partial trip; its text is stored as typed. */
export type TripSearch = {
  readonly type: TripType;
  readonly pickup: TripPlace | null;
  readonly destination: TripPlace | null;
  readonly hours: number;
  /** Null for now. */
  readonly pickupAt: Instant | null;
  /** Distance and duration from pickup to destination; null while unknown. */
  readonly route: Travel | null;
};

export const EMPTY_SEARCH: TripSearch = {
  type: 'hourly',
  pickup: null,
  destination: null,
  hours: FEWEST_HOURS,
  pickupAt: null,
  route: null,
};

/** The zones of the two places; null outside of all zones, and for a missing place. */
export type TripZones = { readonly pickup: ZoneId | null; readonly destination: ZoneId | null };

export type TripRefusals = {
  readonly pickup?: 'missing' | 'outside';
  readonly destination?: 'missing' | 'outside' | 'otherZone';
  readonly hours?: TripHoursRefusal;
  readonly route?: 'missing' | 'negative' | 'nowhere';
};

/** Parts that the type does not need are left out. */
export function parseTrip(search: TripSearch, zones: TripZones): Result<TripDetails, TripRefusals> {
  return search.type === 'hourly' ? parseHourly(search, zones) : parseDistance(search, zones);
}

function parseHourly(
  { pickup, hours, pickupAt }: TripSearch,
  zones: TripZones,
): Result<TripDetails, TripRefusals> {
  const parsed = parseTripHours(hours);
  const refusals: TripRefusals = {
    ...refusedPickup(pickup, zones),
    ...(parsed.ok ? {} : { hours: parsed.failure }),
  };
  return parsed.ok && pickup && isEmpty(refusals)
    ? ok({
        type: 'hourly',
        pickup,
        pickupAt,
        hours: parsed.value,
        destination: null,
        metres: null,
        seconds: null,
      })
    : refuse(refusals);
}

function parseDistance(
  { pickup, destination, pickupAt, route }: TripSearch,
  zones: TripZones,
): Result<TripDetails, TripRefusals> {
  const refusals: TripRefusals = {
    ...refusedPickup(pickup, zones),
    ...refusedDestination(destination, zones),
    ...(pickup && destination ? refusedRoute(route) : {}),
  };
  return pickup && destination && route && isEmpty(refusals)
    ? ok({
        type: 'distance_wise',
        pickup,
        pickupAt,
        destination,
        metres: Math.round(route.metres),
        seconds: Math.round(route.seconds),
        hours: null,
      })
    : refuse(refusals);
}

function refusedPickup(pickup: TripPlace | null, zones: TripZones): TripRefusals {
  if (!pickup) return { pickup: 'missing' };
  return zones.pickup === null ? { pickup: 'outside' } : {};
}

function refusedDestination(destination: TripPlace | null, zones: TripZones): TripRefusals {
  if (!destination) return { destination: 'missing' };
  if (zones.destination === null) return { destination: 'outside' };
  const isOther = zones.pickup !== null && zones.pickup !== zones.destination;
  return isOther ? { destination: 'otherZone' } : {};
}

/** A trip by distance needs two different places. */
function refusedRoute(route: Travel | null): TripRefusals {
  if (!route || !Number.isFinite(route.metres) || !Number.isFinite(route.seconds)) {
    return { route: 'missing' };
  }
  if (route.metres < 0 || route.seconds < 0) return { route: 'negative' };
  return Math.round(route.metres) === 0 ? { route: 'nowhere' } : {};
}

/** The priced trip of a search; null without a place, valid hours or a route. */
export function pricedTripOf({ type, pickup, hours, route }: TripSearch): PricedTrip | null {
  if (pickup === null) return null;
  if (type === 'distance_wise') {
    return route && { type, length: { kind: 'metres', metres: Math.round(route.metres) } };
  }
  const parsed = parseTripHours(hours);
  return parsed.ok ? { type, length: { kind: 'hours', hours: parsed.value } } : null;
}

const isEmpty = (refusals: TripRefusals): boolean => Object.keys(refusals).length === 0;

export const searchOf = (details: TripDetails): TripSearch => ({
  type: details.type,
  pickup: details.pickup,
  destination: details.destination,
  hours: details.hours ?? FEWEST_HOURS,
  pickupAt: details.pickupAt,
  route: details.type === 'hourly' ? null : { metres: details.metres, seconds: details.seconds },
});
