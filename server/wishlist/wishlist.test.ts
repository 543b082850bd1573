import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getItem } from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { addStoreWish, addWish, listWishes, removeWish } from '#contract/wishlist.ts';
import { aTown, ELSEWHERE, FOOD, GROCERY, HERE, type Rows } from '#tests/support/builders/rows.ts';
import {
  createTestApp,
  type CallOptions,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { MAX_WISHES } from './wishes.ts';

let server: TestServer;
let rows: Rows;
beforeAll(async () => void (server = await createTestApp({ seeded: false })));
beforeEach(async () => void (rows = await aTown(server.db)));
afterAll(() => server.close());

const inFood: CallOptions = { zones: [HERE], module: FOOD };
const codes = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const wishing = (token?: string) => {
  const options = { ...inFood, ...(token ? { token } : {}) };
  return {
    add: (query: string) => server.post(`${addWish.path}?${query}`, undefined, options),
    addStore: (query: string) => server.post(`${addStoreWish.path}?${query}`, undefined, options),
    remove: (query: string) => server.delete(`${removeWish.path}?${query}`, options),
    list: async () => {
      const { body } = await server.get(listWishes.path, options);
      const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);
      return [ids(body.item), ids(body.store)];
    },
  };
};
const aCustomer = async () => wishing((await rows.customer()).token);

test('a customer saves items and stores, each once [API-25, API-26, API-27, API-28, API-29, WISH-01, WISH-02, ENT-19]', async () => {
  const store = await rows.store();
  const [first, second] = [
    await rows.item({ store_id: store.id }),
    await rows.item({ store_id: store.id }),
  ];
  const [mine, theirs] = [await aCustomer(), await aCustomer()];

  expect((await mine.add(`item_id=${first.id}`)).body).toEqual({
    message: 'The item was added to your wishlist',
  });
  expect((await mine.add(`store_id=${store.id}`)).body).toEqual({
    message: 'The store was added to your wishlist',
  });
  server.advance(1_000);
  expect((await mine.add(`item_id=${second.id}`)).status).toBe(200);
  expect(await mine.list()).toEqual([[second.id, first.id], [store.id]]);
  expect(await theirs.list()).toEqual([[], []]);

  const again = await mine.add(`item_id=${first.id}`);
  expect([...codes(again), again.body.message]).toEqual([
    ...[409, 'wish_list', 'This item is already in your wishlist'],
  ]);
  expect(codes(await mine.add(`store_id=${store.id}`))).toEqual([409, 'wish_list']);
  expect(codes(await theirs.remove(`item_id=${first.id}`))).toEqual([404, 'wish_list']);
  expect((await mine.remove(`item_id=${first.id}`)).status).toBe(200);
  expect((await mine.remove(`store_id=${store.id}`)).status).toBe(200);
  expect(codes(await mine.remove(`item_id=${first.id}`))).toEqual([404, 'wish_list']);
  expect(await mine.list()).toEqual([[second.id], []]);
});

test('a store may be named by an item id on its own path only [API-26]', async () => {
  const store = await rows.store();
  const mine = await aCustomer();

  expect((await mine.addStore(`item_id=${store.id}`)).status).toBe(200);
  expect(await mine.list()).toEqual([[], [store.id]]);
  expect(codes(await mine.addStore(`store_id=${store.id}`))).toEqual([409, 'wish_list']);
  for (const wrong of ['', `item_id=${store.id}&store_id=${store.id}`]) {
    expect(codes(await mine.addStore(wrong))).toEqual([403, 'item_id']);
  }
});

test('unknown ones, two at once, and guests are refused', async () => {
  const store = await rows.store();
  const item = await rows.item({ store_id: store.id });
  const mine = await aCustomer();

  expect(codes(await mine.add('item_id=99999'))).toEqual([404, 'item_id']);
  expect(codes(await mine.add('store_id=9007199254740991'))).toEqual([404, 'store_id']);
  for (const wrong of [`item_id=${item.id}&store_id=${store.id}`, '']) {
    expect(codes(await mine.add(wrong))).toEqual([403, 'item_id']);
    expect(codes(await mine.remove(wrong))).toEqual([403, 'item_id']);
  }
  for (const odd of ['item_id=0', 'item_id=-1', 'item_id=1.5', 'item_id=abc']) {
    expect((await mine.add(odd)).status).toBe(403);
  }
  const guest = wishing();
  expect((await guest.add(`item_id=${item.id}&guest_id=1`)).status).toBe(401);
  expect((await guest.remove(`store_id=${store.id}`)).status).toBe(401);
  expect((await server.get(listWishes.path, inFood)).status).toBe(401);
});

test('a wishlist shows what is sold anywhere, in any module, and hides what is no longer sold', async () => {
  const here = await rows.store();
  const away = await rows.store({ zone_id: ELSEWHERE });
  const grocer = await rows.store({ module_id: GROCERY });
  const dish = await rows.item({ store_id: away.id });
  const gone = await rows.item({ store_id: here.id, active: false });
  const oil = await rows.item({ store_id: grocer.id });
  const { token } = await rows.customer();
  const mine = wishing(token);
  for (const { id } of [here, away, grocer]) await mine.add(`store_id=${id}`);
  for (const { id } of [dish, gone, oil]) await mine.add(`item_id=${id}`);

  expect(await mine.list()).toEqual([
    [oil.id, dish.id],
    [grocer.id, away.id, here.id],
  ]);
  expect(codes(await server.get(listWishes.path, { token }))).toEqual([403, 'zoneId']);
});

test('a wishlist has a limit, and an item shows its number of wishes [ENT-02]', async () => {
  const { id: store_id } = await rows.store();
  const item = await rows.item({ store_id });
  const mine = await aCustomer();
  await (await aCustomer()).add(`item_id=${item.id}`);
  for (let count = 1; count < MAX_WISHES; count += 1) {
    await mine.add(`item_id=${(await rows.item({ store_id })).id}`);
  }
  expect((await mine.add(`item_id=${item.id}`)).status).toBe(200);

  const { body } = await server.get(pathOf(getItem, { id: item.id }), inFood);
  expect(body.wishlist_count).toBe(2);
  const more = await rows.item({ store_id });
  expect(codes(await mine.add(`item_id=${more.id}`))).toEqual([403, 'wish_list_full']);
  expect(codes(await mine.add(`item_id=${item.id}`))).toEqual([409, 'wish_list']);
});

test('concurrent wishes for one store are saved once', async () => {
  const store = await rows.store();
  const mine = await aCustomer();

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => mine.add(`store_id=${store.id}`)),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await mine.list()).toEqual([[], [store.id]]);
});
