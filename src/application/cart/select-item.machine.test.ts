import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Notice } from '#application/kernel/notice.ts';
import type { FoodVariation } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { aCart, aLine, pieces } from '#tests/support/builders/cart.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import type { PutOutcome, PutRequest } from './put-in-cart.ts';
import { selectItemMachine } from './select-item.machine.ts';
import * as select from './select-item.selectors.ts';
import type * as SelectItem from './select-item.types.ts';

const size: FoodVariation = {
  name: 'Size',
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: [
    { label: 'Small', price: dollars(0), stock: null },
    { label: 'Large', price: dollars(5), stock: null },
    { label: 'Giant', price: dollars(9), stock: 0 },
  ],
};
const toppings: FoodVariation = {
  name: 'Toppings',
  type: 'multi',
  required: false,
  min: 2,
  max: 3,
  values: ['Olives', 'Capers', 'Chili', 'Corn'].map((label) => ({
    label,
    price: dollars(1),
    stock: null,
  })),
};
const chutney = { id: id<'AddOn'>(3), storeId: id<'Store'>(1), name: 'Chutney', price: dollars(3) };
const pizza = anItem({ foodVariations: [size, toppings], addOns: [chutney] });
const shirt = goods({
  choiceOptions: [
    { title: 'Colour', options: ['Red', 'Blue'] },
    { title: 'Size', options: ['L'] },
  ],
  goodsVariations: [
    { type: 'Red-L', price: dollars(20), stock: 5 },
    { type: 'Blue-L', price: dollars(22), stock: 0 },
  ],
});

/** An open item dialog over a cart whose answer the test gives by hand. */
function anOpenDialog(facts: Partial<SelectItem.Input> = {}) {
  const told: Notice[] = [];
  const asked: PutRequest[] = [];
  let closed = 0;
  let withdrawn = 0;
  let answer: (outcome: PutOutcome) => void = () => {};
  let changeCart: (event: SelectItem.CartChange) => void = () => {};
  const { item = anItem() } = facts;
  const machine = selectItemMachine.provide({
    actors: {
      putInCart: fromPromise<PutOutcome, PutRequest>(({ input }) => {
        asked.push(input);
        return new Promise((resolve) => void (answer = resolve));
      }),
      watchCart: fromCallback(({ sendBack }) => void (changeCart = sendBack)),
      watchScope: fromCallback(() => {}),
      watchClock: fromCallback(() => {}),
      noticesOfChoice: fromCallback(() => () => void (withdrawn += 1)),
    },
    actions: {
      showNotice: (_, notice) => void told.push(notice),
      withdrawNotices: () => void (withdrawn += 1),
      closeDialog: () => void (closed += 1),
    },
  });
  const dialog = createActor(machine, {
    input: {
      item,
      cart: aCart(),
      zones: [id<'Zone'>(1)],
      moduleId: item.moduleId,
      now: aWallTime(),
      ...facts,
    },
  }).start();
  return {
    told,
    asked,
    dialog,
    says: <Answer>(question: (snapshot: ReturnType<typeof dialog.getSnapshot>) => Answer) =>
      question(dialog.getSnapshot()),
    closed: () => closed,
    withdrawn: () => withdrawn,
    cartChanges: (cart: SelectItem.Input['cart']) => changeCart({ type: 'cart.change', cart }),
    cartAnswers: async (given: PutOutcome) => {
      answer(given);
      await waitFor(dialog, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

describe('what was told about the choice', () => {
  test('is taken back once the choice is mended', () => {
    const { dialog, told, withdrawn } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'selection.submit' });
    expect([told.length, withdrawn()]).toEqual([1, 0]);

    dialog.send({ type: 'value.pick', group: 0, value: 0 });

    expect(withdrawn()).toBe(1);
  });

  test('goes with the dialog', () => {
    const { dialog, withdrawn } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'selection.submit' });

    dialog.stop();

    expect(withdrawn()).toBe(1);
  });
});

