import * as select from '#application/rental/manage-trip.selectors.ts';
import type { Rental } from '#application/shell/services.ts';
import { isLeftUnpaid } from '#domain/rental/trip-payment.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { PayCard } from '#ui/payment/parts/pay-card.tsx';

type Props = {
  readonly manage: select.ManageTripActor;
  readonly rental: Pick<Rental, 'payTrip'>;
};

/** A trip that was to be paid online and is not can be paid where it is followed. */
export function TripPayment({ manage, rental }: Props) {
  const trip = useSelector(manage, select.tripOf);
  const claim = useSelector(manage, select.claimed);
  return trip && claim && isLeftUnpaid(trip) ? (
    <PayCard machine={rental.payTrip} paidFor={{ kind: 'trip', id: trip.id, phone: claim.phone }} />
  ) : null;
}
