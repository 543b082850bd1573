import * as select from '#application/rental/book-trip.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

/** Whether the booking that is on its way is so; not before and after. */
export function usePlacingIs(
  booking: select.BookTripActor,
  tag: Parameters<typeof select.placingIs>[0],
): boolean {
  const placing = useSelector(booking, select.placing);
  return useSelector(placing, select.placingIs(tag), false);
}

/** The newest price: that of the booking on its way, before the one of the form. */
export function useShownTrip(booking: select.BookTripActor) {
  const quote = useSelector(booking, select.quoteOf);
  const placing = useSelector(booking, select.placing);
  return useSelector(placing, select.newestQuote, null) ?? quote;
}

/** The server is asked for the trip, or the customer signs in for it. */
export function useIsBooking(booking: select.BookTripActor): boolean {
  const isBusy = useSelector(booking, select.isBusy);
  return usePlacingIs(booking, 'busy') || isBusy;
}
