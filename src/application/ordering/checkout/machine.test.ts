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
import * as select from './selectors.ts';
import * as placing from '#application/ordering/placing/selectors.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import type { PlaceFailure } from '#application/ordering/order-gateway.port.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

const signedOut = refuse({ kind: 'signedOut' } as const);
const noNetwork = { kind: 'unreachable', cause: 'offline' } as const;
const offline = refuse(noNetwork);

async function readyToOrder(start: Parameters<typeof startCheckout>[0] = {}) {
  const app = startCheckout(start);
  await app.quotesWith();
  app.fillsIn();
  return app;
}

/** Place Order, answered with this failure. */
async function stoppedBy(failure: PlaceFailure) {
  const app = await readyToOrder();
  app.checkout.send({ type: 'order.submit' });
  await app.placesWith({ placed: [], stopped: { draft: aDraft(), failure } });
  return app;
}

const state = (app: Pick<ReturnType<typeof startCheckout>, 'checkout'>) =>
  app.checkout.getSnapshot();
const pricier = {
  id: 'quote-2',
  amounts: amounts({ delivery: dollars(4), total: cents(2360) }),
};

const customer = {
  kind: 'customer',
  profile: aProfile({ id: id(7) }),
} as const;

describe('before ordering', () => {
  test('an empty cart is told, with nothing to order (NAV-05, CHK-04)', async () => {
    const app = startCheckout({
      shopping: aShopping({ cart: { kind: 'read', cart: aCart() } }),
    });
    await app.settled();
    expect(select.viewOf(state(app))).toBe('empty');
  });

  test('a cart that could not be read can be asked for again (ERR-29)', async () => {
    const app = startCheckout({
      shopping: aShopping({
        cart: { kind: 'unread', failure: noNetwork },
      }),
    });
    await app.settled();
    expect(select.viewOf(state(app))).toBe('unread');
    app.checkout.send({ type: 'shopping.change', shopping: aShopping() });
    expect(select.viewOf(state(app))).toBe('form');
  });

  test('the price is asked for at once, for the place that is set (NAV-06, CHK-04)', async () => {
    const app = startCheckout();
    await app.settled();
    expect(app.quotes.map(({ command }) => command)).toEqual([
      {
        orderType: 'delivery',
        point: { latitude: 40.7484, longitude: -73.9857 },
        couponCode: null,
        storeIds: [1],
        known: [],
      },
    ]);
  });

  test('without a place nothing is priced until one is set (CHK-13)', async () => {
    const app = startCheckout({ shopping: aShopping({ place: null }) });
    await app.settled();
    expect(select.isPlaceless(state(app))).toBe(true);
    app.checkout.send({ type: 'shopping.change', shopping: aShopping() });
    await app.settled();
    expect(app.quotes).toHaveLength(1);
  });

  test('changing the cart, the place or the way of delivery asks for the price anew', async () => {
    const app = await readyToOrder();
    app.checkout.send({ type: 'orderType.choose', orderType: 'take_away' });
    await app.settled();
    const bigger = aCart(aLine(), aLine({ id: id(2) }));
    const cart = { kind: 'read', cart: bigger } as const;
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ cart }) });
    await app.settled();
    expect(app.quotes.map(({ command: { orderType, point } }) => [orderType, point])).toEqual([
      ['delivery', { latitude: 40.7484, longitude: -73.9857 }],
      ['take_away', null],
      ['take_away', null],
    ]);
  });

  test('the passing of time alone does not ask for the price anew', async () => {
    const app = await readyToOrder();
    const now = later(NOON, MINUTE);
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ now }) });
    await app.settled();
    expect(app.quotes).toHaveLength(1);
  });

  test('stores that only hand out turn the order into a take-away', async () => {
    const app = startCheckout();
    await app.quotesWith(quoted({}, [storeTerms({ delivers: false })]));
    expect(select.formOf(state(app)).orderType).toBe('take_away');
    expect(app.quotes.at(-1)?.command.orderType).toBe('take_away');
  });

  test('a price that cannot be had keeps what was typed and can be asked for again (ERR-29)', async () => {
    const app = startCheckout();
    app.fillsIn();
    await app.quotesWith(offline);
    app.fillsIn();
    expect(select.quoteFailureOf(state(app))).toEqual({ kind: 'unreachable', cause: 'offline' });
    app.checkout.send({ type: 'quote.retry' });
    await app.quotesWith();
    expect(select.canSubmit(state(app))).toBe(true);
  });

  test('a customer finds name, phone and e-mail filled in, and what was typed kept', async () => {
    const app = startCheckout();
    await app.quotesWith();
    app.checkout.send({ type: 'field.type', field: 'name', text: 'Ms Rao' });
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer }) });
    const { name, phone, email } = select.formOf(state(app));
    expect({ name, phone, email }).toEqual({
      name: 'Ms Rao',
      phone: '+12125550123',
      email: 'asha@example.com',
    });
  });

  test('what a customer clears stays so while time goes by', async () => {
    const app = startCheckout({ shopping: aShopping({ customer }) });
    await app.quotesWith();
    app.checkout.send({ type: 'field.type', field: 'email', text: '' });
    const now = later(NOON, MINUTE);
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ customer, now }) });
    expect(select.formOf(state(app)).email).toBe('');
  });
});

