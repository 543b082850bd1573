import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/catalogue.ts';
import { isCampaign } from '#domain/catalogue/item.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { cents, dollars, fils, KWD, USD } from '#tests/support/builders/money.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { parseVariationPrice, toItem } from './item.wire.ts';

const itemOf = (facts: Parameters<typeof aWireItem>[0] = {}, currency = USD) =>
  toItem(v.parse(contract.item, aWireItem(facts)), currency);

describe('toItem', () => {
  test('a back end may name the line of business beside the item or within its module (ENT-02)', () => {
    const module = { module_type: 'grocery' } as const;
    expect(itemOf({ module_type: undefined, module }).moduleType).toBe('grocery');
    expect(() => itemOf({ module_type: undefined })).toThrow(Defect);
  });

  test('a plain dish has no variations, no discount, no limit and is sold all day (ENT-02)', () => {
    expect(itemOf()).toEqual({
      id: 1,
      name: 'Masala Dosa',
      description: 'Crisp and golden.',
      image: '/pictures/dosa-320.webp',
      price: dollars(10),
      discount: { type: 'none' },
      storeId: 1,
      storeName: 'Dosa Corner',
      moduleId: 1,
      moduleType: 'food',
      zoneId: 1,
      vegetarian: null,
      halal: false,
      recommended: false,
      organic: false,
      genericNames: [],
      nutrition: [],
      allergies: [],
      rating: 0,
      ratingCount: 0,
      unit: null,
      availableTime: { opens: 0, closes: 0 },
      campaign: null,
      schedulable: false,
      stock: 0,
      maximum: null,
      needsPrescription: false,
      categoryIds: [],
      addOns: [],
      foodVariations: [],
      goodsVariations: [],
      choiceOptions: [],
    });
  });

  test.each([
    { price: 10.25, is: cents(1025), because: 'a number' },
    { price: '10.25', is: cents(1025), because: 'a number sent as text' },
    { price: 0, is: cents(0), because: 'a gift' },
  ])('the price $price is read exactly, as $because', ({ price, is }) => {
    expect(itemOf({ price }).price).toEqual(is);
  });

  test('a price counts in the currency that the app is set to', () => {
    expect(toItem(v.parse(contract.item, aWireItem({ price: 1.5 })), KWD).price).toEqual(
      fils(1500),
    );
  });

  test.each([
    { price: -1, because: 'a price is never negative' },
    { price: 1e22, because: 'no such sum is exact' },
  ])('a price of $price cannot be: $because', ({ price }) => {
    expect(() => itemOf({ price })).toThrow(Defect);
  });

  test.each([
    { veg: 0, is: false, because: 'zero means non-veg' },
    { veg: 1, is: true, because: 'any other number is veg' },
    { veg: 7, is: true, because: 'any other number is veg' },
    { veg: null, is: null, because: 'the store did not say' },
  ])('veg $veg is read as $is: $because (ITEM-27, ITEM-05)', ({ veg, is }) => {
    expect(itemOf({ veg }).vegetarian).toBe(is);
  });

  test.each([
    { is_halal: 1, halal_tag_status: 1, is: true },
    { is_halal: 1, halal_tag_status: 0, is: false },
    { is_halal: 0, halal_tag_status: 1, is: false },
  ] as const)(
    'the halal tag needs both the item and its store to say so (ITEM-04)',
    ({ is, ...facts }) => {
      expect(itemOf(facts).halal).toBe(is);
    },
  );

  test('recommended and organic mean exactly one (ITEM-28, ITEM-06, ITEM-07)', () => {
    const { recommended, organic } = itemOf({ recommended: 1, organic: 0 });
    expect({ recommended, organic }).toEqual({ recommended: true, organic: false });
  });

  test.each([
    {
      facts: { discount: 10, discount_type: 'percent' },
      is: { type: 'percent', share: rateOfPercent(10) },
      because: 'a share of its own',
    },
    {
      facts: { discount: 2, discount_type: 'amount' },
      is: { type: 'amount', off: dollars(2) },
      because: 'a sum of its own',
    },
    {
      facts: { discount: 2, discount_type: 'buy_one_get_one' },
      is: { type: 'none' },
      because: 'an unknown type gives nothing',
    },
    {
      facts: { discount: -5, discount_type: 'percent' },
      is: { type: 'none' },
      because: 'a negative discount gives nothing',
    },
    {
      facts: { discount: 10, store_discount: 25 },
      is: { type: 'percent', share: rateOfPercent(25) },
      because: "the store's share replaces it",
    },
    {
      facts: { discount: 10, store_discount: 0, restaurant_discount: 25 },
      is: { type: 'percent', share: rateOfPercent(10) },
      because: 'the older name is read only when the newer is missing',
    },
    {
      facts: { discount: 10, restaurant_discount: 8.875 },
      is: { type: 'percent', share: rateOfPercent(8.875) },
      because: 'the older name stands in',
    },
  ])('the discount is $because (PRICE-16, ITEM-29)', ({ facts, is }) => {
    expect(itemOf(facts).discount).toEqual(is);
  });

  test.each([
    { starts: '09:30', ends: '22:00', is: { opens: 570, closes: 1320 }, because: 'HH:mm' },
    {
      starts: '18:00:00',
      ends: '02:00:00',
      is: { opens: 1080, closes: 120 },
      because: 'over midnight',
    },
    { starts: null, ends: null, is: { opens: 0, closes: 0 }, because: 'missing: all day' },
    { starts: '25:61', ends: '22:00', is: { opens: 0, closes: 0 }, because: 'no time: all day' },
  ])('it is sold from $starts to $ends ($because) (ITEM-30)', ({ starts, ends, is }) => {
    const item = itemOf({ available_time_starts: starts, available_time_ends: ends });
    expect(item.availableTime).toEqual(is);
  });

  test('an item with a first day is a campaign item, on both days inclusive (ITEM-31, ITEM-69)', () => {
    const item = itemOf({ available_date_starts: '2026-05-01', available_date_ends: '2026-05-09' });
    expect(item.campaign).toEqual({ from: '2026-05-01', to: '2026-05-09' });
    expect(isCampaign(itemOf())).toBe(false);
  });

  test('the store of an item may be closed until a moment, or until an unknown one', () => {
    const closed = (store_opens_at: string | null) =>
      itemOf({ store_open: false, store_opens_at }).storeClosed;
    expect(closed('2026-11-22 09:30:00')?.opensAt).toEqual({
      ...{ year: 2026, month: 11, day: 22 },
      ...{ weekday: 0, minute: 9 * 60 + 30 },
    });
    expect([closed(null), closed('soon')]).toEqual([{ opensAt: null }, { opensAt: null }]);
    expect([itemOf({ store_open: true }).storeClosed, itemOf({}).storeClosed]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('a campaign whose day is no day cannot be read', () => {
    expect(() => itemOf({ available_date_starts: '<script>' })).toThrow(Defect);
  });

  test.each([
    { maximum_cart_quantity: 5, is: 5 },
    { maximum_cart_quantity: '5', is: 5 },
    { maximum_cart_quantity: 0, is: null },
    { maximum_cart_quantity: null, is: null },
  ])('a maximum of $maximum_cart_quantity means $is (ITEM-55)', ({ is, ...facts }) => {
    expect(itemOf(facts).maximum).toBe(is);
  });

  test('what a kitchen offers to choose is read with its bounds, text or number (ITEM-01, ITEM-66, ITEM-67, ENT-04)', () => {
    const { foodVariations } = itemOf({
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          required: 'on',
          min: '0',
          max: '0',
          values: [
            { label: 'Small', optionPrice: '0' },
            { label: 'Large', optionPrice: '3.99', stock: 0 },
          ],
        },
        { name: 'Extras', type: 'multi', min: '1', max: 2, values: [] },
      ],
    });
    expect(foodVariations).toEqual([
      {
        name: 'Size',
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        values: [
          { label: 'Small', price: dollars(0), stock: null },
          { label: 'Large', price: dollars(3), stock: 0 },
        ],
      },
      { name: 'Extras', type: 'multi', required: false, min: 1, max: 2, values: [] },
    ]);
  });

  test('ways in which goods come are read with price and stock of their own (ENT-05, ITEM-68)', () => {
    const item = itemOf({
      module_type: 'ecommerce',
      variations: [{ type: 'Red-L', price: '12', stock: '4' }],
      choice_options: [{ title: 'Colour', options: ['Red'] }],
    });
    expect(item.goodsVariations).toEqual([{ type: 'Red-L', price: dollars(12), stock: 4 }]);
    expect(item.choiceOptions).toEqual([{ title: 'Colour', options: ['Red'] }]);
  });

  test('add-ons carry the store they belong to (ITEM-02, CAT-27, ENT-03)', () => {
    const item = itemOf({ add_ons: [{ id: 3, store_id: 1, name: 'Chutney', price: '1.50' }] });
    expect(item.addOns).toEqual([{ id: 3, storeId: 1, name: 'Chutney', price: cents(150) }]);
  });

  test('markup in a name stays text', () => {
    expect(itemOf({ name: '<b>Dosa</b>\u202Egnp.exe' }).name).toBe('<b>Dosa</b>\u202Egnp.exe');
  });
});

test.each([
  { raw: '12.75', is: dollars(12), because: 'fractions are lost' },
  { raw: '7', is: dollars(7), because: 'it is whole already' },
  { raw: 3, is: dollars(3), because: 'a number does as well' },
  { raw: 'free', is: dollars(0), because: 'it is no number' },
  { raw: '-4', is: dollars(0), because: 'a choice never makes a dish cheaper' },
])('the variation price $raw is $is.minor cents: $because (PRICE-07)', ({ raw, is }) => {
  expect(parseVariationPrice(raw, USD)).toEqual(is);
});
