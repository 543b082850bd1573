import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rentalSearchSuggestions, rentalSuggestions } from '#contract/catalogue-search.ts';
import { queryText } from '#contract/endpoint.ts';
import { listProviders } from '#contract/rental-providers.ts';
import { searchVehicles, listProviderVehicles } from '#contract/rental-vehicles.ts';
import { aGarage, RENTAL } from '#tests/support/builders/rental-rows.ts';
import { aTown, ELSEWHERE, HERE } from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let garage: Awaited<ReturnType<typeof aGarage>>;
const here = { zones: [HERE], module: RENTAL };

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  garage = await aGarage(server.db, await aTown(server.db));
  const near = await garage.provider({
    name: 'Harbor Wheels',
    name_hi: 'बंदरगाह पहिये',
    trip_count: 2,
  });
  const far = await garage.provider({ name: 'Heron Cars', pickup_zones: [ELSEWHERE] });
  const brand_id = await garage.brand({ name: 'Heron' });
  const category_id = await garage.category({ name: 'Vans', name_hi: 'वैन' });
  await garage.vehicle({ provider_id: near.id, name: 'Heron Sedan', rating: 3 });
  await garage.vehicle({ provider_id: near.id, name: 'Linea', brand_id, rating: 5 });
  await garage.vehicle({ provider_id: near.id, name: 'Cargo', category_id });
  await garage.vehicle({ provider_id: far.id, name: 'Heron Coupe' });
});
afterAll(() => server.close());

const suggested = async (name: string, options: object = here) => {
  const { body } = await server.get(rentalSearchSuggestions.path + queryText({ name }), options);
  v.parse(v.strictObject(rentalSuggestions.entries), body);
  const namesIn = (rows: readonly { name: string }[]) => rows.map((row) => row.name);
  return {
    vehicles: namesIn(body.vehicles),
    providers: namesIn(body.providers),
    corrected: body.corrected as string | null,
  };
};
const found = async (name: string, call: { path: string } = searchVehicles, more: object = {}) => {
  const { body } = await server.get(call.path + queryText({ name, ...more }), here);
  const rows: readonly { name: string }[] = body.vehicles ?? body.stores;
  return { names: rows.map((row) => row.name), corrected: body.corrected ?? null };
};

describe('a search in the rental', () => {
  test.each([
    ['its name, before the same in its brand', 'heron', ['Heron Sedan', 'Linea']],
    ['the beginning of a word', 'LIN', ['Linea']],
    ['its category', 'vans', ['Cargo']],
    ['its category, in another language', 'वैन', ['Cargo']],
    ['its provider and its name', 'harbor cargo', ['Cargo']],
    ['words of no vehicle', 'helicopter', []],
    ['no word', '  ', []],
    ['signs alone', '%_*', []],
  ])('suggests and finds by %s', async (_, name, names) => {
    expect((await suggested(name)).vehicles).toEqual(names);
    if (name.trim() !== '') expect((await found(name)).names).toEqual(names);
  });

  test('also finds providers, in the language of the text', async () => {
    expect(await suggested('wheels')).toMatchObject({ providers: ['Harbor Wheels'] });
    const hindi = await suggested('पहिये', { ...here, language: 'hi' });
    expect(hindi.providers).toEqual(['बंदरगाह पहिये']);
    expect((await found('harbor', listProviders)).names).toEqual(['Harbor Wheels']);
    expect((await found('boats', listProviders)).names).toEqual([]);
  });

  test('finds what is available here, for a provider’s page from anywhere', async () => {
    const there = await suggested('heron', { ...here, zones: [ELSEWHERE] });
    expect(there).toMatchObject({ vehicles: ['Heron Coupe'], providers: ['Heron Cars'] });
    const { id } = await server.db
      .selectFrom('rental_provider')
      .select('id')
      .where('name', '=', 'Heron Cars')
      .executeTakeFirstOrThrow();
    const theirs = await found('coupe', listProviderVehicles, { provider_id: id });
    expect(theirs.names).toEqual(['Heron Coupe']);
  });

  test('corrects a mistyped word, and says so (D-125)', async () => {
    expect(await suggested('herno')).toMatchObject({
      vehicles: ['Heron Sedan', 'Linea'],
      corrected: 'heron',
    });
    expect(await found('herno')).toEqual({ names: ['Heron Sedan', 'Linea'], corrected: 'heron' });
    expect((await suggested('heron')).corrected).toBeNull();
  });

  test('finds nothing of other modules, which do not find vehicles either', async () => {
    const { db } = server;
    await db.updateTable('store').set({ name: 'Heron Bakery' }).where('id', '=', 1).execute();
    expect((await suggested('bakery')).vehicles).toEqual([]);
    const words = await db.selectFrom('search_word').select(['word', 'rental']).execute();
    expect(words.filter(({ word }) => word === 'cargo')).toEqual([{ word: 'cargo', rental: true }]);
  });
});

test.each([
  ['zones', { module: RENTAL }],
  ['a module', { zones: [HERE] }],
])('nothing is suggested without %s', async (_, options) => {
  const { status, body } = await server.get(`${rentalSearchSuggestions.path}?name=a`, options);
  expect([status, Array.isArray(body.errors)]).toEqual([403, true]);
});
