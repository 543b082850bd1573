import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { picksUpIn, type ProviderId } from '#domain/rental/provider.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useZones } from '#ui/kernel/use-zones.ts';
import { messages } from '#ui/rental/pages/provider.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { useVehicleSearch } from '#ui/rental/use-vehicle-search.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { Missing } from './missing.tsx';
import { DiscountNotice, ProviderHeader, ProviderSkeleton } from './provider-header.tsx';
import { ReadPage } from './read-page.tsx';
import { Reviews } from './reviews.tsx';
import { VehicleList } from './vehicle-list.tsx';

export function ProviderOf({ id }: { readonly id: ProviderId }) {
  const zones = useZones();
  const controls = useVehicleSearch();
  const read = useRentalRead((vehicles, scope) => vehicles.provider(scope, id));
  return (
    <ReadPage
      read={read}
      title={titles.provider}
      unread={vehicleFacts.provider}
      waiting={<ProviderSkeleton />}
      unknown={<UnknownProvider />}
    >
      {(provider) => (
        <Stack gap={{ base: '6', md: '8' }}>
          <ProviderHeader provider={provider} />
          {picksUpIn(provider, zones) ? null : (
            <Notice role="note" tone="warning" icon="pin">
              <FormattedMessage {...messages.outside} />
            </Notice>
          )}
          {provider.discount ? <DiscountNotice discount={provider.discount} /> : null}
          <Stack as="section" gap="4">
            <Heading as="h2" size="md">
              <FormattedMessage {...kinds.vehicles} />
            </Heading>
            {controls ? (
              <VehicleList controls={controls} from="provider" within={{ provider: id }} />
            ) : null}
          </Stack>
          <Reviews
            read={(vehicles, scope, page) => vehicles.providerReviews(scope, id, page)}
            ofSeveral
          />
        </Stack>
      )}
    </ReadPage>
  );
}

export const UnknownProvider = () => (
  <Missing title={messages.unknown} text={messages.unknownText} />
);
