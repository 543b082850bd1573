import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { tripHours, type TripDetails, type TripPlace } from '#domain/rental/trip-details.ts';
import { createHttpClient } from '#infrastructure/kernel/fetch-http-client.ts';
import { USD } from './builders/money.ts';
import { RENTAL } from './builders/rental-rows.ts';
import { HERE } from './builders/rows.ts';
import { NOON } from './server.ts';
import { DESTINATION, GUEST, PICKUP } from './start-renting.ts';

/** Trips that the rental adapters request from the real server, and the wire between them. */

const place = ({ lat, lng, location_name }: typeof PICKUP): TripPlace => ({
  point: geoPoint(lat, lng),
  name: location_name,
});
export const pickupAt = later(instant(Date.parse(NOON)), 120 * MINUTE);
export const hourlyTrip = (hours = 3): TripDetails => ({
  type: 'hourly',
  pickup: place(PICKUP),
  pickupAt,
  hours: tripHours(hours),
  destination: null,
  metres: null,
  seconds: null,
});
export const distanceTrip: TripDetails = {
  type: 'distance_wise',
  pickup: place(PICKUP),
  pickupAt,
  hours: null,
  destination: place(DESTINATION),
  ...estimateTravel(place(PICKUP).point, place(DESTINATION).point),
};

const scope = {
  token: null,
  guestId: String(GUEST),
  zones: `[${HERE}]`,
  moduleId: RENTAL,
  language: 'en',
  point: null,
};

/** Dependencies of the adapters: the tests' guest, at a server behind `fetch`. */
export const wireOfGuest = (
  fetch: typeof globalThis.fetch,
  report: (problem: string) => void = () => {},
) => ({
  http: createHttpClient({
    fetch,
    baseUrl: '',
    softwareId: '33571750',
    scope: () => scope,
    onSignedOut: () => {},
    renewGuest: () => Promise.resolve(null),
    isOnline: () => true,
  }),
  scope: () => scope,
  currency: () => USD,
  timeZone: () => timeZone('America/New_York'),
  report,
});
