import type { DialogFacts, Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import { rentalScopeIn, timeZoneIn } from './rental-scope.ts';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';

type Facts = Pick<DialogFacts, 'config'> & {
  readonly scope: Scope;
  /** Line count of the trip cart at page load, from a cookie. */
  readonly tripCount: number;
};

export const rentalChildren = {
  tripCart: lateChild<typeof tripCartMachine>()(
    ({ scope, tripCount }: Facts) => scope.module?.type === 'rental' || tripCount > 0,
    ({ scope, tripCount }) => ({ ...rentalScopeIn(scope), savedCount: tripCount }),
  ),
  /** Wanted by views that show its form or add vehicles. */
  searchTrip: lateChild<typeof searchTripMachine>()(
    () => false,
    ({ scope, config }: Facts) => ({
      purpose: { kind: 'search' },
      place: scope.place,
      timeZone: timeZoneIn(config),
    }),
  ),
};
