import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { SearchFrame } from '#ui/catalogue/parts/search-frame.tsx';
import { useAskedTerm } from '#ui/catalogue/use-search.ts';
import { StoreGrid } from '#ui/design/card-grids.tsx';
import { Part } from '#ui/design/part.tsx';
import { ProviderCards } from '#ui/rental/parts/provider-cards.tsx';
import { VehicleGrid, VehicleSkeletons } from '#ui/rental/parts/vehicle-cards.tsx';
import { VehicleList } from '#ui/rental/parts/vehicle-list.tsx';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { useVehicleSearch } from '#ui/rental/use-vehicle-search.ts';
import { messages } from './search.messages.ts';

const FIRST_ROW = 4;

export function FoundRentalsPage() {
  return (
    <SearchFrame hint={messages.nothingAsked}>
      <FoundRentals />
    </SearchFrame>
  );
}

function FoundRentals() {
  const term = useAskedTerm();
  const controls = useVehicleSearch();
  const providers = useRentalRead((rental, scope) => rental.providersCalled(scope, term));
  // Providers stand above the vehicles and would shift them on arrival.
  if (controls === null || providers.loading) return <Waiting />;
  return (
    <Stack gap="8">
      {providers.value?.length ? (
        <Stack as="section" gap="4">
          <Heading as="h2" size="md">
            <FormattedMessage {...kinds.providers} />
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
