import { Text } from '@chakra-ui/react';
import * as select from '#application/rental/search-trip/selectors.ts';
import { FormattedMessage } from 'react-intl';
import { WordSpace } from '#ui/design/word-space.tsx';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { returnOfTrip } from '#domain/rental/trip-details.ts';
import { useSearchTrip } from '#ui/rental/use-search-trip.ts';
import { PickupLabel, PickupTimeText } from './trip-facts.tsx';

/**
 * Pickup and return of the searched trip; now without one. Renders nothing until the search's code has
 * loaded.
 */
export function SearchedPickup() {
  const trip = useSearchTrip(select.tripToAddFor, undefined);
  const returns = trip && returnOfTrip(trip);
  return (
    <Text textStyle="caption" color="fg.muted" minH="1lh">
      {trip === undefined ? null : <PickupLabel at={trip?.pickupAt ?? null} />}
      {returns ? (
        <>
          <WordSpace />
          <FormattedMessage
            {...tripFacts.until}
            values={{ when: <PickupTimeText at={returns} /> }}
          />
        </>
      ) : null}
    </Text>
  );
}
