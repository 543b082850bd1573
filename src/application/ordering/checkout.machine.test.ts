import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { ProblemKind } from '#domain/ordering/quote.ts';
import { aCart, aLine } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import {
  aDraft,
  amounts,
  aPlacedOrder,
  aQuote,
  aStoreQuote,
  NOON,
  storeTerms,
} from '#tests/support/builders/order.ts';
import { aShopping, quoted, startCheckout } from '#tests/support/start-checkout.ts';
import * as ask from './checkout.selectors.ts';
import * as placing from './placing.selectors.ts';
import type { PlaceFailure } from './order-gateway.port.ts';

const signedOut = refuse({ kind: 'signedOut' } as const);
const noNetwork = { kind: 'unreachable', cause: 'offline' } as const;
const offline = refuse(noNetwork);

/** A guest who has filled everything in, and knows the price. */
async function readyToOrder(start: Parameters<typeof startCheckout>[0] = {}) {
  const shop = startCheckout(start);
  await shop.quotesWith();
  shop.fillsIn();
  return shop;
}

/** And has pressed Place Order, to be answered with this. */
async function stoppedBy(failure: PlaceFailure) {
  const shop = await readyToOrder();
  shop.checkout.send({ type: 'order.submit' });
  await shop.placesWith({ placed: [], stopped: { draft: aDraft(), failure } });
  return shop;
}

const state = (shop: Pick<ReturnType<typeof startCheckout>, 'checkout'>) =>
  shop.checkout.getSnapshot();
const pricier = {
  id: 'quote-2',
  amounts: amounts({ delivery: dollars(4), total: cents(2360) }),
};

const customer = {
  kind: 'customer',
  profile: {
    id: id<'Customer'>(7),
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '+12125550123',
    image: null,
  },
} as const;

describe('before ordering', () => {
  test('an empty cart is told, with nothing to order (NAV-05, CHK-04)', async () => {
    const shop = startCheckout({
      shopping: aShopping({ cart: { kind: 'read', cart: aCart() } }),
    });
    await shop.settled();
    expect(ask.faceOf(state(shop))).toBe('empty');
  });

  test('a cart that could not be read can be asked for again (ERR-29)', async () => {
    const shop = startCheckout({
      shopping: aShopping({
        cart: { kind: 'unread', failure: noNetwork },
      }),
    });
    await shop.settled();
    expect(ask.faceOf(state(shop))).toBe('unread');
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping() });
    expect(ask.faceOf(state(shop))).toBe('form');
  });

  test('the price is asked for at once, for the place that is set (NAV-06, CHK-04)', async () => {
    const shop = startCheckout();
    await shop.settled();
    expect(shop.quotes.map(({ command }) => command)).toEqual([
      {
        orderType: 'delivery',
        point: { latitude: 40.7484, longitude: -73.9857 },
        storeIds: [1],
        known: [],
      },
    ]);
  });

  test('without a place nothing is priced until one is set (CHK-13)', async () => {
    const shop = startCheckout({ shopping: aShopping({ place: null }) });
    await shop.settled();
    expect(ask.isPlaceless(state(shop))).toBe(true);
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping() });
    await shop.settled();
    expect(shop.quotes).toHaveLength(1);
  });

  test('changing the cart, the place or the way of delivery asks for the price anew', async () => {
    const shop = await readyToOrder();
    shop.checkout.send({ type: 'orderType.choose', orderType: 'take_away' });
    await shop.settled();
    const bigger = aCart(aLine(), aLine({ id: id(2) }));
    const cart = { kind: 'read', cart: bigger } as const;
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ cart }) });
    await shop.settled();
    expect(shop.quotes.map(({ command: { orderType, point } }) => [orderType, point])).toEqual([
      ['delivery', { latitude: 40.7484, longitude: -73.9857 }],
      ['take_away', null],
      ['take_away', null],
    ]);
  });

  test('the passing of time alone does not ask for the price anew', async () => {
    const shop = await readyToOrder();
    const now = later(NOON, MINUTE);
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ now }) });
    await shop.settled();
    expect(shop.quotes).toHaveLength(1);
  });

  test('stores that only hand out turn the order into a take-away', async () => {
    const shop = startCheckout();
    await shop.quotesWith(quoted({}, [storeTerms({ delivers: false })]));
    expect(ask.formOf(state(shop)).orderType).toBe('take_away');
    expect(shop.quotes.at(-1)?.command.orderType).toBe('take_away');
  });

  test('a price that cannot be had keeps what was typed and can be asked for again (ERR-29)', async () => {
    const shop = startCheckout();
    shop.fillsIn();
    await shop.quotesWith(offline);
    shop.fillsIn();
    expect(ask.quoteFailureOf(state(shop))).toEqual({ kind: 'unreachable', cause: 'offline' });
    shop.checkout.send({ type: 'quote.retry' });
    await shop.quotesWith();
    expect(ask.canSubmit(state(shop))).toBe(true);
  });

  test('a customer finds name, phone and e-mail filled in, and what was typed kept', async () => {
    const shop = startCheckout();
    await shop.quotesWith();
    shop.checkout.send({ type: 'field.type', field: 'name', text: 'Ms Rao' });
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer }) });
    const { name, phone, email } = ask.formOf(state(shop));
    expect({ name, phone, email }).toEqual({
      name: 'Ms Rao',
      phone: '+12125550123',
      email: 'asha@example.com',
    });
  });

  test('what a customer clears stays so while time goes by', async () => {
    const shop = startCheckout({ shopping: aShopping({ customer }) });
    await shop.quotesWith();
    shop.checkout.send({ type: 'field.type', field: 'email', text: '' });
    const now = later(NOON, MINUTE);
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer, now }) });
    expect(ask.formOf(state(shop)).email).toBe('');
  });
});

