import { Box, Button, chakra, Heading } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { isInterrupted as isPlacingInterrupted } from '#application/ordering/placing.selectors.ts';
import * as select from '#application/rental/book-trip.selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront.selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TripId } from '#domain/rental/trip.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { Link } from '#ui/design/link.ts';
import { WithAside } from '#ui/design/with-aside.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { usePlacing, usePlacingActor } from '#ui/ordering/use-placing.ts';
import { TripChangesDialog } from '#ui/rental/dialogs/trip-changes-dialog.tsx';
import { BookingActions, BookingSummary } from '#ui/rental/parts/booking-aside.tsx';
import {
  TripContactPart,
  TripNotePart,
  TripPart,
  TripPaymentPart,
} from '#ui/rental/parts/booking-form.tsx';
import { BookingInterrupted } from '#ui/rental/parts/booking-interrupted.tsx';
import { BookingStopped } from '#ui/rental/parts/booking-stopped.tsx';
import { CouponPart } from '#ui/rental/parts/coupon-part.tsx';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { tripFieldId } from '#ui/rental/parts/trip-field-error.tsx';
import { TripPlaced } from '#ui/rental/parts/trip-placed.tsx';
import { TripWaiting } from '#ui/rental/parts/trip-waiting.tsx';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages as titles } from './titles.messages.ts';

/** The checkout of the trip cart. The address of a booked trip shows it again after a reload. */
export function BookTripPage() {
  const { query } = useAddress();
  const id = query.get('page') === 'placed' ? parseId<'Trip'>(query.get('trip_id')) : null;
  const config = useStorefront(storefront.config);
  const rental = useRental();
  const visit = useVisit(id);
  if (!config || !rental) return <TripWaiting title={titles.tripCheckout} />;
  if (visit.began !== null) return <PlacedBefore rental={rental} id={visit.began} />;
  return <BookTrip key={visit.number} config={config} rental={rental} />;
}

type Visit = {
  readonly began: TripId | null;
  readonly now: TripId | null;
  readonly number: number;
};

/** The checkout that has booked a trip goes on showing it; another one begins anew. */
function useVisit(id: TripId | null): Visit {
  const [visit, change] = useState<Visit>({ began: id, now: id, number: 0 });
  if (visit.now !== id) {
    change(
      id === null ? { began: null, now: null, number: visit.number + 1 } : { ...visit, now: id },
    );
  }
  return visit;
}

type Needs = { readonly config: AppConfig; readonly rental: Rental };

function BookTrip({ config: { timeZone, currency, taxIncluded }, rental }: Needs) {
  const booking = useFlow(rental.bookTrip, {
    input: { terms: { timeZone, currency, taxIncluded } },
  });
  const isPlaced = useSelector(booking, select.viewOf) === 'placed';
  return isPlaced ? (
    <JustPlaced booking={booking} />
  ) : (
    <InRental title={titles.tripCheckout} waiting={<TripWaiting title={titles.tripCheckout} />}>
      <BookTripView booking={booking} />
    </InRental>
  );
}

/** Where this tab does not know the trip, such as in a link that was sent on, there is nothing to show. */
function PlacedBefore({ rental, id }: Pick<Needs, 'rental'> & { readonly id: TripId }) {
  const session = useStorefront(storefront.session);
  const signedIn = useSelector(session, isSignedIn);
  const [trip] = rental.knownTrips.placed([id]);
  return trip ? <TripPlaced trip={trip} isGuest={!signedIn} /> : <Redirect to={paths.home()} />;
}

type Props = { readonly booking: select.BookTripActor };

function BookTripView({ booking }: Props) {
  const view = useSelector(booking, select.viewOf);
  const failure = useSelector(booking, select.cartFailureOf);
  const placing = usePlacingActor(booking);
  const isInterrupted = usePlacing(booking, isPlacingInterrupted, false);
  switch (view) {
    case 'waiting':
    case 'placed':
      return <TripWaiting title={titles.tripCheckout} />;
    case 'unread':
      return failure ? (
        <>
          <HiddenHeading>
            <FormattedMessage {...titles.tripCheckout} />
          </HiddenHeading>
          <FailureState failure={failure} retry={() => booking.send({ type: 'cart.retry' })} />
        </>
      ) : null;
    case 'empty':
      return <Empty booking={booking} />;
    case 'form':
      return placing && isInterrupted ? (
        <BookingInterrupted placing={placing} />
      ) : (
        <Form booking={booking} />
      );
  }
}

/** From here on the address names the trip, so that a reload shows it again. */
function JustPlaced({ booking }: Props) {
  const trip = useSelector(booking, select.bookedOf);
  const isGuest = useSelector(booking, select.isGuest);
  const isPaymentKnown = useSelector(booking, select.isPaymentKnown);
  if (!trip) return null;
  return (
    <>
      <Redirect to={paths.tripCheckout(trip.id)} />
      <TripPlaced trip={trip} isGuest={isGuest} isPaymentUnknown={!isPaymentKnown} />
    </>
  );
}

function Form({ booking }: Props) {
  const placing = usePlacingActor(booking);
  useRequestedFocus(booking);
  return (
    <Box>
      <Heading as="h1" size="lg" mb="5">
        <FormattedMessage {...titles.tripCheckout} />
      </Heading>
      <BookingStopped booking={booking} />
      <WithAside
        summary={<BookingSummary booking={booking} />}
        actions={<BookingActions booking={booking} />}
      >
        <chakra.form display="grid" flex="1" w="full" minW="0" gap="4" noValidate onSubmit={stay}>
          <TripPart booking={booking} />
          <TripContactPart booking={booking} />
          <CouponPart booking={booking} />
          <TripPaymentPart />
          <TripNotePart booking={booking} />
        </chakra.form>
      </WithAside>
      {placing ? <TripChangesDialog placing={placing} /> : null}
    </Box>
  );
}

/** The Enter key books nothing: only the button does. */
const stay = (event: SubmitEvent): void => event.preventDefault();

/** Puts the cursor into the field that the form asks for. */
function useRequestedFocus(booking: select.BookTripActor): void {
  const request = useSelector(booking, select.requestedFocus);
  useEffect(() => {
    if (request) document.getElementById(tripFieldId(request.field))?.focus();
  }, [request]);
}

function Empty({ booking }: Props) {
  return (
    <>
      <BookingStopped booking={booking} />
      <EmptyState
        level="h1"
        art="rental"
        title={<FormattedMessage {...messages.empty} />}
        text={<FormattedMessage {...messages.emptyText} />}
        action={
          <Button asChild>
            <Link to={paths.vehicleSearch()}>
              <FormattedMessage {...messages.browse} />
            </Link>
          </Button>
        }
      />
    </>
  );
}