describe('the form', () => {
  test('Place Order waits until everything is filled in (CHK-02)', async () => {
    const app = startCheckout();
    await app.quotesWith();
    expect(select.canSubmit(state(app))).toBe(false);
    app.fillsIn();
    expect(select.canSubmit(state(app))).toBe(true);
  });

  test('trying too early marks every field error and leads to the first', async () => {
    const app = startCheckout();
    await app.quotesWith();
    app.checkout.send({ type: 'order.submit' });
    expect(select.shownErrorIn('name')(state(app))).toBe('missing');
    expect(select.shownErrorIn('email')(state(app))).toBe('missing');
    expect(select.requestedFocus(state(app))).toEqual({ field: 'name' });
    expect(app.placings).toEqual([]);
  });

  test('a field error is shown when the field is left, not while it is typed', async () => {
    const app = startCheckout();
    await app.quotesWith();
    app.checkout.send({ type: 'field.type', field: 'phone', text: '555' });
    expect(select.shownErrorIn('phone')(state(app))).toBe(null);
    app.checkout.send({ type: 'field.leave', field: 'phone' });
    expect(select.shownErrorIn('phone')(state(app))).toBe('malformed');
  });

  test('cash above the limit cannot be chosen, and blocks the order (CHK-09, ERR-42)', async () => {
    const app = startCheckout();
    const limit = { method: 'cash_on_delivery', available: false, limit: dollars(20) } as const;
    await app.quotesWith(quoted({ methods: [limit] }));
    app.fillsIn();
    expect(select.paymentOptions(state(app))).toEqual([limit]);
    expect(select.canSubmit(state(app))).toBe(false);
    app.checkout.send({ type: 'method.choose', method: 'cash_on_delivery' });
    expect(select.canSubmit(state(app))).toBe(false);
  });

  test('an order that cannot be paid in cash goes by the wallet, where it covers it (D-09, ERR-42)', async () => {
    const app = startCheckout();
    const cash = { method: 'cash_on_delivery', available: false, limit: dollars(20) } as const;
    const wallet = { method: 'wallet', available: true, limit: dollars(50) } as const;
    const digital = { method: 'digital_payment', available: true, limit: null } as const;
    await app.quotesWith(quoted({ methods: [cash, wallet, digital] }));
    app.fillsIn();
    expect(select.paymentOptions(state(app))).toEqual([cash, wallet, digital]);

    app.checkout.send({ type: 'method.choose', method: 'wallet' });

    expect(select.canSubmit(state(app))).toBe(true);
  });

  test('a wallet that holds too little is no limit of cash (D-09)', async () => {
    const app = startCheckout();
    const wallet = { method: 'wallet', available: false, limit: dollars(3) } as const;
    await app.quotesWith(quoted({ methods: [wallet] }));
    app.fillsIn();

    expect(select.cashLimit(state(app))).toBeNull();
    expect(select.canSubmit(state(app))).toBe(false);
  });

  test('an item outside its hours asks for a slot, and one inside them cures it (CHK-11)', async () => {
    const evening = anItem({
      availableTime: { opens: 18 * 60, closes: 22 * 60 },
      schedulable: true,
    });
    const cart = { kind: 'read', cart: aCart(aLine({ item: evening })) } as const;
    const app = startCheckout({ shopping: aShopping({ cart }) });
    const problems = [{ kind: 'notOnSale', said: 'Not now.', line: id<'CartLine'>(1) }] as const;
    await app.quotesWith(quoted({ stores: [aStoreQuote({ problems })] }));
    app.fillsIn();
    expect(select.nowIsImpossible(state(app))).toBe(true);
    expect(select.canSubmit(state(app))).toBe(false);
    const [first] = select.slotsOffered(state(app));
    expect(first?.from).toBe(Date.UTC(2026, 10, 21, 23));
    app.checkout.send({ type: 'slot.choose', slot: first?.from ?? null });
    expect(select.canSubmit(state(app))).toBe(true);
  });

  test('a store that is closed now asks for a slot (D-60)', async () => {
    const app = startCheckout();
    const window = { opens: 15 * 60, closes: 20 * 60 };
    const stores = [storeTerms({ hours: [{ weekday: 6, window }] })];
    await app.quotesWith(quoted({}, stores));
    expect(select.closedOf(state(app)).stores).toEqual(['Dosa Corner']);
    expect(select.nowIsImpossible(state(app))).toBe(true);
  });

  test('a store that opens meanwhile is priced anew, once, and takes the order now [CHK-11, CHK-18]', async () => {
    const app = startCheckout();
    const window = { opens: 12 * 60 + 10, closes: 20 * 60 };
    const stores = [storeTerms({ hours: [{ weekday: 6, window }] })];
    const problems = [{ kind: 'storeClosed', said: 'Closed.', line: null }] as const;
    await app.quotesWith(quoted({ stores: [aStoreQuote({ problems })] }, stores));
    app.fillsIn();
    expect(select.canSubmit(state(app))).toBe(false);

    for (const minutes of [9, 10, 11]) {
      const now = later(NOON, minutes * MINUTE);
      app.checkout.send({ type: 'shopping.change', shopping: aShopping({ now }) });
      await app.settled();
    }
    expect(app.quotes).toHaveLength(2);
    await app.quotesWith(quoted({ id: 'quote-2' }, stores));

    expect(select.canSubmit(state(app))).toBe(true);
    app.checkout.send({ type: 'order.submit' });
    await app.settled();
    expect(app.placings[0]?.drafts[0]?.scheduledFor).toBe(null);
  });

  test('a note is at most 300 characters long', async () => {
    const app = await readyToOrder();
    app.checkout.send({ type: 'field.type', field: 'note', text: 'x'.repeat(300) });
    expect(select.canSubmit(state(app))).toBe(true);
    app.checkout.send({ type: 'field.type', field: 'note', text: 'x'.repeat(301) });
    expect(select.canSubmit(state(app))).toBe(false);
  });

  test('a line that stands in the way can be taken out (D-19)', async () => {
    const app = startCheckout();
    const problems = [{ kind: 'itemGone', said: 'Gone.', line: id<'CartLine'>(1) }] as const;
    await app.quotesWith(quoted({ stores: [aStoreQuote({ problems })] }));
    app.fillsIn();
    expect(select.canSubmit(state(app))).toBe(false);
    app.checkout.send({ type: 'line.remove', line: id(1) });
    expect(app.removed).toEqual([1]);
  });
});

