import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip.selectors.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Trip } from '#domain/rental/trip.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { Card } from '#ui/design/card.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { Freshness } from '#ui/ordering/parts/freshness.tsx';
import { useFocusOnce } from '#ui/ordering/use-focus-once.ts';
import { CancelTripDialog } from '#ui/rental/dialogs/cancel-trip-dialog.tsx';
import { ReviewVehicleDialog } from '#ui/rental/dialogs/review-vehicle-dialog.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { BookedVehicles } from './booked-vehicles.tsx';
import { TripAmounts } from './trip-amounts.tsx';
import { TripParties } from './trip-parties.tsx';
import { TripStatusText } from './trip-status-text.tsx';
import { TripSteps } from './trip-steps.tsx';

type Props = { readonly manage: select.ManageTripActor };

/** One trip that was booked, kept fresh. Each change of its status is announced once. */
export function ManagedTrip({ manage }: Props) {
  const trip = useSelector(manage, select.tripOf);
  const zone = useSelector(manage, select.timeZoneOf);
  if (!trip) return null;
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <TripHeading manage={manage} trip={trip} zone={zone} />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '6' }} align="start">
        <Stack flex="1" w="full" minW="0" gap="4">
          <Progress manage={manage} trip={trip} zone={zone} />
          <TripParties trip={trip} zone={zone} />
        </Stack>
        <Stack w={{ base: 'full', lg: 'md' }} flexShrink="0" gap="4">
          <BookedVehicles
            trip={trip}
            onReview={(vehicle) => manage.send({ type: 'review.ask', vehicle })}
          />
          <TripAmounts trip={trip} />
        </Stack>
      </Flex>
      <CancelTripDialog manage={manage} />
      <ReviewVehicleDialog manage={manage} />
    </Stack>
  );
}

type TripProps = Props & { readonly trip: Trip; readonly zone: TimeZone };

function TripHeading({ manage, trip: { id, status, bookedAt }, zone }: TripProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <HStack justify="space-between" align="start" gap="4" wrap="wrap">
      <Box>
        <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="0">
          <FormattedMessage {...messages.trip} values={{ id }} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage
            {...messages.bookedAt}
            values={{ when: <FormattedDate value={bookedAt} {...MOMENT} timeZone={zone} /> }}
          />
        </Text>
      </Box>
      <VisuallyHidden role="status">
        <FormattedMessage
          {...messages.announce}
          values={{ id, status: <TripStatusText status={status} /> }}
        />
      </VisuallyHidden>
      <Button variant="outline" size="sm" onClick={() => manage.send({ type: 'other.find' })}>
        <Icon name="search" size="4" />
        <FormattedMessage {...messages.another} />
      </Button>
    </HStack>
  );
}

function Progress({ manage, trip: { status, cancellationReason }, zone }: TripProps) {
  const steps = useSelector(manage, select.stepsShown);
  const canCancel = useSelector(manage, select.canCancel);
  const canRefresh = useSelector(manage, select.canRefresh);
  const updatedAt = useSelector(manage, select.updatedAt);
  const stale = useSelector(manage, select.staleBecause) !== null;
  return (
    <Card>
      <Section
        title={<TripStatusText status={status} />}
        action={
          canCancel ? (
            <Button
              variant="outline"
              size="sm"
              colorPalette="danger"
              onClick={() => manage.send({ type: 'cancel.ask' })}
            >
              <FormattedMessage {...messages.cancel} />
            </Button>
          ) : null
        }
      >
        {cancellationReason ? (
          <Text color="fg.muted" mt="-2" mb="4" overflowWrap="anywhere">
            <FormattedMessage
              {...messages.canceledBecause}
              values={{ reason: <bdi>{cancellationReason}</bdi> }}
            />
          </Text>
        ) : null}
        <TripSteps steps={steps} zone={zone} />
        <Freshness
          {...{ updatedAt, stale, zone }}
          canRefresh={isTripFinal(status) ? null : canRefresh}
          onRefresh={() => manage.send({ type: 'trip.refresh' })}
        />
      </Section>
    </Card>
  );
}

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;
