import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseUnitSize } from '#domain/catalogue/unit-price.ts';
import { id } from '#domain/kernel/id.ts';
import { zoneAt, type Zone } from '#domain/location/zone.ts';
import { passwordHashes } from '#server/kernel/password-hash.ts';
import { PASSWORD } from './people.ts';
import { seedRows } from './seed-rows.ts';
import { zonePlans } from './base.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const rows = seedRows(NOW);
const PUBLIC = path.resolve(import.meta.dirname, '../../public');

const parsed = <Value>(json: unknown): Value => JSON.parse(json as string) as Value;
const choicesOf = ({ id: item }: (typeof rows.item)[number]) =>
  rows.food_variation
    .filter(({ item_id }) => item_id === item)
    .map((group) => ({
      ...group,
      values: rows.food_variation_value.filter((value) => value.food_variation_id === group.id),
    }));
const kindsOf = ({ id: item }: (typeof rows.item)[number]) =>
  rows.goods_variation.filter(({ item_id }) => item_id === item);
const storeOf = (item: (typeof rows.item)[number]) =>
  rows.store.find((store) => store.id === item.store_id);

describe('the example data (D-98)', () => {
  test('are the same each time', () => {
    expect(seedRows(NOW)).toEqual(rows);
  });

  test('have six zones, six modules, at least 60 stores and 900 items', () => {
    expect([rows.zone.length, rows.module.length]).toEqual([6, 6]);
    expect(rows.store.length).toBeGreaterThanOrEqual(60);
    expect(rows.item.length).toBeGreaterThanOrEqual(900);
  });

  test('have in every zone at least three kitchens, two grocers, a pharmacy and a shop', () => {
    const count = (zone: number, module: number) =>
      rows.store.filter((store) => store.zone_id === zone && store.module_id === module).length;
    for (const { id: zone } of rows.zone) {
      expect(count(zone, 1)).toBeGreaterThanOrEqual(3);
      expect(count(zone, 2)).toBeGreaterThanOrEqual(2);
      expect(count(zone, 3)).toBeGreaterThanOrEqual(1);
      expect(count(zone, 4)).toBeGreaterThanOrEqual(1);
    }
  });

  test('have a store open at any hour in every zone and module', () => {
    const dayAndNight = new Set(
      rows.store
        .filter(
          ({ id: store, active }) =>
            active &&
            rows.store_hours.some((hours) => hours.store_id === store && hours.closes === 1440),
        )
        .map(({ zone_id, module_id }) => `${zone_id}/${module_id}`),
    );

    expect(dayAndNight.size).toBe(24);
  });

  test('name no orders in wallets and points, as there are none', () => {
    const named = rows.ledger_entry.filter(({ kind }) => kind.startsWith('order_'));
    expect(named.map(({ reference }) => reference)).toEqual([]);
    const left = (ledger: string, customer: number) =>
      rows.ledger_entry.findLast((one) => one.ledger === ledger && one.customer_id === customer)
        ?.balance;
    expect([left('wallet', 1), left('points', 1)]).toEqual([5_000, 320]);
  });

  test('have all stores and addresses within their zones', () => {
    const zones = zonePlans().map(({ id: number, corners }) => ({
      id: id<'Zone'>(number),
      boundary: corners.map(([latitude, longitude]) => ({
        latitude,
        longitude,
      })) as unknown as Zone['boundary'],
    }));
    for (const { lat, lng, zone_id } of [...rows.store, ...rows.address]) {
      expect(zoneAt(zones, { latitude: lat, longitude: lng })?.id).toBe(zone_id);
    }
  });

  test('have prices in whole cents, and variations in whole dollars (D-27)', () => {
    const cents = [
      ...rows.item.flatMap(({ price, discount }) => [price, discount]),
      ...rows.add_on.map(({ price }) => price),
      ...rows.store.map(({ minimum_order }) => minimum_order),
    ];
    const added = rows.item.flatMap((item) => [
      ...choicesOf(item).flatMap(({ values }) => values.map(({ price }) => price)),
      ...kindsOf(item).map(({ price }) => price),
    ]);

    expect(cents.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    expect(added.every((amount) => amount % 100 === 0)).toBe(true);
  });

  test('have the ratings of their reviews, for items and stores', () => {
    const reviewsOf = (isOf: (item: Item) => boolean) => {
      const items = new Set(rows.item.filter(isOf).map(({ id: item }) => item));
      return rows.review.filter(({ item_id }) => items.has(item_id));
    };
    for (const one of rows.item) {
      expectRated(
        one,
        reviewsOf(({ id: item }) => item === one.id),
      );
    }
    for (const one of rows.store) {
      expectRated(
        one,
        reviewsOf(({ store_id }) => store_id === one.id),
      );
    }
  });

  test('name goods variations by their options, joined without spaces', () => {
    for (const item of rows.item.filter((one) => kindsOf(one).length > 0)) {
      const questions = parsed<{ options: string[] }[]>(item.choice_options);
      const types = questions.reduce<string[]>(
        (known, { options }) =>
          known.flatMap((before) =>
            options.map((option) => [before, option.replaceAll(' ', '')].filter(Boolean).join('-')),
          ),
        [''],
      );
      expect(kindsOf(item).map(({ type }) => type)).toEqual(types);
    }
  });

  test('let Asha sign in', async () => {
    const asha = rows.customer.find(({ email }) => email === 'asha@example.com');

    expect(await passwordHashes().isRight(PASSWORD, asha?.password_hash ?? null, null)).toBe(true);
    expect(rows.address.filter(({ customer_id }) => customer_id === asha?.id)).toHaveLength(2);
  });
});

function expectRated(
  { name, rating, rating_count }: Pick<Item, 'name' | 'rating' | 'rating_count'>,
  reviews: readonly { readonly rating: number }[],
): void {
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0);
  expect(rating_count, name).toBe(reviews.length);
  expect(rating, name).toBeCloseTo(reviews.length === 0 ? 0 : stars / reviews.length, 1);
}

