import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bringCarts } from '#server/account/guest-carts.ts';
import {
  cartList,
  listCart,
  addToCart,
  clearCart,
  removeFromCart,
  updateCart,
} from '#contract/cart.ts';
import {
  aSizeGroup,
  aTown,
  ELSEWHERE,
  FOOD,
  GROCERY,
  HERE,
  type Rows,
} from '#tests/support/builders/rows.ts';
import { createItemCache } from '#server/catalogue/item-cache.ts';
import { insertLineBeside, seenCart } from './seen-cart.ts';
import { createTestApp, NOON, type TestAnswer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  server.setNow(NOON);
  rows = await aTown(server.db);
  await rows.guests(GUEST, 77);
});
afterAll(() => server.close());

const GUEST = 4_503_599_627_370_497;
const inFood = { zones: [HERE], module: FOOD };
const inGrocery = { zones: [HERE], module: GROCERY };

const request = (item_id: number, facts: object = {}) => ({
  guest_id: GUEST,
  model: 'Item',
  item_id,
  price: 0.01,
  quantity: 1,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  ...facts,
});
const add = (item_id: number, facts: object = {}, options: object = inFood) =>
  server.post(addToCart.path, request(item_id, facts), options);
const update = (cart_id: number, item_id: number, facts: object = {}, options: object = inFood) =>
  server.post(updateCart.path, request(item_id, { cart_id, ...facts }), options);
const list = (options: object = inFood, guest: number | null = GUEST) =>
  server.get(`${listCart.path}${guest ? `?guest_id=${guest}` : ''}`, options);
const codeOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const quantities = ({ body }: TestAnswer) =>
  body.map((line: { quantity: number }) => line.quantity);

const aDish = async (facts: object = {}) => {
  const store = await rows.store();
  return rows.item({ store_id: store.id, ...facts });
};
const goodsFrom = async (store_id: number, facts: object = {}) =>
  rows.item({ store_id, name: 'Olive Oil', ...facts });
const aGrocer = () => rows.store({ module_id: GROCERY, name: 'Green Grocer', name_hi: 'हरी दुकान' });
const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];

type Held = { readonly id: number; readonly item: number };

