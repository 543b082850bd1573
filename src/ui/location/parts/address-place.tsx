import { Flex } from '@chakra-ui/react';
import type { PickLocationActor } from '#application/location/pick-location.selectors.ts';
import { Card } from '#ui/design/card.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import { LocationPrompt } from './location-prompt.tsx';
import { LocationSearch } from './location-search.tsx';
import { MapPanel } from './map/map-panel.tsx';

/** The location dialog's search, map and pin, as a part of a page. */
export function AddressPlace({ map }: { readonly map: PickLocationActor }) {
  return (
    <Card>
      <Flex direction="column" gap="3" minH={{ base: '28rem', md: '34rem' }}>
        <LocationSearch modal={map} />
        <MapPanel modal={map} />
        <ChosenPlace modal={map} />
      </Flex>
      <LocationPrompt modal={map} />
    </Card>
  );
}
