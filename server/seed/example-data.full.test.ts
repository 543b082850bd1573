import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { aModuleRow, aStoreRow, aZoneRow } from '#tests/support/builders/table-rows.ts';
import { addExampleData, isExampleDatabase } from './example-data.ts';
import { packs, type Pack } from './packs.ts';
import { seedRows } from './seed-rows.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

/** The base and these modules only, as filling everything takes seconds. */
const only = (...names: readonly string[]): readonly Pack[] =>
  packs.filter(({ name }) => name === 'shop' || names.includes(name));

async function anEmptyDatabase() {
  const opened = await openTestDatabase(false, NOW);
  onTestFinished(opened.close);
  return opened.db;
}

test('a database from yesterday gets the example data of a module that is new today', async () => {
  const db = await anEmptyDatabase();
  const today = only('food', 'grocery', 'ecommerce');
  await addExampleData(
    db,
    NOW,
    today.filter(({ name }) => name !== 'grocery'),
  );
  const storesOf = async (module: number) =>
    db.selectFrom('store').selectAll().where('module_id', '=', module).orderBy('id').execute();
  const apps = await storesOf(4);
  expect(await storesOf(2)).toEqual([]);

  expect(await addExampleData(db, NOW, today)).toEqual({ added: ['grocery'], isForeign: false });

  expect((await storesOf(2)).length).toBeGreaterThanOrEqual(12);
  expect(await storesOf(4)).toEqual(apps);
  expect(await addExampleData(db, NOW, today)).toEqual({ added: [], isForeign: false });
});

test('a pack with a new addition adds only that', async () => {
  const db = await anEmptyDatabase();
  const [shop, food, grocery] = only('food', 'grocery') as [Pack, Pack, Pack];
  await addExampleData(db, NOW, [shop, food, grocery]);
  const more = (): Partial<{ store: never[] }> => ({ store: [aStoreRow({ id: 900 }) as never] });
  const grown = { name: food.name, additions: [...food.additions, more] };

  expect((await addExampleData(db, NOW, [shop, grown, grocery])).added).toEqual(['food']);
  expect((await addExampleData(db, NOW, [shop, grown, grocery])).added).toEqual([]);

  const versions = await db.selectFrom('example_data').select(['pack', 'version']).execute();
  expect(versions.find(({ pack }) => pack === 'food')?.version).toBe(grown.additions.length);
});

test('an addition switches a module on, also in an earlier database', async () => {
  const db = await anEmptyDatabase();
  const today = only('parcel', 'food');
  const before = today.map(({ name, additions }) => ({
    name,
    additions: name === 'parcel' ? additions.slice(0, 1) : additions,
  }));
  await addExampleData(db, NOW, before);
  const isActive = async () =>
    (await db.selectFrom('module').select('active').where('type', '=', 'parcel').executeTakeFirst())
      ?.active;
  expect(await isActive()).toBe(false);

  expect((await addExampleData(db, NOW, today)).added).toEqual(['parcel']);

  expect(await isActive()).toBe(true);
  expect(await db.selectFrom('parcel_category').select('id').execute()).toHaveLength(5);
});

test('a database from before the rental gets all vehicles', async () => {
  const db = await anEmptyDatabase();
  const today = only('rental', 'food');
  const before = today.map(({ name, additions }) => ({ name, additions: additions.slice(0, 1) }));
  await addExampleData(db, NOW, before);
  expect(await db.selectFrom('vehicle').select('id').execute()).toEqual([]);

  expect((await addExampleData(db, NOW, today)).added).toContain('rental');

  expect(await db.selectFrom('vehicle').select('id').execute()).toHaveLength(120);
});

test('a database from before coupons gets them, for its own stores', async () => {
  const db = await anEmptyDatabase();
  const before = packs.map(({ name, additions }) => ({ name, additions: additions.slice(0, 1) }));
  await addExampleData(
    db,
    NOW,
    before.filter(({ name }) => name !== 'food'),
  );
  await addExampleData(db, NOW);

  const coupons = await db
    .selectFrom('coupon')
    .leftJoin('store', 'store.id', 'coupon.store_id')
    .select(['coupon.code', 'coupon.module_id', 'store.module_id as of_store', 'store.name'])
    .where('type', '=', 'store_wise')
    .orderBy('coupon.module_id')
    .execute();
  expect(coupons.map(({ name }) => name)).toEqual([
    ...['Saffron Lane', 'Harbor Pantry', 'Canal & Cure', 'Thread & Sole'],
  ]);
  expect(coupons.every(({ module_id, of_store }) => module_id === of_store)).toBe(true);
});

test('customers see the rental module, also in a database from before it was opened [MOD-05]', async () => {
  const db = await anEmptyDatabase();
  const today = only('rental');
  const before = today.map(({ name, additions }) => {
    const opening = additions.findIndex((addition) => 'opens' in addition);
    return { name, additions: opening < 0 ? additions : additions.slice(0, opening) };
  });
  await addExampleData(db, NOW, before);
  await db.updateTable('module').set({ active: false }).where('type', '=', 'rental').execute();

  await addExampleData(db, NOW, today);

  const rental = db.selectFrom('module').select('active').where('type', '=', 'rental');
  expect(await rental.executeTakeFirst()).toEqual({ active: true });
});

test('a database that a person filled stays unchanged', async () => {
  const db = await anEmptyDatabase();
  await db.insertInto('zone').values(aZoneRow()).execute();
  await db.insertInto('module').values(aModuleRow()).execute();

  expect(await addExampleData(db, NOW)).toEqual({ added: [], isForeign: true });

  expect(await db.selectFrom('store').selectAll().execute()).toEqual([]);
  expect(await isExampleDatabase(db)).toBe(false);
});

test('all example data fit the tables, and the next customer gets a new id', async () => {
  const db = await anEmptyDatabase();
  await addExampleData(db, NOW);
  const rows = seedRows(NOW);

  const { number } = await db
    .selectFrom('item')
    .select((from) => from.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  const next = await db
    .insertInto('customer')
    .values({
      ...{ first_name: 'New', last_name: 'Comer', email: 'new@example.com', image: null },
      ...{ phone: '+12125550199', password_hash: '', referral_code: 'NEW00001', created_at: NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  expect([number, next.id]).toEqual([rows.item.length, rows.customer.length + 1]);
});
