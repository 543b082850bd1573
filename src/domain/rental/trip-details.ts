import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { later, HOUR, MINUTE, SECOND, type Instant } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { TripLength } from '#domain/pricing/trip-price.ts';

export const TRIP_TYPES = ['hourly', 'distance_wise'] as const;
/** The unit of the price: the hour or the kilometre. */
export type TripType = (typeof TRIP_TYPES)[number];

export type TripPlace = { readonly point: GeoPoint; readonly name: string };

/** Whole hours of one trip, 1 to 720. */
export type TripHours = Branded<number, 'TripHours'>;
export const FEWEST_HOURS = 1 as TripHours;
export const MAX_HOURS = 720;

export type TripHoursRefusal = 'notWhole' | 'belowOne' | 'tooMany';

export function parseTripHours(given: number): Result<TripHours, TripHoursRefusal> {
  if (!Number.isSafeInteger(given)) return refuse('notWhole');
  if (given < 1) return refuse('belowOne');
  return given > MAX_HOURS ? refuse('tooMany') : ok(given as TripHours);
}

export function tripHours(given: number): TripHours {
  const parsed = parseTripHours(given);
  if (!parsed.ok) throw new Defect(`Not the hours of a trip: ${given}`);
  return parsed.value;
}

type Common = {
  readonly pickup: TripPlace;
  /** Null for now. */
  readonly pickupAt: Instant | null;
};
export type HourlyTrip = Common & {
  readonly type: 'hourly';
  readonly hours: TripHours;
  readonly destination: null;
  readonly metres: null;
  readonly seconds: null;
};
export type DistanceTrip = Common & {
  readonly type: 'distance_wise';
  readonly hours: null;
  readonly destination: TripPlace;
  /** Whole, above zero. */
  readonly metres: number;
  readonly seconds: number;
};
export type TripDetails = HourlyTrip | DistanceTrip;

/** Compares coordinates to five decimals (about a metre) and ignores names. */
export const isSamePlace = (a: TripPlace, b: TripPlace): boolean =>
  isSameDegree(a.point.latitude, b.point.latitude) &&
  isSameDegree(a.point.longitude, b.point.longitude);

const isSameDegree = (a: number, b: number): boolean =>
  Math.round(a * 100_000) === Math.round(b * 100_000);

/** Kilometres as shown and sent, unrounded. */
export const toKilometres = (metres: number): number => metres / 1000;
export const toMetres = (kilometres: number): number => Math.round(kilometres * 1000);

/** Duration of a trip by distance, in the unit of the call that adds a vehicle. */
export const addMinutesOf = (seconds: number): number => seconds / 60;
/** The same in the unit of the call that changes the trip: the two calls differ. */
export const updateHoursOf = (seconds: number): number => seconds / 3600;
export const secondsOfAdd = (minutes: number): number => Math.round(minutes * 60);
export const secondsOfUpdate = (hours: number): number => Math.round(hours * 3600);

export const lengthOf = (details: TripDetails): TripLength =>
  details.type === 'hourly'
    ? { kind: 'hours', hours: details.hours }
    : { kind: 'metres', metres: details.metres };

export const durationOf = (details: TripDetails): number =>
  details.type === 'hourly' ? details.hours * HOUR : details.seconds * SECOND;

/** The time that a vehicle is away; `to` is exclusive, so the next trip may begin then. */
export type Period = { readonly from: Instant; readonly to: Instant };

export const periodFrom = (details: TripDetails, from: Instant): Period => ({
  from,
  to: later(from, Math.max(MINUTE, durationOf(details))),
});

export const isOverlapping = (a: Period, b: Period): boolean => a.from < b.to && b.from < a.to;

/** Null where the trip begins now, or goes by distance. */
export const returnOfTrip = (details: TripDetails): Instant | null => {
  const { pickupAt, hours } = details;
  return pickupAt === null || hours === null ? null : later(pickupAt, durationOf(details));
};

/** A pickup must be in the future; a time equal to now has passed. */
export const isBookable = (pickupAt: Instant | null, now: Instant): pickupAt is Instant =>
  pickupAt !== null && pickupAt > now;

/** "Pickup Now", or "Schedule at" with the time. */
export const pickupLabel = (pickupAt: Instant | null, now: Instant): 'now' | 'scheduled' =>
  isBookable(pickupAt, now) ? 'scheduled' : 'now';
