import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { DeliveryWay } from '#domain/ordering/delivery-way.ts';
import { WhenNear } from '#ui/design/when-near.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { RouteMap } from '#ui/location/parts/map/route-map.tsx';
import type { Mark } from '#ui/location/parts/map/route-marks.tsx';
import { messages } from './delivery-map.messages.ts';

type Props = { readonly track: select.TrackOrderActor };

/** The text alternative works without a map. */
export function DeliveryMap({ track }: Props) {
  const way = useSelector(track, select.wayShown);
  const order = useSelector(track, select.orderOf);
  const store = order?.store?.name ?? order?.parcel?.from.name ?? '';
  const { formatMessage } = useIntl();
  if (!way) return null;
  const texts = way.courier ? messages.mapWithCourier : messages.map;
  return (
    <chakra.figure data-receipt="without" mb="6">
      <WhenNear>
        <RouteMap marks={marksOf(way)} label={formatMessage(texts, { store })} />
      </WhenNear>
      <chakra.figcaption mt="2">
        <WayText way={way} store={store} />
        {way.courier ? (
          <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              {...messages.seen}
              values={{ when: <Seen track={track} at={way.courier.seenAt} /> }}
            />
          </Text>
        ) : null}
      </chakra.figcaption>
    </chakra.figure>
  );
}

const marksOf = ({ store, courier, door }: DeliveryWay): readonly [Mark, ...Mark[]] => [
  { kind: 'start', point: store, icon: 'store' },
  ...(courier ? [{ kind: 'mover', point: courier.point, icon: 'bike' } as const] : []),
  { kind: 'end', point: door, icon: 'home' },
];

type WayProps = { readonly way: DeliveryWay; readonly store: string };

function WayText({ way: { courier, metres, isThere }, store }: WayProps) {
  const distanceText = useDistanceText();
  if (isThere) return <FormattedMessage {...messages.courierIsThere} />;
  const distance = distanceText(metres);
  return courier ? (
    <FormattedMessage {...messages.courierToGo} values={{ distance }} />
  ) : (
    <FormattedMessage {...messages.toGo} values={{ distance, store: <bdi>{store}</bdi> }} />
  );
}

type SeenProps = Props & { readonly at: Instant };

const Seen = ({ track, at }: SeenProps) => (
  <MomentText at={at} zone={useSelector(track, select.timeZoneOf)} />
);