describe('choosing', () => {
  test('a newly opened dialog has one piece and offers to add it (ITEM-39, ITEM-53)', () => {
    const { says } = anOpenDialog();
    expect({ quantity: says(select.quantityOf), inCart: says(select.isInCart) }).toEqual({
      quantity: 1,
      inCart: false,
    });
  });

  test('an item that is in the cart opens as it is there, to be updated (ITEM-38, ITEM-53)', () => {
    const line = aLine({ item: pizza, selection: { quantity: pieces(3), picks: [[1], []] } });
    const { says } = anOpenDialog({ item: pizza, cart: aCart(line) });
    expect({ selection: says(select.selectionOf), inCart: says(select.isInCart) }).toEqual({
      selection: line.selection,
      inCart: true,
    });
  });

  test('another variation of an item in the cart is added, not updated (CART-28)', () => {
    const line = aLine({ item: pizza, selection: { picks: [[1], []] } });
    const { says, dialog } = anOpenDialog({ item: pizza, cart: aCart(line) });
    dialog.send({ type: 'value.pick', group: 0, value: 0 });
    expect(says(select.isInCart)).toBe(false);
  });

  test('the total follows variation, add-on and quantity (ITEM-25, PRICE-14)', () => {
    const { says, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'value.pick', group: 0, value: 1 });
    dialog.send({ type: 'quantity.increase' });
    dialog.send({ type: 'addOn.toggle', id: chutney.id });
    expect(says(select.totalOf)).toEqual(dollars(33));
    expect(says(select.priceOf)).toEqual(dollars(15));
  });

  test('an add-on goes up from one and leaves at the last minus (ITEM-50, ITEM-51)', () => {
    const { says, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'addOn.toggle', id: chutney.id });
    dialog.send({ type: 'addOn.increase', id: chutney.id });
    expect(says(select.selectionOf).addOns).toEqual([{ id: 3, quantity: 2, checked: true }]);
    dialog.send({ type: 'addOn.decrease', id: chutney.id });
    dialog.send({ type: 'addOn.decrease', id: chutney.id });
    expect(says(select.selectionOf).addOns).toEqual([{ id: 3, quantity: 0, checked: false }]);
  });

  test('the quantity never falls below one (ITEM-54, ITEM-58, CONST-40)', () => {
    const { says, dialog } = anOpenDialog();
    dialog.send({ type: 'quantity.decrease' });
    expect(says(select.quantityOf)).toBe(1);
    expect(says(select.canTakeFewer)).toBe(false);
  });

  test('plus stops at the most that one cart may hold, and says so (ITEM-55)', () => {
    const { says, told, dialog } = anOpenDialog({ item: anItem({ maximum: 2 }) });
    dialog.send({ type: 'quantity.increase' });
    dialog.send({ type: 'quantity.increase' });
    expect(says(select.quantityOf)).toBe(2);
    expect(told).toEqual([{ kind: 'maximumReached' }]);
  });

  test('plus stops at the stock of goods, and says so', () => {
    const { says, told, dialog } = anOpenDialog({ item: goods({ stock: 1, zoneId: id(1) }) });
    dialog.send({ type: 'quantity.increase' });
    expect(says(select.quantityOf)).toBe(1);
    expect(told).toEqual([{ kind: 'stockReached' }]);
  });

  test('answers name the goods, and their own price (ITEM-68)', () => {
    const { says, dialog } = anOpenDialog({ item: shirt });
    expect(says(select.priceOf)).toEqual(dollars(20));
    dialog.send({ type: 'option.choose', option: 0, answer: 1 });
    expect(says(select.priceOf)).toEqual(dollars(22));
    expect(says(select.stockOfChoice)).toBe(0);
  });
});

