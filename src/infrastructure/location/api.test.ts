import { describe, expect, test } from 'vitest';
import { predictPlaces } from '#contract/location.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aPlace, aSavedAddress, insidePoint } from '#tests/support/builders/location.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createGeolocator, createGeocoder } from './pick-location.api.ts';
import { createZoneFinder, createZoneReader } from './api.ts';
import { createPlaceStore } from './storage.ts';
import { createMapModalTrace, takeMapModalInterruption } from './map-modal-trace.ts';

const zoneReader = (http: ReturnType<typeof httpClientByHand>, isCustomer = false) =>
  createZoneReader(
    http,
    () => isCustomer,
    () => USD,
  );
const { signal } = new AbortController();
const broken = refuse({ kind: 'unreachable', cause: 'broken' });

describe('the geocoder over HTTP', () => {
  test('asks for predictions near the pin (API-15)', async () => {
    const http = httpClientByHand({
      predictions: [{ description: 'City Hall, Manhattan', place_id: 'p1' }],
    });

    const answer = await createGeocoder(http).predict(' city hall ', insidePoint, signal);

    expect(answer).toEqual(ok([{ placeId: 'p1', description: 'City Hall, Manhattan' }]));
    expect(http.asked).toEqual([
      {
        method: 'GET',
        path: predictPlaces.path,
        query: { search_text: 'city hall', lat: 40.7128, lng: -74.006 },
        signal,
      },
    ]);
  });

  test('shortens a search of 10,000 characters to what the app reads (API-15)', async () => {
    const http = httpClientByHand({ predictions: [] });

    await createGeocoder(http).predict('x'.repeat(10_000), insidePoint, signal);

    expect(http.asked[0]?.query?.['search_text']).toBe('x'.repeat(200));
  });

  test('finds where a place lies (API-16)', async () => {
    const http = httpClientByHand({
      result: { geometry: { location: { lat: 40.7128, lng: -74.006 } } },
    });

    expect(await createGeocoder(http).find('p1', signal)).toEqual(ok(insidePoint));
    expect(http.asked[0]?.query).toEqual({ placeid: 'p1' });
  });

  test('does not believe a place that is not on Earth', async () => {
    const http = httpClientByHand({ result: { geometry: { location: { lat: 400, lng: 0 } } } });

    expect(await createGeocoder(http).find('p1', signal)).toEqual(broken);
  });

  test.each([
    { results: [{ formatted_address: 'Broadway' }, { formatted_address: 'X' }], is: 'Broadway' },
    { results: [], is: null },
    { results: [{ formatted_address: '  ' }], is: null },
  ])('reads the first address of a point: $is (LOC-14, API-17)', async ({ results, is }) => {
    const http = httpClientByHand({ results });

    expect(await createGeocoder(http).addressAt(insidePoint, signal)).toEqual(ok(is));
  });
});

describe('the zone look-up over HTTP', () => {
  test('hands the zones over as the text they came in (LOC-16, API-14)', async () => {
    const http = httpClientByHand({ zone_id: '[1]', zone_data: [] });

    expect(await createZoneFinder(http).zonesAt(insidePoint, signal)).toEqual(ok('[1]'));
    expect(http.asked[0]).toMatchObject({ query: { lat: 40.7128, lng: -74.006 }, signal });
  });

  test('refuses with the first error of the app (LOC-32, ERR-05)', async () => {
    const errors = [
      { code: 'coordinates', message: 'Service not available in this area' },
      { code: 'other', message: 'Something else' },
    ];
    const http = httpClientByHand({ message: 'Nope', errors }, 404);

    expect(await createZoneFinder(http).zonesAt(insidePoint, signal)).toEqual(
      refuse({
        kind: 'refused',
        status: 404,
        code: 'coordinates',
        message: 'Service not available in this area',
      }),
    );
  });

  test('an answer without a zone_id is a broken one, not a served point (LOC-28)', async () => {
    const http = httpClientByHand({ zone_data: [] });

    expect(await createZoneFinder(http).zonesAt(insidePoint, signal)).toEqual(broken);
  });
});

