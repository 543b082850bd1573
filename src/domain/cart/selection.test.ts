import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import {
  aGroup,
  anAddOn,
  anItem,
  aValue,
  aVariation,
  goods,
} from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  choicesNaming,
  chosenAddOns,
  chosenGoods,
  choose,
  fewerOfAddOn,
  freshSelection,
  moreOfAddOn,
  pick,
  pickedVariations,
  toggleAddOn,
} from './selection.ts';
import { isSoldOut, selectionRefusal } from './selection-check.ts';
import { selectionTotal, unitPriceOf } from './selection-price.ts';

const shirt = goods({
  choiceOptions: [
    { title: 'Colour', options: ['Red', 'Sky Blue'] },
    { title: 'Size', options: ['L', 'XL'] },
  ],
  goodsVariations: [
    aVariation({ type: 'Red-L', price: dollars(12), stock: 5 }),
    aVariation({ type: 'SkyBlue-XL', price: dollars(14), stock: 0 }),
  ],
});

describe('choosing', () => {
  test('starts with one piece and nothing picked (ITEM-53)', () => {
    const item = anItem({ foodVariations: [aGroup()], addOns: [anAddOn()] });

    expect(freshSelection(item)).toEqual({
      quantity: 1,
      picks: [[]],
      choices: [],
      addOns: [{ id: 1, quantity: 0, checked: false }],
    });
  });

  test('in a single group replaces the pick before it (ITEM-45, ITEM-66)', () => {
    const item = anItem({ foodVariations: [aGroup({ type: 'single' })] });
    const once = pick(item, freshSelection(item), 0, 0);

    expect(pick(item, once, 0, 1).picks).toEqual([[1]]);
  });

  test('the same value of a single group twice lets it go (ITEM-46)', () => {
    const item = anItem({ foodVariations: [aGroup({ type: 'single' })] });
    const once = pick(item, freshSelection(item), 0, 0);

    expect(pick(item, once, 0, 0).picks).toEqual([[]]);
  });

  test('in a multi group toggles (ITEM-47)', () => {
    const item = anItem({ foodVariations: [aGroup({ type: 'multi' })] });
    const both = pick(item, pick(item, freshSelection(item), 0, 1), 0, 0);

    expect(both.picks).toEqual([[0, 1]]);
    expect(pick(item, both, 0, 0).picks).toEqual([[1]]);
  });

  test('a value or a group that does not exist changes nothing', () => {
    const item = anItem({ foodVariations: [aGroup()] });
    const fresh = freshSelection(item);

    expect(pick(item, fresh, 0, 9)).toEqual(fresh);
    expect(pick(item, fresh, 9, 0)).toEqual(fresh);
    expect(choose(item, fresh, 0, 0)).toEqual(fresh);
  });

  test('answers name a variation of goods, spaces aside; the first is preselected (ITEM-68)', () => {
    const fresh = freshSelection(shirt);

    expect(chosenGoods(shirt, fresh)?.type).toBe('Red-L');
    const blue = choose(shirt, choose(shirt, fresh, 0, 1), 1, 1);
    expect(chosenGoods(shirt, blue)?.type).toBe('SkyBlue-XL');
  });
});

describe('add-ons', () => {
  const item = anItem({ addOns: [anAddOn({ id: id(5) })] });
  const checked = toggleAddOn(freshSelection(item), id(5));
  const quantities = (of: typeof checked) => chosenAddOns(item, of).map((one) => one.quantity);

  test('are one piece when checked (ITEM-48, CONST-39)', () => {
    expect(quantities(checked)).toEqual([1]);
  });

  test('lose one piece and leave the selection when unchecked (ITEM-49, ITEM-52)', () => {
    const three = moreOfAddOn(moreOfAddOn(checked, id(5)), id(5));
    const unchecked = toggleAddOn(three, id(5));

    expect(unchecked.addOns).toEqual([{ id: 5, quantity: 2, checked: false }]);
    expect(quantities(unchecked)).toEqual([]);
    expect(quantities(toggleAddOn(unchecked, id(5)))).toEqual([1]);
  });

  test('grow by one up to 99 (ITEM-50)', () => {
    let many = checked;
    for (let step = 0; step < 200; step += 1) many = moreOfAddOn(many, id(5));
    expect(quantities(many)).toEqual([99]);
  });

  test('shrink by one, and the last one unchecks (ITEM-51)', () => {
    const two = moreOfAddOn(checked, id(5));

    expect(quantities(fewerOfAddOn(two, id(5)))).toEqual([1]);
    expect(quantities(fewerOfAddOn(checked, id(5)))).toEqual([]);
  });
});

test('goods are found again by the name of their variation, dashes in it or not (ITEM-68)', () => {
  const options = [
    { title: 'Size', options: ['X', 'X-Large'] },
    { title: 'Colour', options: ['Sky Blue', 'Large-Red'] },
  ];

  expect(choicesNaming(options, 'X-Large-SkyBlue')).toEqual([1, 0]);
  expect(choicesNaming(options, 'X-Large-Red')).toEqual([0, 1]);
  expect(choicesNaming(options, 'X')).toBeNull();
  expect(choicesNaming([], 'X')).toBeNull();
});