describe('submitting', () => {
  test('a missing required choice is named, and its group is the refused one (ITEM-59, ERR-10)', () => {
    const { says, told, asked, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([{ kind: 'choiceMissing', group: 'Size' }]);
    expect(says(select.faultyGroupOf)).toBe(0);
    expect(asked).toEqual([]);
  });

  test('too few picks of an optional group are refused with its bounds (ITEM-60, ITEM-62, ERR-11)', () => {
    const { says, told, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'value.pick', group: 0, value: 0 });
    dialog.send({ type: 'value.pick', group: 1, value: 2 });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([{ kind: 'choicesOutOfBounds', group: 'Toppings', min: 2, max: 3 }]);
    expect(says(select.faultyGroupOf)).toBe(1);
  });

  test('the next choice takes the refusal away', () => {
    const { says, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'selection.submit' });
    dialog.send({ type: 'value.pick', group: 0, value: 0 });
    expect(says(select.refusalOf)).toBe(null);
  });

  test('a sold-out value can be looked at and not be bought (ITEM-43, ERR-12)', () => {
    const { says, told, asked, dialog } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'value.pick', group: 0, value: 2 });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([{ kind: 'variationOutOfStock' }]);
    expect(says(select.faultyGroupOf)).toBe(0);
    expect(asked).toEqual([]);
  });

  test('sold-out goods are refused likewise (ITEM-43, ERR-12)', () => {
    const { told, dialog } = anOpenDialog({ item: { ...shirt, zoneId: id(1) } });
    dialog.send({ type: 'option.choose', option: 0, answer: 1 });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([{ kind: 'variationOutOfStock' }]);
  });

  test('more pieces than the app has, then more than it allows (ITEM-56, ITEM-57)', () => {
    const item = goods({ stock: 10, maximum: 5, zoneId: id(1) });
    const six = aLine({ item, selection: { quantity: pieces(6) } });
    const eleven = aLine({ item, selection: { quantity: pieces(11) } });
    const overLimit = anOpenDialog({ item, cart: aCart(six) });
    const overStock = anOpenDialog({ item, cart: aCart(eleven) });
    overLimit.dialog.send({ type: 'selection.submit' });
    overStock.dialog.send({ type: 'selection.submit' });
    expect([overLimit.told, overStock.told]).toEqual([
      [{ kind: 'outOfLimits' }],
      [{ kind: 'outOfStock' }],
    ]);
  });

  test('updating without a change sends nothing (ITEM-63, ERR-13)', () => {
    const line = aLine({ item: pizza, selection: { picks: [[1], []] } });
    const { told, asked, dialog } = anOpenDialog({ item: pizza, cart: aCart(line) });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([{ kind: 'noChanges' }]);
    expect(asked).toEqual([]);
  });

  test('another add-on is a change (CART-28)', () => {
    const line = aLine({ item: pizza, selection: { picks: [[1], []] } });
    const { asked, dialog } = anOpenDialog({ item: pizza, cart: aCart(line) });
    dialog.send({ type: 'addOn.toggle', id: chutney.id });
    dialog.send({ type: 'selection.submit' });
    expect(asked.map((choice) => choice.line)).toEqual([line.id]);
  });

  test('the cart is asked once, however often the button is pressed', () => {
    const { asked, says, dialog } = anOpenDialog();
    dialog.send({ type: 'selection.submit' });
    dialog.send({ type: 'selection.submit' });
    expect(asked).toHaveLength(1);
    expect(says(select.isBusy)).toBe(true);
  });

  test('the dialog closes when the cart has it', async () => {
    const { dialog, closed, cartAnswers } = anOpenDialog();
    dialog.send({ type: 'selection.submit' });
    expect(closed()).toBe(0);
    await cartAnswers('added');
    expect(closed()).toBe(1);
  });

  test('when the cart stays as it was, the dialog stays too, and nothing chosen is lost (ITEM-44)', async () => {
    const { dialog, says, closed, cartAnswers } = anOpenDialog({ item: pizza });
    dialog.send({ type: 'value.pick', group: 0, value: 1 });
    dialog.send({ type: 'selection.submit' });
    await cartAnswers('kept');
    expect(says(select.isBusy)).toBe(false);
    expect(says(select.totalOf)).toEqual(cents(1500));
    expect(closed()).toBe(0);
  });
});

describe('what stands in the way', () => {
  const lunch = { opens: 11 * 60, closes: 15 * 60 };

  test('outside its hours an item is not added (ITEM-32, ITEM-33)', () => {
    const now = aWallTime({ minute: 16 * 60 });
    const { dialog, says, asked } = anOpenDialog({ item: anItem({ availableTime: lunch }), now });
    dialog.send({ type: 'selection.submit' });
    expect(says(select.unavailability)).toBe('notOnSale');
    expect(asked).toEqual([]);
  });

  test('outside its hours an item that may be scheduled is added (ITEM-34)', () => {
    const item = anItem({ availableTime: lunch, schedulable: true });
    const { dialog, asked } = anOpenDialog({ item, now: aWallTime({ minute: 16 * 60 }) });
    dialog.send({ type: 'selection.submit' });
    expect(asked).toHaveLength(1);
  });

  test('when lunch begins, the lunch dish is offered by itself (ITEM-32)', () => {
    const now = aWallTime({ minute: lunch.opens - 1 });
    const { dialog, says } = anOpenDialog({ item: anItem({ availableTime: lunch }), now });
    expect(says(select.isOffered)).toBe(false);
    dialog.send({ type: 'clock.tick', now: aWallTime({ minute: lunch.opens }) });
    expect(says(select.isOffered)).toBe(true);
  });

  test('an item of another zone is not added until the customer is there', () => {
    const { dialog, says } = anOpenDialog({ zones: [id(2)] });
    expect(says(select.unavailability)).toBe('outsideZone');
    dialog.send({ type: 'place.change', zones: [id(1)] });
    expect(says(select.isOffered)).toBe(true);
  });

  test('a campaign item is not put into the cart (ITEM-35)', () => {
    const item = anItem({ campaign: { from: '2026-01-01', to: '2026-12-31' } });
    const { dialog, asked } = anOpenDialog({ item });
    dialog.send({ type: 'selection.submit' });
    expect(asked).toEqual([]);
  });

  test('what another tab puts into the cart turns adding into updating (ITEM-38)', () => {
    const { says, cartChanges } = anOpenDialog();
    cartChanges(aCart(aLine()));
    expect(says(select.isInCart)).toBe(true);
  });
});
