import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { useSendToSearchTrip } from '#ui/rental/use-search-trip.ts';

type Props = { readonly details: TripDetails; readonly disabled?: boolean };

export function EditTrip({ details, disabled = false }: Props) {
  const tell = useSendToSearchTrip();
  return (
    <Button
      variant="ghost"
      size="sm"
      flexShrink="0"
      disabled={disabled}
      onClick={() => tell({ type: 'trip.edit', details })}
    >
      <Icon name="edit" size="4" />
      <FormattedMessage {...messages.changeTitle} />
    </Button>
  );
}
