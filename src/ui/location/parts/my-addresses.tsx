import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { AddressBookActor } from '#application/location/address-book/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import type { Addresses } from '#application/shell/services.ts';
import { MAX_ADDRESSES } from '#domain/location/address.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { Notice } from '#ui/design/notice.tsx';
import { Section } from '#ui/design/section.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFlow, useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { rowAfter, useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/location/addresses.messages.ts';
import { DeleteAddressDialog } from '#ui/location/dialogs/delete-address-dialog.tsx';
import { messages as titles } from '#ui/location/pages/titles.messages.ts';
import { useAddresses } from '#ui/location/use-addresses.ts';
import { AddressCard } from './address-card.tsx';
import type { Elements } from '#ui/design/elements.ts';

export function MyAddresses() {
  const addresses = useAddresses();
  return addresses ? (
    <AddressBook addresses={addresses} />
  ) : (
    <Titled>
      <RowSkeleton />
    </Titled>
  );
}

type TitledProps = { readonly full?: boolean; readonly children: Elements };

const Titled = ({ full = true, children }: TitledProps) => (
  <Section
    title={<FormattedMessage {...titles.myAddresses} />}
    action={full ? null : <AddButton />}
  >
    {children}
  </Section>
);

const AddButton = () => (
  <Button asChild>
    <Link to={paths.saveAddress()}>
      <Icon name="plus" size="4" />
      <FormattedMessage {...titles.addAddress} />
    </Link>
  </Button>
);

function AddressBook({ addresses }: { readonly addresses: Addresses }) {
  const book = useFlow(addresses.addressBook, {});
  const { queries } = useServices();
  const { value, failure, retry } = useRead(queries.location.savedAddresses(useReadScope()));
  const focusFallback = useFocusFallback<HTMLDivElement>(
    value?.map(({ id }) => id).join(),
    nextControl,
  );
  const count = value?.length ?? 0;
  const full = count >= MAX_ADDRESSES;
  return (
    <Titled full={full || (value !== undefined && count === 0)}>
      {full ? (
        <Box mb="4">
          <Notice>
            <FormattedMessage {...messages.most} values={{ most: MAX_ADDRESSES }} />
          </Notice>
        </Box>
      ) : null}
      <Box {...focusFallback}>
        {failure && !value ? (
          <FailureState failure={failure} retry={retry} />
        ) : value ? (
          <AddressList book={book} addresses={value} />
        ) : (
          <RowSkeleton />
        )}
      </Box>
      <DeleteAddressDialog book={book} />
    </Titled>
  );
}

/**
 * After a deletion: the address that took its place, else the last one, else the way to add one.
 */
const nextControl = (frame: HTMLElement, last: HTMLElement | null) =>
  (rowAfter(frame, last) ?? frame).querySelector<HTMLElement>('a, button');

type ListProps = {
  readonly book: AddressBookActor;
  readonly addresses: readonly Parameters<typeof AddressCard>[0]['address'][];
};

function AddressList({ book, addresses }: ListProps) {
  if (addresses.length === 0) {
    return (
      <EmptyState
        art="pin"
        level="h3"
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.noneText} />}
        action={<AddButton />}
      />
    );
  }
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {addresses.map((address, place) => (
        <AddressCard
          key={address.id}
          place={place}
          address={address}
          onDelete={() => book.send({ type: 'address.delete', address })}
        />
      ))}
    </Box>
  );
}
