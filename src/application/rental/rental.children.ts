import type { Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import { renterIn } from './renter.ts';
import type { tripCartMachine } from './trip-cart.machine.ts';

type Facts = {
  readonly scope: Scope;
  /** How many lines the trip cart had when the page began, as a cookie says. */
  readonly tripCount: number;
};

/** The children of the storefront that this module brings, by their system id. Their code comes late. */
export const rentalChildren = {
  tripCart: lateChild<typeof tripCartMachine>()(
    ({ scope, tripCount }: Facts) => scope.module?.type === 'rental' || tripCount > 0,
    ({ scope, tripCount }) => ({ ...renterIn(scope), savedCount: tripCount }),
  ),
};
