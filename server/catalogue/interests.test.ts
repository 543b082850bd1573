import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import { recommendedItems } from '#contract/catalogue.ts';
import { updateInterest } from '#contract/interests.ts';
import { aTown, FOOD, GROCERY, HERE, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, type CallOptions, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;
beforeAll(async () => void (server = await createTestApp({ seeded: false })));
beforeEach(async () => void (rows = await aTown(server.db)));
afterAll(() => server.close());

const inFood: CallOptions = { zones: [HERE], module: FOOD };
const saves = (interest: unknown, options: CallOptions) =>
  server.post(updateInterest.path, { interest }, { ...inFood, ...options });
const recommended = async (query: string, options: CallOptions = {}) => {
  const { body } = await server.get(`${recommendedItems.path}${query}`, { ...inFood, ...options });
  return body.products.map(({ name }: { name: string }) => name);
};

/** A dish in each of two categories, the first one rated higher; one category has a subcategory. */
async function twoDishes() {
  const soups = await rows.category({ name: 'Soups' });
  const sweets = await rows.category({ name: 'Sweets' });
  const cakes = await rows.category({ name: 'Cakes', parent_id: sweets.id });
  const { id: store_id } = await rows.store();
  const dish = async (name: string, rating: number, category: number) =>
    rows.inCategory((await rows.item({ store_id, name, rating, recommended: true })).id, category);
  await dish('Soup', 5, soups.id);
  await dish('Cake', 3, cakes.id);
  return { soups, sweets };
}

test('a customer’s interests are stored, and their recommendations begin with them [NAV-20] (D-57)', async () => {
  const { sweets } = await twoDishes();
  const { token } = await rows.customer();

  const { status, body } = await saves([sweets.id], { token });
  expect([status, body.message]).toEqual([200, 'Your interests are saved']);

  expect(await recommended('?interest=own', { token })).toEqual(['Cake', 'Soup']);
  expect(await recommended('', { token })).toEqual(['Soup', 'Cake']);
  expect(await recommended('?interest=own')).toEqual(['Soup', 'Cake']);
});

test('a guest sends interests with the call; none are stored', async () => {
  const { soups, sweets } = await twoDishes();

  expect(await recommended(`?interest=${sweets.id}`)).toEqual(['Cake', 'Soup']);
  expect(await recommended(`?interest=${sweets.id},${soups.id}`)).toEqual(['Soup', 'Cake']);
  expect(await recommended('')).toEqual(['Soup', 'Cake']);
  expect((await server.get(`${recommendedItems.path}?interest=sweets`, inFood)).status).toBe(403);
});

test('the profile lists the modules in which a customer has answered, with or without a choice', async () => {
  const { token } = await rows.customer();
  const answeredModules = async () =>
    (await server.get(readProfile.path, { token })).body.selected_modules_for_interest;
  expect(await answeredModules()).toEqual([]);

  await saves([], { token, module: GROCERY });
  expect(await answeredModules()).toEqual([GROCERY]);
  await saves([], { token });
  expect(await answeredModules()).toEqual([FOOD, GROCERY]);
});

test('a later choice replaces the earlier one; categories of other modules are left out', async () => {
  const { soups, sweets } = await twoDishes();
  const vegetables = await rows.category({ module_id: GROCERY });
  const { token } = await rows.customer();
  const stored = async () =>
    (await server.db.selectFrom('customer_interest').select('category_ids').execute()).map(
      ({ category_ids }) => category_ids,
    );

  await saves([soups.id, sweets.id], { token });
  await saves([sweets.id, sweets.id, vegetables.id, 2_147_483_647, 9_007_199_254_740_991], {
    token,
  });

  expect(await stored()).toEqual([[sweets.id]]);
});

test.each([
  { interest: 'all', because: 'no list' },
  { interest: [0], because: 'no id' },
  { interest: [1.5], because: 'no whole id' },
  { interest: Array.from({ length: 101 }, (_, at) => at + 1), because: 'more than a hundred' },
])('interests that are $because are refused', async ({ interest }) => {
  const { token } = await rows.customer();

  expect((await saves(interest, { token })).status).toBe(403);
});

test('guests store none, and an unknown module has no interests', async () => {
  const { token } = await rows.customer();

  expect((await saves([], {})).status).toBe(401);
  expect((await saves([], { token, module: 99 })).body.errors[0].code).toBe('moduleId');
});
