import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import { id } from '#domain/kernel/id.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import {
  aDraft,
  amounts,
  aPlacedOrder,
  aQuote,
  aQuotedLine,
  aStoreQuote,
} from '#tests/support/builders/order.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { quoted } from '#tests/support/start-checkout.ts';
import { placingMachine, placingSlots } from './machine.ts';
import * as select from './selectors.ts';
import type * as Placing from './machine.ts';

const pricier = { id: 'quote-2', amounts: amounts({ delivery: dollars(4), total: cents(2360) }) };
const priceChanged: Placing.Outcome = {
  placed: [],
  stopped: {
    draft: aDraft(),
    failure: { kind: 'refused', problem: 'priceChanged', said: 'Changed.' },
  },
};

function place(input: Placing.Input, answers: readonly Placing.Outcome[], newer = quoted(pricier)) {
  const requests: Placing.NewOrders['request'][] = [];
  const sent: (readonly OrderDraft[])[] = [];
  const left = [...answers];
  const placing = createActor(
    provide(placingMachine, placingSlots, {
      actors: {
        takeQuote: fromPromise<Placing.QuoteAnswer, Placing.NewOrders>(
          async ({ input: { request } }) => {
            requests.push(request);
            return newer;
          },
        ),
        placeOrders: fromPromise<Placing.Outcome, readonly OrderDraft[]>(
          async ({ input: drafts }) => {
            sent.push(drafts);
            return left.shift() ?? { placed: [aPlacedOrder()], stopped: null };
          },
        ),
      },
      effects: placingSlots.effects,
    }),
    { input },
  ).start();
  return { placing, sent, requests };
}

const orders: Placing.Input = {
  kind: 'new',
  details: aDraft(),
  seen: aQuote(),
  quote: aQuote(),
  request: { orderType: 'delivery', point: null, couponCode: null, storeIds: [], known: [] },
};

test('a price that the customer has agreed to is not asked about a second time (D-106)', async () => {
  const { placing, sent } = place(orders, [priceChanged, priceChanged]);
  await decisionsSettle();
  expect(select.changesToAccept(placing.getSnapshot())).toHaveLength(2);

  placing.send({ type: 'changes.accept' });
  await decisionsSettle();

  expect(sent.map((drafts) => drafts.map(({ quoteId }) => quoteId))).toEqual([
    ['quote-1'],
    ['quote-2'],
  ]);
  expect(placing.getSnapshot().output?.kind).toBe('repriced');
});

describe('of two stores the first has taken its order, and the price of the second has changed', () => {
  const bagels = aStoreQuote({
    storeId: id(2),
    storeName: 'Bagel Bar',
    lines: [aQuotedLine({ id: id(2), name: 'Bagel' })],
  });
  const ofBoth = aQuote({
    stores: [aStoreQuote(), bagels],
    amounts: amounts({ subtotal: dollars(40), delivery: dollars(6), total: cents(4520) }),
    coupon: { code: 'TREAT', title: 'Two dollars off', storeId: id(1) },
  });
  const ofTwoStores = {
    ...orders,
    seen: ofBoth,
    quote: ofBoth,
    request: { ...orders.request, couponCode: 'TREAT' },
  } as const;
  const ofBagels = aDraft({ storeId: id(2), storeName: 'Bagel Bar' });
  const onlyFirst: Placing.Outcome = {
    placed: [aPlacedOrder()],
    stopped: { draft: ofBagels, failure: { kind: 'refused', problem: 'quoteExpired', said: '' } },
  };

  test('what is placed is no change, where the rest costs the same [CHK-18] (D-13, D-106)', async () => {
    const { placing } = place(
      ofTwoStores,
      [onlyFirst],
      quoted({ id: 'quote-2', stores: [bagels] }),
    );
    await decisionsSettle();

    expect(select.changesToAccept(placing.getSnapshot())).toEqual([]);
    expect(placing.getSnapshot().output?.kind).toBe('repriced');
  });

  test('and what differs is told of the rest alone [CHK-18]', async () => {
    const dearer = amounts({ delivery: dollars(4), total: cents(2360) });
    const { placing } = place(
      ofTwoStores,
      [onlyFirst],
      quoted({ id: 'quote-2', stores: [{ ...bagels, amounts: dearer }], amounts: dearer }),
    );
    await decisionsSettle();

    expect(select.changesToAccept(placing.getSnapshot())).toEqual([
      { kind: 'delivery', was: dollars(3), is: dollars(4) },
      { kind: 'total', was: cents(2260), is: cents(2360) },
    ]);
  });

  test('a coupon that was used for the first is not asked for again [CHK-12]', async () => {
    const { requests } = place(ofTwoStores, [onlyFirst]);
    await decisionsSettle();

    expect(requests.map(({ couponCode }) => couponCode)).toEqual([null]);
  });
});

