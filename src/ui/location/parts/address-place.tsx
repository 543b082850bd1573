import { Flex, Stack } from '@chakra-ui/react';
import type { PickLocationActor } from '#application/location/pick-location/selectors.ts';
import { Card } from '#ui/design/card.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import { LocationPrompt } from './location-prompt.tsx';
import { LocationSearch } from './location-search.tsx';
import { MapPanel } from './map/map-panel.tsx';

export function AddressPlace({ map }: { readonly map: PickLocationActor }) {
  return (
    <Card>
      <Stack gap="3">
        <LocationSearch modal={map} />
        <Flex direction="column" h={{ base: '20rem', md: '26rem' }}>
          <MapPanel modal={map} />
        </Flex>
        <ChosenPlace modal={map} />
      </Stack>
      <LocationPrompt modal={map} />
    </Card>
  );
}
