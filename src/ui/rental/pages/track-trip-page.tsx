import { isSignedIn } from '#application/account/session/selectors.ts';
import type { ManageTripActor } from '#application/rental/manage-trip/selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { Finding, TrackingView } from '#ui/ordering/parts/tracking-view.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { ManagedTrip } from '#ui/rental/parts/managed-trip.tsx';
import { TripPayment } from '#ui/rental/parts/trip-payment.tsx';
import { TripForm } from '#ui/rental/parts/trip-form.tsx';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages as titles } from './titles.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

/** From my trips, by the link of the booking, or by number and phone. */
export function TrackTripPage() {
  const zone = useStorefront(select.timeZone);
  const signedIn = useSession(isSignedIn);
  const rental = useRental();
  return zone && rental ? (
    <Managing zone={zone} signedIn={signedIn} rental={rental} />
  ) : (
    <Looking />
  );
}

type Needs = { readonly zone: TimeZone; readonly signedIn: boolean; readonly rental: Rental };

function Managing({ zone, signedIn, rental }: Needs) {
  const { manageTrip, knownTrips } = rental;
  const { query: asked } = useAddress();
  const id = parseId<'Trip'>(asked.get('trip_id'));
  const country = useStorefront(select.country);
  const trip = useFlow(manageTrip, {
    input: {
      number: asked.get('trip_id'),
      phone: id && knownTrips.phoneOf(id),
      signedIn,
      timeZone: zone,
      country,
    },
  });
  return <TripView manage={trip} before={<TripPayment manage={trip} rental={rental} />} />;
}

type ViewProps = {
  readonly manage: ManageTripActor;
  readonly before?: Elements;
};

export const TripView = ({ manage, before }: ViewProps) => (
  <TrackingView
    tracking={manage}
    form={<TripForm manage={manage} />}
    finding={<Looking />}
    tracked={<ManagedTrip manage={manage} before={before} />}
  />
);

const Looking = () => <Finding title={titles.trackTrip} text={messages.finding} />;
