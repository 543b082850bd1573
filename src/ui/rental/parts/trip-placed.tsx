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
import { useFocusOnce } from '#ui/ordering/use-focus-once.ts';
import { PickupLabel } from './trip-facts.tsx';
import { messages } from './trip-placed.messages.ts';

type Props = {
  readonly trip: BookedTrip;
  readonly isGuest: boolean;
  /** The call about the payment failed: the trip is booked all the same. */
  readonly isPaymentUnknown?: boolean;
};

/** The provider has it. A guest is told to keep the number, which is all that leads back to the trip. */
export function TripPlaced({ trip, isGuest, isPaymentUnknown = false }: Props) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <VStack maxW="2xl" mx="auto" gap="4">
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
      {isGuest ? (
        <Notice tone="warning" icon="info">
          <FormattedMessage {...messages.guestNotice} />
        </Notice>
      ) : null}
      {isPaymentUnknown ? (
        <Notice tone="warning">
          <FormattedMessage {...messages.payUnknown} />
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
              <FormattedMessage
                {...messages.payCash}
                values={{ money: <MoneyText amount={trip.total} /> }}
              />
            </Text>
          </Stack>
          <Stack gap="0.5">
            <Text textStyle="caption" color="fg.muted">
              <FormattedMessage {...messages.tripId} />
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
            <FormattedMessage {...messages.track} />
            <Icon name="arrowEnd" size="4" />
          </Link>
        </Button>
      </Card>
      <Button asChild variant="outline">
        <Link to={paths.home()}>
          <FormattedMessage {...messages.home} />
        </Link>
      </Button>
    </VStack>
  );
}
