import { fromCallback, type ActorRefFrom, type AnyActorRef, type EventObject } from 'xstate';
import { isSameTrip } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';

type TripCartActor = ActorRefFrom<typeof tripCartMachine>;

export type TripCartReport =
  /** The trip of the cart changed; null for an empty cart. */
  | { readonly type: 'trip.change'; readonly details: TripDetails | null }
  | { readonly type: 'vehicle.added' };

/** Reports the trip cart to the search of a trip. The cart may load later than the search. */
export const watchTripCart = fromCallback<EventObject, undefined, TripCartReport>(
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
      const storefront = system.get('storefront') as AnyActorRef | undefined;
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
