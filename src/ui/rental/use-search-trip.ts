import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { SearchTripActor } from '#application/rental/search-trip/selectors.ts';
import type * as SearchTrip from '#application/rental/search-trip/setup.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useLateChild } from '#ui/kernel/use-late-child.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

/** The pages' search; null until its code has loaded, which this hook requests. */
export const useSearchTripActor = (): SearchTripActor | null =>
  useLateChild('searchTrip', select.searchTrip);

type ValueOf<Value> = (snapshot: SnapshotFrom<typeof searchTripMachine>) => Value;

/**
 * Selects from the pages' search; requests its code, and returns `otherwise` until it has loaded.
 */
export const useSearchTrip = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useSearchTripActor(), valueOf, otherwise);

/** The same without requesting the code. */
export const useSearchTripIfThere = <Value>(valueOf: ValueOf<Value>, otherwise: Value): Value =>
  useSelector(useStorefront(select.searchTrip), valueOf, otherwise);

/** Returns how to send commands to the search; they queue until its code has loaded. */
export function useSendToSearchTrip(): (command: SearchTrip.Command) => void {
  const { storefront } = useServices();
  return useCallback(
    (command) => {
      const search = select.searchTrip(storefront.getSnapshot());
      if (search) search.send(command);
      else storefront.send({ type: 'child.want', id: 'searchTrip', command });
    },
    [storefront],
  );
}
