import * as v from 'valibot';
import { expect, test } from 'vitest';
import { selectedOption } from '#contract/cart-option.ts';
import { purchaseOf } from '#domain/cart/purchase.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import { aGroup, anAddOn, anItem } from '#tests/support/builders/item.ts';
import { createPurchaseMemory } from './storage.ts';

const NOON = instant(1_795_280_400_000);
const dosa = anItem({ foodVariations: [aGroup({ required: true })], addOns: [anAddOn()] });
const chosen = aSelection(dosa, {
  quantity: quantity(2),
  picks: [[1]],
  addOns: [{ id: id(1), quantity: 1, checked: true }],
});

const memoryOn = (store = memoryStore(), customer: number | null = null) =>
  createPurchaseMemory({
    store,
    customer: () => (customer === null ? null : id<'Customer'>(customer)),
    now: () => NOON,
  });

test('what is bought now is kept under "buyNow" as a line of a cart, and read back after a reload [ITEM-40, ENT-22, D-03]', () => {
  const store = memoryStore();
  memoryOn(store, 7).save(dosa, chosen);

  expect(JSON.parse(store.read('buyNow') ?? '')).toMatchObject({
    ...{ model: 'Item', item_id: 1, quantity: 2, add_on_ids: [1], add_on_qtys: [1] },
    ...{ module_id: dosa.moduleId, customer_id: 7, kept_at: NOON },
  });
  expect(memoryOn(store).recall()).toEqual({
    ...{ purchase: purchaseOf(dosa, chosen), customer: 7, keptAt: NOON },
  });
});

test('its options are those of the contract: their place, price, and whether they had to be chosen [ENT-06, ITEM-65]', () => {
  const store = memoryStore();
  memoryOn(store).save(dosa, chosen);
  const { selectedOption: options } = JSON.parse(store.read('buyNow') ?? '') as {
    readonly selectedOption: readonly object[];
  };

  expect(options).toHaveLength(1);
  expect(options[0]).toMatchObject({ choiceIndex: 0, optionIndex: 1, type: 'required' });
  for (const option of options) expect(v.is(selectedOption, option)).toBe(true);
});

test.each([
  ['{{{'],
  ['null'],
  ['[]'],
  ['7'],
  ['{"item_id":1}'],
  [`{"item_id":"1;drop table","model":"Item","quantity":1}`],
  [JSON.stringify({ model: 'Item', item_id: 1, quantity: -1, module_id: 1 })],
  [JSON.stringify({ model: 'Item', item_id: 1, quantity: 1e9, module_id: 1 })],
])('what another program wrote there is dropped: %s', (text) => {
  const store = memoryStore();
  store.write('buyNow', text);
  expect(memoryOn(store).recall()).toBe(null);
  expect(store.read('buyNow')).toBe(null);
});

test('a later purchase takes the place of the earlier one, and none is left when it is forgotten', () => {
  const store = memoryStore();
  const memory = memoryOn(store);
  memory.save(dosa, chosen);
  memory.save(dosa, { ...chosen, quantity: quantity(5) });
  expect(memory.recall()?.purchase.quantity).toBe(5);
  memory.forget();
  expect(memory.recall()).toBe(null);
});
