import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/location/save-address.selectors.ts';
import type { Addresses } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront.selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { AddressId } from '#domain/location/address.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { AddressForm } from '#ui/location/parts/address-form.tsx';
import { AddressPlace } from '#ui/location/parts/address-place.tsx';
import { messages } from '#ui/location/save-address.messages.ts';
import { useAddresses } from '#ui/location/use-addresses.ts';
import { messages as titles } from './titles.messages.ts';

/** Where an address is added, and where the one that the address bar names is changed. */
export function SaveAddressPage() {
  const addresses = useAddresses();
  const config = useStorefront(storefront.config);
  const id = parseId<'Address'>(useQueryValue('id'));
  return (
    <Box maxW="2xl" mx="auto">
      <Heading as="h1" size="lg" mb="4">
        <FormattedMessage {...titleOf(id)} />
      </Heading>
      {addresses && config ? (
        <SaveAddress key={id} addresses={addresses} id={id} centre={config.centre} />
      ) : (
        <Waiting />
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
  const input = { id, centre: centre ?? DEFAULT_CENTRE, place };
  const saving = useFlow(addresses.saveAddress, { input });
  switch (useSelector(saving, select.viewOf)) {
    case 'waiting':
      return <Waiting />;
    case 'missing':
      return <Missing />;
    case 'unread':
      return <Unread saving={saving} />;
    case 'picking':
      return <Picking saving={saving} />;
    case 'form':
      return <AddressForm saving={saving} />;
  }
}

type ViewProps = { readonly saving: select.SaveAddressActor };

function Picking({ saving }: ViewProps) {
  const map = useSelector(saving, select.mapOf);
  return (
    <Stack gap="4">
      <Box>
        <Heading as="h2" size="sm">
          <FormattedMessage {...messages.whereTitle} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.whereText} />
        </Text>
      </Box>
      {map ? <AddressPlace map={map} /> : null}
    </Stack>
  );
}

function Unread({ saving }: ViewProps) {
  const failure = useSelector(saving, select.failureOf);
  return failure ? (
    <FailureState failure={failure} retry={() => saving.send({ type: 'read.retry' })} />
  ) : null;
}

const Missing = () => (
  <EmptyState
    art="pin"
    title={<FormattedMessage {...messages.missing} />}
    action={
      <Button asChild>
        <Link to={paths.profileSettings()}>
          <FormattedMessage {...messages.toAddresses} />
        </Link>
      </Button>
    }
  />
);

const Waiting = () => (
  <Box role="status">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    <Stack gap="4" aria-hidden="true">
      <Skeleton h={24} rounded="xl" />
      <Skeleton h={36} rounded="xl" />
      <Skeleton h={56} rounded="xl" />
    </Stack>
  </Box>
);