describe('a cart', () => {
  test('takes an item and returns the whole list in the shape of the contract (API-20, CART-29, ENT-07)', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    const chutney = await rows.addOn({ store_id: dish.store_id });

    const answer = await add(dish.id, {
      quantity: 2,
      variation: size('Large'),
      add_on_ids: [chutney.id],
      add_on_qtys: [3],
    });

    expect(answer.status).toBe(200);
    expect(v.is(cartList, answer.body)).toBe(true);
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({
      item_id: dish.id,
      module_id: FOOD,
      is_guest: true,
      user_id: GUEST,
      quantity: 2,
      variation: size('Large'),
      add_on_ids: [chutney.id],
      add_on_qtys: [3],
      item: {
        add_ons: [{ isChecked: true, quantity: 3 }],
        food_variations: [{ values: [{ isSelected: false }, { isSelected: true }] }],
      },
    });
    expect((await list()).body).toEqual(answer.body);
  });

  test('ignores a price from the client (D-18)', async () => {
    const dish = await aDish({ price: 1000, food_variations: [aSizeGroup()] });
    const { body } = await add(dish.id, { price: 0.01, variation: size('Large') });
    expect(body[0].price).toBe(15);
  });

  test('keeps the price that the customer saw until the line changes (D-18)', async () => {
    const dish = await aDish({ price: 1000, discount_type: 'percent', discount: 100_000 });
    const { body: added } = await add(dish.id);
    expect(added[0].shown_price).toBe(9);

    await server.db.updateTable('item').set({ price: 1200 }).where('id', '=', dish.id).execute();

    expect((await list()).body[0]).toMatchObject({ price: 12, shown_price: 9 });
    const { body: changed } = await update(added[0].id, dish.id, { quantity: 2 });
    expect(changed[0].shown_price).toBe(10.8);
    expect((await list()).body[0].shown_price).toBe(10.8);
  });

  test('belongs to one guest or one customer, and to one module (API-22, CART-30)', async () => {
    const dish = await aDish();
    const oil = await goodsFrom((await aGrocer()).id);
    const { token } = await rows.customer();
    await add(dish.id);
    await add(oil.id, {}, inGrocery);

    expect((await list()).body).toHaveLength(1);
    expect((await list(inGrocery)).body).toHaveLength(1);
    expect((await list({ zones: [HERE] })).body).toHaveLength(2);
    expect((await list(inFood, 77)).body).toEqual([]);
    expect((await list({ ...inFood, token }, GUEST)).body).toEqual([]);
    expect(codeOf(await list(inFood, null))).toEqual([401, 'unauthorized']);
  });

  test('speaks the language of the caller, and is the same cart in each (D-88)', async () => {
    const dish = await aDish({ name_hi: 'डोसा', food_variations: [aSizeGroup()] });
    const hindi = { ...inFood, language: 'hi' };

    const { body } = await add(
      dish.id,
      { variation: [{ name: 'आकार', values: { label: ['बड़ा'] } }] },
      hindi,
    );

    expect(body[0].item.name).toBe('डोसा');
    expect(body[0].variation).toEqual([{ name: 'आकार', values: { label: ['बड़ा'] } }]);
    expect((await list()).body[0].variation).toEqual(size('Large'));
    expect(codeOf(await add(dish.id, { variation: size('Large') }))).toEqual([403, 'cart_item']);
  });

  test('loses one line, and then all of them (API-23, API-24, CART-16, CART-19)', async () => {
    const [one, two] = [await aDish(), await aDish()];
    await add(one.id);
    const { body } = await add(two.id);

    const less = await server.delete(
      `${removeFromCart.path}?cart_id=${body[0].id}&guest_id=${GUEST}`,
      inFood,
    );
    expect(less.body.map((line: { item_id: number }) => line.item_id)).toEqual([two.id]);
    const none = await server.delete(`${clearCart.path}?guest_id=${GUEST}`, inFood);
    expect([none.status, none.body]).toEqual([200, []]);
    expect((await list()).body).toEqual([]);
  });

  test('of another customer cannot be seen, changed or emptied (API-21)', async () => {
    const dish = await aDish();
    const { body } = await add(dish.id);
    const { token } = await rows.customer();
    const theirs = { ...inFood, token };

    const missing = await update(999_999, dish.id, { guest_id: undefined }, theirs);
    const foreign = await update(body[0].id, dish.id, { guest_id: undefined }, theirs);
    expect(codeOf(missing)).toEqual([404, 'cart_id']);
    expect(foreign.body).toEqual(missing.body);
    expect(
      codeOf(await server.delete(`${removeFromCart.path}?cart_id=${body[0].id}`, theirs)),
    ).toEqual([404, 'cart_id']);
    await server.delete(clearCart.path, theirs);
    expect((await list()).body).toHaveLength(1);
  });

  test('changes a line, its choice and its add-ons (API-21, CART-33)', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    const chutney = await rows.addOn({ store_id: dish.store_id });
    const { body } = await add(dish.id, { variation: size('Small') });

    const answer = await update(body[0].id, dish.id, {
      quantity: 4,
      variation: size('Large'),
      add_on_ids: [chutney.id],
      add_on_qtys: [1],
    });

    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({ quantity: 4, variation: size('Large'), price: 15 });
    expect((await list()).body).toEqual(answer.body);
  });

  test('still shows a line whose choice is no longer offered', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    await add(dish.id, { variation: size('Large') });
    await server.db.deleteFrom('food_variation').where('item_id', '=', dish.id).execute();

    const { status, body } = await list();
    expect([status, body[0].quantity, body[0].price]).toEqual([200, 1, 10]);
  });
});

