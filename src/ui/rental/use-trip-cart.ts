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

/** Selects from the trip cart; requests its code, and returns `otherwise` until it has loaded. */
export const useTripCart = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useLateChild('tripCart', select.tripCart), valueOf, otherwise);

/** The same without requesting the code. */
export const useTripCartIfThere = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useStorefront(select.tripCart), valueOf, otherwise);

/** Returns how to send commands to the trip cart; they queue until its code has loaded. */
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
