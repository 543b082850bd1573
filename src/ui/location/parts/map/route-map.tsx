import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { ConfiguredMap } from './configured-map.tsx';
import type { MapSettings } from './map-settings.ts';
import { RouteMarks, type Mark } from './route-marks.tsx';
import { viewOf } from './route-view.ts';
import { useMapTheme } from './use-map-theme.ts';

type Props = {
  /** Bottom to top. */
  readonly marks: readonly [Mark, ...Mark[]];
  readonly label: string;
  readonly settings?: MapSettings;
};

/** Display-only; renders nothing where no map is available. */
export function RouteMap({ marks, label, ...settings }: Props) {
  const theme = useMapTheme();
  const view = useSteadyView(marks.map(({ point }) => point) as [GeoPoint, ...GeoPoint[]]);
  return (
    <Box
      h={{ base: '56', md: '64' }}
      position="relative"
      borderRadius="lg"
      overflow="hidden"
      isolation="isolate"
      dir="ltr"
      _empty={{ display: 'none' }}
    >
      <ConfiguredMap
        {...settings}
        isStatic
        centre={view.centre}
        zoom={view.zoom}
        theme={theme}
        zones={NO_ZONES}
        accuracy={null}
        label={label}
        onChoose={ignored}
        onZoom={ignored}
        over={<RouteMarks marks={marks} placeOf={view.placeOf} />}
        loading={<Skeleton h="100%" rounded="none" />}
        absent={null}
      />
    </Box>
  );
}

/** Stable while the points are equal: the map resets only when necessary. */
function useSteadyView(points: readonly [GeoPoint, ...GeoPoint[]]) {
  const key = JSON.stringify(points);
  return useMemo(() => viewOf(JSON.parse(key) as [GeoPoint, ...GeoPoint[]]), [key]);
}

const NO_ZONES = [] as const;
const ignored = () => {};
