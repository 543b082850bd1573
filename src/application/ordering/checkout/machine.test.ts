import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import {
  aDraft,
  amounts,
  aPlacedOrder,
  aStoreQuote,
  NOON,
  storeTerms,
} from '#tests/support/builders/order.ts';
import { aShopping, quoted, startCheckout } from '#tests/support/start-checkout.ts';
import * as select from './selectors.ts';
import * as placing from '#application/ordering/placing/selectors.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
const noNetwork = { kind: 'unreachable', cause: 'offline' } as const;

async function readyToOrder(start: Parameters<typeof startCheckout>[0] = {}) {
  const app = startCheckout(start);
  await app.quotesWith();
  app.fillsIn();
  return app;
}

const state = (app: Pick<ReturnType<typeof startCheckout>, 'checkout'>) =>
  app.checkout.getSnapshot();

const customer = {
  kind: 'customer',
  profile: aProfile({ id: id(7) }),
} as const;

describe('before ordering', () => {
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
});

describe('a session that ends in mid-checkout', () => {
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
  });
});
