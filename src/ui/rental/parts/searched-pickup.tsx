import { Text } from '@chakra-ui/react';
import * as select from '#application/rental/search-trip.selectors.ts';
import { useSearchTrip } from '#ui/rental/use-search-trip.ts';
import { PickupLabel } from './trip-facts.tsx';

/** When the trip begins for which a vehicle would be added; nothing while no trip is known. */
export function SearchedPickup() {
  const trip = useSearchTrip(select.tripToAddFor, null);
  return trip ? (
    <Text textStyle="caption" color="fg.muted">
      <PickupLabel at={trip.pickupAt} />
    </Text>
  ) : null;
}
