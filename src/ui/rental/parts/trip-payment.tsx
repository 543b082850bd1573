import * as select from '#application/rental/manage-trip/selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import { isLeftUnpaid, positionOf } from '#domain/rental/trip-payment.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useShownPayment } from '#ui/payment/use-shown-payment.ts';
import { PayCard } from '#ui/payment/parts/pay-card.tsx';

type Props = {
  readonly manage: select.ManageTripActor;
  readonly rental: Pick<Rental, 'payTrip'>;
};

/** An unpaid online trip can be paid on its tracking page. */
export function TripPayment({ manage, rental }: Props) {
  const trip = useSelector(manage, select.tripOf);
  const claim = useSelector(manage, select.claimed);
  const isShown = useShownPayment(trip, isLeftUnpaid, positionOf);
  return trip && claim && isShown ? (
    <PayCard
      machine={rental.payTrip}
      tracker={manage}
      paidFor={{ kind: 'trip', id: trip.id, phone: claim.phone }}
    />
  ) : null;
}