describe('the same item', () => {
  test('in the same variation is one line, whatever its add-ons (CART-28)', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    const chutney = await rows.addOn({ store_id: dish.store_id });
    await add(dish.id, { variation: size('Large') });

    const again = { variation: size('Large'), add_on_ids: [chutney.id], add_on_qtys: [1] };
    expect(codeOf(await add(dish.id, again))).toEqual([403, 'cart_item']);
    expect((await add(dish.id, { variation: size('Small') })).body).toHaveLength(2);
  });

  test('cannot become the same by a change (CART-28)', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    await add(dish.id, { variation: size('Large') });
    const { body } = await add(dish.id, { variation: size('Small') });

    const changed = await update(body[1].id, dish.id, { variation: size('Large') });
    expect(codeOf(changed)).toEqual([403, 'cart_item']);
  });

  test('added twice at once is one line (CART-28)', async () => {
    const dish = await aDish();
    const answers = await Promise.all([add(dish.id), add(dish.id), add(dish.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect((await list()).body).toHaveLength(1);
  });
});

describe('a line that was checked without a lock', () => {
  const owner = `guest:${GUEST}`;
  const cartSeen = async () => {
    const carts = { db: server.db, items: createItemCache(server.db) };
    const { lines } = await seenCart(carts, { owner, module: FOOD });
    const [item] = lines.map(({ row }) => row.id);
    const line = { owner, module: FOOD, item: item ?? 0, quantity: 1, shownPrice: 5 };
    return {
      put: () =>
        insertLineBeside(carts, lines, { ...line, variation: [], addOns: [] }, new Date(NOON)),
    };
  };

  test.each([
    ['one more line', async () => add((await aDish()).id)],
    ['one piece more of a line', ({ id, item }: Held) => update(id, item, { quantity: 2 })],
    [
      'a line taken out',
      ({ id }: Held) => server.delete(`${removeFromCart.path}?cart_id=${id}&guest_id=${GUEST}`),
    ],
  ])('is not written into a cart that has changed since: %s (CART-28)', async (_, change) => {
    const dish = await aDish();
    const [line] = (await add(dish.id)).body;
    const seen = await cartSeen();
    expect((await change({ id: line.id, item: dish.id })).status).toBe(200);
    const before = quantities(await list());

    expect(await seen.put()).toBeNull();
    expect(quantities(await list())).toEqual(before);
  });

  test('is written if only another cart has changed', async () => {
    await add((await aDish()).id);
    const seen = await cartSeen();
    await add((await goodsFrom((await aGrocer()).id)).id, {}, inGrocery);
    await add((await aDish()).id, { guest_id: 77 });

    expect(await seen.put()).toEqual(expect.any(Number));
    expect(quantities(await list())).toEqual([1, 1]);
  });

  test('has the current price, whatever the cart showed before (CART-29)', async () => {
    const dish = await aDish({ price: 500 });
    await add(dish.id, { guest_id: 77 });
    await server.db.updateTable('item').set({ price: 650 }).where('id', '=', dish.id).execute();

    const [line] = (await add(dish.id)).body;
    expect([line.price, line.shown_price]).toEqual([6.5, 6.5]);
    await server.db.updateTable('item').set({ price: 700 }).where('id', '=', dish.id).execute();
    expect((await list()).body[0]).toMatchObject({ price: 7, shown_price: 6.5 });
  });
});

describe('refused as not for sale', () => {
  test.each([0, -1, 1.5, 1e9, 'two', null])('%s pieces (CART-27)', async (quantity) => {
    const dish = await aDish();
    const { body } = await add(dish.id);

    expect(codeOf(await add(dish.id, { quantity }))).toEqual([403, 'quantity']);
    expect(codeOf(await update(body[0].id, dish.id, { quantity }))).toEqual([403, 'quantity']);
    expect(quantities(await list())).toEqual([1]);
  });

  test('an item that does not exist, or no longer (API-20)', async () => {
    const gone = await aDish({ active: false });
    expect(codeOf(await add(999))).toEqual([403, 'item_gone']);
    expect(codeOf(await add(gone.id))).toEqual([403, 'item_gone']);
    expect(codeOf(await add(9_007_199_254_740_991))).toEqual([403, 'item_gone']);
    expect(codeOf(await add(-3))).toEqual([403, 'item_id']);
  });

  test.each([
    ['a group of another item', [{ name: 'Crust', values: { label: ['Thin'] } }]],
    ['a value of another item', size('Gigantic')],
    ['a variation of goods', [{ type: 'Red-L' }]],
    [
      'two values where one may be picked',
      [{ name: 'Size', values: { label: ['Small', 'Large'] } }],
    ],
    ['nothing where something is required', []],
  ])('a dish with %s (ITEM-59)', async (_, variation) => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    expect(codeOf(await add(dish.id, { variation }))).toEqual([403, 'variation']);
    expect((await list()).body).toEqual([]);
  });

  test('a dish with too few or too many picks, in both languages (ITEM-60, ERR-11)', async () => {
    const values = ['a', 'b', 'c'].map((label) => ({ label, price: 0 }));
    const group = aSizeGroup({
      name: 'Sides',
      name_hi: 'साथ में',
      type: 'multi',
      min: 2,
      max: 2,
      values,
    });
    const dish = await aDish({ food_variations: [group] });
    const pick = (label: string[]) => ({ variation: [{ name: 'Sides', values: { label } }] });

    const few = await add(dish.id, pick(['a']));
    expect(few.body.message).toBe(
      'Selected variation named Sides must be in between Minimum 2 and Maximum 2',
    );
    const many = await add(dish.id, pick(['a', 'b', 'c']), { ...inFood, language: 'hi' });
    expect(many.body.message).toBe('साथ में में से कम से कम 2 और ज़्यादा से ज़्यादा 2 चुनें');
    expect((await add(dish.id, pick(['c', 'a', 'a']))).status).toBe(200);
  });

  test('an add-on of another store or another dish (CAT-27)', async () => {
    const dish = await aDish();
    const other = await aDish();
    const theirs = await rows.addOn({ store_id: other.store_id });
    const notWithThis = await rows.addOn({
      store_id: dish.store_id,
      item_id: (await rows.item({ store_id: dish.store_id })).id,
    });

    for (const { id } of [theirs, notWithThis, { id: 12_345 }]) {
      const refused = await add(dish.id, { add_on_ids: [id], add_on_qtys: [1] });
      expect(codeOf(refused)).toEqual([403, 'add_on']);
    }
  });

  test('a shirt in a size that is unknown, sold out or missing (ITEM-43, ITEM-68)', async () => {
    const shirt = await goodsFrom((await aGrocer()).id, {
      price: 900,
      choice_options: [{ title: 'Size', options: ['L', 'Extra L'] }],
      goods_variations: [
        { type: 'L', price: 1200, stock: 3 },
        { type: 'ExtraL', price: 1400, stock: 0 },
      ],
    });
    const inSize = (variation: object[], quantity = 1) =>
      add(shirt.id, { variation, quantity }, inGrocery);

    expect(codeOf(await inSize([{ type: 'XXL' }]))).toEqual([403, 'variation']);
    expect(codeOf(await inSize([]))).toEqual([403, 'variation']);
    expect(codeOf(await inSize([{ type: 'ExtraL' }]))).toEqual([403, 'out_of_stock']);
    expect(codeOf(await inSize([{ type: 'L' }], 4))).toEqual([403, 'out_of_stock']);
    const { body } = await inSize([{ type: 'L', price: 0, stock: 999 }], 3);
    expect(body[0]).toMatchObject({ price: 12, variation: [{ type: 'L', price: 12, stock: 3 }] });
  });
});