describe('the zones and saved addresses over HTTP', () => {
  const corners = [
    { lat: 40.7, lng: -74 },
    { lat: 40.7, lng: -73.9 },
    { lat: 40.8, lng: -73.9 },
  ];

  test('zones that are switched off or enclose nothing are left out', async () => {
    const http = httpClientByHand([
      { id: 1, name: 'On', status: 1, formated_coordinates: corners },
      { id: 2, name: 'Off', status: 0, formated_coordinates: corners },
      { id: 3, name: 'Flat', status: 1, formated_coordinates: corners.slice(0, 2) },
    ]);

    const zones = await zoneReader(http).zones();

    expect(zones).toEqual(
      ok([
        {
          id: id(1),
          name: 'On',
          boundary: [geoPoint(40.7, -74), geoPoint(40.7, -73.9), geoPoint(40.8, -73.9)],
        },
      ]),
    );
  });

  test('the most that each zone takes in cash is read for one module, and 0 is no limit [D-10]', async () => {
    const pivot = { per_km_shipping_charge: 1, minimum_shipping_charge: 2 };
    const food = { id: 1, module_type: 'food' };
    const grocery = { id: 2, module_type: 'grocery' };
    const zone = (zoneId: number, cod: number | null) => ({
      id: zoneId,
      status: 1,
      modules: [
        { ...grocery, pivot: { ...pivot, maximum_cod_order_amount: 10 } },
        { ...food, pivot: { ...pivot, maximum_cod_order_amount: cod } },
      ],
    });
    const http = httpClientByHand({
      zone_id: '[1,2,3]',
      zone_data: [zone(1, 250), zone(2, 0), zone(3, null)],
    });

    const limits = await zoneReader(http).cashLimits(insidePoint, id(1));

    expect(limits).toEqual(ok([{ zoneId: id(1), limit: dollars(250) }]));
    expect(http.asked[0]).toMatchObject({ query: { lat: 40.7128, lng: -74.006 } });
  });

  test('a guest has no saved addresses, and the server is not asked', async () => {
    const http = httpClientByHand();

    expect(await zoneReader(http).savedAddresses()).toEqual(ok([]));
    expect(http.asked).toEqual([]);
  });

  test('a customer has, and those with rubbish for a point are left out', async () => {
    const row = { id: 7, address_type: 'home', address: '12 Mercer Street' };
    const http = httpClientByHand({
      total_size: 2,
      addresses: [
        { ...row, latitude: '40.7128', longitude: '-74.006' },
        { ...row, id: 8, latitude: 'NaN', longitude: '' },
      ],
    });

    expect(await zoneReader(http, true).savedAddresses()).toEqual(
      ok([
        aSavedAddress({
          id: id(7),
          address: '12 Mercer Street',
          point: insidePoint,
          contact: { name: '', phone: '', email: null },
          ...{ road: '', house: '', zone: null },
        }),
      ]),
    );
  });
});

describe('the position of the device', () => {
  const device = (get: Geolocation['getCurrentPosition']) =>
    ({ getCurrentPosition: get }) as Geolocation;
  const at = (latitude: number, longitude: number) =>
    ({ coords: { latitude, longitude, accuracy: 12 } }) as GeolocationPosition;

  test('is asked for without high accuracy, within 5000 ms (CONST-01, CONST-02)', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    const geolocation = device((found, _, options) => {
      asked.push(options);
      found(at(40.7128, -74.006));
    });

    const answer = await createGeolocator(geolocation).current();

    expect(answer).toEqual(ok({ point: insidePoint, accuracy: 12 }));
    expect(asked).toEqual([{ timeout: 5000, enableHighAccuracy: false, maximumAge: 0 }]);
  });

  test.each([
    { code: 1, reason: 'denied' },
    { code: 2, reason: 'unavailable' },
    { code: 3, reason: 'timedOut' },
    { code: 99, reason: 'unavailable' },
  ])('error $code means $reason (LOC-34)', async ({ code, reason }) => {
    const geolocation = device((_, failed) => failed?.({ code } as GeolocationPositionError));

    expect(await createGeolocator(geolocation).current()).toEqual(refuse({ kind: reason }));
  });

  test('is unavailable where the browser has none, or has nonsense (LOC-34)', async () => {
    const nonsense = device((found) => found(at(Number.NaN, 0)));

    expect(await createGeolocator(null).current()).toEqual(refuse({ kind: 'unavailable' }));
    expect(await createGeolocator(nonsense).current()).toEqual(refuse({ kind: 'unavailable' }));
  });
});

