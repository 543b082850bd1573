import { describe, expect, test } from 'vitest';
import { measureDistance } from '#contract/location.ts';
import type { SearchedTrip } from '#application/rental/searched-trip.port.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { timeZone, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { tripHours } from '#domain/rental/trip-details.ts';
import { EMPTY_SEARCH, searchOf } from '#domain/rental/trip-search.ts';
import { memoryStore, type KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import {
  aProviderSummary,
  aDistanceTrip,
  AIRPORT,
  anHourlyTrip,
  CITY_HALL,
  MUSEUM,
} from '#tests/support/builders/rental.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createTripCount } from './gate.ts';
import { createRouteFinder } from './search-trip.api.ts';
import { createRecentDestinations, createRollbackJournal, createSearchedTrip } from './storage.ts';
import { createKnownTrips } from './known-trips.storage.ts';

describe('recent destinations', () => {
  test('are kept in the browser under the name that is given [STORE-07, D-83]', () => {
    const store = memoryStore();
    createRecentDestinations(store).remember(AIRPORT);

    expect(store.read('recentDestinations')).toBe(
      '[{"lat":40.6413,"lng":-73.7781,"location_name":"Airport"}]',
    );
    expect(createRecentDestinations(store).recall()).toEqual([AIRPORT]);
  });

  test('come back newest first, and go when they are cleared [STORE-10, STORE-11]', () => {
    const recent = createRecentDestinations(memoryStore());
    for (const place of [CITY_HALL, AIRPORT, MUSEUM, CITY_HALL]) recent.remember(place);

    expect(recent.recall()).toEqual([CITY_HALL, MUSEUM, AIRPORT]);
    recent.forget();
    expect(recent.recall()).toEqual([]);
  });

  test.each([
    { text: 'rubbish', places: [] },
    { text: '{}', places: [] },
    { text: 'null', places: [] },
    {
      text: '[1, null, {"lat": 91, "lng": 0, "location_name": "x"}, {"lat": 1, "lng": 2}]',
      places: [],
    },
    {
      text: '[{"lat":"40.6413","lng":"-73.7781","location_name":"Airport"}, 7]',
      places: [AIRPORT],
    },
  ])('are those that can be understood: $text [STORE-07]', ({ text, places }) => {
    const store = memoryStore();
    store.write('recentDestinations', text);

    expect(createRecentDestinations(store).recall()).toEqual(places);
  });

  test('are five, however many the browser holds, each once [CONST-26]', () => {
    const store = memoryStore();
    const rows = [1, 2, 3, 3, 4, 5, 6].map((lat) => ({ lat, lng: 0, location_name: `${lat}` }));
    store.write('recentDestinations', JSON.stringify(rows));

    const names = createRecentDestinations(store)
      .recall()
      .map(({ name }) => name);
    expect(names).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('the trip that was searched', () => {
  const NEW_YORK = timeZone('America/New_York');
  const memoryOn = (store = memoryStore(), zone: TimeZone | null = NEW_YORK) =>
    createSearchedTrip(store, () => zone);
  const afterReload = (saved: SearchedTrip) => {
    const store = memoryStore();
    memoryOn(store).save(saved);
    return memoryOn(store).recall();
  };

  test.each([
    { trip: anHourlyTrip(), isTouched: true },
    { trip: anHourlyTrip({ pickupAt: null, hours: tripHours(720) }), isTouched: false },
    {
      trip: anHourlyTrip({ pickup: { ...MUSEUM, name: 'Pier 7, "A&B" = 100% 🛥' } }),
      isTouched: true,
    },
  ])(
    'outlives a reload of the tab, whole [RENT-SEARCH-03, RENT-SEARCH-06]',
    ({ trip, isTouched }) => {
      const saved = { search: searchOf(trip), isTouched };

      expect(afterReload(saved)).toEqual(saved);
    },
  );

  test('by distance comes back without its way, which is measured anew [RENT-SEARCH-04]', () => {
    const search = searchOf(aDistanceTrip());

    expect(afterReload({ search, isTouched: false })).toEqual({
      search: { ...search, route: null },
      isTouched: false,
    });
  });

  test.each([
    'rubbish',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"query":7,"isTouched":true}',
    '{"query":null}',
    '{"query":""}',
    '{"query":"trip=hourly&hours=3"}',
    '{"query":"pickup=91,0,Pole"}',
    '{"query":"pickup=%E0%A4%A,1,x"}',
  ])('is none where %s is stored in its place', (text) => {
    const store = memoryStore();
    store.write('searchedTrip', text);

    expect(memoryOn(store).recall()).toBeNull();
  });

  test('keeps of a damaged one what can be understood, and the rest is as at first', () => {
    const store = memoryStore();
    const query = 'trip=boat&pickup=40.7128,-74.006,City Hall&hours=721&at=2026-02-30 03:00 PM';
    store.write('searchedTrip', JSON.stringify({ query, isTouched: 'yes' }));

    expect(memoryOn(store).recall()).toEqual({
      search: { ...EMPTY_SEARCH, pickup: CITY_HALL },
      isTouched: false,
    });
  });

  test('is left as it is while the time zone of the shop is unknown', () => {
    const store = memoryStore();
    memoryOn(store).save({ search: searchOf(anHourlyTrip()), isTouched: true });
    const kept = store.read('searchedTrip');
    memoryOn(store, null).save({ search: EMPTY_SEARCH, isTouched: false });

    expect(store.read('searchedTrip')).toBe(kept);
    expect(memoryOn(store, null).recall()).toBeNull();
  });

  test('goes when the customer is somewhere else', () => {
    const store = memoryStore();
    memoryOn(store).save({ search: searchOf(anHourlyTrip()), isTouched: true });
    memoryOn(store).forget();

    expect(memoryOn(store).recall()).toBeNull();
  });
});

describe('the note of what is about to be removed', () => {
  const removed = {
    details: anHourlyTrip(),
    wanted: id<'Vehicle'>(2),
    lines: [
      {
        vehicle: { id: id<'Vehicle'>(1), name: 'Blue sedan', provider: aProviderSummary() },
        quantity: quantity(2),
      },
    ],
  };

  const noteIn = (store: KeyValueStore) => createRollbackJournal(store, tabLock(null, 'note'));

  test('outlives the tab, and belongs to the customer or guest who wrote it [D-116]', async () => {
    const store = memoryStore();
    await noteIn(store).write('guest:77', removed);

    expect(await noteIn(store).read('guest:77')).toEqual(removed);
    expect(await noteIn(store).read('guest:78')).toBeNull();
  });

  test('is written over, and goes when it is settled, without those of others [D-116]', async () => {
    const store = memoryStore();
    const note = noteIn(store);
    const two = { ...removed, wanted: anHourlyTrip(), lines: [...removed.lines, ...removed.lines] };
    await note.write('guest:77', removed);
    await note.write('customer:9', removed);
    await note.write('guest:77', two);

    expect(await note.read('guest:77')).toEqual(two);
    note.forget('guest:77');
    expect([await note.read('guest:77'), await note.read('customer:9')]).toEqual([null, removed]);
    note.forget('customer:9');
    expect(store.read('removedTripLines')).toBeNull();
  });

  test('is replaced by what is cleared for the sake of a module, and erased, without those of others [D-116]', async () => {
    const store = memoryStore();
    const note = noteIn(store);
    await note.write('customer:9', removed);
    expect(await note.take('guest:77')).toBeNull();
    note.replace('guest:77', { ...removed, wanted: 'module' });

    expect(await noteIn(store).take('guest:77')).toEqual({ ...removed, wanted: 'module' });
    note.replace('guest:77', null);
    note.release();
    expect([await note.read('guest:77'), await note.read('customer:9')]).toEqual([null, removed]);
  });

  test('goes with a guest who signs in [D-42, D-116]', async () => {
    const note = noteIn(memoryStore());
    await note.write('guest:77', removed);
    note.rename('guest:77', 'customer:9');
    note.rename('guest:78', 'customer:9');

    expect([await note.read('guest:77'), await note.read('customer:9')]).toEqual([null, removed]);
  });

  test.each([
    'rubbish',
    '[null]',
    '[{"who":"guest:77"}]',
    '[{"who":"guest:77","removed":{"details":{"type":"hourly"},"lines":[]}}]',
    JSON.stringify([{ who: 'guest:77', removed: { ...removed, wanted: {} } }]),
    JSON.stringify([{ who: 'guest:77', removed: { ...removed, lines: [null] } }]),
    JSON.stringify([
      {
        who: 'guest:77',
        removed: { ...removed, lines: [{ vehicle: { id: 1, name: 'Sedan' }, quantity: 2 }] },
      },
    ]),
  ])('that is none is nothing: %s', async (text) => {
    const store = memoryStore();
    store.write('removedTripLines', text);

    expect(await noteIn(store).read('guest:77')).toBeNull();
  });
});

describe('the cookie that counts the trip cart', () => {
  test('holds the number of lines, and goes with the last [RENT-CART-26, RENT-CART-29, STORE-06, D-82]', () => {
    const written: string[] = [];
    const count = createTripCount({ writeCookie: (text) => void written.push(text) });
    count.save(2);
    count.save(0);

    expect(written).toEqual([
      'cart-count=2; path=/; SameSite=Lax',
      'cart-count=; path=/; max-age=0; SameSite=Lax',
    ]);
  });
});

describe('the way between two places', () => {
  const signal = new AbortController().signal;
  const element = { distance: { value: 1_446 }, duration: { value: '130' }, status: 'OK' };
  const find = (body: unknown) => {
    const http = httpClientByHand(body);
    const found = createRouteFinder(http).find(CITY_HALL.point, AIRPORT.point, signal);
    return { http, found };
  };

  test.each([
    { body: { rows: [{ elements: [element] }] }, shape: 'older' },
    { body: { distanceMeters: 1_446.2, duration: '130s' }, shape: 'newer' },
    {
      body: { rows: [{ elements: [element] }], distanceMeters: 1_446, duration: '130s' },
      shape: 'double',
    },
  ])('is read from the $shape shape of the answer [D-77, RENT-SEARCH-08]', async ({ body }) => {
    const { http, found } = find(body);

    expect(await found).toEqual({ ok: true, value: { metres: 1_446, seconds: 130 } });
    expect(http.asked[0]).toMatchObject({
      path: measureDistance.path,
      query: { origin_lat: 40.7128, destination_lng: -73.7781, mode: 'driving' },
    });
  });

  test.each([
    {},
    { rows: [] },
    { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] },
    { distanceMeters: 5, duration: 'soon' },
    { distanceMeters: -5, duration: '1s' },
  ])('is not known from %j', async (body) => {
    expect(await find(body).found).toEqual({
      ok: false,
      failure: { kind: 'unreachable', cause: 'broken' },
    });
  });
});

describe('the trips of this tab', () => {
  const claim = { id: id<'Trip'>(500_001), phone: '+12125550123' };

  test('are known by the phone that was given, so that no address needs it', () => {
    const store = memoryStore();
    createKnownTrips(store).saveClaim(claim);

    const afterReload = createKnownTrips(store);
    expect(afterReload.phoneOf(claim.id)).toBe('+12125550123');
    expect(afterReload.phoneOf(id(7))).toBeNull();
  });

  test("a customer's own trip leaves nothing behind", () => {
    const store = memoryStore();
    createKnownTrips(store).saveClaim({ ...claim, phone: null });
    expect(store.read('knownTrips')).toBeNull();
  });

  test.each(['rubbish', '{}', '[null, 7, {"claim": {"id": "7"}}]'])(
    'count as none where %s stands in their place',
    (text) => {
      const store = memoryStore();
      store.write('knownTrips', text);
      expect(createKnownTrips(store).phoneOf(claim.id)).toBeNull();
    },
  );
});
