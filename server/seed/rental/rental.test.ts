import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { zoneAt, type Zone } from '#domain/location/zone.ts';
import { zonePlans } from '../base.ts';
import { vehicleRows } from '../seed-rows.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const rows = vehicleRows(NOW);
const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const imagesOf = (vehicle: Vehicle) => JSON.parse(vehicle.images) as string[];
const providerOf = (vehicle: Vehicle) =>
  rows.rental_provider.find(({ id: one }) => one === vehicle.provider_id);
const zonesOf = (vehicle: Vehicle) =>
  rows.pickup_zone
    .filter(({ provider_id }) => provider_id === vehicle.provider_id)
    .map(({ zone_id }) => zone_id);
const isHourly = ({ hourly_price }: Vehicle) => hourly_price !== null;
const isByDistance = ({ distance_price }: Vehicle) => distance_price !== null;
type Vehicle = (typeof rows.vehicle)[number];
type Provider = (typeof rows.rental_provider)[number];

describe('the vehicles of the example data (D-98)', () => {
  test('are the same each time', () => {
    expect(vehicleRows(NOW)).toEqual(rows);
  });

  test('are 120 from 8 providers, in at least 8 categories and of at least 12 brands', () => {
    expect([rows.rental_provider.length, rows.vehicle.length]).toEqual([8, 120]);
    expect(new Set(rows.vehicle.map((one) => one.category_id)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(rows.vehicle.map((one) => one.brand_id)).size).toBeGreaterThanOrEqual(12);
    expect(rows.vehicle_category.every((one) => isUsed('category_id', one.id))).toBe(true);
    expect(rows.vehicle_brand.every((one) => isUsed('brand_id', one.id))).toBe(true);
  });

  test('are available in all six zones, with few in two', () => {
    const counts = [1, 2, 3, 4, 5, 6].map(
      (zone) => rows.vehicle.filter((one) => zonesOf(one).includes(zone)).length,
    );

    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.filter((count) => count <= 10)).toHaveLength(2);
    expect(counts.filter((count) => count >= 40)).toHaveLength(4);
  });

  test('have providers within their zones', () => {
    const zones = zonePlans().map(({ id: number, corners }) => ({
      id: id<'Zone'>(number),
      boundary: corners.map(([latitude, longitude]) => ({
        latitude,
        longitude,
      })) as unknown as Zone['boundary'],
    }));
    for (const { lat, lng, zone_id } of rows.rental_provider) {
      expect(zoneAt(zones, { latitude: lat, longitude: lng })?.id).toBe(zone_id);
    }
  });

  test('have pictures of their body and colour, in four views', () => {
    for (const vehicle of rows.vehicle) {
      const [side = '', ...others] = imagesOf(vehicle);
      const [, body, colour] = /vehicles\/([a-z]+)-([a-z]+)-side-320\.webp$/.exec(side) ?? [];
      const like = (view: string) => `/pictures/vehicles/${body}-${colour}-${view}-320.webp`;
      const word = { sand: 'Sand-coloured' }[colour ?? ''] ?? colour;

      expect(body).toBe(vehicle.body_type);
      expect(vehicle.description.toLowerCase()).toContain(word?.toLowerCase());
      expect(others).toEqual(['front', 'rear', 'inside'].map(like));
    }
  });

  test('have the ratings of their reviews, their providers too', () => {
    const expectRated = (
      { rating, rating_count }: Pick<Vehicle, 'rating' | 'rating_count'>,
      reviews: readonly { readonly rating: number }[],
    ) => {
      const stars = reviews.reduce((sum, one) => sum + one.rating, 0);
      expect(rating_count).toBe(reviews.length);
      expect(rating).toBeCloseTo(reviews.length === 0 ? 0 : stars / reviews.length, 1);
    };
    for (const one of rows.vehicle) {
      expectRated(
        one,
        rows.vehicle_review.filter(({ vehicle_id }) => vehicle_id === one.id),
      );
    }
    for (const one of rows.rental_provider) {
      const theirs = rows.vehicle.filter(({ provider_id }) => provider_id === one.id);
      expectRated(
        one,
        rows.vehicle_review.filter(({ vehicle_id }) => theirs.some((it) => it.id === vehicle_id)),
      );
    }
  });

  test('an amount off leaves prices above zero', () => {
    const givenAway = rows.vehicle.filter(
      ({ discount_type, discount_value, hourly_price, distance_price }) =>
        discount_type === 'amount' &&
        discount_value >= Math.min(hourly_price ?? Infinity, distance_price ?? Infinity),
    );
    expect(givenAway.map(({ name }) => name)).toEqual([]);
  });

  test.each<[string, (vehicle: Vehicle) => boolean]>([
    ['by the hour only', (one) => isHourly(one) && !isByDistance(one)],
    ['by distance only', (one) => !isHourly(one) && isByDistance(one)],
    ['both ways', (one) => isHourly(one) && isByDistance(one)],
    ['off by percent', (one) => one.discount_type === 'percent' && one.discount_value > 0],
    ['off by an amount', (one) => one.discount_type === 'amount' && one.discount_value > 0],
    ['off by nothing', (one) => one.discount_value === 0],
    ...[1, 2, 3, 4, 5, 6].map((count): [string, (vehicle: Vehicle) => boolean] => [
      `${count} times`,
      (one) => one.total_count === count,
    ]),
    ['new', (one) => one.is_new],
    ['with air condition', (one) => one.air_condition],
    ['without air condition', (one) => !one.air_condition],
    ...['petrol', 'diesel', 'hybrid', 'electric', 'cng'].map(
      (fuel): [string, (vehicle: Vehicle) => boolean] => [fuel, (one) => one.fuel === fuel],
    ),
    ['with gears to change', (one) => one.transmission === 'manual'],
    ['without', (one) => one.transmission === 'automatic'],
    ['in Hindi', (one) => Boolean(one.name_hi) && Boolean(one.description_hi)],
    ['not reviewed yet', (one) => one.rating_count === 0],
    ['reviewed', (one) => one.rating_count > 4],
    ['with a mark-up name', ({ name }) => name.includes('<img src=x onerror=alert(1)>')],
    ['with a name that closes a script', ({ name }) => name.includes('</script>')],
    ['written backwards', ({ name }) => name.includes('\u202E')],
    ['with 300 characters', ({ name }) => name.length === 300],
    ['with wildcards of a search', ({ name }) => name.includes('%') && name.includes('_')],
    ['for nothing', (one) => one.discount_type === 'percent' && one.discount_value === 1_000_000],
  ])('one %s', (_, isSo) => {
    expect(rows.vehicle.some(isSo)).toBe(true);
  });

  test.each<[string, (provider: Provider) => boolean]>([
    [
      'with a minimum and a cap',
      (one) => one.discount_minimum > 0 && one.discount_maximum !== null,
    ],
    ['with a minimum alone', (one) => one.discount_minimum > 0 && one.discount_maximum === null],
    ['without a minimum', (one) => one.discount_rate > 0 && one.discount_minimum === 0],
    ['without any', (one) => one.discount_rate === 0],
  ])('a discount of a provider %s', (_, isSo) => {
    expect(rows.rental_provider.some(isSo)).toBe(true);
  });

  test('a vehicle of a provider with several pickup zones', () => {
    expect(rows.vehicle.some((one) => zonesOf(one).length > 2)).toBe(true);
    expect(rows.vehicle.every((one) => providerOf(one))).toBe(true);
  });
});

test('their pictures all exist, in two sizes', () => {
  const named = new Set([
    ...rows.vehicle.flatMap(imagesOf),
    ...rows.rental_provider.flatMap(({ logo, cover }) => [logo, cover]),
    ...rows.vehicle_category.map(({ image }) => image),
    ...rows.rental_banner.map(({ image }) => image),
  ]);
  const wanted = [...named].flatMap((small) => [small, small.replace('-320.', '-800.')]);

  expect(wanted.filter((file) => !existsSync(path.join(PUBLIC, file)))).toEqual([]);
});

const isUsed = (column: 'category_id' | 'brand_id', wanted: number) =>
  rows.vehicle.some((vehicle) => vehicle[column] === wanted);
