import { Text } from '@chakra-ui/react';
import * as select from '#application/rental/search-trip/selectors.ts';
import { useSearchTrip } from '#ui/rental/use-search-trip.ts';
import { PickupLabel } from './trip-facts.tsx';

/** When the trip begins for which a vehicle would be added: now, where none was searched for. Its line waits for the code of the search. */
export function SearchedPickup() {
  const trip = useSearchTrip(select.tripToAddFor, undefined);
  return (
    <Text textStyle="caption" color="fg.muted" minH="1lh">
      {trip === undefined ? null : <PickupLabel at={trip?.pickupAt ?? null} />}
    </Text>
  );
}
