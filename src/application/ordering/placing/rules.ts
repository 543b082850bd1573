import { Defect } from '#domain/kernel/defect.ts';
import { allows, draftOrders } from '#domain/ordering/order-draft.ts';
import { couponIsUsed, differencesBetween, quoteWithout } from '#domain/ordering/quote.ts';
import type * as Placing from './machine.ts';

/** One order per store. */
export const orderRules: Placing.Rules = {
  cart: 'cart',
  draft: ({ details, quote, request }) => draftOrders(details, quote, request.purchase),
  differences: ({ seen, quote }) => differencesBetween(seen, quote),
  left: (orders, placed) => ({
    ...orders,
    seen: quoteWithout(orders.seen, placed),
    quote: quoteWithout(orders.quote, placed),
    request: couponIsUsed(orders.quote, placed)
      ? { ...orders.request, couponCode: null }
      : orders.request,
  }),
  allows: ({ details, quote }) => allows(quote, details),
  isPriceOld: (problem) => ['priceChanged', 'quoteExpired', 'coupon'].includes(problem),
};

export const begin = <Of extends Placing.Sale>(input: Placing.Input<Of>): Placing.Context<Of> => ({
  orders: input.kind === 'new' ? input : null,
  quoted: null,
  quoteFailure: null,
  drafts: input.kind === 'unanswered' ? input.drafts : [],
  unanswered: input.kind === 'unanswered' ? input.drafts : [],
  placed: [],
  stopped: null,
});

export const newOrders = <Of extends Placing.Sale>({
  orders,
}: Placing.Context<Of>): Placing.NewOrders<Of> => {
  if (!orders) throw new Defect('Orders that were sent before cannot be priced');
  return orders;
};

/**
 * Drafts not placed yet that were sent, now or before, and that this outcome does not answer
 * either.
 */
export function unansweredAfter<Of extends Placing.Sale>(
  { drafts, unanswered }: Placing.Context<Of>,
  { placed, stopped }: Placing.Outcome<Of>,
): readonly Of['draft'][] {
  const isRefused = stopped?.failure.kind === 'refused';
  const isLost = stopped?.failure.kind === 'unreachable';
  return drafts
    .slice(placed.length + (isRefused ? 1 : 0))
    .filter((draft, index) => unanswered.includes(draft) || (isLost && index === 0));
}

export const outputOf =
  <Of extends Placing.Sale>(kind: Placing.End) =>
  ({ context }: { readonly context: Placing.Context<Of> }): Placing.Output<Of> => ({
    kind,
    placed: context.placed,
    stopped: context.stopped,
    unanswered: context.unanswered,
    quoted: context.quoted,
    quoteFailure: context.quoteFailure,
  });
