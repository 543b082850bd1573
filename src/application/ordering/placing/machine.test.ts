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
  const sent: (readonly OrderDraft[])[] = [];
  const left = [...answers];
  const placing = createActor(
    provide(placingMachine, placingSlots, {
      actors: {
        takeQuote: fromPromise<Placing.QuoteAnswer, Placing.NewOrders>(async () => newer),
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
  return { placing, sent };
}

const orders: Placing.Input = {
  kind: 'new',
  details: aDraft(),
  seen: aQuote(),
  quote: aQuote(),
  request: { orderType: 'delivery', point: null, couponCode: null, storeIds: [], known: [] },
};

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