type Item = (typeof rows.item)[number];
type Store = (typeof rows.store)[number];

describe('example data is complete in Hindi (D-88)', () => {
  const textsOf = <Row extends object>(
    list: readonly Row[],
    fields: readonly (keyof Row & string)[],
  ) =>
    list.flatMap((row) =>
      fields.flatMap((field) => {
        const english = row[field];
        const hindi = (row as Readonly<Record<string, unknown>>)[`${field}_hi`];
        const isEmpty = typeof english !== 'string' || ['', '[]'].includes(english);
        return isEmpty || typeof hindi === 'string' ? [] : [`${field}: ${english}`];
      }),
    );

  /** Without the edge cases, which lack translations on purpose. */
  const isAsSold = (item: Item): boolean => !storeOf(item)?.name.includes('Edge Case');

  test('items with description, ingredients and quantity', () => {
    const measured = rows.item.filter(isAsSold).map((item) => ({
      ...item,
      unit: item.unit && parseUnitSize(item.unit) ? null : item.unit,
    }));
    expect(textsOf(measured, ['name', 'description', 'nutrition', 'allergies', 'unit'])).toEqual(
      [],
    );
  });

  test('stores, categories, add-ons, variations, banners and parcels', () => {
    expect([
      ...textsOf(rows.store, ['name']),
      ...textsOf(rows.category, ['name']),
      ...textsOf(rows.add_on, ['name']),
      ...textsOf(rows.food_variation, ['name']),
      ...textsOf(rows.food_variation_value, ['label']),
      ...textsOf(rows.banner, ['title']),
      ...textsOf(rows.module, ['name']),
      ...textsOf(rows.zone, ['name']),
    ]).toEqual([]);
  });
});

