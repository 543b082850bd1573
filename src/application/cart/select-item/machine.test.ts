import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { Notice } from '#application/kernel/notice.ts';
import type { Path } from '#application/kernel/path.ts';
import type { FoodVariation } from '#domain/catalogue/item.ts';
import { id } from '#domain/kernel/id.ts';
import { aCart, aLine, pieces } from '#tests/support/builders/cart.ts';
import { aGroup, anItem, aValue, goods } from '#tests/support/builders/item.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import type { Output as GateOutcome } from '#application/cart/checkout-gate/machine.ts';
import type { PutOutcome, PutRequest } from '#application/cart/put-in-cart.ts';
import { selectItemMachine } from './machine.ts';
import * as select from './selectors.ts';
import type { CartChange } from '#application/cart/watch-cart.ts';
import type * as SelectItem from './setup.ts';

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

function anOpenDialog(facts: Partial<SelectItem.Input> = {}) {
  const told: Notice[] = [];
  const asked: PutRequest[] = [];
  let closed = 0;
  let withdrawn = 0;
  let answer: (outcome: PutOutcome) => void = () => {};
  let changeCart: (event: CartChange) => void = () => {};
  const { item = anItem() } = facts;
  const signIn = answeredByHand<AuthenticationRequest, AuthenticationOutcome>();
  const gate = answeredByHand<Path, GateOutcome>();
  const kept: (number | 'nothing')[] = [];
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
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(({ input }) =>
        signIn.ask(input),
      ),
      passGate: fromPromise<GateOutcome, Path>(({ input }) => gate.ask(input)),
    },
    actions: {
      showNotice: (_, notice) => void told.push(notice),
      withdrawNotices: () => void (withdrawn += 1),
      closeDialog: () => void (closed += 1),
      savePurchase: (_, { selection }) => void kept.push(selection.quantity),
      forgetPurchase: () => void kept.push('nothing'),
    },
  });
  const dialog = createActor(machine, {
    input: {
      item,
      cart: aCart(),
      zones: [id<'Zone'>(1)],
      moduleId: item.moduleId,
      now: aWallTime(),
      isSignedIn: true,
      ...facts,
    },
  }).start();
  return {
    signIn,
    gate,
    kept,
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
    expect(told).toEqual([]);
    expect(says(select.refusalOf)).toEqual({ kind: 'variationOutOfStock' });
    expect(says(select.faultyGroupOf)).toBe(0);
    expect(asked).toEqual([]);
  });

  test('sold-out goods are refused likewise (ITEM-43, ERR-12)', () => {
    const { says, told, dialog } = anOpenDialog({ item: { ...shirt, zoneId: id(1) } });
    dialog.send({ type: 'option.choose', option: 0, answer: 1 });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([]);
    expect(says(select.refusalOf)?.kind).toBe('variationOutOfStock');
  });

  test('more pieces than the app has, then more than it allows (ITEM-56, ITEM-57)', () => {
    const item = goods({ stock: 10, maximum: 5, zoneId: id(1) });
    const six = aLine({ item, selection: { quantity: pieces(6) } });
    const eleven = aLine({ item, selection: { quantity: pieces(11) } });
    const overLimit = anOpenDialog({ item, cart: aCart(six) });
    const overStock = anOpenDialog({ item, cart: aCart(eleven) });
    overLimit.dialog.send({ type: 'selection.submit' });
    overStock.dialog.send({ type: 'selection.submit' });
    expect([overLimit.told, overStock.told]).toEqual([[], []]);
    expect([overLimit, overStock].map(({ says }) => says(select.refusalOf)?.kind)).toEqual([
      'outOfLimits',
      'outOfStock',
    ]);
  });

  test('updating without a change sends nothing (ITEM-63, ERR-13)', () => {
    const line = aLine({ item: pizza, selection: { picks: [[1], []] } });
    const { says, told, asked, dialog } = anOpenDialog({ item: pizza, cart: aCart(line) });
    dialog.send({ type: 'selection.submit' });
    expect(told).toEqual([]);
    expect(says(select.refusalOf)).toEqual({ kind: 'noChanges' });
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

  test('a campaign item is not put into the cart, nor bought otherwise [ITEM-35]', () => {
    const { dialog, asked, kept } = anOpenDialog({ item: inCampaign() });
    dialog.send({ type: 'selection.submit' });
    dialog.send({ type: 'selection.buy' });
    expect([asked, kept]).toEqual([[], []]);
  });

  test('what another tab puts into the cart turns adding into updating (ITEM-38)', () => {
    const { says, cartChanges } = anOpenDialog();
    cartChanges(aCart(aLine()));
    expect(says(select.isInCart)).toBe(true);
  });
});

const inCampaign = (facts: Parameters<typeof anItem>[0] = {}) =>
  anItem({ campaign: { from: '2026-11-20', to: '2026-11-21' }, ...facts });

