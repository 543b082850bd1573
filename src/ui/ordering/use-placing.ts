import * as select from '#application/ordering/placing/selectors.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import * as selling from '#application/ordering/selling.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

type Sale = Placing.Sale;

/** What a checkout is placing; nothing before and after. */
export const usePlacingActor = <Of extends Sale>(
  checkout: selling.SellingActor<Of>,
): select.PlacingActor<Of> | undefined => useSelector(checkout, selling.placing<Of>);

/** Reads what is being placed; `none` before and after. */
export function usePlacing<Of extends Sale, Read>(
  checkout: selling.SellingActor<Of>,
  read: (snapshot: select.Snapshot<Of>) => Read,
  none: Read,
): Read {
  const placing: select.PlacingActor<Of> | undefined = usePlacingActor(checkout);
  return useSelector(placing, read, none);
}

/** The newest price: that of what is being placed, before the one of the form. */
export function useQuote<Of extends Sale>(checkout: selling.SellingActor<Of>): Of['quote'] | null {
  const quote = useSelector(checkout, selling.quoteOf<Of['quote'] | null>);
  return usePlacing(checkout, select.quote<Of>, null) ?? quote;
}

/** The server is asked to place it, or the customer signs in for it. */
export function useIsPlacing<Of extends Sale>(checkout: selling.SellingActor<Of>): boolean {
  const isBusy = useSelector(checkout, selling.isBusy);
  return usePlacing(checkout, select.isBusy, false) || isBusy;
}
