import { Button, HStack, Stack, Text, VStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { Notice } from '#ui/design/notice.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { PaidAtOnce, type Said } from '#ui/payment/parts/paid-at-once.tsx';
import { messages as placed } from '#ui/payment/parts/placed.messages.ts';
import { useFocusOnce } from '#ui/kernel/use-focus-once.ts';
import { useRental } from '#ui/rental/use-rental.ts';
import { PickupLabel } from './trip-facts.tsx';
import { messages } from './trip-placed.messages.ts';
import type { Elements } from '#ui/design/elements.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as entries } from '#ui/rental/entries.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';

type Props = { readonly trip: BookedTrip; readonly isGuest: boolean };

/** Asks guests to keep the number: it is their only way back to the trip. */
export function TripPlaced(props: Props) {
  return props.trip.method === 'digital_payment' ? (
    <TripPaidOnline {...props} />
  ) : (
    <Placed {...props} said={null} />
  );
}

function TripPaidOnline(props: Props) {
  const rental = useRental();
  if (!rental) return null;
  const { id, phone } = props.trip;
  return (
    <PaidAtOnce machine={rental.payTrip} paidFor={{ kind: 'trip', id, phone }}>
      {(shown) => <Placed {...props} {...shown} />}
    </PaidAtOnce>
  );
}

type PlacedProps = Props & { readonly said: Said; readonly top?: Elements };

function Placed({ trip, isGuest, said, top }: PlacedProps) {
  const { formatMessage } = useIntl();
  return (
    <VStack maxW="2xl" mx="auto" gap="4">
      {top ?? <GoodNews trip={trip} />}
      {isGuest ? (
        <Notice tone="warning" icon="info">
          <FormattedMessage {...messages.guestNotice} />
        </Notice>
      ) : null}
      <Card style={{ width: '100%' }}>
        <HStack justify="space-between" gap="4" wrap="wrap">
          <Stack gap="0.5" minW="0">
            <Text textStyle="subheading" overflowWrap="anywhere">
              <bdi>{trip.providerName}</bdi>
            </Text>
            <Text color="fg.muted">
              <PickupLabel at={trip.pickupAt} />
            </Text>
            <Text color="fg.muted">
              <Price trip={trip} said={said} />
            </Text>
          </Stack>
          <Stack gap="0.5">
            <Text textStyle="caption" color="fg.muted">
              <FormattedMessage {...tripFacts.id} />
            </Text>
            <Text textStyle="heading" fontVariantNumeric="tabular-nums" userSelect="all">
              {trip.id}
            </Text>
          </Stack>
        </HStack>
        <Button asChild mt="4" w="full">
          <Link
            to={paths.trackTrip({ id: trip.id })}
            aria-label={formatMessage(messages.trackNamed, { id: String(trip.id) })}
          >
            <FormattedMessage {...entries.trackTrip} />
            <Icon name="arrowEnd" size="4" />
          </Link>
        </Button>
      </Card>
      <Button asChild variant="outline">
        <Link to={paths.home()}>
          <FormattedMessage {...controls.backHome} />
        </Link>
      </Button>
    </VStack>
  );
}

function Price({ trip: { total, method }, said }: Pick<PlacedProps, 'trip' | 'said'>) {
  const money = <MoneyText amount={total} />;
  const how = said ?? (method === 'wallet' ? 'paidFromWallet' : 'payCash');
  const texts = how === 'payCash' ? messages.payCash : placed[how];
  return <FormattedMessage {...texts} values={{ money }} />;
}

function GoodNews({ trip }: Pick<Props, 'trip'>) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <EmptyState
      tone="success"
      art="check"
      level="h1"
      heading={heading}
      title={<FormattedMessage {...messages.placedTitle} />}
      text={
        <FormattedMessage
          {...messages.placedText}
          values={{ provider: <bdi>{trip.providerName}</bdi> }}
        />
      }
    />
  );
}
