import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { plug } from '#application/kernel/plug.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { aDraft, amounts, aPlacedOrder, aQuote } from '#tests/support/builders/order.ts';
import { quoted } from '#tests/support/start-checkout.ts';
import { placingMachine } from './placing.machine.ts';
import * as select from './placing.selectors.ts';
import { placingSlots } from './placing.setup.ts';
import type * as Placing from './placing.types.ts';

const pricier = { id: 'quote-2', amounts: amounts({ delivery: dollars(4), total: cents(2360) }) };
const priceChanged: Placing.Outcome = {
  placed: [],
  stopped: {
    draft: aDraft(),
    failure: { kind: 'refused', problem: 'priceChanged', said: 'Changed.' },
  },
};

/** Orders whose answers, and whose newer prices, come as the test says. */
function place(input: Placing.Input, answers: readonly Placing.Outcome[]) {
  const sent: (readonly OrderDraft[])[] = [];
  const left = [...answers];
  const placing = createActor(
    plug(placingMachine, placingSlots, {
      actors: {
        takeQuote: fromPromise<Placing.QuoteAnswer, Placing.NewOrders>(async () => quoted(pricier)),
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
  const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return { placing, sent, settled };
}

const orders: Placing.Input = {
  kind: 'new',
  details: aDraft(),
  seen: aQuote(),
  quote: aQuote(),
  request: { orderType: 'delivery', point: null, couponCode: null, storeIds: [], known: [] },
};

test('a price that the customer has agreed to is not asked about a second time (D-106)', async () => {
  const { placing, sent, settled } = place(orders, [priceChanged, priceChanged]);
  await settled();
  expect(select.changesToAccept(placing.getSnapshot())).toHaveLength(2);

  placing.send({ type: 'changes.accept' });
  await settled();

  expect(sent.map((drafts) => drafts.map(({ quoteId }) => quoteId))).toEqual([
    ['quote-1'],
    ['quote-2'],
  ]);
  expect(placing.getSnapshot().output?.kind).toBe('repriced');
});

test('an order that was never answered is sent again only when the customer says so [CHK-04]', async () => {
  const { placing, sent, settled } = place({ kind: 'unanswered', drafts: [aDraft()] }, []);
  await settled();
  expect(sent).toEqual([]);

  placing.send({ type: 'order.retry' });
  await settled();

  expect(sent).toEqual([[aDraft()]]);
  expect(placing.getSnapshot().output?.kind).toBe('placed');
});

test('an order that was never answered, and whose price has changed, leads back to the form', async () => {
  const { placing, settled } = place({ kind: 'unanswered', drafts: [aDraft()] }, [priceChanged]);
  placing.send({ type: 'order.retry' });
  await settled();

  expect(placing.getSnapshot().output?.kind).toBe('refused');
});
