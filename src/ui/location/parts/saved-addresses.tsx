import { Button, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PickLocationActor } from '#application/location/pick-location/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/location/location.messages.ts';
import { AddressName } from './address-name.tsx';

export function SavedAddresses({ modal }: { readonly modal: PickLocationActor }) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const { value: addresses = [] } = useRead(queries.location.savedAddresses(useReadScope()));
  if (addresses.length === 0) return null;
  return (
    <HStack
      role="group"
      aria-label={formatMessage(messages.saved)}
      gap="2"
      overflowX="auto"
      flexShrink="0"
      pb="1"
    >
      <Text textStyle="caption" color="fg.muted" flexShrink="0">
        <FormattedMessage {...messages.saved} />
      </Text>
      {addresses.map((saved) => (
        <Button
          key={saved.id}
          size="sm"
          variant="outline"
          maxW="64"
          onClick={() =>
            modal.send({ type: 'address.choose', point: saved.point, address: saved.address })
          }
        >
          <Icon name="home" size="4" />
          <Text as="span" truncate>
            <FormattedMessage
              {...messages.savedOne}
              values={{ label: <AddressName address={saved} />, address: saved.address }}
            />
          </Text>
        </Button>
      ))}
    </HStack>
  );
}
