import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { opens } from '#ui/kernel/opens.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/location/entries.messages.ts';
import { WordSpace } from '#ui/design/word-space.tsx';

export function LocationButton() {
  const { formatMessage } = useIntl();
  const { storefront } = useServices();
  const address = useStorefront(select.address);
  const closed = useStorefront(select.isClosed);
  const isRental = useStorefront(select.isRental);
  return (
    <Button
      variant="ghost"
      justifyContent="start"
      flex={{ base: '1', xl: '0 1 18rem' }}
      minW="0"
      px={{ base: '1', md: '3' }}
      h="auto"
      minH="12"
      aria-label={
        address === null
          ? formatMessage(messages.setLocation)
          : formatMessage(isRental ? messages.changePickup : messages.changeLocation, {
              address,
            })
      }
      disabled={closed}
      {...opens('pickLocation')}
      onClick={() =>
        storefront.send({ type: 'dialog.open', id: 'pickLocation', request: { use: 'customer' } })
      }
    >
      <Icon name="pin" />
      <Stack gap="0" align="start" minW="0" textAlign="start">
        {address === null ? (
          <FormattedMessage {...messages.setLocation} />
        ) : (
          <>
            <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
              <FormattedMessage {...(isRental ? messages.pickUpNear : messages.deliverTo)} />
              <WordSpace />
            </Text>
            <Text truncate maxW="full" fontWeight="semibold" dir="auto">
              <bdi>{address}</bdi>
            </Text>
          </>
        )}
      </Stack>
      <Box hideBelow="md">
        <Icon name="chevronDown" size="4" />
      </Box>
    </Button>
  );
}
