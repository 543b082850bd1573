import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip/selectors.ts';
import type { Trip } from '#domain/rental/trip.ts';
import { isLeftUnpaid } from '#domain/rental/trip-payment.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import {
  Tracked,
  TrackedHeading,
  Moment,
  Progress,
  ProgressNote,
} from '#ui/ordering/parts/tracked.tsx';
import { CancelTripDialog } from '#ui/rental/dialogs/cancel-trip-dialog.tsx';
import { ReviewVehicleDialog } from '#ui/rental/dialogs/review-vehicle-dialog.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { BookedVehicles } from './booked-vehicles.tsx';
import { TripAmounts } from './trip-amounts.tsx';
import { TripParties } from './trip-parties.tsx';
import { TripStatusText } from './trip-status-text.tsx';
import { TripSteps } from './trip-steps.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { messages as orderFacts } from '#ui/ordering/order-facts.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

type ManagedProps = Props & {
  readonly before?: Elements;
};

/** Each status change is announced once. */
export function ManagedTrip({ manage, before }: ManagedProps) {
  const trip = useSelector(manage, select.tripOf);
  const zone = useSelector(manage, select.timeZoneOf);
  const reviewNeedsAccount = useSelector(manage, select.reviewNeedsAccount);
  const isGuest = useSelector(manage, select.phoneIsNeeded);
  if (!trip) return null;
  return (
    <Tracked
      heading={<TripHeading manage={manage} trip={trip} />}
      aside={
        <>
          <BookedVehicles
            trip={trip}
            reviewNeedsAccount={reviewNeedsAccount}
            onReview={(vehicle) => manage.send({ type: 'review.ask', vehicle })}
          />
          <TripAmounts trip={trip} />
        </>
      }
      dialogs={
        <>
          <CancelTripDialog manage={manage} />
          <ReviewVehicleDialog manage={manage} />
        </>
      }
    >
      {before}
      <TripProgress manage={manage} trip={trip} />
      <TripParties trip={trip} zone={zone} canWrite={!isGuest} />
    </Tracked>
  );
}

type TripProps = Props & { readonly trip: Trip };

const TripHeading = ({ manage, trip: { id, status, bookedAt } }: TripProps) => (
  <TrackedHeading
    tracking={manage}
    title={<FormattedMessage {...messages.trip} values={{ id }} />}
    announced={
      <FormattedMessage
        {...messages.announce}
        values={{ id, status: <TripStatusText status={status} /> }}
      />
    }
    another={messages.another}
  >
    <Text color="fg.muted">
      <FormattedMessage
        {...messages.bookedAt}
        values={{ when: <Moment tracking={manage} at={bookedAt} /> }}
      />
    </Text>
  </TrackedHeading>
);

function TripProgress({ manage, trip }: TripProps) {
  const { status } = trip;
  const zone = useSelector(manage, select.timeZoneOf);
  return (
    <Progress
      tracking={manage}
      status={<TripStatusText status={status} />}
      isOver={isTripFinal(status)}
      cancel={messages.cancel}
      notes={<TripNote trip={trip} />}
      steps={<TripSteps steps={useSelector(manage, select.stepsShown)} zone={zone} />}
    />
  );
}

/** Reason of a cancellation, or the provider's next step. */
function TripNote({ trip }: Pick<TripProps, 'trip'>) {
  const { cancellationReason: reason } = trip;
  if (reason) {
    return (
      <ProgressNote>
        <FormattedMessage
          {...orderFacts.canceledBecause}
          values={{ reason: <bdi>{reason}</bdi> }}
        />
      </ProgressNote>
    );
  }
  return isLeftUnpaid(trip) ? (
    <ProgressNote>
      <FormattedMessage {...messages.unpaid} />
    </ProgressNote>
  ) : null;
}
