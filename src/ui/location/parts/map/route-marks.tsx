import { Box, chakra } from '@chakra-ui/react';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import type { Pixel } from './map-projection.ts';

export type Mark = {
  readonly kind: 'start' | 'mover' | 'end';
  readonly point: GeoPoint;
  readonly icon: IconName;
};

type Props = {
  readonly marks: readonly Mark[];
  readonly placeOf: (point: GeoPoint) => Pixel;
};

const LOOKS = {
  start: { bg: 'bg.panel', color: 'fg', borderColor: 'fg.muted' },
  mover: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'bg.panel' },
  end: { bg: 'fg', color: 'bg.panel', borderColor: 'bg.panel' },
} as const;

/** Straight lines between the places. A moving mark is animated to each new position. */
export const RouteMarks = ({ marks, placeOf }: Props) => (
  <Box position="absolute" left="50%" top="50%" zIndex="1" pointerEvents="none" aria-hidden="true">
    <chakra.svg position="absolute" overflow="visible" width="1px" height="1px" color="brand.fg">
      <polyline
        points={marks.map(({ point }) => placeOf(point).join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
    </chakra.svg>
    {marks.map(({ kind, point, icon }) => {
      const [x, y] = placeOf(point);
      return (
        <Box
          key={kind}
          position="absolute"
          boxSize="9"
          left="-1.125rem"
          top="-1.125rem"
          display="grid"
          placeItems="center"
          borderRadius="full"
          borderWidth="2px"
          boxShadow="md"
          zIndex={kind === 'mover' ? '1' : undefined}
          transition={kind === 'mover' ? 'transform 900ms' : undefined}
          style={{ transform: `translate(${x}px, ${y}px)` }}
          {...LOOKS[kind]}
        >
          <Icon name={icon} size="5" />
        </Box>
      );
    })}
  </Box>
);
