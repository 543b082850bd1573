import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/location/save-address/selectors.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { messages } from '#ui/location/save-address.messages.ts';
import { AddressForm } from './address-form.tsx';
import { AddressPlace } from './address-place.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as titles } from '#ui/location/pages/titles.messages.ts';

type ViewProps = { readonly saving: select.SaveAddressActor };

type FormProps = ViewProps & { readonly cancel: Elements };

/** `cancel` stands beside the save button. Each step moves the focus to its first field. */
export function SaveAddressView(props: FormProps) {
  const focusFallback = useFocusFallback<HTMLDivElement>(
    useSelector(props.saving, select.viewOf),
    firstField,
  );
  return (
    <Box {...focusFallback}>
      <Step {...props} />
    </Box>
  );
}

const firstField = (frame: HTMLElement) =>
  frame.querySelector<HTMLElement>('input:checked') ??
  frame.querySelector<HTMLElement>('input, button');

function Step({ saving, cancel }: FormProps) {
  switch (useSelector(saving, select.viewOf)) {
    case 'waiting':
      return <AddressWaiting />;
    case 'missing':
      return <Missing />;
    case 'unread':
      return <Unread saving={saving} />;
    case 'picking':
      return <Picking saving={saving} />;
    case 'form':
      return <AddressForm saving={saving} cancel={cancel} />;
  }
}

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
          <FormattedMessage {...titles.myAddresses} />
        </Link>
      </Button>
    }
  />
);

export const AddressWaiting = () => (
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
