import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { messages } from '#ui/ordering/entries.messages.ts';
import { useTracksOrders } from '#ui/ordering/use-tracks-orders.ts';

export function TrackOrderLink() {
  const { formatMessage } = useIntl();
  if (!useTracksOrders()) return null;
  return (
    <Button asChild variant="ghost" px="2" aria-label={formatMessage(messages.trackOrder)}>
      <Link to={paths.trackOrder()}>
        <Icon name="truck" />
        <Text as="span" hideBelow="xl">
          <FormattedMessage {...messages.trackOrder} />
        </Text>
      </Link>
    </Button>
  );
}