describe('the maximum', () => {
  test('of goods is their stock; dishes have none (CART-23, ITEM-56)', async () => {
    const oil = await goodsFrom((await aGrocer()).id, { stock: 5 });
    const dish = await aDish({ stock: 0 });

    expect(codeOf(await add(oil.id, { quantity: 6 }, inGrocery))).toEqual([403, 'out_of_stock']);
    const { body } = await add(oil.id, { quantity: 5 }, inGrocery);
    const more = await update(body[0].id, oil.id, { quantity: 6 }, inGrocery);
    expect(more.body.message).toBe('You have reached the stock limit for this item.');
    expect(quantities(await list(inGrocery))).toEqual([5]);
    expect((await add(dish.id, { quantity: 6 })).status).toBe(200);
  });

  test('of a counted value of a dish is what is left of it (D-20)', async () => {
    const values = [{ label: 'Small', price: 0, stock: 2 }];
    const dish = await aDish({ food_variations: [aSizeGroup({ values })] });
    const three = { quantity: 3, variation: size('Small') };
    expect(codeOf(await add(dish.id, three))).toEqual([403, 'out_of_stock']);
    expect((await add(dish.id, { ...three, quantity: 2 })).status).toBe(200);
  });

  test('of limited goods covers all variations together (CART-24, CART-25, ITEM-57)', async () => {
    const oil = await goodsFrom((await aGrocer()).id, { maximum: 3 });
    expect(codeOf(await add(oil.id, { quantity: 4 }, inGrocery))).toEqual([403, 'cart_item_limit']);

    const dish = await aDish({ maximum: 3, food_variations: [aSizeGroup()] });
    await add(dish.id, { quantity: 2, variation: size('Small') });
    const around = await add(dish.id, { quantity: 2, variation: size('Large') });
    expect(codeOf(around)).toEqual([403, 'cart_item_limit']);
  });

  test('of a dish caps the quantity (CART-26, D-18)', async () => {
    const dish = await aDish({ maximum: 3 });
    const { body } = await add(dish.id, { quantity: 3 });

    const more = await update(body[0].id, dish.id, { quantity: 4 });
    expect([more.status, quantities(more)]).toEqual([200, [3]]);
  });

  test('of goods refuses more, and the line stays (CART-25)', async () => {
    const oil = await goodsFrom((await aGrocer()).id, { maximum: 3 });
    const { body } = await add(oil.id, { quantity: 3 }, inGrocery);

    const more = await update(body[0].id, oil.id, { quantity: 4 }, inGrocery);
    expect(codeOf(more)).toEqual([403, 'cart_item_limit']);
    expect(quantities(await list(inGrocery))).toEqual([3]);
  });
});