describe('a selection', () => {
  test('without a required choice names the group (ITEM-59)', () => {
    const item = anItem({ foodVariations: [aGroup({ name: 'Crust', required: true })] });

    expect(selectionRefusal(item, freshSelection(item))).toEqual({
      kind: 'choiceMissing',
      group: 'Crust',
    });
  });

  test.each([
    { required: true, picks: [0], refused: false, because: 'the minimum is reached' },
    { required: true, picks: [0, 1], refused: false, because: 'the maximum is kept' },
    { required: true, picks: [0, 1, 2], refused: true, because: 'one too many' },
    { required: false, picks: [], refused: false, because: 'optional groups may stay empty' },
    { required: false, picks: [0, 1, 2], refused: true, because: 'picked ones are checked too' },
  ])(
    'of $picks is refused: $refused, $because (ITEM-60, ITEM-62)',
    ({ required, picks, refused }) => {
      const item = anItem({
        foodVariations: [
          aGroup({
            name: 'Toppings',
            type: 'multi',
            required,
            min: 1,
            max: 2,
            values: [aValue({ label: 'a' }), aValue({ label: 'b' }), aValue({ label: 'c' })],
          }),
        ],
      });
      const refusal = { kind: 'choicesOutOfBounds', group: 'Toppings', min: 1, max: 2 };

      expect(selectionRefusal(item, aSelection(item, { picks: [picks] }))).toEqual(
        refused ? refusal : null,
      );
    },
  );

  test('with bounds of nothing to nothing is unbounded', () => {
    const item = anItem({ foodVariations: [aGroup({ type: 'multi', required: true })] });
    expect(selectionRefusal(item, aSelection(item, { picks: [[0, 1]] }))).toBeNull();
  });

  test('of something sold out is refused (ITEM-43, ERR-12)', () => {
    const item = anItem({
      foodVariations: [aGroup({ values: [aValue({ label: 'Small', stock: 0 })] })],
    });
    expect(selectionRefusal(item, aSelection(item, { picks: [[0]] }))).toEqual({
      kind: 'variationOutOfStock',
    });
    expect(selectionRefusal(shirt, aSelection(shirt, { choices: [1, 1] }))).toEqual({
      kind: 'variationOutOfStock',
    });
    expect(selectionRefusal(shirt, aSelection(shirt, { choices: [0, 1] }))).toEqual({
      kind: 'variationUnknown',
    });
  });

  test.each([
    { item: goods({ stock: 5 }), pieces: 6, refusal: { kind: 'outOfStock', stock: 5 } },
    { item: goods({ stock: 5 }), pieces: 5, refusal: null },
    {
      item: goods({ stock: 9, maximum: 5 }),
      pieces: 6,
      refusal: { kind: 'outOfLimits', maximum: 5 },
    },
    { item: goods({ stock: 5, maximum: 5 }), pieces: 6, refusal: { kind: 'outOfStock', stock: 5 } },
    { item: anItem({ stock: 0 }), pieces: 6, refusal: null },
  ])('of $pieces pieces answers $refusal (ITEM-56, ITEM-57)', ({ item, pieces, refusal }) => {
    expect(selectionRefusal(item, aSelection(item, { quantity: quantity(pieces) }))).toEqual(
      refusal,
    );
  });

  test('of a dish takes no more than is left of each chosen value (D-20)', () => {
    const item = anItem({
      foodVariations: [aGroup({ values: [aValue({ stock: 2 }), aValue({ label: 'Plain' })] })],
    });
    const three = { quantity: quantity(3) };

    expect(selectionRefusal(item, aSelection(item, { ...three, picks: [[0]] }))).toEqual({
      kind: 'outOfStock',
      stock: 2,
    });
    expect(selectionRefusal(item, aSelection(item, { ...three, picks: [[1]] }))).toBeNull();
  });

  test('tells what was picked in words', () => {
    const item = anItem({ foodVariations: [aGroup({ name: 'Size' }), aGroup({ name: 'Crust' })] });

    expect(pickedVariations(item, aSelection(item, { picks: [[1], []] }))).toEqual([
      { name: 'Size', labels: ['Large'] },
    ]);
  });
});

describe('what a selection costs', () => {
  test('food values add to the price; goods replace it (ITEM-25)', () => {
    const pizza = anItem({ foodVariations: [aGroup()] });

    expect(unitPriceOf(pizza, aSelection(pizza, { picks: [[1]] }))).toEqual(dollars(15));
    expect(unitPriceOf(shirt, freshSelection(shirt))).toEqual(dollars(12));
  });

  test('is the dialog’s total (PRICE-14, PRICE-17)', () => {
    const pizza = anItem({
      foodVariations: [aGroup()],
      addOns: [anAddOn({ id: id(5) })],
      discount: { type: 'percent', share: rateOfPercent(10) },
    });
    const chosen = toggleAddOn(aSelection(pizza, { picks: [[1]], quantity: quantity(2) }), id(5));

    expect(selectionTotal(pizza, chosen)).toEqual(dollars(30));
  });
});

test('something is sold out when nothing of it is left, and food never is (ITEM-42)', () => {
  expect(isSoldOut(goods({ stock: 0 }))).toBe(true);
  expect(isSoldOut(goods({ stock: 0, goodsVariations: [aVariation()] }))).toBe(false);
  expect(isSoldOut(goods({ goodsVariations: [aVariation({ stock: 0 })] }))).toBe(true);
  expect(isSoldOut(anItem({ stock: 0 }))).toBe(false);
});