test('an order that was never answered is sent again only when the customer says so [CHK-04]', async () => {
  const { placing, sent } = place({ kind: 'unanswered', drafts: [aDraft()] }, []);
  await decisionsSettle();
  expect(sent).toEqual([]);

  placing.send({ type: 'order.retry' });
  await decisionsSettle();

  expect(sent).toEqual([[aDraft()]]);
  expect(placing.getSnapshot().output?.kind).toBe('placed');
});

test('an order that was never answered, and whose price has changed, leads back to the form', async () => {
  const { placing } = place({ kind: 'unanswered', drafts: [aDraft()] }, [priceChanged]);
  placing.send({ type: 'order.retry' });
  await decisionsSettle();

  expect(placing.getSnapshot().output?.kind).toBe('refused');
});

describe('a session that ends', () => {
  const stoppedBy = (failure: Placing.Failure, draft = aDraft()): Placing.Outcome => ({
    placed: [],
    stopped: { draft, failure },
  });
  const lost = stoppedBy({ kind: 'unreachable', cause: 'timeout' });
  const signedOut = stoppedBy({ kind: 'signedOut' });
  const storesIn = ({ placing }: ReturnType<typeof place>) =>
    placing.getSnapshot().output?.unanswered.map(({ storeName }) => storeName);
  const retry = async ({ placing }: ReturnType<typeof place>) => {
    await decisionsSettle();
    placing.send({ type: 'order.retry' });
    await decisionsSettle();
  };
  const ofTwo = aQuote({
    stores: [aStoreQuote(), aStoreQuote({ storeId: id(2), storeName: 'Bagel Bar' })],
  });

  test('leaves nothing without an answer where it answers the first try [AUTH-10] (D-111)', async () => {
    const it = place(orders, [signedOut]);
    await decisionsSettle();

    expect(storesIn(it)).toEqual([]);
  });

  test('leaves an order without an answer whose answer was lost before [AUTH-10, CHK-04] (D-111)', async () => {
    const it = place(orders, [lost, signedOut]);
    await retry(it);

    expect(it.placing.getSnapshot().output?.kind).toBe('signedOut');
    expect(it.placing.getSnapshot().output?.unanswered).toEqual(it.sent[0]);
  });

  test('leaves without an answer what was sent before this page [AUTH-10, CHK-04] (D-111)', async () => {
    const it = place({ kind: 'unanswered', drafts: [aDraft()] }, [signedOut]);
    await retry(it);

    expect(storesIn(it)).toEqual(['Dosa Corner']);
  });

  test('leaves none without an answer that was not sent yet [AUTH-10] (D-111)', async () => {
    const it = place({ ...orders, seen: ofTwo, quote: ofTwo }, [lost, signedOut]);
    await retry(it);

    expect(storesIn(it)).toEqual(['Dosa Corner']);
  });

  test('leaves none without an answer that was placed meanwhile [AUTH-10] (D-111)', async () => {
    const it = place({ ...orders, seen: ofTwo, quote: ofTwo }, [
      lost,
      { placed: [aPlacedOrder()], stopped: signedOut.stopped },
    ]);
    await retry(it);

    expect(storesIn(it)).toEqual([]);
  });

  test('leaves the rest without an answer where one that was sent before is refused [CHK-04] (D-111)', async () => {
    const ofBagels = aDraft({ storeId: id(2), storeName: 'Bagel Bar' });
    const it = place({ kind: 'unanswered', drafts: [aDraft(), ofBagels] }, [priceChanged]);
    await retry(it);

    expect(storesIn(it)).toEqual(['Bagel Bar']);
  });
});
