import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { isoDate, wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Window } from '#domain/ordering/arrival.ts';
import type { Order } from '#domain/ordering/order.ts';
import { isLeftUnpaid } from '#domain/ordering/order-payment.ts';
import { Badge } from '#ui/design/badge.tsx';
import { momentText, timeRange } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './arrival.messages.ts';
import { ProgressNote } from './tracked.tsx';

type Props = { readonly track: select.TrackOrderActor; readonly order: Order };

/** Each change of the expected time is announced. */
export function OrderArrival({ track, order }: Props) {
  const expected = useSelector(track, select.arrivalShown);
  const arrival = isLeftUnpaid(order) ? null : expected;
  const sentence = sentenceOf(order);
  const comes = order.type === 'take_away' ? messages.ready : messages.arrives;
  return (
    <Box mt="-2" mb="5">
      <Box role="status">
        {arrival ? (
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            <Text textStyle="title" fontVariantNumeric="tabular-nums">
              <InWindow track={track} window={arrival.expected} texts={comes} />
            </Text>
            {arrival.isLate ? (
              <Badge tone="warning">
                <FormattedMessage {...messages.late} />
              </Badge>
            ) : null}
          </HStack>
        ) : null}
      </Box>
      {sentence ? (
        <Text color="fg.muted" mt="1">
          <FormattedMessage {...sentence} />
        </Text>
      ) : null}
      {arrival?.isLate ? (
        <Text color="fg.muted" mt="1">
          <InWindow track={track} window={arrival.planned} texts={messages.planned} />
        </Text>
      ) : null}
    </Box>
  );
}

export function OrderArrived({ track }: Pick<Props, 'track'>) {
  const arrived = useSelector(track, select.arrivedShown);
  const now = useSelector(track, select.updatedAt);
  const timeZone = useSelector(track, select.timeZoneOf);
  const intl = useIntl();
  if (!arrived) return null;
  const { at, planned, wasLate } = arrived;
  const day = dayOf([at, planned.from], now, timeZone);
  const when = momentText(intl, at, timeZone, day);
  return (
    <ProgressNote>
      {wasLate ? (
        <FormattedMessage
          {...messages.cameLate}
          values={{ when, planned: timeRange(intl, planned, timeZone, day) }}
        />
      ) : (
        <FormattedMessage {...messages.came} values={{ when }} />
      )}
    </ProgressNote>
  );
}

type WindowProps = Pick<Props, 'track'> & {
  readonly window: Window;
  readonly texts: MessageDescriptor;
};

/** Window in the configured zone; with the day unless it begins today. */
function InWindow({ track, window, texts }: WindowProps): ReactNode {
  const intl = useIntl();
  const timeZone = useSelector(track, select.timeZoneOf);
  const now = useSelector(track, select.updatedAt);
  const day = dayOf([window.from], now, timeZone);
  const when = timeRange(intl, window, timeZone, day);
  return <FormattedMessage {...texts} values={{ when }} />;
}

function dayOf(moments: readonly Instant[], now: Instant | null, timeZone: TimeZone) {
  const isToday = now !== null && moments.every((at) => isSameDay(at, now, timeZone));
  return isToday ? {} : DAY;
}

const isSameDay = (a: Instant, b: Instant, zone: TimeZone): boolean =>
  isoDate(wallTime(a, zone)) === isoDate(wallTime(b, zone));

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function sentenceOf(order: Order): MessageDescriptor | null {
  const { status, type } = order;
  if (!isLeftUnpaid(order)) return SENTENCES[type][status] ?? null;
  return type === 'parcel' ? messages.parcelUnpaid : messages.unpaid;
}

type Sentences = Readonly<Partial<Record<Order['status'], MessageDescriptor>>>;

const OF_STORES: Sentences = {
  pending: messages.pending,
  accepted: messages.accepted,
  confirmed: messages.confirmed,
  processing: messages.processing,
  handover: messages.handover,
  picked_up: messages.picked_up,
};

const SENTENCES: Readonly<Record<Order['type'], Sentences>> = {
  delivery: OF_STORES,
  take_away: { ...OF_STORES, handover: messages.handoverTakeAway },
  parcel: {
    pending: messages.parcelPending,
    accepted: messages.parcelAccepted,
    confirmed: messages.parcelConfirmed,
    handover: messages.parcelHandover,
    picked_up: messages.parcelPickedUp,
  },
};
