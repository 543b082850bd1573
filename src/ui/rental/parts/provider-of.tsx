import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { picksUpIn, type ProviderId } from '#domain/rental/provider.ts';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useZones } from '#ui/kernel/use-zones.ts';
import { messages } from '#ui/rental/pages/provider.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { useVehicleSearch } from '#ui/rental/use-vehicle-search.ts';
import { Missing } from './missing.tsx';
import { DiscountNotice, ProviderHeader, ProviderSkeleton } from './provider-header.tsx';
import { Reviews } from './reviews.tsx';
import { VehicleList } from './vehicle-list.tsx';

/** A provider with its vehicles and reviews. */
export function ProviderOf({ id }: { readonly id: ProviderId }) {
  const zones = useZones();
  const controls = useVehicleSearch();
  const { value, failure, retry } = useRentalRead((vehicles, scope) =>
    vehicles.provider(scope, id),
  );
  if (failure?.kind === 'refused' && failure.status === 404) return <UnknownProvider />;
  if (failure && !value) {
    return (
      <>
        <HiddenHeading>
          <FormattedMessage {...messages.unread} />
        </HiddenHeading>
        <FailureState failure={failure} retry={retry} />
      </>
    );
  }
  if (!value) {
    return (
      <>
        <HiddenHeading>
          <FormattedMessage {...titles.provider} />
        </HiddenHeading>
        <ProviderSkeleton />
      </>
    );
  }
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <ProviderHeader provider={value} />
      {picksUpIn(value, zones) ? null : (
        <Notice role="note" tone="warning" icon="pin">
          <FormattedMessage {...messages.outside} />
        </Notice>
      )}
      {value.discount ? <DiscountNotice discount={value.discount} /> : null}
      <Stack as="section" gap="4">
        <Heading as="h2" size="md">
          <FormattedMessage {...messages.vehicles} />
        </Heading>
        {controls ? <VehicleList controls={controls} from="provider" provider={id} /> : null}
      </Stack>
      <Reviews
        read={(vehicles, scope, page) => vehicles.providerReviews(scope, id, page)}
        ofSeveral
      />
    </Stack>
  );
}

export const UnknownProvider = () => (
  <Missing title={messages.unknown} text={messages.unknownText} />
);
