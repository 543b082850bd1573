import * as select from '#application/ordering/placing/selectors.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import * as selling from '#application/ordering/selling.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

type Sale = Placing.Sale;

/** Actor of a placing in progress; null otherwise. */
export const usePlacingActor = <Of extends Sale>(
  checkout: selling.SellingActor<Of>,
): select.PlacingActor<Of> | undefined => useSelector(checkout, selling.placing<Of>);

/** Selects from the placing actor; `none` before and after. */
export function usePlacing<Of extends Sale, Read>(
  checkout: selling.SellingActor<Of>,
  read: (snapshot: select.Snapshot<Of>) => Read,
  none: Read,
): Read {
  const placing: select.PlacingActor<Of> | undefined = usePlacingActor(checkout);
  return useSelector(placing, read, none);
}

/** The placing actor's quote takes precedence over the form's. */
export function useQuote<Of extends Sale>(checkout: selling.SellingActor<Of>): Of['quote'] | null {
  const quote = useSelector(checkout, selling.quoteOf<Of['quote'] | null>);
  return usePlacing(checkout, select.quote<Of>, null) ?? quote;
}

/** True while the server is placing, or the customer is signing in for it. */
export function useIsPlacing<Of extends Sale>(checkout: selling.SellingActor<Of>): boolean {
  const isBusy = useSelector(checkout, selling.isBusy);
  return usePlacing(checkout, select.isBusy, false) || isBusy;
}
