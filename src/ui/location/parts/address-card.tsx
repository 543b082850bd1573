import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Address } from '#domain/location/address.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { messages } from '#ui/location/addresses.messages.ts';
import { useAddressLines } from '#ui/location/use-address-lines.ts';
import { AddressName } from './address-name.tsx';
import { PhoneText } from '#ui/account/parts/phone-text.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';

const SIGNS = { home: 'home', office: 'briefcase', other: 'pin' } as const;

type Props = {
  readonly address: Address;
  readonly place: number;
  readonly onDelete: () => void;
};

export function AddressCard({ address, place, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const { id, type, label, contact, directions } = address;
  const lines = useAddressLines()(address);
  const values = {
    name: label === '' ? formatMessage(messages[type]) : label,
    address: lines[0] ?? '',
  };
  return (
    <Card as="li" data-place={place}>
      <HStack align="flex-start" gap="3">
        <Box color="brand.fg" pt="0.5">
          <Icon name={SIGNS[type]} size="6" />
        </Box>
        <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
          <Heading as="h3" size="sm">
            <bdi>
              <AddressName address={address} />
            </bdi>
          </Heading>
          {lines.map((line) => (
            <Text key={line}>
              <bdi>{line}</bdi>
            </Text>
          ))}
          <Text color="fg.muted" textStyle="caption">
            <FormattedMessage
              {...kernel.nameAndPhone}
              values={{
                name: <bdi>{contact.name}</bdi>,
                phone: <PhoneText phone={contact.phone} />,
              }}
            />
          </Text>
          {directions === '' ? null : (
            <Text color="fg.muted" textStyle="caption">
              <bdi>{directions}</bdi>
            </Text>
          )}
          <HStack gap="2" mt="2" flexWrap="wrap">
            <Button asChild size="sm" variant="outline">
              <Link to={paths.saveAddress(id)} aria-label={formatMessage(messages.editOne, values)}>
                <Icon name="edit" size="4" />
                <FormattedMessage {...controls.edit} />
              </Link>
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={formatMessage(messages.removeOne, values)}
              onClick={onDelete}
            >
              <Icon name="trash" size="4" />
              <FormattedMessage {...messages.remove} />
            </Button>
          </HStack>
        </Stack>
      </HStack>
    </Card>
  );
}
