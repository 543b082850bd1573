import { fromPromise } from 'xstate';
import type * as Checkout from '#application/ordering/checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlaceOrders, PlacingOutcome } from '#application/ordering/place-orders.use-case.ts';
import type { QuoteCommand, TakeQuote } from '#application/ordering/take-quote.use-case.ts';

export const takeQuoteActor = (takeQuote: TakeQuote) =>
  fromPromise<Checkout.QuoteAnswer, QuoteCommand>(({ input, signal }) => takeQuote(input, signal));

/** Not aborted with the page: an order that is on its way is on its way. */
export const placeOrdersActor = (placeOrders: PlaceOrders) =>
  fromPromise<PlacingOutcome, readonly OrderDraft[]>(({ input: drafts }) =>
    placeOrders(drafts, new AbortController().signal),
  );
