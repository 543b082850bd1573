import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useAskedTerm } from '#ui/catalogue/use-search.ts';
import { StoreGrid } from '#ui/design/card-grids.tsx';
import { Part } from '#ui/design/part.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { useVehicleSearch } from '#ui/rental/use-vehicle-search.ts';
import { ProviderCards } from './provider-cards.tsx';
import { VehicleGrid, VehicleSkeletons } from './vehicle-cards.tsx';
import { VehicleList } from './vehicle-list.tsx';

const FIRST_ROW = 4;

/** Providers and vehicles that are called as was searched for; the vehicles narrowed as on their own page. */
export function FoundRentals() {
  const term = useAskedTerm();
  const controls = useVehicleSearch();
  const providers = useRentalRead((rental, scope) => rental.providersCalled(scope, term));
  // Providers stand above the vehicles, which would move as they come.
  if (controls === null || providers.loading) return <Waiting />;
  return (
    <Stack gap="8">
      {providers.value?.length ? (
        <Stack as="section" gap="4">
          <Heading as="h2" size="md">
            <FormattedMessage {...messages.providers} />
          </Heading>
          <Part>
            <StoreGrid>
              <ProviderCards providers={providers.value} eager={FIRST_ROW} />
            </StoreGrid>
          </Part>
        </Stack>
      ) : null}
      <VehicleList controls={controls} from="search" within={{ name: term }} />
    </Stack>
  );
}

const Waiting = () => (
  <VehicleGrid view="grid">
    <VehicleSkeletons view="grid" />
  </VehicleGrid>
);
