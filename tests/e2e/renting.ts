import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import * as calls from '#contract/rental-cart.ts';
import { measureDistance } from '#contract/location.ts';
import { RENTAL_PATH } from '#contract/rental-terms.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { words } from '#tools/messages/words.ts';
import { hasBeenHere } from './returning-visitor.ts';

type Vehicle = {
  readonly id: number;
  readonly name: string;
  readonly hourly_price: number;
  readonly distance_price: number;
  readonly provider: { readonly id: number };
};
type Cart = {
  readonly carts: readonly { readonly vehicle: { readonly name: string } }[];
  readonly user_data: { readonly rental_type?: string } | readonly [];
};

const HERE = { lat: 40.7536, lng: -73.9832, location_name: 'Bryant Park' };
const BY_DISTANCE =
  'trip=distance_wise&pickup=40.7536,-73.9832,Bryant Park&destination=40.7549,-73.984,Library';
const BY_THE_HOUR = 'trip=hourly&pickup=40.7536,-73.9832,Bryant Park&hours=3';
const headers = { 'X-software-id': '33571750', zoneId: '[2]', moduleId: '6' };

/** A guest with two vehicles of one provider for three hours; the second is rented by the hour only. */
export async function aRentalCustomer(request: APIRequestContext, guest: number) {
  const found = await request.get(searchVehicles.path, {
    headers,
    params: { limit: 100, offset: 1 },
  });
  const { vehicles } = (await found.json()) as { readonly vehicles: readonly Vehicle[] };
  const byDistance = (one: Vehicle) => one.distance_price > 0;
  const byTheHour = (one: Vehicle) => one.hourly_price > 0;
  const lost = vehicles.find((one) => byTheHour(one) && !byDistance(one));
  const ofTheSame = vehicles.filter(
    (one) => one.provider.id === lost?.provider.id && byTheHour(one) && byDistance(one),
  );
  const [kept, wanted] = ofTheSame;
  const other = vehicles.find((one) => one.provider.id !== lost?.provider.id && byTheHour(one));
  if (!lost || !kept || !wanted || !other) throw new Error('The example data lacks such vehicles');
  for (const { id } of [kept, lost]) {
    const trip = { rental_type: 'hourly', pickup_location: HERE, estimated_hours: 3 };
    const data = { guest_id: guest, vehicle_id: id, quantity: 1, ...trip };
    expect((await request.post(calls.addToTripCart.path, { headers, data })).ok()).toBe(true);
  }
  const textOf = (names: readonly string[], trip: string) => `${names.join(' + ')}, ${trip}`;
  return {
    guest,
    old: textOf([kept.name, lost.name], 'hourly'),
    /** Another type of trip, which one vehicle cannot serve. */
    removing: {
      vehicle: wanted,
      searched: BY_DISTANCE,
      becomes: textOf([kept.name, wanted.name], 'distance_wise'),
      answers: ['kernel.confirm.yes', 'rental.conflict.removeAndContinue'],
    },
    replacing: {
      vehicle: other,
      searched: BY_THE_HOUR,
      becomes: textOf([other.name], 'hourly'),
      answers: ['kernel.confirm.yes'],
    },
    cart: async (): Promise<string> => {
      const params = { guest_id: guest };
      const answer = await request.get(calls.getTripCart.path, { headers, params });
      const { carts, user_data: trip } = (await answer.json()) as Cart;
      const type = 'rental_type' in trip ? trip.rental_type : 'no trip';
      return textOf(
        carts.map(({ vehicle }) => vehicle.name),
        type ?? '',
      );
    },
  };
}
export type RentalScope = Awaited<ReturnType<typeof aRentalCustomer>>;
export type Chain = RentalScope['removing'];

/** A tab of a returning guest. */
export async function opensTab(
  page: Page,
  { guest }: RentalScope,
  searched: string,
): Promise<void> {
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await page.addInitScript(
    ([id, query, key]) => {
      localStorage.setItem('guest_id', id);
      sessionStorage.setItem(key, JSON.stringify({ query, isTouched: query.includes('distance') }));
    },
    [String(guest), searched, KEYS.searchedTrip] as const,
  );
}

/** Adds the vehicle, and confirms every question. */
export async function wants(page: Page, { vehicle, searched, answers }: Chain): Promise<void> {
  // Until the route is measured, the trip is not known, and the form asks for it.
  const measured =
    searched === BY_DISTANCE &&
    page.waitForResponse((answer) => new URL(answer.url()).pathname === measureDistance.path);
  await page.goto(`/rental/vehicle-details/${vehicle.id}`);
  await measured;
  const name = words('rental.control.add', { vehicle: vehicle.name });
  await page.getByRole('button', { name }).first().click();
  for (const answer of answers) {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words(answer) })
      .click();
  }
}

/** Calls that change the trip cart, in order. */
export async function onChange(
  context: BrowserContext,
  does: (at: number, page: Page) => Promise<'goesOn' | 'ends'>,
): Promise<void> {
  let at = 0;
  await context.route(`**${RENTAL_PATH}/user/cart/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    const response = await route.fetch();
    at += 1;
    const next = await does(at, request.frame().page());
    if (next === 'goesOn') await route.fulfill({ response });
  });
}
