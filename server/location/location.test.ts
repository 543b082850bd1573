import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  checkZone,
  describePoint,
  findPlace,
  findZone,
  listZones,
  measureDistance,
  predictPlaces,
} from '#contract/location.ts';
import {
  aModuleRow,
  aZoneModuleRow,
  aZoneRow,
  insertCityZones,
} from '#tests/support/builders/table-rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());

const zoneOf = (lat: unknown, lng: unknown, language: 'en' | 'hi' = 'en') =>
  server.get(`${findZone.path}?lat=${String(lat)}&lng=${String(lng)}`, { language });

describe('the zone of a point', () => {
  beforeEach(async () => {
    await server.db.deleteFrom('zone').execute();
    await server.db.deleteFrom('module').execute();
  });

  test('comes with its charges, inside a zone (API-14, LOC-15)', async () => {
    await server.db.insertInto('zone').values(aZoneRow()).execute();
    await server.db.insertInto('module').values(aModuleRow()).execute();
    await server.db.insertInto('zone_module').values(aZoneModuleRow()).execute();

    const { status, body } = await zoneOf(40.7128, -74.006);

    expect(status).toBe(200);
    expect(body).toEqual({
      zone_id: '[1]',
      zone_data: [
        {
          id: 1,
          name: 'Lower Manhattan',
          status: 1,
          modules: [
            {
              id: 1,
              module_type: 'food',
              pivot: {
                per_km_shipping_charge: 0.75,
                minimum_shipping_charge: 2.99,
                maximum_shipping_charge: 9.99,
                maximum_cod_order_amount: 200,
              },
            },
          ],
        },
      ],
    });
  });

  test('requires the software id (API-14)', async () => {
    const { status, body } = await server.get(`${findZone.path}?lat=40.7&lng=-74`, {
      headers: { 'X-software-id': '' },
    });

    expect(status).toBe(403);
    expect(body.errors[0].code).toBe('software-id');
  });

  test.each([
    { language: 'en', message: 'Service not available in this area' },
    { language: 'hi', message: 'इस क्षेत्र में सेवा उपलब्ध नहीं है' },
  ] as const)('outside every zone is refused in $language (ERR-05)', async (row) => {
    await insertCityZones(server.db);

    const { status, body } = await zoneOf(40.6413, -73.7781, row.language);

    expect(status).toBe(404);
    expect(body).toEqual({
      message: row.message,
      errors: [{ code: 'coordinates', message: row.message }],
    });
  });

  test('that is inactive says that service is paused (LOC-02)', async () => {
    await server.db
      .insertInto('zone')
      .values(aZoneRow({ active: false }))
      .execute();

    const { status, body } = await zoneOf(40.7128, -74.006);

    expect(status).toBe(403);
    expect(body.errors).toEqual([
      { code: 'zone', message: 'Service is paused in this area. Please try again later.' },
    ]);
  });

  test('is the one with the lowest number where two overlap (D-34)', async () => {
    await server.db
      .insertInto('zone')
      .values([aZoneRow({ id: 7 }), aZoneRow({ id: 3 })])
      .execute();

    expect((await zoneOf(40.7128, -74.006)).body.zone_id).toBe('[3]');
  });

  test.each([
    { lat: 40.7, lng: -74, served: true, because: 'on the southern edge' },
    { lat: 40.74, lng: -74, served: false, because: 'on the northern edge' },
    { lat: 40.72, lng: -74.02, served: true, because: 'on the western edge' },
    { lat: 40.72, lng: -73.97, served: false, because: 'on the eastern edge' },
  ])('on an edge belongs to one side only: $because (LOC-02)', async ({ lat, lng, served }) => {
    await server.db.insertInto('zone').values(aZoneRow()).execute();

    expect((await zoneOf(lat, lng)).status).toBe(served ? 200 : 404);
  });

  test.each([
    { lat: 'NaN', lng: '-74', field: 'lat' },
    { lat: '40.7', lng: 'abc', field: 'lng' },
    { lat: '91', lng: '-74', field: 'lat' },
    { lat: '-74', lng: '400', field: 'lng' },
    { lat: '', lng: '-74', field: 'lat' },
    { lat: '1e400', lng: '-74', field: 'lat' },
    { lat: 'Infinity', lng: '-74', field: 'lat' },
  ])('does not accept lat=$lat lng=$lng', async ({ lat, lng, field }) => {
    const { status, body } = await zoneOf(lat, lng);

    expect(status).toBe(403);
    expect(body.errors[0].code).toBe(field);
  });

  test('with latitude and longitude swapped is in the sea, not in a zone', async () => {
    await insertCityZones(server.db);

    expect((await zoneOf(-74.006, 40.7128)).status).toBe(404);
  });

  test('is checked against one zone', async () => {
    await server.db.insertInto('zone').values(aZoneRow()).execute();
    const check = (zone: number) =>
      server.get(`${checkZone.path}?lat=40.7128&lng=-74.006&zone_id=${zone}`);

    expect((await check(1)).body).toBe(true);
    expect((await check(2)).body).toBe(false);
  });

  test('is in the list of zones, with its outline', async () => {
    await server.db
      .insertInto('zone')
      .values(aZoneRow({ active: false }))
      .execute();
    await server.db
      .insertInto('translation')
      .values({
        ...{ entity: 'zone', entity_id: 1, field: 'name', language: 'hi' },
        text: 'लोअर मैनहट्टन',
      })
      .execute();

    const { body } = await server.get(listZones.path, { language: 'hi' });

    expect(body).toEqual([
      {
        id: 1,
        name: 'लोअर मैनहट्टन',
        status: 0,
        formated_coordinates: [
          { lat: 40.7, lng: -74.02 },
          { lat: 40.7, lng: -73.97 },
          { lat: 40.74, lng: -73.97 },
          { lat: 40.74, lng: -74.02 },
        ],
      },
    ]);
  });
});

