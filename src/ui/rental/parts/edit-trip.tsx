import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { useSendToSearchTrip } from '#ui/rental/use-search-trip.ts';

/** Opens the form of the trip over the cart, filled in as the trip is. */
export function EditTrip({ details }: { readonly details: TripDetails }) {
  const tell = useSendToSearchTrip();
  return (
    <Button
      variant="ghost"
      size="sm"
      flexShrink="0"
      onClick={() => tell({ type: 'trip.edit', details })}
    >
      <Icon name="edit" size="4" />
      <FormattedMessage {...messages.changeTitle} />
    </Button>
  );
}
