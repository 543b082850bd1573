import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { DEFAULT_CENTRE, geoPoint, greatCircleMetres } from '#domain/location/geo-point.ts';
import { isServed } from '#domain/location/zone-list.ts';
import { createHttpClient } from '#infrastructure/kernel/fetch-http-client.ts';
import { createGeocoder } from '#infrastructure/location/pick-location.api.ts';
import { createZoneFinder } from '#infrastructure/location/api.ts';
import { insertCityZones } from '#tests/support/builders/table-rows.ts';
import { townGeocoder, townZoneFinder } from '#tests/support/fakes/town.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

type Subject = { readonly geocoder: Geocoder; readonly zones: ZoneFinder };

const { signal } = new AbortController();
const cityHall = DEFAULT_CENTRE;
const atSea = geoPoint(40.4, -73.8);

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  await insertCityZones(server.db);
});
afterAll(() => server.close());

function overTheWire(): Subject {
  const http = createHttpClient({
    fetch: (url, init) => server.request(url as string, init),
    baseUrl: '',
    softwareId: '33571750',
    scope: () => ({
      token: null,
      guestId: null,
      zones: null,
      moduleId: null,
      language: 'en',
      point: null,
    }),
    onSignedOut: () => {},
    renewGuest: () => Promise.resolve(null),
    isOnline: () => true,
  });
  return { geocoder: createGeocoder(http), zones: createZoneFinder(http) };
}

describe.each([
  {
    who: 'the fake town',
    subject: (): Subject => ({ geocoder: townGeocoder(), zones: townZoneFinder() }),
  },
  { who: 'the app over the wire', subject: overTheWire },
])('$who', ({ subject }) => {
  test('offers places by name, and says where a chosen one lies (API-15, API-16, LOC-11)', async () => {
    const { geocoder } = subject();

    const offered = await geocoder.predict('City Hall', cityHall, signal);
    const first = offered.ok ? offered.value[0] : undefined;
    const found = await geocoder.find(first?.placeId ?? '', signal);

    expect(first?.description).toContain('City Hall');
    expect(found.ok && greatCircleMetres(found.value, cityHall)).toBeLessThan(2_000);
  });

  test('answers a search that means nothing with an empty list (API-15)', async () => {
    expect(await subject().geocoder.predict('qqqqqqqqzzzz', cityHall, signal)).toEqual({
      ok: true,
      value: [],
    });
  });

  test('survives a search of 10,000 characters (API-15)', async () => {
    const { ok } = await subject().geocoder.predict('x'.repeat(10_000), cityHall, signal);

    expect(ok).toBe(true);
  });

  test('refuses a place that was not offered', async () => {
    expect(await subject().geocoder.find('no-such-place', signal)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
  });

  test('knows the address of a point (API-17, LOC-14)', async () => {
    const answer = await subject().geocoder.addressAt(cityHall, signal);

    expect(answer.ok && answer.value).toContain('Manhattan');
  });

  test('names the zones of a served point, as a list in text form (API-14, LOC-15, LOC-28)', async () => {
    const answer = await subject().zones.zonesAt(cityHall, signal);

    expect(answer).toEqual({ ok: true, value: '[1]' });
    expect(answer.ok && isServed(answer.value)).toBe(true);
  });

  test('refuses a point outside every zone, with a reason in words (LOC-02, LOC-32)', async () => {
    expect(await subject().zones.zonesAt(atSea, signal)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 404, message: 'Service not available in this area' },
    });
  });
});
