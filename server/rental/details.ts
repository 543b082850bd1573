import type * as v from 'valibot';
import type * as contract from '#contract/rental-cart.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { parsePickupTime } from '#domain/rental/pickup-time.ts';
import {
  toMetres,
  tripHours,
  type TripDetails,
  type TripPlace,
} from '#domain/rental/trip-details.ts';
import { cartRefusal } from './cart-refusal.ts';
import * as errorMessages from './error-messages.ts';

type Given = v.InferOutput<typeof contract.tripCartAddition | typeof contract.tripChange>;
type WirePlace = v.InferInput<typeof contract.tripPlace>;

/**
 * Trip details of a request. The two calls measure duration in different units, so each passes its own
 * conversion.
 */
export function detailsFrom(
  given: Given,
  zone: TimeZone,
  secondsOf: (duration: number) => number,
): TripDetails {
  const common = {
    pickup: placeFrom(given.pickup_location),
    pickupAt: given.pickup_time ? pickupFrom(given.pickup_time, zone) : null,
  };
  if (given.rental_type === 'hourly') {
    const hours = tripHours(given.estimated_hours);
    return { ...common, type: 'hourly', hours, destination: null, metres: null, seconds: null };
  }
  const metres = toMetres(given.distance);
  if (metres === 0) throw cartRefusal(null, errorMessages.NO_DISTANCE);
  return {
    ...common,
    type: 'distance_wise',
    hours: null,
    destination: placeFrom(given.destination_location),
    metres,
    seconds: secondsOf(given.destination_time),
  };
}

export function pickupFrom(text: string, zone: TimeZone): Instant {
  const parsed = parsePickupTime(text, zone);
  if (!parsed.ok) throw cartRefusal('pickup_time', errorMessages.PICKUP[parsed.failure]);
  return parsed.value.at;
}

const placeFrom = ({
  lat,
  lng,
  location_name,
}: v.InferOutput<typeof contract.tripPlace>): TripPlace => ({
  point: geoPoint(lat, lng),
  name: location_name,
});

export const toWirePlace = ({ point, name }: TripPlace): WirePlace => ({
  lat: point.latitude,
  lng: point.longitude,
  location_name: name,
});

/** Replaces the client's distance, which is display only, with the server's, which sets the price. */
export function measured(details: TripDetails): TripDetails {
  if (details.type === 'hourly') return details;
  return { ...details, ...estimateTravel(details.pickup.point, details.destination.point) };
}

/** Trip details as columns, in carts and bookings. */
export type DetailsColumns = {
  readonly type: 'hourly' | 'distance_wise';
  readonly hours: number | null;
  readonly metres: number | null;
  readonly seconds: number | null;
  readonly pickup_lat: number;
  readonly pickup_lng: number;
  readonly pickup_name: string;
  readonly destination_lat: number | null;
  readonly destination_lng: number | null;
  readonly destination_name: string | null;
  readonly pickup_at: Date | null;
};

export const DETAILS_COLUMNS = [
  ...(['type', 'hours', 'metres', 'seconds', 'pickup_lat', 'pickup_lng', 'pickup_name'] as const),
  ...(['destination_lat', 'destination_lng', 'destination_name', 'pickup_at'] as const),
] as const satisfies readonly (keyof DetailsColumns)[];

export const toColumns = ({ pickup, destination, ...details }: TripDetails): DetailsColumns => ({
  type: details.type,
  hours: details.hours,
  metres: details.metres,
  seconds: details.seconds,
  pickup_lat: pickup.point.latitude,
  pickup_lng: pickup.point.longitude,
  pickup_name: pickup.name,
  destination_lat: destination?.point.latitude ?? null,
  destination_lng: destination?.point.longitude ?? null,
  destination_name: destination?.name ?? null,
  pickup_at: details.pickupAt === null ? null : new Date(details.pickupAt),
});

/** The row holds only the columns of its type of trip. */
export function fromColumns(row: DetailsColumns): TripDetails {
  const common = {
    pickup: { point: geoPoint(row.pickup_lat, row.pickup_lng), name: row.pickup_name },
    pickupAt: row.pickup_at === null ? null : instant(row.pickup_at.getTime()),
  };
  if (row.type === 'hourly') {
    const hours = tripHours(row.hours ?? 0);
    return { ...common, type: 'hourly', hours, destination: null, metres: null, seconds: null };
  }
  return {
    ...common,
    type: 'distance_wise',
    hours: null,
    destination: {
      point: geoPoint(row.destination_lat ?? 0, row.destination_lng ?? 0),
      name: row.destination_name ?? '',
    },
    metres: row.metres ?? 0,
    seconds: row.seconds ?? 0,
  };
}