describe('the stored place', () => {
  const withStore = (values: Readonly<Record<string, string>> = {}) => {
    const localStore = memoryStore();
    const cookies: string[] = [];
    for (const [key, value] of Object.entries(values)) localStore.write(key, value);
    const platform = { localStore, writeCookie: (text: string) => void cookies.push(text) };
    return { localStore, cookies, store: createPlaceStore(platform) };
  };

  test('is kept under zoneid, location and currentLatLng (STORE-03, STORE-04, STORE-05, LOC-16, LOC-17, LOC-18, ENT-22)', () => {
    const { store, localStore, cookies } = withStore();

    store.save(aPlace({ zones: '[1]' }));

    expect(localStore.read('zoneid')).toBe('[1]');
    expect(localStore.read('location')).toBe('Broadway, Tribeca, Manhattan');
    expect(localStore.read('currentLatLng')).toBe('{"lat":40.7128,"lng":-74.006}');
    expect(store.recall()).toEqual(aPlace());
    expect(cookies[0]).toMatch(/^place=%5B1%5D%7C%7Cen%7C; path=\/; .*SameSite=Lax$/);
    expect(cookies[1]).toContain(
      `shown=${encodeURIComponent('|40.713,-74.006|Broadway, Tribeca, Manhattan')};`,
    );
  });

  const good = { zoneid: '[1]', location: 'Broadway', currentLatLng: '{"lat":40.7,"lng":-74}' };

  test.each([
    { zoneid: 'undefined' },
    { zoneid: 'null' },
    { zoneid: '' },
    { zoneid: '[]' },
    { zoneid: '{"a":' },
    { location: '' },
    { location: '   ' },
    { currentLatLng: 'null' },
    { currentLatLng: '{"lat":"NaN","lng":-74}' },
    { currentLatLng: '{"lat":400,"lng":-74}' },
    { currentLatLng: '[40,-74]' },
    { currentLatLng: 'rubbish' },
  ])('is none with %j in storage (LOC-28)', (rubbish) => {
    expect(withStore({ ...good, ...rubbish }).store.recall()).toBeNull();
  });

  test.each([
    { stored: 'Near Canal Street, SoHo, New York', address: 'Canal Street, SoHo, New York' },
    { stored: 'Canal Street के पास, SoHo, New York', address: 'Canal Street, SoHo, New York' },
    { stored: 'Nearby Lane, Queens', address: 'Nearby Lane, Queens' },
    { stored: 'Near', address: 'Near' },
  ])('kept by an earlier version as "$stored" is read as "$address"', ({ stored, address }) => {
    expect(withStore({ ...good, location: stored }).store.recall()?.address).toBe(address);
  });
});

describe('the trace of the open modal', () => {
  const withSession = ({ reloaded = true } = {}) => {
    const sessionStore = memoryStore();
    const listeners = new Set<() => void>();
    const platform = {
      sessionStore,
      wasReloaded: () => reloaded,
      onPageHide: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    return { platform, sessionStore, hidePage: () => listeners.forEach((tell) => tell()) };
  };

  test('is there while the modal is open and gone after a normal close (STORE-08)', () => {
    const { platform, sessionStore, hidePage } = withSession();

    const close = createMapModalTrace(platform).open();
    expect(sessionStore.read('mapModalWasOpen')).toBe('true');
    close();
    hidePage();

    expect(sessionStore.read('mapModalWasOpen')).toBeNull();
    expect(takeMapModalInterruption(platform)).toBe(false);
  });

  test('does not take leaving and coming Back or Forward for a reload (LOC-26, D-36)', () => {
    const { platform, sessionStore, hidePage } = withSession({ reloaded: false });
    createMapModalTrace(platform).open();

    hidePage();

    expect(takeMapModalInterruption(platform)).toBe(false);
    expect(sessionStore.read('mapModalClosedByRefresh')).toBeNull();
  });

  test('tells a reload, once (STORE-09, LOC-26)', () => {
    const { platform, sessionStore, hidePage } = withSession();
    createMapModalTrace(platform).open();

    hidePage();

    expect(sessionStore.read('mapModalClosedByRefresh')).toBe('true');
    expect([takeMapModalInterruption(platform), takeMapModalInterruption(platform)]).toEqual([
      true,
      false,
    ]);
    expect(sessionStore.read('mapModalWasOpen')).toBeNull();
  });
});