describe('the form', () => {
  test('Place Order waits until everything is filled in (CHK-02)', async () => {
    const shop = startCheckout();
    await shop.quotesWith();
    expect(ask.canSubmit(state(shop))).toBe(false);
    shop.fillsIn();
    expect(ask.canSubmit(state(shop))).toBe(true);
  });

  test('trying too early marks every mistake and leads to the first', async () => {
    const shop = startCheckout();
    await shop.quotesWith();
    shop.checkout.send({ type: 'order.submit' });
    expect(ask.mistakeIn('name')(state(shop))).toBe('missing');
    expect(ask.mistakeIn('email')(state(shop))).toBe('missing');
    expect(ask.focusWish(state(shop))).toEqual({ field: 'name' });
    expect(shop.placings).toEqual([]);
  });

  test('a mistake is marked when the field is left, not while it is typed', async () => {
    const shop = startCheckout();
    await shop.quotesWith();
    shop.checkout.send({ type: 'field.type', field: 'phone', text: '555' });
    expect(ask.mistakeIn('phone')(state(shop))).toBe(null);
    shop.checkout.send({ type: 'field.leave', field: 'phone' });
    expect(ask.mistakeIn('phone')(state(shop))).toBe('malformed');
  });

  test('cash above the limit cannot be chosen, and blocks the order (CHK-09, ERR-42)', async () => {
    const shop = startCheckout();
    const limit = { method: 'cash_on_delivery', available: false, limit: dollars(20) } as const;
    await shop.quotesWith(quoted({ methods: [limit] }));
    shop.fillsIn();
    expect(ask.paymentOptions(state(shop))).toEqual([limit]);
    expect(ask.canSubmit(state(shop))).toBe(false);
    shop.checkout.send({ type: 'method.choose', method: 'cash_on_delivery' });
    expect(ask.canSubmit(state(shop))).toBe(false);
  });

  test('an item outside its hours asks for a slot, and one inside them cures it (CHK-11)', async () => {
    const evening = anItem({
      availableTime: { opens: 18 * 60, closes: 22 * 60 },
      schedulable: true,
    });
    const cart = { kind: 'read', cart: aCart(aLine({ item: evening })) } as const;
    const shop = startCheckout({ shopping: aShopping({ cart }) });
    const problems = [{ kind: 'notOnSale', said: 'Not now.', line: id<'CartLine'>(1) }] as const;
    await shop.quotesWith(quoted({ stores: [aStoreQuote({ problems })] }));
    shop.fillsIn();
    expect(ask.nowIsImpossible(state(shop))).toBe(true);
    expect(ask.canSubmit(state(shop))).toBe(false);
    const [first] = ask.slotsOffered(state(shop));
    expect(first?.from).toBe(Date.UTC(2026, 10, 21, 23));
    shop.checkout.send({ type: 'slot.choose', slot: first?.from ?? null });
    expect(ask.canSubmit(state(shop))).toBe(true);
  });

  test('a store that is closed now asks for a slot (D-60)', async () => {
    const shop = startCheckout();
    const window = { opens: 15 * 60, closes: 20 * 60 };
    const stores = [storeTerms({ hours: [{ weekday: 6, window }] })];
    await shop.quotesWith(quoted({}, stores));
    expect(ask.closedOf(state(shop)).stores).toEqual(['Dosa Corner']);
    expect(ask.nowIsImpossible(state(shop))).toBe(true);
  });

  test('a note is at most 300 characters long', async () => {
    const shop = await readyToOrder();
    shop.checkout.send({ type: 'field.type', field: 'note', text: 'x'.repeat(300) });
    expect(ask.canSubmit(state(shop))).toBe(true);
    shop.checkout.send({ type: 'field.type', field: 'note', text: 'x'.repeat(301) });
    expect(ask.canSubmit(state(shop))).toBe(false);
  });

  test('a line that stands in the way can be taken out (D-19)', async () => {
    const shop = startCheckout();
    const problems = [{ kind: 'itemGone', said: 'Gone.', line: id<'CartLine'>(1) }] as const;
    await shop.quotesWith(quoted({ stores: [aStoreQuote({ problems })] }));
    shop.fillsIn();
    expect(ask.canSubmit(state(shop))).toBe(false);
    shop.checkout.send({ type: 'line.remove', line: id(1) });
    expect(shop.removed).toEqual([1]);
  });
});

