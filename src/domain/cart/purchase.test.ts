import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { instant, later, type Instant } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import { aGroup, anAddOn, anItem, aVariation, goods } from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { cartOf, hasExpired, isOfBuyer, PURCHASE_LASTS, purchaseOf } from './purchase.ts';
import { selectedOptions } from './selected-option.ts';

const dosa = anItem({
  foodVariations: [
    aGroup({ name: 'Size', required: true }),
    aGroup({ name: 'Sauce', type: 'multi', required: false }),
  ],
  addOns: [anAddOn()],
});
const chosen = aSelection(dosa, {
  quantity: quantity(3),
  picks: [[1], [0, 1]],
  addOns: [{ id: id(1), quantity: 2, checked: true }],
});

test('a picked option is required or optional as its group is, and says its place [ITEM-65, ENT-06]', () => {
  const [size, ...sauces] = selectedOptions(dosa, chosen);
  expect(size).toEqual({
    ...{ group: 0, value: 1, label: dosa.foodVariations[0]?.values[1]?.label },
    ...{ price: dosa.foodVariations[0]?.values[1]?.price, type: 'required' },
  });
  expect(sauces.map(({ group, value, type }) => [group, value, type])).toEqual([
    [1, 0, 'optional'],
    [1, 1, 'optional'],
  ]);
});

describe('a purchase', () => {
  test('is a cart of one line again, chosen as it was, also in another language', () => {
    const purchase = purchaseOf(dosa, chosen);
    const inHindi = anItem({
      ...dosa,
      name: 'डोसा',
      foodVariations: dosa.foodVariations.map((group) => ({ ...group, name: 'आकार' })),
    });

    expect(cartOf(inHindi, purchase).lines).toEqual([{ id: 1, item: inHindi, selection: chosen }]);
  });

  test('of goods names its variation, and finds it again', () => {
    const shirt = goods({
      choiceOptions: [{ title: 'Size', options: ['L', 'XL'] }],
      goodsVariations: [
        aVariation({ type: 'L', stock: 2 }),
        aVariation({ type: 'XL', stock: 1, price: dollars(14) }),
      ],
    });
    const selection = aSelection(shirt, { choices: [1] });
    const purchase = purchaseOf(shirt, selection);

    expect(purchase.goods).toBe('XL');
    expect(cartOf(shirt, purchase).lines[0]?.selection).toEqual(selection);
  });

  test('leaves out of its line what the item no longer offers', () => {
    const purchase = purchaseOf(dosa, chosen);
    const plain = anItem({ ...dosa, foodVariations: [], addOns: [] });
    expect(cartOf(plain, purchase).lines[0]?.selection).toMatchObject({ picks: [], addOns: [] });
  });

  const keptFor = (customer: number | null) => ({
    purchase: purchaseOf(dosa, chosen),
    customer: customer === null ? null : id<'Customer'>(customer),
    keptAt: instant(0),
  });
  const asha = { kind: 'customer', profile: { id: id<'Customer'>(7) } } as const;

  test.each([
    { kept: keptFor(null), buyer: { kind: 'guest' } as const, is: true, who: 'its guest' },
    { kept: keptFor(null), buyer: asha, is: true, who: 'the customer its guest became' },
    { kept: keptFor(7), buyer: asha, is: true, who: 'its customer' },
    {
      ...{ kept: keptFor(7), buyer: { kind: 'sessionEnded' } as const, is: true },
      who: 'its customer, whose session ran out',
    },
    { kept: keptFor(8), buyer: asha, is: false, who: 'another customer' },
    { kept: keptFor(7), buyer: { kind: 'guest' } as const, is: false, who: 'a guest after it' },
  ])('is there for $who: $is [D-03]', ({ kept, buyer, is }) => {
    expect(isOfBuyer(kept, buyer)).toBe(is);
  });

  test.each([
    { at: later(instant(0), PURCHASE_LASTS - 1), is: false },
    { at: later(instant(0), PURCHASE_LASTS), is: true },
  ])('has expired after a day: $is at $at [D-03]', ({ at, is }: { at: Instant; is: boolean }) => {
    expect(hasExpired(keptFor(null), at)).toBe(is);
  });
});
