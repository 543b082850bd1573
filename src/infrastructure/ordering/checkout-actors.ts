import { fromPromise } from 'xstate';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import type { PlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import type { QuoteCommand, TakeQuote } from '#application/ordering/take-quote.use-case.ts';

/** Orders in placement are priced again by the same call as before. */
export const requoteActor = (takeQuote: TakeQuote) =>
  fromPromise<Placing.QuoteAnswer, Placing.NewOrders>(({ input: { request }, signal }) =>
    takeQuote(request, signal),
  );

export const takeQuoteActor = (takeQuote: TakeQuote) =>
  fromPromise<Checkout.QuoteAnswer, QuoteCommand>(({ input, signal }) => takeQuote(input, signal));

/** Not aborted with the page: a sent order cannot be recalled. */
export const placeOrdersActor = (placeOrders: PlaceOrders) =>
  fromPromise<Placing.Outcome, readonly OrderDraft[]>(({ input: drafts }) =>
    placeOrders(drafts, new AbortController().signal),
  );
