import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { SearchedTrip } from '#ui/rental/parts/searched-trip.tsx';
import { VehicleGrid, VehicleSkeletons } from '#ui/rental/parts/vehicle-cards.tsx';
import { VehicleList } from '#ui/rental/parts/vehicle-list.tsx';
import { useVehicleSearch } from '#ui/rental/use-vehicle-search.ts';
import { messages as titles } from './titles.messages.ts';

export function VehicleSearchPage() {
  const controls = useVehicleSearch();
  return (
    <InRental title={titles.vehicles} waiting={<Waiting />}>
      <Stack gap="5">
        <Heading as="h1" size="lg">
          <FormattedMessage {...titles.vehicles} />
        </Heading>
        <SearchedTrip isSaid={controls !== null && controls.search.trip.pickup !== null} />
        {controls ? <VehicleList controls={controls} from="search" /> : <Waiting />}
      </Stack>
    </InRental>
  );
}

const Waiting = () => (
  <VehicleGrid view="grid">
    <VehicleSkeletons view="grid" />
  </VehicleGrid>
);
