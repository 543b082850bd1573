import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { messages } from '#ui/rental/entries.messages.ts';
import { useTracksTrips } from '#ui/rental/use-tracks-trips.ts';

export function TrackTripLink() {
  const { formatMessage } = useIntl();
  if (!useTracksTrips()) return null;
  return (
    <Button asChild variant="ghost" px="2" aria-label={formatMessage(messages.trackTrip)}>
      <Link to={paths.trackTrip()}>
        <Icon name="rental" />
        <Text as="span" hideBelow="xl">
          <FormattedMessage {...messages.trackTrip} />
        </Text>
      </Link>
    </Button>
  );
}
