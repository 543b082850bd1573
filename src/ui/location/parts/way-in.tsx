import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { NamedZone } from '#application/location/location.queries.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { nearestServed } from '#domain/location/nearest-served.ts';
import { Notice } from '#ui/design/notice.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { messages } from '#ui/location/location.messages.ts';

type Props = {
  readonly zones: readonly NamedZone[];
  readonly from: GeoPoint;
  readonly onMove: (to: GeoPoint) => void;
};

/**
 * Outside every zone: distance and direction of the nearest served point, and a button that moves
 * there.
 */
export function WayIn({ zones, from, onMove }: Props) {
  const distanceText = useDistanceText();
  const way = nearestServed(zones, from);
  if (!way) return null;
  return (
    <Notice
      tone="warning"
      icon="pin"
      action={
        <Button size="sm" variant="outline" onClick={() => onMove(way.point)}>
          <FormattedMessage {...messages.wayInButton} />
        </Button>
      }
    >
      <FormattedMessage
        {...messages.wayIn}
        values={{
          distance: distanceText(way.metres),
          direction: (
            <FormattedMessage {...messages.direction} values={{ direction: way.direction }} />
          ),
          zone: way.zone.name,
        }}
      />
    </Notice>
  );
}