describe('placing', () => {
  test('a guest orders with name, phone, e-mail and address (CHK-02)', async () => {
    const app = await readyToOrder();
    app.checkout.send({ type: 'order.submit' });
    await app.settled();
    expect(app.placings.map(({ drafts }) => drafts)).toEqual([[aDraft()]]);
    await app.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(select.viewOf(state(app))).toBe('placed');
    expect(select.placedOf(state(app))).toEqual([aPlacedOrder()]);
    expect(select.isGuest(state(app))).toBe(true);
    expect(app.refreshed()).toBe(1);
  });

  test('a double click places one order (CHK-04)', async () => {
    const app = await readyToOrder();
    app.checkout.send({ type: 'order.submit' });
    app.checkout.send({ type: 'order.submit' });
    await app.settled();
    expect(app.placings).toHaveLength(1);
  });

  test('an answer that was lost is asked for with the very same order (CHK-04)', async () => {
    const app = await stoppedBy({ kind: 'unreachable', cause: 'timeout' });
    expect(placing.isUnsure(app.placing().getSnapshot())).toBe(true);
    app.placing().send({ type: 'order.retry' });
    await app.settled();
    expect(app.placings[1]?.drafts).toEqual(app.placings[0]?.drafts);
    await app.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(select.viewOf(state(app))).toBe('placed');
  });

  test('after a reload, an order that was never answered can be asked after (CHK-04)', async () => {
    const app = startCheckout({ unanswered: [aDraft()] });
    await app.settled();
    expect(placing.isInterrupted(app.placing().getSnapshot())).toBe(true);
    app.placing().send({ type: 'order.retry' });
    await app.placesWith({ placed: [aPlacedOrder()], stopped: null });
    expect(select.viewOf(state(app))).toBe('placed');
  });

  test('an order that was never answered can be given up', async () => {
    const app = startCheckout({ unanswered: [aDraft()] });
    await app.settled();
    app.placing().send({ type: 'order.abandon' });
    expect(select.viewOf(state(app))).toBe('form');
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
      const app = await stoppedBy({ kind: 'refused', problem, said: 'No.' });
      expect(select.stoppedOf(state(app))?.failure).toEqual({
        kind: 'refused',
        problem,
        said: 'No.',
      });
      expect(select.formOf(state(app)).name).toBe('Asha Rao');
      await app.quotesWith();
      expect(select.canSubmit(state(app))).toBe(true);
      expect(select.stoppedOf(state(app))).not.toBe(null);
    },
  );

  test('a changed price is shown and accepted once (D-106)', async () => {
    const app = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await app.quotesWith(quoted(pricier));
    expect(placing.changesToAccept(app.placing().getSnapshot())).toEqual([
      { kind: 'delivery', was: dollars(3), is: dollars(4) },
      { kind: 'total', was: cents(2260), is: cents(2360) },
    ]);
    app.placing().send({ type: 'changes.accept' });
    await app.settled();
    expect(app.placings.at(-1)?.drafts.map(({ quoteId }) => quoteId)).toEqual(['quote-2']);
  });

  test('a changed price can be declined, and nothing is ordered (D-106)', async () => {
    const app = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await app.quotesWith(quoted(pricier));
    app.placing().send({ type: 'changes.decline' });
    await app.settled();
    expect(app.placings).toHaveLength(1);
    expect(select.isEditable(state(app))).toBe(true);
  });

  test('a price that the app calls changed, and is not, never places by itself for ever', async () => {
    const app = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await app.quotesWith();
    expect(app.placings).toHaveLength(1);
    expect(select.canSubmit(state(app))).toBe(true);
  });

  test('nothing can be ordered at an older price when the new one cannot be had (ERR-29)', async () => {
    const app = await stoppedBy({ kind: 'refused', problem: 'priceChanged', said: 'Changed.' });
    await app.quotesWith(offline);
    expect(select.canSubmit(state(app))).toBe(false);
  });

  test('a quote that has run out is taken anew, and the order goes on when nothing changed (D-13)', async () => {
    const app = await readyToOrder();
    const now = later(NOON, 15 * MINUTE);
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ now }) });
    app.checkout.send({ type: 'order.submit' });
    await app.settled();
    expect(app.placings).toEqual([]);
    await app.quotesWith(quoted({ id: 'quote-2' }));
    expect(app.placings.at(-1)?.drafts[0]?.quoteId).toBe('quote-2');
  });

  test('of two stores, the one placed stays placed and the other stays in the cart (D-13)', async () => {
    const second = aStoreQuote({ storeId: id(2), storeName: 'Pizza Place' });
    const app = startCheckout();
    await app.quotesWith(quoted({ stores: [aStoreQuote(), second] }));
    app.fillsIn();
    app.checkout.send({ type: 'order.submit' });
    const draft = aDraft({ storeId: id(2), storeName: 'Pizza Place' });
    const failure = { kind: 'refused', problem: 'outOfStock', said: 'Sold out.' } as const;
    await app.placesWith({ placed: [aPlacedOrder()], stopped: { draft, failure } });
    expect(select.placedOf(state(app))).toEqual([aPlacedOrder()]);
    expect(select.stoppedOf(state(app))).toEqual({ draft, failure });
    expect(select.viewOf(state(app))).toBe('form');
  });

  test('of two stores, a lost answer is asked for again without the one that is placed', async () => {
    const second = aStoreQuote({ storeId: id(2), storeName: 'Pizza Place' });
    const app = startCheckout();
    await app.quotesWith(quoted({ stores: [aStoreQuote(), second] }));
    app.fillsIn();
    app.checkout.send({ type: 'order.submit' });
    const draft = aDraft({ storeId: id(2), storeName: 'Pizza Place' });
    const failure = { kind: 'unreachable', cause: 'offline' } as const;
    await app.placesWith({ placed: [aPlacedOrder()], stopped: { draft, failure } });
    app.placing().send({ type: 'order.retry' });
    await app.settled();
    expect(app.placings[1]?.drafts).toEqual([draft]);
  });

  test('the rest taken out of the cart shows what was placed', async () => {
    const app = await stoppedBy({ kind: 'refused', problem: 'outOfStock', said: 'Sold out.' });
    const cart = { kind: 'read', cart: aCart() } as const;
    app.checkout.send({ type: 'shopping.change', shopping: aShopping({ cart }) });
    expect(select.viewOf(state(app))).toBe('empty');
  });
});