describe('another store', () => {
  test('is refused outside food, with its name (CART-20)', async () => {
    const oil = await goodsFrom((await aGrocer()).id);
    const other = await goodsFrom((await aGrocer()).id);
    await add(oil.id, {}, inGrocery);

    const refused = await add(other.id, {}, { ...inGrocery, language: 'hi' });
    expect(codeOf(refused)).toEqual([403, 'different_stores']);
    expect(refused.body.message).toContain('हरी दुकान');
    expect((await list(inGrocery)).body).toHaveLength(1);
  });

  test('is accepted in food (CART-22)', async () => {
    await add((await aDish()).id);
    expect((await add((await aDish()).id)).body).toHaveLength(2);
  });

  test('in another zone cannot be ordered from (D-33, D-103)', async () => {
    const far = await rows.store({ zone_id: ELSEWHERE });
    const dish = await rows.item({ store_id: far.id });
    expect(codeOf(await add(dish.id))).toEqual([403, 'outside_zone']);
    expect((await add(dish.id, {}, { module: FOOD })).status).toBe(200);
  });

  test('in another module is refused', async () => {
    const oil = await goodsFrom((await aGrocer()).id);
    expect(codeOf(await add(oil.id))).toEqual([403, 'moduleId']);
  });
});

describe('a dish outside its hours', () => {
  const breakfast = { opens: 7 * 60, closes: 11 * 60 };

  test('is not added (ITEM-32)', async () => {
    const dish = await aDish(breakfast);
    expect(codeOf(await add(dish.id))).toEqual([403, 'not_on_sale']);
    server.setNow('2026-11-21T13:00:00Z');
    expect((await add(dish.id)).status).toBe(200);
  });

  test('is added if it may be scheduled (ITEM-34)', async () => {
    const dish = await aDish({ ...breakfast, schedulable: true });
    expect((await add(dish.id)).status).toBe(200);
  });

  test('of a campaign is ordered separately (CHK-06)', async () => {
    const dish = await aDish({ campaign_from: '2026-11-01', campaign_to: '2026-11-30' });
    expect(codeOf(await add(dish.id))).toEqual([403, 'campaign']);
  });
});

test('a guest’s line merges with the same line of the account, add-ons included, up to the available number (D-42)', async () => {
  const oil = await goodsFrom((await aGrocer()).id, { stock: 5 });
  const [jar, bag] = [
    await rows.addOn({ store_id: oil.store_id }),
    await rows.addOn({ store_id: oil.store_id }),
  ];
  const { id, token } = await rows.customer();
  const theirs = { ...inGrocery, token };
  const withAddOns = (add_on_ids: number[]) => ({
    quantity: 3,
    add_on_ids,
    add_on_qtys: add_on_ids.map(() => 1),
  });
  await add(oil.id, withAddOns([jar.id]), theirs);
  await add(oil.id, withAddOns([jar.id, bag.id]), inGrocery);

  await bringCarts(server.db, { guest: GUEST, customer: id }, 'ask', server.context);

  const { body } = await list(theirs, null);
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    quantity: 5,
    add_on_ids: [jar.id, bag.id],
    add_on_qtys: [2, 1],
  });
  expect((await list(inGrocery)).body).toEqual([]);
});

