import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { EMPTY_FORM, formOf, suggesting, type TripForm } from '#domain/rental/search-form.ts';
import { searchOf, type TripSearch } from '#domain/rental/trip-search.ts';
import {
  aDistanceTrip,
  anHourlyTrip,
  aVehicle,
  CITY_HALL,
  MUSEUM,
} from '#tests/support/builders/rental.ts';

export const NEW_YORK = timeZone('America/New_York');
/** A Saturday noon in New York. */
export const NOON = instant(Date.UTC(2026, 10, 21, 17));
export const A_MINUTE_LATER = instant(Date.UTC(2026, 10, 21, 17, 1));

/** The customer's place, and another one. */
export const HOME = { point: CITY_HALL.point, address: CITY_HALL.name, zones: '[1]' };
export const ELSEWHERE = { point: geoPoint(40.76, -73.98), address: 'Elsewhere', zones: '[2]' };
export const NOWHERE = { point: geoPoint(40.6, -74.05), address: 'At sea', zones: '[]' };

export const MUSEUM_NAME = MUSEUM.name;

export const van = aVehicle({ id: id(2), name: 'Van' });
/** A vehicle of one type only, and one of the other. */
export const bus = aVehicle({ id: id(4), name: 'Bus', hourlyPrice: null });

/** The form of the page, once it knows the time. */
const atHome: TripForm = suggesting(
  { ...EMPTY_FORM, pickup: { place: CITY_HALL, zone: id(1) } },
  NOON,
  NEW_YORK,
);
export const byDistance = aDistanceTrip({ destination: MUSEUM });
export const FORMS = {
  'at home': atHome,
  'by distance': formOf(searchOf(byDistance), NEW_YORK),
  'for the bus': { ...atHome, type: 'distance_wise' },
} as const satisfies Readonly<Record<string, TripForm>>;

export const SEARCHES = {
  'from the museum': searchOf(anHourlyTrip({ pickup: MUSEUM })),
  'from the museum, long ago': searchOf(
    anHourlyTrip({ pickup: MUSEUM, pickupAt: instant(Date.UTC(2026, 9, 1, 16)) }),
  ),
  'from the museum, now': searchOf(anHourlyTrip({ pickup: MUSEUM, pickupAt: null })),
} as const satisfies Readonly<Record<string, TripSearch>>;