describe('an example of everything exists (D-98)', () => {
  test.each<[string, (item: Item) => boolean]>([
    ['vegetarian', ({ veg }) => veg === true],
    ['not vegetarian', ({ veg }) => veg === false],
    ['without a mark', ({ veg }) => veg === null],
    ['halal, in a store that says so', (item) => item.halal && storeOf(item)?.halal_tag === true],
    ['organic', ({ organic }) => organic],
    ['recommended', ({ recommended }) => recommended],
    ['on prescription', ({ needs_prescription }) => needs_prescription],
    ['with a generic name', ({ generic_names }) => parsed<string[]>(generic_names).length > 0],
    ['with nutrition', ({ nutrition }) => parsed<string[]>(nutrition).length > 0],
    ['with allergens', ({ allergies }) => parsed<string[]>(allergies).length > 0],
    ['with a unit', ({ unit }) => unit !== null],
    [
      'off by percent',
      ({ discount_type, discount }) => discount_type === 'percent' && discount > 0,
    ],
    [
      'off by an amount',
      ({ discount_type, discount }) => discount_type === 'amount' && discount > 0,
    ],
    [
      'for the morning only',
      ({ opens, closes }) => (closes ?? 0) > (opens ?? 0) && (closes ?? 0) <= 720,
    ],
    ['over midnight', ({ opens, closes }) => opens != null && closes != null && closes < opens],
    ['to be scheduled', ({ schedulable }) => schedulable],
    [
      'with hours, and to be scheduled outside them',
      ({ opens, schedulable }) => opens != null && schedulable,
    ],
    [
      'with hours, and to be had within them only',
      ({ opens, schedulable }) => opens != null && !schedulable,
    ],
    [
      'of a campaign that runs',
      (item) => item.campaign_from != null && item.campaign_from <= '2026-11-21',
    ],
    [
      'of a campaign to come',
      (item) => item.campaign_from != null && item.campaign_from > '2026-11-21',
    ],
    ['limited', ({ maximum }) => maximum !== null],
    ['nearly gone', (item) => item.stock > 0 && item.stock < 5],
    ['gone', (item) => item.stock === 0 && storeOf(item)?.module_id !== 1],
    [
      'with a required choice of one',
      (item) => choicesOf(item).some((one) => one.required && one.type === 'single'),
    ],
    [
      'with a free choice of one',
      (item) => choicesOf(item).some((one) => !one.required && one.type === 'single'),
    ],
    [
      'with a required choice of some',
      (item) => choicesOf(item).some((one) => one.required && one.min > 1),
    ],
    [
      'with a free choice of some',
      (item) => choicesOf(item).some((one) => !one.required && one.type === 'multi'),
    ],
    [
      'with a choice that is gone',
      (item) => choicesOf(item).some(({ values }) => values.some(({ stock }) => stock === 0)),
    ],
    ['in kinds of which one is gone', (item) => kindsOf(item).some(({ stock }) => stock === 0)],
    ['in kinds by two questions', (item) => kindsOf(item).some(({ type }) => type.includes('-'))],
    ['with add-ons', (item) => rows.add_on.some(({ item_id }) => item_id === item.id)],
    ['in Hindi', ({ name_hi, description_hi }) => name_hi !== null && description_hi !== null],
    ['with a mark-up name', ({ name }) => name.includes('<img src=x onerror=alert(1)>')],
    ['with a name that closes a script', ({ name }) => name.includes('</script>')],
    ['written backwards', ({ name }) => name.includes('\u202E')],
    ['named in emoji', ({ name }) => name.includes('👩‍👩‍👧‍👦')],
    ['with 300 characters', ({ name }) => name.length === 300],
    ['with combining marks', ({ name }) => /\p{M}{4}/u.test(name)],
  ])('an item %s', (_, isSo) => {
    expect(rows.item.some(isSo)).toBe(true);
  });

  test.each<[string, (store: Store) => boolean]>([
    ['with free delivery', ({ free_delivery }) => free_delivery],
    ['with a discount', ({ discount_rate }) => discount_rate > 0],
    ['with a minimum order', ({ minimum_order }) => minimum_order > 0],
    ['switched off', ({ active }) => !active],
    ['closed today', ({ closed_dates }) => parsed<string[]>(closed_dates).includes('2026-11-21')],
    [
      'closed on a weekday',
      ({ id: store }) => rows.store_hours.filter((hours) => hours.store_id === store).length < 7,
    ],
    [
      'open past midnight',
      ({ id: store }) =>
        rows.store_hours.some((hours) => hours.store_id === store && hours.closes < hours.opens),
    ],
    [
      'open day and night',
      ({ id: store }) =>
        rows.store_hours.some((hours) => hours.store_id === store && hours.closes === 1440),
    ],
    ['that does not deliver', ({ delivers }) => !delivers],
    ['without take-away', ({ take_away }) => !take_away],
    ['with halal food', ({ halal_tag }) => halal_tag],
    [
      'of vegetarian food only',
      ({ veg, non_veg, module_id }) => module_id === 1 && veg && !non_veg,
    ],
  ])('a store %s', (_, isSo) => {
    expect(rows.store.some(isSo)).toBe(true);
  });
});

describe('its pictures', () => {
  test('all exist, in two sizes', () => {
    const named = new Set([
      ...rows.item.map(({ image }) => image),
      ...rows.store.flatMap(({ logo, cover }) => [logo, cover]),
      ...rows.category.map(({ image }) => image),
      ...rows.banner.map(({ image }) => image),
      ...rows.module.flatMap(({ icon, thumbnail }) => [icon, thumbnail]),
    ]);
    const wanted = [...named].flatMap((small) => [small, small.replace('-320.', '-800.')]);

    expect(wanted.filter((file) => !existsSync(path.join(PUBLIC, file)))).toEqual([]);
  });

  test('weigh 6 MB at most', () => {
    const folder = path.join(PUBLIC, 'pictures');
    const bytes = readdirSync(folder)
      .map((file) => statSync(path.join(folder, file)))
      .map((entry) => (entry.isFile() ? entry.size : 0))
      .reduce((sum, size) => sum + size, 0);

    expect(bytes).toBeLessThanOrEqual(6_000_000);
  });

  test('differ within a store, except for equal items', () => {
    for (const { id: store, name } of rows.store) {
      const images = rows.item.filter((item) => item.store_id === store).map(({ image }) => image);
      expect(new Set(images).size / images.length, name).toBeGreaterThan(0.7);
    }
  });
});
