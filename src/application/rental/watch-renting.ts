import type { ActorRefFrom } from 'xstate';
import { sessionIn, visitorIn } from '#application/account/watch-visitor.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { System } from '#application/kernel/system.ts';
import { createWatch, storefrontIn } from '#application/ordering/watch-shopping.ts';
import type * as BookTrip from '#application/rental/book-trip/setup.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';

export const createWatchRenting = (clock: Clock) =>
  createWatch<BookTrip.Renting>(() => ({
    actorsIn: (system) => [storefrontIn(system), sessionIn(system), tripCartIn(system)],
    factsIn: (system) => ({
      now: clock.now(),
      cart: cartReading(tripCartIn(system)?.getSnapshot() ?? null),
      customer: visitorIn(system),
    }),
  }));

type TripCartActor = ActorRefFrom<typeof tripCartMachine>;
const tripCartIn = (system: System) => system.get('tripCart') as TripCartActor | undefined;

/** An unread cart without lines is unknown, which differs from empty. */
function cartReading(
  snapshot: ReturnType<TripCartActor['getSnapshot']> | null,
): BookTrip.CartReading {
  if (!snapshot?.context.isRental) return { kind: 'loading' };
  const { cart, failure } = snapshot.context;
  const isEmpty = cart.lines.length === 0;
  if (failure && isEmpty) return { kind: 'unread', failure };
  if (snapshot.hasTag('loading') && isEmpty) return { kind: 'loading' };
  return { kind: 'read', cart };
}
