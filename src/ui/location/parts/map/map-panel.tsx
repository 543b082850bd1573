import { Box, Center, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { Compass } from '#ui/location/parts/compass.tsx';
import { messages } from '#ui/location/location.messages.ts';
import { withinZooms, ZOOMS } from './map-canvas.ts';
import { MapControls } from './map-controls.tsx';
import { MapPin } from './map-pin.tsx';
import { ConfiguredMap } from './configured-map.tsx';
import { useMapTheme } from './use-map-theme.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

/** The map moves under the pin. Every function of the map has an alternative without it. */
export function MapPanel({ modal }: { readonly modal: select.PickLocationActor }) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const zones = useRead(queries.location.zones(useReadScope()));
  const pin = useSelector(modal, select.pinOf);
  const placed = useSelector(modal, select.isPinPlaced);
  const accuracy = useSelector(modal, select.accuracyOf);
  const looking = useSelector(modal, select.isLooking);
  const theme = useMapTheme();
  const [zoom, setZoom] = useState<number>(ZOOMS.first);

  return (
    <Box
      position="relative"
      flex="1"
      minH={{ base: '16rem', md: '18rem' }}
      borderRadius="lg"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border"
      bg="bg.muted"
      isolation="isolate"
      dir="ltr"
    >
      <ConfiguredMap
        centre={pin}
        zoom={zoom}
        theme={theme}
        zones={zones.value ?? NO_ZONES}
        accuracy={accuracy}
        label={formatMessage(messages.map)}
        onChoose={(point) => modal.send({ type: 'map.choose', point })}
        onZoom={setZoom}
        loading={<Skeleton h="100%" rounded="none" />}
        absent={
          <Center boxSize="full" px="16" pb="24" textAlign="center" color="fg.muted">
            <Text maxW="sm">
              <FormattedMessage {...messages.mapAbsent} />
            </Text>
          </Center>
        }
      />
      <MapPin placed={placed} lifted={looking} />
      <Compass modal={modal} />
      <MapControls modal={modal} zoom={zoom} onZoom={(to) => setZoom(withinZooms(to))} />
    </Box>
  );
}

const NO_ZONES = [] as const;