describe('more of an item than its maximum, after carts were merged', () => {
  const goods = async () =>
    rows.item({
      ...{ store_id: (await aGrocer()).id, maximum: 3 },
      choice_options: [{ title: 'Size', options: ['L', 'M'] }],
      goods_variations: ['L', 'M'].map((type) => ({ type, price: 1000, stock: 9 })),
    });
  const dish = () => aDish({ maximum: 3, food_variations: [aSizeGroup()] });
  const typed = (type: string) => [{ type }];

  test.each([
    { of: 'goods', item: goods, within: inGrocery, brought: typed('L'), held: typed('M') },
    { of: 'a dish', item: dish, within: inFood, brought: size('Small'), held: size('Large') },
  ])('can be reduced piece by piece: $of (CART-24, D-42)', async ({ item, within, ...chosen }) => {
    const { id } = await item();
    const { id: customer, token } = await rows.customer();
    const theirs = { ...within, token };
    await add(id, { quantity: 3, variation: chosen.held }, theirs);
    await add(id, { quantity: 3, variation: chosen.brought }, within);
    await bringCarts(server.db, { guest: GUEST, customer }, 'ask', server.context);
    const [{ id: line, variation }] = (await list(theirs, null)).body;

    const less = await update(line, id, { quantity: 2, variation }, theirs);

    expect([less.status, quantities(less)]).toEqual([200, [2, 3]]);
  });

  test('can be reduced after its maximum was lowered, and not increased (CART-25)', async () => {
    const oil = await goodsFrom((await aGrocer()).id, { maximum: 5 });
    const { body } = await add(oil.id, { quantity: 5 }, inGrocery);
    await server.db.updateTable('item').set({ maximum: 3 }).where('id', '=', oil.id).execute();

    const more = await update(body[0].id, oil.id, { quantity: 6 }, inGrocery);
    expect(codeOf(more)).toEqual([403, 'cart_item_limit']);
    const less = await update(body[0].id, oil.id, { quantity: 4 }, inGrocery);
    expect([less.status, quantities(less)]).toEqual([200, [4]]);
  });
});

test('invalid input is refused with a message and changes nothing', async () => {
  const post = (body: unknown) => server.post(addToCart.path, body, inFood);
  expect((await post('{"guest_id": 1, ')).status).toBe(400);
  expect((await post([])).status).toBe(403);
  expect((await post(request(1, { model: '<script>' }))).status).toBe(403);
  const labels = Array.from({ length: 51 }, () => 'Small');
  const crowd = await post(
    request(1, { variation: [{ name: 'Size', values: { label: labels } }] }),
  );
  expect(crowd.status).toBe(403);
  expect(server.logged).toEqual([]);
});

test('a cart holds a hundred different lines and no more', async () => {
  const store = await rows.store();
  for (let line = 0; line < 100; line += 1) {
    const { id } = await rows.item({ store_id: store.id });
    await server.db
      .insertInto('cart_line')
      .values({
        owner: `guest:${GUEST}`,
        module_id: FOOD,
        item_id: id,
        quantity: 1,
        variation: '[]',
        add_ons: '[]',
        created_at: NOON,
      })
      .execute();
  }
  const last = await rows.item({ store_id: store.id });
  expect(codeOf(await add(last.id))).toEqual([403, 'cart_full']);
});

test('a line says so once its item is no longer sold (D-19)', async () => {
  const dish = await aDish();
  await add(dish.id);
  expect((await list()).body[0].available).toBe(true);

  await server.db.updateTable('item').set({ active: false }).where('id', '=', dish.id).execute();

  expect((await list()).body[0].available).toBe(false);
});

test('an unknown guest number opens no cart: the answer says to request one (D-110)', async () => {
  const dish = await aDish();

  const invented = await add(dish.id, { guest_id: 8_888_888 });

  expect(codeOf(invented)).toEqual([401, 'unknown_guest']);
  expect((await server.db.selectFrom('cart_line').select('id').execute()).length).toBe(0);
});
