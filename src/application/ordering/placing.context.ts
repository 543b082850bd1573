import { Defect } from '#domain/kernel/defect.ts';
import { draftOrders, type OrderDraft } from '#domain/ordering/order-draft.ts';
import { differencesBetween, type Difference } from '#domain/ordering/quote.ts';
import type * as Placing from './placing.types.ts';

type Context = Placing.Context;

export const begin = (input: Placing.Input): Context => ({
  orders: input.kind === 'new' ? input : null,
  quoted: null,
  quoteFailure: null,
  drafts: input.kind === 'unanswered' ? input.drafts : [],
  placed: [],
  stopped: null,
});

export const newOrders = ({ orders }: Context): Placing.NewOrders => {
  if (!orders) throw new Defect('Orders that were sent before cannot be priced');
  return orders;
};

export const draftsOf = ({ orders }: Context): readonly OrderDraft[] =>
  orders ? draftOrders(orders.details, orders.quote) : [];

export const differencesOf = ({ orders }: Context): readonly Difference[] =>
  orders ? differencesBetween(orders.seen, orders.quote) : [];

export const outputOf =
  (kind: Placing.End) =>
  ({ context }: { readonly context: Context }): Placing.Output => ({
    kind,
    placed: context.placed,
    stopped: context.stopped,
    quoted: context.quoted,
    quoteFailure: context.quoteFailure,
  });