describe('placing', () => {
  test('a guest orders with name, phone, e-mail and address (CHK-02)', async () => {
    const shop = await readyToOrder();
    shop.checkout.send({ type: 'order.submit' });
    await shop.settled();
    expect(shop.placings.map(({ drafts }) => drafts)).toEqual([[aDraft()]]);
    await shop.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(ask.faceOf(state(shop))).toBe('placed');
    expect(ask.placedOf(state(shop))).toEqual([aPlacedOrder()]);
    expect(ask.isGuest(state(shop))).toBe(true);
    expect(shop.refreshed()).toBe(1);
  });

  test('a double click places one order (CHK-04)', async () => {
    const shop = await readyToOrder();
    shop.checkout.send({ type: 'order.submit' });
    shop.checkout.send({ type: 'order.submit' });
    await shop.settled();
    expect(shop.placings).toHaveLength(1);
  });

  test('an answer that was lost is asked for with the very same order (CHK-04)', async () => {
    const shop = await stoppedBy({ kind: 'unreachable', cause: 'timeout' });
    expect(placing.isUnsure(shop.placing().getSnapshot())).toBe(true);
    shop.placing().send({ type: 'order.retry' });
    await shop.settled();
    expect(shop.placings[1]?.drafts).toEqual(shop.placings[0]?.drafts);
    await shop.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(ask.faceOf(state(shop))).toBe('placed');
  });

  test('after a reload, an order that was never answered can be asked after (CHK-04)', async () => {
    const shop = startCheckout({ unanswered: [aDraft()] });
    await shop.settled();
    expect(placing.isInterrupted(shop.placing().getSnapshot())).toBe(true);
    shop.placing().send({ type: 'order.retry' });
    await shop.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(ask.faceOf(state(shop))).toBe('placed');
  });

  test('an order that was never answered can be given up', async () => {
    const shop = startCheckout({ unanswered: [aDraft()] });
    await shop.settled();
    shop.placing().send({ type: 'order.abandon' });
    expect(ask.faceOf(state(shop))).toBe('form');
  });

  const refusals: readonly ProblemKind[] = [
    'cartEmpty',
    'itemGone',
    'prescription',
    'notOnSale',
    'outOfStock',
    'overMaximum',
    'storeClosed',
    'outsideZone',
    'zoneOff',
    'minimumOrder',
    'cashLimit',
    'schedule',
    'orderType',
    'keyTaken',
    'other',
  ];
  test.each(refusals)(
    'a refusal (%s) is explained, the form kept and the price asked anew (D-19)',
    async (problem) => {
      const shop = await stoppedBy({ kind: 'refused', problem, said: 'No.' });
      expect(ask.stoppedOf(state(shop))?.failure).toEqual({
        kind: 'refused',
        problem,
        said: 'No.',
      });
      expect(ask.formOf(state(shop)).name).toBe('Asha Rao');
      await shop.quotesWith();
      expect(ask.canSubmit(state(shop))).toBe(true);
      expect(ask.stoppedOf(state(shop))).not.toBe(null);
    },
  );

  test('a changed price is shown and accepted once (D-106)', async () => {
    const shop = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await shop.quotesWith(quoted(pricier));
    expect(placing.changesToAccept(shop.placing().getSnapshot())).toEqual([
      { kind: 'delivery', was: dollars(3), is: dollars(4) },
      { kind: 'total', was: cents(2260), is: cents(2360) },
    ]);
    shop.placing().send({ type: 'changes.accept' });
    await shop.settled();
    expect(shop.placings.at(-1)?.drafts.map(({ quoteId }) => quoteId)).toEqual(['quote-2']);
  });

  test('a changed price can be declined, and nothing is ordered (D-106)', async () => {
    const shop = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await shop.quotesWith(quoted(pricier));
    shop.placing().send({ type: 'changes.decline' });
    await shop.settled();
    expect(shop.placings).toHaveLength(1);
    expect(ask.isEditable(state(shop))).toBe(true);
  });

  test('a price that the shop calls changed, and is not, never places by itself for ever', async () => {
    const shop = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await shop.quotesWith();
    expect(shop.placings).toHaveLength(1);
    expect(ask.canSubmit(state(shop))).toBe(true);
  });

  test('nothing can be ordered at an older price when the new one cannot be had (ERR-29)', async () => {
    const shop = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await shop.quotesWith(offline);
    expect(ask.canSubmit(state(shop))).toBe(false);
  });

  test('a quote that has run out is taken anew, and the order goes on when nothing changed (D-13)', async () => {
    const shop = await readyToOrder();
    const now = later(NOON, 15 * MINUTE);
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ now }) });
    shop.checkout.send({ type: 'order.submit' });
    await shop.settled();
    expect(shop.placings).toEqual([]);
    await shop.quotesWith(quoted({ id: 'quote-2' }));
    expect(shop.placings.at(-1)?.drafts[0]?.quoteId).toBe('quote-2');
  });

  test('of two stores, the one placed stays placed and the other stays in the cart (D-13)', async () => {
    const second = aStoreQuote({ storeId: id(2), storeName: 'Pizza Place' });
    const shop = startCheckout();
    await shop.quotesWith(quoted({ stores: [aStoreQuote(), second] }));
    shop.fillsIn();
    shop.checkout.send({ type: 'order.submit' });
    const draft = aDraft({ storeId: id(2), storeName: 'Pizza Place' });
    const failure = { kind: 'refused', problem: 'outOfStock', said: 'Sold out.' } as const;
    await shop.placesWith({ placed: [aPlacedOrder()], stopped: { draft, failure } });
    expect(ask.placedOf(state(shop))).toEqual([aPlacedOrder()]);
    expect(ask.stoppedOf(state(shop))).toEqual({ draft, failure });
    expect(ask.faceOf(state(shop))).toBe('form');
  });

  test('of two stores, a lost answer is asked for again without the one that is placed', async () => {
    const second = aStoreQuote({ storeId: id(2), storeName: 'Pizza Place' });
    const shop = startCheckout();
    await shop.quotesWith(quoted({ stores: [aStoreQuote(), second] }));
    shop.fillsIn();
    shop.checkout.send({ type: 'order.submit' });
    const draft = aDraft({ storeId: id(2), storeName: 'Pizza Place' });
    const failure = { kind: 'unreachable', cause: 'offline' } as const;
    await shop.placesWith({ placed: [aPlacedOrder()], stopped: { draft, failure } });
    shop.placing().send({ type: 'order.retry' });
    await shop.settled();
    expect(shop.placings[1]?.drafts).toEqual([draft]);
  });

  test('the rest taken out of the cart shows what was placed', async () => {
    const shop = await stoppedBy({ kind: 'refused', problem: 'outOfStock', said: 'Sold out.' });
    const cart = { kind: 'read', cart: aCart() } as const;
    shop.checkout.send({ type: 'shopping.change', shopping: aShopping({ cart }) });
    expect(ask.faceOf(state(shop))).toBe('empty');
  });
});

describe('a session that ends in mid-checkout', () => {
  test('is settled and the order goes on by itself, the form kept (AUTH-10)', async () => {
    const shop = await stoppedBy({ kind: 'signedOut' });
    expect(shop.timesAsked()).toBe(1);
    await shop.signsIn('signedIn');
    await shop.quotesWith();
    expect(shop.placings).toHaveLength(2);
    expect(shop.placings[1]?.drafts[0]?.contact.name).toBe('Asha Rao');
  });

  test('leaves the form as it was when the dialog is dismissed', async () => {
    const shop = await stoppedBy({ kind: 'signedOut' });
    await shop.signsIn('dismissed');
    await shop.quotesWith();
    expect(shop.placings).toHaveLength(1);
    expect(ask.canSubmit(state(shop))).toBe(true);
  });

  test('while pricing, is settled before the price is asked for again', async () => {
    const shop = startCheckout();
    await shop.quotesWith(signedOut);
    expect(shop.timesAsked()).toBe(1);
    await shop.signsIn('guest');
    await shop.quotesWith();
    expect(ask.quoteOf(state(shop))).toEqual(aQuote());
  });
});
