import { Box, Button, Heading } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Addresses } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { AddressId } from '#domain/location/address.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { Link } from '#ui/design/link.ts';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { AddressWaiting, SaveAddressView } from '#ui/location/parts/save-address-view.tsx';
import { messages } from '#ui/location/save-address.messages.ts';
import { useAddresses } from '#ui/location/use-addresses.ts';
import { messages as titles } from './titles.messages.ts';

export function SaveAddressPage() {
  const addresses = useAddresses();
  const config = useStorefront(storefront.config);
  const id = parseId<'Address'>(useQueryValue('id'));
  return (
    <Box maxW="2xl">
      <Heading as="h1" size="lg" mb="4">
        <FormattedMessage {...titleOf(id)} />
      </Heading>
      {addresses && config ? (
        <SaveAddress key={id} addresses={addresses} id={id} centre={config.centre} />
      ) : (
        <AddressWaiting />
      )}
    </Box>
  );
}

const titleOf = (id: AddressId | null): MessageDescriptor =>
  id === null ? titles.addAddress : messages.editTitle;

type Props = {
  readonly addresses: Addresses;
  readonly id: AddressId | null;
  readonly centre: typeof DEFAULT_CENTRE | null;
};

function SaveAddress({ addresses, id, centre }: Props) {
  const place = useStorefront(storefront.place);
  const country = useStorefront(storefront.country);
  const input = { id, centre: centre ?? DEFAULT_CENTRE, place, asked: false, country };
  const saving = useFlow(addresses.saveAddress, { input });
  return (
    <SaveAddressView
      saving={saving}
      cancel={
        <Button asChild variant="ghost" size="lg">
          <Link to={paths.profileSettings()}>
            <FormattedMessage {...kernel.cancel} />
          </Link>
        </Button>
      }
    />
  );
}
