import { callName } from '#contract/endpoint.ts';
import {
  describePoint,
  findPlace,
  findZone,
  listAddresses,
  measureDistance,
  predictPlaces,
} from '#contract/location.ts';
import { addToTripCart, getTripCart, updateTrip } from '#contract/rental-cart.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import type { Event } from '#application/rental/search-trip/setup.ts';
import { paths } from '#application/kernel/path.ts';
import { later, SECOND } from '#domain/kernel/instant.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { inModule, isAsha, memoryOf } from '#tests/model/support/in-the-app.ts';
import { MUSEUM } from '#tests/support/builders/rental.ts';
import { aWireVehicle } from '#tests/support/builders/rental-wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { wireCart } from '../trip-cart/carts.ts';
import { flow } from './flow.ts';
import { bus, ELSEWHERE, HOME, NOON, van } from './trips.ts';

const ZONES = callName(findZone);
const ADD = callName(addToTripCart);
const WAY = callName(measureDistance);

const NEEDS_A_PLACE = 'The pages of vehicles are shown only where a place is known.';

const ASKED_OVER_THE_PAGE =
  'What is asked about a vehicle that waited in vain lies over the page; a unit test hears it asked for.';

const inZones = (zones: string) => ({ zone_id: zones, zone_data: [] });
const found = {
  vehicles: [
    aWireVehicle({ id: van.id, name: van.name }),
    aWireVehicle({ id: bus.id, name: bus.name, trip_hourly: 0, hourly_price: 0 }),
  ],
  total_size: 2,
  limit: 12,
  offset: 1,
  min_price: 10,
  max_price: 10,
};

/** A customer at home, shortly before noon, with this trip cart. */
async function comesTo(visit: Visit, path: string, cart = 'nothing'): Promise<void> {
  const { desk, hasStored, window, opens } = visit;
  const time = later(NOON, -30 * SECOND);
  await desk.turnsClockTo(time);
  await window.clock.install({ time });
  await isAsha(visit);
  await hasStored({ ...memoryOf(HOME), ...inModule('Rental') });
  await desk.answers(callName(getTripCart), wireCart(cart));
  await desk.answers(callName(searchVehicles), found);
  await desk.answers(callName(listAddresses), {
    addresses: [],
    total_size: 0,
    limit: 100,
    offset: 1,
  });
  await desk.holds(ADD);
  await desk.holds(callName(updateTrip, { id: 5 }));
  await desk.answers(ZONES, inZones(HOME.zones));
  await Promise.all([window.waitForResponse(/get-zone-id/), opens(path)]);
  await holdsZones(visit);
}

async function holdsZones({ desk }: Visit): Promise<void> {
  await desk.holds(ZONES);
}

const add = ({ name }: typeof van) => says('rental.control.add', { vehicle: name });

async function comesToVehicles(visit: Visit): Promise<void> {
  await comesTo(visit, paths.vehicleSearch());
  await visit.person.canPress('button', add(van));
}

const wants =
  (vehicle: typeof van) =>
  async (visit: Visit): Promise<void> => {
    await comesToVehicles(visit);
    await visit.person.press('button', add(vehicle));
  };

async function changesTheTripOfTheCart(visit: Visit): Promise<void> {
  await comesTo(visit, paths.tripCart(), 'Sedan, to the museum');
  await visit.person.press('button', says('rental.tripForm.changeTitle'));
}

const map = ['dialog', says('location.pick.titleReturned')] as const;

/** Searches for a place on the open map, and picks it. */
const picks =
  (name: string, point: GeoPoint, zones: string) =>
  async (visit: Visit): Promise<void> => {
    const { desk, person } = visit;
    const { latitude: lat, longitude: lng } = point;
    const prediction = { place_id: 'p1', description: name };
    await desk.answers(ZONES, inZones(zones));
    await desk.answers(callName(predictPlaces), { predictions: [prediction] });
    await desk.answers(callName(findPlace), { result: { geometry: { location: { lat, lng } } } });
    await desk.answers(callName(describePoint), { results: [{ formatted_address: name }] });
    const dialog = person.within(...map);
    await dialog.type(says('location.search.label'), name);
    await dialog.press('option', name);
    await dialog.press('button', says('location.pick.pick'));
    await person.doesNotSee(...map);
    await holdsZones(visit);
  };

