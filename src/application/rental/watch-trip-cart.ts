import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { isSameTrip } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type * as SearchTrip from '#application/rental/search-trip/setup.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';

type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;
type TripCartActor = ActorRefFrom<typeof tripCartMachine>;
type Report = Extract<SearchTrip.Report, { readonly type: 'trip.change' | 'vehicle.added' }>;

/** Reports the trip cart to the search of a trip. The cart may load later than the search. */
export const watchTripCart = fromCallback<EventObject, undefined, Report>(
  ({ system, sendBack }) => {
    let trip: TripDetails | null = null;
    const tell = (tripCart: TripCartActor) => {
      const { lines, details } = tripCart.getSnapshot().context.cart;
      const now = lines.length > 0 ? details : null;
      if (isSame(trip, now)) return;
      trip = now;
      sendBack({ type: 'trip.change', details: now });
    };
    const watches: { readonly unsubscribe: () => void }[] = [];
    const watch = (): boolean => {
      const tripCart = system.get('tripCart') as TripCartActor | undefined;
      if (!tripCart) return false;
      watches.push(
        tripCart.subscribe(() => tell(tripCart)),
        tripCart.on('vehicle.added', () => sendBack({ type: 'vehicle.added' })),
      );
      tell(tripCart);
      return true;
    };
    if (!watch()) {
      const storefront = system.get('storefront') as StorefrontActor | undefined;
      const arrival = storefront?.subscribe(() => {
        if (watch()) arrival?.unsubscribe();
      });
      if (arrival) watches.push(arrival);
    }
    return () => {
      for (const one of watches) one.unsubscribe();
    };
  },
);

const isSame = (a: TripDetails | null, b: TripDetails | null): boolean =>
  a === null || b === null ? a === b : isSameTrip(a, b);
