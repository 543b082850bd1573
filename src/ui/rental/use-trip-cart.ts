import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { tripCartMachine } from '#application/rental/trip-cart.machine.ts';
import type * as TripCartFlow from '#application/rental/trip-cart.types.ts';
import * as storefront from '#application/shell/storefront.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** What the trip cart says, by one of its selectors; `otherwise` while the app is not open yet. */
export const useTripCart = <Value>(
  select: (snapshot: SnapshotFrom<typeof tripCartMachine>) => Value,
  otherwise: Value,
): Value => useSelector(useStorefront(storefront.tripCart), select, otherwise);

/** Sends the trip cart what the customer asks for; nothing while the app is not open yet. */
export function useSendToTripCart(): (command: TripCartFlow.Command) => void {
  const tripCart = useStorefront(storefront.tripCart);
  return useCallback((command) => tripCart?.send(command), [tripCart]);
}
