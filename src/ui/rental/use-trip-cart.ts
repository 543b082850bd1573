import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useLateChild } from '#ui/kernel/use-late-child.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

type ValueOf<Value> = (snapshot: SnapshotFrom<typeof tripCartMachine>) => Value;

/** What the trip cart says, by one of its selectors; `otherwise` until its code has come, for which it asks. */
export const useTripCart = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useLateChild('tripCart', select.tripCart), valueOf, otherwise);

/** What it says if it is there. */
export const useTripCartIfThere = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useStorefront(select.tripCart), valueOf, otherwise);

/** Sends the trip cart what the customer asks for, which waits for its code where that is still to come. */
export function useSendToTripCart(): (command: TripCartFlow.Command) => void {
  const { storefront } = useServices();
  return useCallback(
    (command) => {
      const tripCart = select.tripCart(storefront.getSnapshot());
      if (tripCart) tripCart.send(command);
      else storefront.send({ type: 'child.want', id: 'tripCart', command });
    },
    [storefront],
  );
}
