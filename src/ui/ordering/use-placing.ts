import * as select from '#application/ordering/checkout.selectors.ts';
import * as selectPlacing from '#application/ordering/placing.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

/** Reads the order that is being placed; `none` before and after. */
export function usePlacing<Read>(
  checkout: select.CheckoutActor,
  read: (snapshot: selectPlacing.Snapshot) => Read,
  none: Read,
): Read {
  const placing = useSelector(checkout, select.placing);
  return useSelector(placing, read, none);
}

/** The newest price: that of the order that is being placed, before the one of the form. */
export function useQuote(checkout: select.CheckoutActor) {
  const quote = useSelector(checkout, select.quoteOf);
  return usePlacing(checkout, selectPlacing.quote, null) ?? quote;
}

/** The server is asked for the order, or the customer signs in for it. */
export function useIsPlacing(checkout: select.CheckoutActor): boolean {
  const isBusy = useSelector(checkout, select.isBusy);
  return usePlacing(checkout, selectPlacing.isBusy, false) || isBusy;
}
