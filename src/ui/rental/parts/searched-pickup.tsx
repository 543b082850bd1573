import { Text } from '@chakra-ui/react';
import * as select from '#application/rental/search-trip/selectors.ts';
import { useSearchTrip } from '#ui/rental/use-search-trip.ts';
import { PickupLabel } from './trip-facts.tsx';

/**
 * Pickup time of the searched trip; now without one. Renders nothing until the search's code has
 * loaded.
 */
export function SearchedPickup() {
  const trip = useSearchTrip(select.tripToAddFor, undefined);
  return (
    <Text textStyle="caption" color="fg.muted" minH="1lh">
      {trip === undefined ? null : <PickupLabel at={trip?.pickupAt ?? null} />}
    </Text>
  );
}
