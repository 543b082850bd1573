import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/book-trip.selectors.ts';
import type { BookFailure } from '#application/rental/trip-gateway.port.ts';
import { BroughtIntoView } from '#ui/design/brought-into-view.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/booking.messages.ts';
import { useIsBooking, usePlacingIs } from '#ui/rental/use-placing-trip.ts';

type Props = { readonly booking: select.BookTripActor };

/** Above the form: that the trip was not booked, or may have been, and why. There before it speaks. */
export function BookingStopped({ booking }: Props) {
  const stopped = useSelector(booking, select.stoppedOf);
  const placing = useSelector(booking, select.placing);
  const isUnsure = usePlacingIs(booking, 'unsure');
  const isAgain = useIsBooking(booking);
  return (
    <Stack role="alert" gap="4" mb="4" _empty={{ display: 'none' }}>
      {placing && isUnsure ? (
        <BroughtIntoView>
          <Unsure placing={placing} />
        </BroughtIntoView>
      ) : null}
      {stopped && !isUnsure && !isAgain ? (
        <BroughtIntoView>
          <Notice
            tone="danger"
            title={
              <FormattedMessage
                {...messages.stopped}
                values={{ provider: <bdi>{stopped.draft.providerName}</bdi> }}
              />
            }
          >
            <BookFailureText failure={stopped.failure} />
            <Text color="fg.muted">
              <FormattedMessage {...messages.stillInCart} />
            </Text>
          </Notice>
        </BroughtIntoView>
      ) : null}
    </Stack>
  );
}

function Unsure({ placing }: { readonly placing: select.PlacingTripActor }) {
  return (
    <Notice tone="warning">
      <Heading as="h2" size="sm">
        <FormattedMessage {...messages.unsureTitle} />
      </Heading>
      <Text>
        <FormattedMessage {...messages.unsureText} />
      </Text>
      <Button alignSelf="start" mt="1" onClick={() => placing.send({ type: 'order.retry' })}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...messages.askAgain} />
      </Button>
    </Notice>
  );
}

const ADVICE = {
  cartEmpty: messages.cartEmpty,
  otherCart: null,
  vehicleGone: messages.vehicleGone,
  typeNotOffered: messages.typeNotOffered,
  aboveCount: messages.aboveCount,
  notAvailable: messages.notAvailable,
  providerClosed: messages.providerClosed,
  outsideZone: messages.outsideZone,
  schedule: messages.schedule,
  coupon: messages.couponRefused,
  priceChanged: null,
  keyTaken: messages.keyTaken,
  other: null,
} as const;

/** What the server said, and what to do about it. */
function BookFailureText({ failure }: { readonly failure: BookFailure }) {
  if (failure.kind !== 'refused') {
    return (
      <Text>
        <FailureText failure={failure} />
      </Text>
    );
  }
  const { problem, said } = failure;
  const advice = ADVICE[problem];
  return (
    <>
      {problem === 'keyTaken' ? null : <Text>{said}</Text>}
      {advice ? (
        <Text>
          <FormattedMessage {...advice} />
        </Text>
      ) : null}
    </>
  );
}

/** The page was closed between "Book trip" and the answer. Nothing is sent without being asked for. */
export function BookingInterrupted({ placing }: { readonly placing: select.PlacingTripActor }) {
  const [draft] = useSelector(placing, select.unanswered);
  return (
    <EmptyState
      level="h1"
      art="receipt"
      title={<FormattedMessage {...messages.interruptedTitle} />}
      text={
        <FormattedMessage
          {...messages.interruptedText}
          values={{ provider: <bdi>{draft?.providerName}</bdi> }}
        />
      }
      action={
        <HStack gap="3" wrap="wrap" justify="center">
          <Button variant="outline" onClick={() => placing.send({ type: 'order.abandon' })}>
            <FormattedMessage {...messages.startOver} />
          </Button>
          <Button onClick={() => placing.send({ type: 'order.retry' })}>
            <FormattedMessage {...messages.finish} />
          </Button>
        </HStack>
      }
    />
  );
}