describe('a session that ends in mid-checkout', () => {
  test('is settled and the order goes on by itself, the form kept (AUTH-10)', async () => {
    const app = await stoppedBy({ kind: 'signedOut' });
    expect(app.timesAsked()).toBe(1);
    await app.signsIn('signedIn');
    await app.quotesWith();
    expect(app.placings).toHaveLength(2);
    expect(app.placings[1]?.drafts[0]?.contact.name).toBe('Asha Rao');
  });

  test('between two stores asks about no change where the rest costs the same [AUTH-10, CHK-18]', async () => {
    const second = aStoreQuote({ storeId: id(2), storeName: 'Pizza Place' });
    const app = startCheckout();
    const ofBoth = amounts({ subtotal: dollars(40), total: cents(4520) });
    await app.quotesWith(quoted({ stores: [aStoreQuote(), second], amounts: ofBoth }));
    app.fillsIn();
    app.checkout.send({ type: 'order.submit' });
    const draft = aDraft({ storeId: id(2), storeName: 'Pizza Place' });
    const failure = { kind: 'signedOut' } as const;
    await app.placesWith({ placed: [aPlacedOrder()], stopped: { draft, failure } });
    expect(select.quoteOf(state(app))?.amounts.total).toEqual(cents(2260));

    await app.signsIn('signedIn');
    await app.quotesWith(quoted({ id: 'quote-2', stores: [second] }));

    expect(app.placings[1]?.drafts.map(({ storeName }) => storeName)).toEqual(['Pizza Place']);
  });

  test('leaves the form as it was when the dialog is dismissed', async () => {
    const app = await stoppedBy({ kind: 'signedOut' });
    await app.signsIn('dismissed');
    await app.quotesWith();
    expect(app.placings).toHaveLength(1);
    expect(select.canSubmit(state(app))).toBe(true);
  });

  describe('while it is not known whether the order has arrived', () => {
    const stopped = { draft: aDraft(), failure: { kind: 'signedOut' } } as const;

    /** Place Order, no answer, Try again, and the session has ended. */
    async function unanswered(start: Parameters<typeof startCheckout>[0] = {}) {
      const app = await readyToOrder(start);
      app.checkout.send({ type: 'order.submit' });
      await app.placesWith({ placed: [], stopped: { ...stopped, failure: noNetwork } });
      app.placing().send({ type: 'order.retry' });
      await app.placesWith({ placed: [], stopped });
      return app;
    }

    test.each(['signedIn', 'dismissed'] as const)(
      'places no second one: who has %s is asked about the very same (AUTH-10, CHK-04, D-111)',
      async (outcome) => {
        const app = await unanswered();
        app.recalls([aDraft()]);
        await app.signsIn(outcome);

        expect(placing.isInterrupted(app.placing().getSnapshot())).toBe(true);
        expect([app.placings.length, app.quotes.length]).toEqual([2, 1]);
        app.placing().send({ type: 'order.retry' });
        await app.settled();
        expect(app.placings[2]?.drafts).toEqual(app.placings[0]?.drafts);
        await app.placesWith({ placed: [aPlacedOrder()], stopped: null });
        expect(select.viewOf(state(app))).toBe('placed');
      },
    );

    test('can be given up after the sign-in, and is not asked about again (CHK-04)', async () => {
      const app = await unanswered();
      app.recalls([aDraft()]);
      await app.signsIn('signedIn');
      app.placing().send({ type: 'order.abandon' });

      expect(select.viewOf(state(app))).toBe('form');
      expect(unansweredIn(state(app).context)).toEqual([]);
    });

    test('another one who signs in is not asked about it, and orders by themselves (D-111)', async () => {
      const app = await unanswered();
      await app.signsIn('signedIn');
      await app.quotesWith();

      expect(select.isEditable(state(app))).toBe(true);
      expect(app.placings).toHaveLength(2);
      expect(unansweredIn(state(app).context)).toEqual([]);
    });
  });

  test('while pricing, is settled before the price is asked for again', async () => {
    const app = startCheckout();
    await app.quotesWith(signedOut);
    expect(app.timesAsked()).toBe(1);
    await app.signsIn('guest');
    await app.quotesWith();
    expect(select.quoteOf(state(app))).toEqual(aQuote());
  });
});
