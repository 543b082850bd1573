import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as contract from '#contract/rental-cart.ts';
import { bookTrip } from '#contract/rental-trips.ts';
import { aGarage, RENTAL, type VehicleFacts } from './builders/rental-rows.ts';
import { aTown, HERE, type Rows } from './builders/rows.ts';
import { createTestApp, NOON, type CallOptions, type TestServer } from './server.ts';

export const GUEST = 4_503_599_627_370_497;
export const OTHER_GUEST = 77;
export const inRental: CallOptions = { zones: [HERE], module: RENTAL };

/** Two points in zone 1, and one in zone 2. */
export const PICKUP = { lat: 40.714, lng: -74.0, location_name: 'Mott Street' };
export const DESTINATION = { lat: 40.75, lng: -74.0, location_name: 'Canal Street' };
export const IN_ZONE_TWO = { lat: 40.75, lng: -73.85, location_name: 'Far Rockaway' };
/** Half past two in New York on the day of the tests, two hours ahead. */
export const HALF_PAST_TWO = '2026-11-21 02:30 PM';

export const byTheHour = (facts: object = {}) => ({
  rental_type: 'hourly',
  pickup_location: PICKUP,
  pickup_time: HALF_PAST_TWO,
  estimated_hours: 3,
  ...facts,
});
/** As the distance call measures it: 5.204 kilometres in 468 seconds. */
export const byDistance = (facts: object = {}) => ({
  rental_type: 'distance_wise',
  pickup_location: PICKUP,
  destination_location: DESTINATION,
  pickup_time: HALF_PAST_TWO,
  distance: 5.204,
  destination_time: 7.8,
  ...facts,
});

type Garage = Awaited<ReturnType<typeof aGarage>>;

/** A server of its own for one test file about renting, with its guest's actions. */
export function startRenting(options: { readonly desk?: boolean } = {}) {
  let server: TestServer | null = null;
  let rows: Rows | null = null;
  let garage: Garage | null = null;
  const begun = <Value>(value: Value | null): Value => {
    if (value === null) throw new Error('Ask within a test: the server is not there before');
    return value;
  };
  const at = {
    get server() {
      return begun(server);
    },
    get rows() {
      return begun(rows);
    },
    get garage() {
      return begun(garage);
    },
  };
  beforeAll(async () => {
    server = await createTestApp({ seeded: false, ...options });
  });
  beforeEach(async () => {
    at.server.setNow(NOON);
    rows = await aTown(at.server.db);
    garage = await aGarage(at.server.db, rows);
    await rows.guests(GUEST, OTHER_GUEST);
  });
  afterAll(() => at.server.close());

  /** With a provider of its own by default. */
  const aVehicle = async (facts: Partial<VehicleFacts> = {}) =>
    at.garage.vehicle({
      ...facts,
      provider_id: facts.provider_id ?? (await at.garage.provider()).id,
    });
  const add = (vehicle_id: number, trip: object = byTheHour(), options: CallOptions = {}) =>
    at.server.post(
      contract.addToTripCart.path,
      { guest_id: GUEST, vehicle_id, quantity: 1, ...trip },
      { ...inRental, ...options },
    );
  const cart = async (options: CallOptions = {}, guest: number | null = GUEST) =>
    at.server.get(`${contract.getTripCart.path}${guest ? `?guest_id=${guest}` : ''}`, {
      ...inRental,
      ...options,
    });
  const book = (provider_id: number, facts: object = {}, options: CallOptions = {}) =>
    at.server.post(bookTrip.path, aBooking(provider_id, facts), { ...inRental, ...options });
  const tripCount = async () =>
    (await at.server.db.selectFrom('trip').select('id').execute()).length;
  return Object.assign(at, { aVehicle, add, cart, book, tripCount });
}

export const PHONE = '+12125550177';

/** A guest's complete booking: three hours of one vehicle for 30 dollars. */
export const aBooking = (provider_id: number, facts: object = {}) => ({
  guest_id: GUEST,
  provider_id,
  trip_type: 'hourly',
  trip_amount: 30,
  contact_person_name: 'Grace Hopper',
  contact_person_number: PHONE,
  contact_person_email: 'grace@example.com',
  ...facts,
});