describe('buying now', () => {
  test('keeps the item as it was chosen, and goes to its own checkout by the gate of the cart [ITEM-40, ITEM-41]', async () => {
    const { dialog, gate, kept } = anOpenDialog();
    dialog.send({ type: 'quantity.increase' });
    dialog.send({ type: 'selection.buy' });

    expect(kept).toEqual([2]);
    expect(gate.calls.map(({ asked }) => asked)).toEqual(['/checkout?page=buy_now']);
    await gate.answers('checkout');
    expect(dialog.getSnapshot().status).toBe('done');
  });

  test('is given up at the gate: nothing is kept, and the choice still stands [ITEM-41, D-03]', async () => {
    const { dialog, gate, kept, says } = anOpenDialog();
    dialog.send({ type: 'quantity.increase' });
    dialog.send({ type: 'selection.buy' });
    await gate.answers('stayed');

    expect(kept).toEqual([2, 'nothing']);
    expect([says(select.isOffered), says(select.quantityOf)]).toEqual([true, 2]);
  });

  test.each([
    { item: anItem({ foodVariations: [aGroup({ required: true })] }), is: 'choiceMissing' },
    {
      item: anItem({ foodVariations: [aGroup({ values: [aValue({ stock: 0 })] })] }),
      is: 'variationOutOfStock',
    },
  ])('is refused where the choice is wrong: $is [ITEM-43]', ({ item, is }) => {
    const { dialog, gate, kept, told, says } = anOpenDialog({ item });
    if (is === 'variationOutOfStock') dialog.send({ type: 'value.pick', group: 0, value: 0 });
    dialog.send({ type: 'selection.buy' });

    expect(says(select.refusalOf)?.kind).toBe(is);
    expect(told).toHaveLength(is.startsWith('choice') ? 1 : 0);
    expect([kept, gate.calls]).toEqual([[], []]);
  });

  test('is refused for goods whose chosen variation is sold out [ITEM-43]', () => {
    const { dialog, kept, says } = anOpenDialog({ item: shirt });
    dialog.send({ type: 'option.choose', option: 0, answer: 1 });
    dialog.send({ type: 'selection.buy' });
    expect([kept, says(select.refusalOf)?.kind]).toEqual([[], 'variationOutOfStock']);
  });

  test('of what the cart holds already as it is chosen is no update, and goes on', () => {
    const { dialog, kept } = anOpenDialog({ cart: aCart(aLine()) });
    dialog.send({ type: 'selection.buy' });
    expect(kept).toEqual([1]);
  });
});

describe('ordering what is sold in a campaign', () => {
  test('goes to the checkout of the campaign [ITEM-35, ITEM-37]', async () => {
    const { dialog, gate, kept, says } = anOpenDialog({ item: inCampaign() });
    expect(says(select.isInCampaign)).toBe(true);
    dialog.send({ type: 'campaign.order' });

    expect(kept).toEqual([1]);
    expect(gate.calls.map(({ asked }) => asked)).toEqual(['/checkout?page=campaign']);
  });

  test('asks a guest to sign in, and goes on by itself afterwards [ITEM-36, ERR-16, D-102]', async () => {
    const { dialog, gate, kept, told, signIn } = anOpenDialog({
      item: inCampaign(),
      isSignedIn: false,
    });
    dialog.send({ type: 'campaign.order' });

    expect(told).toEqual([{ kind: 'signInRequired' }]);
    expect(signIn.calls.map(({ asked }) => asked)).toEqual([{ view: 'signIn', offerGuest: false }]);
    expect([kept, gate.calls]).toEqual([[], []]);
    await signIn.answers('signedIn');
    expect(gate.calls.map(({ asked }) => asked)).toEqual(['/checkout?page=campaign']);
  });

  test('is dropped when the guest closes the sign-in', async () => {
    const { dialog, kept, says, signIn } = anOpenDialog({ item: inCampaign(), isSignedIn: false });
    dialog.send({ type: 'campaign.order' });
    await signIn.answers('dismissed');
    expect([kept, says(select.isOffered)]).toEqual([[], true]);
  });

  test('is checked anew after signing in: the campaign may be over [D-102]', async () => {
    const { dialog, kept, says, signIn } = anOpenDialog({ item: inCampaign(), isSignedIn: false });
    dialog.send({ type: 'campaign.order' });
    dialog.send({ type: 'clock.tick', now: aWallTime({ day: 22 }) });
    await signIn.answers('signedIn');
    expect([kept, says(select.unavailability)]).toEqual([[], 'campaignOff']);
  });

  test.each([
    { day: 19, is: 'campaignOff', because: 'it has not begun' },
    { day: 20, is: null, because: 'it is its first day' },
    { day: 21, is: null, because: 'it is its last day' },
    { day: 22, is: 'campaignOff', because: 'it is over' },
  ])('on the $dayth it meets $is: $because [ITEM-31]', ({ day, is }) => {
    const item = inCampaign({ schedulable: true });
    const { dialog, kept, says } = anOpenDialog({ item, now: aWallTime({ day }) });
    dialog.send({ type: 'campaign.order' });
    expect(says(select.unavailability)).toBe(is);
    expect(kept).toHaveLength(is === null ? 1 : 0);
  });
});
