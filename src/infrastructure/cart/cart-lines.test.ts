import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartAddition, cartLine, cartChange } from '#contract/cart.ts';
import { id } from '#domain/kernel/id.ts';
import { aSelection, pieces } from '#tests/support/builders/cart.ts';
import {
  aGroup,
  anAddOn,
  anItem,
  aVariation,
  aValue,
  goods,
} from '#tests/support/builders/item.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { toCartLine, toPayload } from './api.ts';

const pizza = anItem({
  foodVariations: [
    aGroup({ name: 'Size' }),
    aGroup({
      name: 'Toppings',
      type: 'multi',
      values: ['Olives', 'Capers', 'Corn'].map((label) => aValue({ label })),
    }),
  ],
  addOns: [anAddOn({ id: id(5), name: 'Dip' }), anAddOn({ id: id(6), name: 'Salad' })],
});
const shirt = goods({
  choiceOptions: [
    { title: 'Colour', options: ['Red', 'Off-White'] },
    { title: 'Size', options: ['L', 'X L'] },
  ],
  goodsVariations: [aVariation({ type: 'Red-L' }), aVariation({ type: 'Off-White-XL' })],
});

const wirePizza = aWireItem({
  food_variations: [
    { name: 'Size', type: 'single', values: ['Small', 'Large'].map(toValue) },
    { name: 'Toppings', type: 'multi', values: ['Olives', 'Capers', 'Corn'].map(toValue) },
  ],
  add_ons: [
    { id: 5, store_id: 1, name: 'Dip', price: 1 },
    { id: 6, store_id: 1, name: 'Salad', price: 4 },
  ],
});
const wireShirt = aWireItem({
  module_type: 'ecommerce',
  choice_options: shirt.choiceOptions.map(({ title, options }) => ({
    title,
    options: [...options],
  })),
  variations: [
    { type: 'Red-L', price: 12, stock: 5 },
    { type: 'Off-White-XL', price: 12, stock: 5 },
  ],
});
function toValue(label: string) {
  return { label, optionPrice: '1' };
}

const lineOf = (facts: Partial<v.InferInput<typeof cartLine>>) =>
  toCartLine(
    v.parse(cartLine, {
      id: 9,
      module_id: 1,
      item_id: 1,
      price: 10,
      quantity: 2,
      item: aWireItem(),
      ...facts,
    }),
    USD,
  );

describe('what is sent to put a choice into the cart', () => {
  test('names the labels of food, and the add-ons with their counts (ENT-08, ITEM-70)', () => {
    const selection = aSelection(pizza, {
      quantity: pieces(2),
      picks: [[1], [0, 2]],
      addOns: [
        { id: id(5), quantity: 3, checked: true },
        { id: id(6), quantity: 0, checked: false },
      ],
    });

    expect(toPayload(pizza, selection, '77')).toEqual({
      guest_id: 77,
      model: 'Item',
      item_id: 1,
      price: 15,
      quantity: 2,
      variation: [
        { name: 'Size', values: { label: ['Large'] } },
        { name: 'Toppings', values: { label: ['Olives', 'Corn'] } },
      ],
      add_on_ids: [5],
      add_on_qtys: [3],
    });
  });

  test('names the one variation of goods (ENT-08)', () => {
    expect(toPayload(shirt, aSelection(shirt, { choices: [1, 1] }), null).variation).toEqual([
      { type: 'Off-White-XL', price: 12, stock: 5 },
    ]);
  });

  test('says ItemCampaign for a campaign item (ITEM-70)', () => {
    const item = anItem({ campaign: { from: '2026-01-01', to: '2026-12-31' } });

    expect(toPayload(item, aSelection(item), null).model).toBe('ItemCampaign');
  });

  test.each(['77', null])("holds the guest's number, %s, signed in or not (CART-30)", (guestId) => {
    expect(toPayload(anItem(), aSelection(anItem()), guestId)).toHaveProperty(
      'guest_id',
      guestId === null ? null : 77,
    );
  });

  test('keeps to the contract (API-20, API-21)', () => {
    const payload = toPayload(shirt, aSelection(shirt), '77');

    expect(v.is(cartAddition, payload)).toBe(true);
    expect(v.is(cartChange, { ...payload, cart_id: 4 })).toBe(true);
  });
});

describe('a line of the wire', () => {
  test('has its labels and add-ons turned into a selection again (ENT-07)', () => {
    const line = lineOf({
      item: wirePizza,
      variation: [
        { name: 'Toppings', values: { label: ['Corn', 'Olives'] } },
        { name: 'Size', values: { label: ['Large'] } },
      ],
      add_on_ids: [6],
      add_on_qtys: [2],
    });

    expect(line.id).toBe(9);
    expect(line.selection).toEqual({
      quantity: 2,
      picks: [[1], [0, 2]],
      choices: [],
      addOns: [
        { id: 5, quantity: 0, checked: false },
        { id: 6, quantity: 2, checked: true },
      ],
    });
  });

  test('finds the answers behind a joined name, dashes and spaces among them (ENT-07)', () => {
    const line = lineOf({ item: wireShirt, variation: [{ type: 'Off-White-XL', price: 12 }] });

    expect(line.selection.choices).toEqual([1, 1]);
  });

  test('whose labels are not offered any more keeps what is', () => {
    const line = lineOf({
      item: wirePizza,
      variation: [{ name: 'Size', values: { label: ['Gigantic'] } }],
      add_on_ids: [99],
      add_on_qtys: [1],
    });

    expect(line.selection.picks).toEqual([[], []]);
    expect(line.selection.addOns.every(({ checked }) => !checked)).toBe(true);
  });
});