const closesMap = ({ person }: Visit): Promise<void> =>
  person.within(...map).press('button', says('kernel.dialog.close'));

const PICKED = {
  'the museum': picks('Museum', MUSEUM.point, '[1]'),
  'in another zone': picks('Elsewhere', ELSEWHERE.point, '[2]'),
  closed: closesMap,
};

const reports = ({ reports: tell }: Visit, event: Event): Promise<void> => tell(event);

/** The form opens over the page, late because its code is lazy, and is closed again. */
async function editsTheTripOfTheCart(visit: Visit, event: Event): Promise<void> {
  await reports(visit, event);
  const dialog = ['dialog', says('rental.tripForm.changeTitle')] as const;
  await visit.person.within(...dialog).press('button', says('kernel.dialog.close'));
  await visit.person.doesNotSee(...dialog);
}

/**
 * A vehicle without a known trip is asked about over the page; any other is being added, or waits for its
 * trip.
 */
async function closesWhatIsAsked({ desk, person, window }: Visit): Promise<void> {
  const dialog = window.getByRole('dialog');
  const isBusy = () => window.locator('button[aria-busy="true"]').first().isVisible();
  const isLookedUp = async () => (await desk.isHolding(ZONES)) || desk.isHolding(WAY);
  await expect
    .poll(
      async () =>
        (await dialog.isVisible()) ||
        (await desk.isHolding(ADD)) ||
        ((await isLookedUp()) && isBusy()),
    )
    .toBe(true);
  if (await dialog.isVisible()) await person.press('button', says('kernel.dialog.close'));
}

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer at home': comesToVehicles,
    'a customer nowhere': comesToVehicles,
    'a vehicle to add': wants(bus),
    'a van to add': wants(van),
    'the trip of the cart': changesTheTripOfTheCart,
  },
  runsAs: {
    'a customer at home': 'searchTrip',
    'a vehicle to add': 'tripForm',
    'a van to add': 'tripForm',
    'the trip of the cart': 'tripForm',
  },
  answers: { askPickup: PICKED, askDestination: PICKED },
  happens: {
    'trip.edit': editsTheTripOfTheCart,
    'clock.tick': reports,
    'destinations.recall': reports,
    'search.recall': reports,
    'scope.change': reports,
    'trip.change': reports,
    'vehicle.added': reports,
    'trip.take': reports,
  },
  heldInPage: [
    'clock.tick',
    'destinations.recall',
    'search.recall',
    'scope.change',
    'trip.change',
    'vehicle.added',
  ],
  comesBack: { 'vehicle.want': closesWhatIsAsked },
  // The question about a waiting vehicle, and the map, would cover the page under test.
  within: (snapshot, step) => {
    const { wanted, asked } = snapshot.context;
    if (step.kind === 'user' && step.event === 'vehicle.want') {
      return asked !== 'search' || snapshot.matches({ form: 'measuring' });
    }
    if (step.kind === 'user') return wanted === null || step.event !== 'pickup.ask';
    return wanted === null || step.kind !== 'outcome' || ['zone 1', '8 km'].includes(step.outcome);
  },
  unreached: {
    'a customer nowhere': NEEDS_A_PLACE,
    'form.filling · at once · 2': ASKED_OVER_THE_PAGE,
    'form.filling · at once ? tripIsKnown = false': ASKED_OVER_THE_PAGE,
    'form.filling · at once · 2 ? vehicleWaits = true': ASKED_OVER_THE_PAGE,
  },
});