const predicted = async (text: string, near = ''): Promise<string[]> => {
  const { body } = await server.get(
    `${predictPlaces.path}?search_text=${encodeURIComponent(text)}${near}`,
  );
  return body.predictions.map(({ description }: { description: string }) => description);
};

describe('the place search', () => {
  test.each([
    { typed: 'times sq', finds: 'Times Square' },
    { typed: 'Brodway', finds: 'Broadway' },
    { typed: 'empire stat', finds: 'Empire State Building' },
    { typed: 'willamsburg', finds: 'Williamsburg' },
    { typed: 'JFK', finds: 'John F. Kennedy International Airport' },
    { typed: '5th ave', finds: 'Fifth Avenue' },
    { typed: 'Astória', finds: 'Astoria' },
  ])('finds $finds for "$typed" (API-15, LOC-11)', async ({ typed, finds }) => {
    expect((await predicted(typed)).some((one) => one.startsWith(finds))).toBe(true);
  });

  test('puts exact spelling before similar names (LOC-11)', async () => {
    const found = await predicted('Bryant');

    expect(found[0]).toMatch(/^Bryant Park, /);
    expect(found.filter((one) => !/bryant/i.test(one))).toEqual([]);
  });

  test('prefers places nearby (LOC-11)', async () => {
    const [inManhattan] = await predicted('fifth avenue', '&lat=40.7536&lng=-73.9832');
    const [inBrooklyn] = await predicted('fifth avenue', '&lat=40.6681&lng=-73.9822');

    expect(inManhattan).toContain('Manhattan');
    expect(inBrooklyn).toContain('Brooklyn');
  });

  test('may find nothing', async () => {
    expect(await predicted('zzzzqqqq')).toEqual([]);
    expect(await predicted('%_\\\'";--<script>')).toEqual(expect.any(Array));
  });

  test.each([
    { text: 'a'.repeat(10_000), because: 'it has 10,000 characters' },
    { text: '   ', because: 'it is blank (LOC-31)' },
  ])('refuses a text because $because', async ({ text }) => {
    const { status, body } = await server.get(
      `${predictPlaces.path}?search_text=${encodeURIComponent(text)}`,
    );

    expect(status).toBe(403);
    expect(body.errors[0].code).toBe('search_text');
    expect(JSON.stringify(body).length).toBeLessThan(800);
  });

  test('finds the point of a prediction by either spelling of its id (API-16)', async () => {
    const { body } = await server.get(`${predictPlaces.path}?search_text=bryant%20park`);
    const id = body.predictions[0].place_id as string;
    const details = await server.get(`${findPlace.path}?placeid=${id}`);
    const again = await server.get(`${findPlace.path}?place_id=${id}`);

    expect(details.body.result).toEqual({
      geometry: { location: { lat: 40.7536, lng: -73.9832 } },
      name: 'Bryant Park',
      formatted_address: expect.stringContaining('Bryant Park, ') as string,
    });
    expect(again.body).toEqual(details.body);
  });

  test('knows no place that does not exist (API-16)', async () => {
    expect((await server.get(`${findPlace.path}?placeid=place-0`)).status).toBe(404);
    expect((await server.get(findPlace.path)).status).toBe(403);
  });
});

describe('the address of a point', () => {
  const addressOf = async (lat: number, lng: number, language: 'en' | 'hi' = 'en') => {
    const call = `${describePoint.path}?lat=${lat}&lng=${lng}`;
    const { body } = await server.get(call, { language });
    return body.results[0]?.formatted_address as string | undefined;
  };

  test('contains a nearby name, the neighbourhood and the borough (API-17, LOC-14)', async () => {
    expect(await addressOf(40.7209, -74.0007)).toBe('Grand Street, SoHo, Manhattan, New York');
    expect(await addressOf(40.758, -73.9855)).toMatch(/^Times Square, .*Manhattan, New York$/);
    expect(await addressOf(40.7209, -74.0007, 'hi')).toBe(
      'Grand Street, SoHo, Manhattan, New York',
    );
  });

  test('never contains a house number (API-17)', async () => {
    expect(await addressOf(40.6782, -73.9442)).toMatch(/^[^0-9]+, Brooklyn, New York$/);
  });

  test('is unknown far away, without an error (API-17)', async () => {
    const { status, body } = await server.get(`${describePoint.path}?lat=51.5&lng=-0.12`);

    expect(status).toBe(200);
    expect(body).toEqual({ results: [], status: 'ZERO_RESULTS' });
  });

  test('is refused for an invalid point', async () => {
    expect((await server.get(`${describePoint.path}?lat=NaN&lng=0`)).status).toBe(403);
  });
});

test('a distance comes in both shapes (D-77)', async () => {
  const { body } = await server.get(
    `${measureDistance.path}?origin_lat=40.7128&origin_lng=-74.006&destination_lat=40.7228&destination_lng=-74.006&mode=driving`,
  );

  expect(body).toEqual({
    rows: [{ elements: [{ distance: { value: 1446 }, duration: { value: 130 }, status: 'OK' }] }],
    distanceMeters: 1446,
    duration: '130s',
  });
});
