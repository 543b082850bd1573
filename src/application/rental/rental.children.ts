import type { DialogFacts, Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import { rentalScopeIn } from './rental-scope.ts';
import { timeZoneIn } from './rental.dialogs.ts';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';

type Facts = Pick<DialogFacts, 'config'> & {
  readonly scope: Scope;
  /** How many lines the trip cart had when the page began, as a cookie says. */
  readonly tripCount: number;
};

/** The children of the storefront that this module brings, by their system id. Their code comes late. */
export const rentalChildren = {
  tripCart: lateChild<typeof tripCartMachine>()(
    ({ scope, tripCount }: Facts) => scope.module?.type === 'rental' || tripCount > 0,
    ({ scope, tripCount }) => ({ ...rentalScopeIn(scope), savedCount: tripCount }),
  ),
  /** The views ask for it that draw its form, or put a vehicle into the cart. */
  searchTrip: lateChild<typeof searchTripMachine>()(
    () => false,
    ({ scope, config }: Facts) => ({
      purpose: { kind: 'search' },
      place: scope.place,
      timeZone: timeZoneIn(config),
    }),
  ),
};
