import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/book-trip/selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import type { TripId } from '#domain/rental/trip.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { Card } from '#ui/design/card.tsx';
import { messages as emptyCart } from '#ui/cart/empty-cart.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useVisit } from '#ui/kernel/use-visit.ts';
import { CheckoutFrame } from '#ui/ordering/parts/checkout-frame.tsx';
import { ContactPart } from '#ui/ordering/parts/contact-part.tsx';
import { CheckoutTextField } from '#ui/ordering/parts/checkout-text-field.tsx';
import { SellingView } from '#ui/ordering/parts/selling-view.tsx';
import { usePlacingActor } from '#ui/ordering/use-placing.ts';
import { TripChangesDialog } from '#ui/rental/dialogs/trip-changes-dialog.tsx';
import { BookingActions, BookingSummary } from '#ui/rental/parts/booking-aside.tsx';
import { TripPart, TripPaymentPart } from '#ui/rental/parts/booking-form.tsx';
import { BookingInterrupted } from '#ui/rental/parts/booking-interrupted.tsx';
import { BookingStopped } from '#ui/rental/parts/booking-stopped.tsx';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { TripPlaced } from '#ui/rental/parts/trip-placed.tsx';
import { TripWaiting } from '#ui/rental/parts/trip-waiting.tsx';
import { messages as checkout } from '#ui/rental/parts/booking-form.messages.ts';
import { messages as rentalMessages } from '#ui/rental/rental.messages.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages as titles } from './titles.messages.ts';

/** The address of a booked trip shows it again after a reload. */
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

type Needs = { readonly config: AppConfig; readonly rental: Rental };

function BookTrip({ config, rental }: Needs) {
  const { timeZone, country, currency, taxIncluded, digitalPayment, wallet } = config;
  const booking = useFlow(rental.bookTrip, {
    systemId: 'checkout',
    input: { terms: { timeZone, country, currency, taxIncluded, digitalPayment, wallet } },
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

/** A tab that does not know the trip, as after a shared link, has nothing to show. */
function PlacedBefore({ rental, id }: Pick<Needs, 'rental'> & { readonly id: TripId }) {
  const session = useStorefront(storefront.session);
  const signedIn = useSelector(session, isSignedIn);
  const [trip] = rental.knownTrips.placed([id]);
  return trip ? <TripPlaced trip={trip} isGuest={!signedIn} /> : <Redirect to={paths.home()} />;
}

type Props = { readonly booking: select.BookTripActor };

const BookTripView = ({ booking }: Props) => (
  <SellingView
    checkout={booking}
    title={titles.tripCheckout}
    waiting={<TripWaiting title={titles.tripCheckout} />}
    empty={<Empty booking={booking} />}
    placed={<JustPlaced booking={booking} />}
    interrupted={(placing) => <BookingInterrupted placing={placing} />}
    form={<Form booking={booking} />}
  />
);

/** The address now names the trip, so that a reload shows it again. */
function JustPlaced({ booking }: Props) {
  const trip = useSelector(booking, select.bookedOf);
  const isGuest = useSelector(booking, select.isGuest);
  if (!trip) return null;
  return (
    <>
      <Redirect to={paths.tripCheckout(trip.id)} />
      <TripPlaced trip={trip} isGuest={isGuest} />
    </>
  );
}

function Form({ booking }: Props) {
  const placing = usePlacingActor(booking);
  const fields = { checkout: booking, errorOf: select.fieldErrorOf };
  return (
    <>
      <CheckoutFrame
        checkout={booking}
        title={titles.tripCheckout}
        stopped={<BookingStopped booking={booking} />}
        summary={<BookingSummary booking={booking} />}
        actions={<BookingActions booking={booking} />}
      >
        <TripPart booking={booking} />
        <ContactPart {...fields} texts={checkout} />
        <TripPaymentPart booking={booking} />
        <Card>
          <CheckoutTextField
            {...fields}
            field="note"
            optional
            label={<FormattedMessage {...checkout.note} />}
            longest={LONGEST_NOTE}
          />
        </Card>
      </CheckoutFrame>
      {placing ? <TripChangesDialog placing={placing} /> : null}
    </>
  );
}

function Empty({ booking }: Props) {
  return (
    <>
      <BookingStopped booking={booking} />
      <EmptyState
        level="h1"
        art="rental"
        title={<FormattedMessage {...emptyCart.empty} />}
        text={<FormattedMessage {...messages.emptyText} />}
        action={
          <Button asChild>
            <Link to={paths.vehicleSearch()}>
              <FormattedMessage {...rentalMessages.browse} />
            </Link>
          </Button>
        }
      />
    </>
  );
}
