import {
  dismissedByHand,
  error,
  flowWithdraws,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';
import type { TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { Cleared } from '#application/rental/trip-cart/setup.ts';

/** For whose sake the cart was to change. */
type Wanted = 'vehicle' | 'trip' | 'module';

const anotherPersonShops = scopeSays('anotherPersonShops');
const cartIsOfAnother = flowWithdraws('rental/trip-cart');
const isAnOffer = dismissedByHand('It offers to take back what was cleared; the customer decides.');
/** It may come while another page opens, of something that a closed tab had begun. */
const tellsOfALoss = dismissedByHand('What is lost is told once, and nothing brings it back.');

/** The notices of this module, by their kind. */
export const rentalNotices = {
  vehicleAdded: success(),
  /** `line`: the first of those that were removed. `name`: theirs, one after the other. */
  vehicleRemoved: success<{ readonly line: TripLineId | null; readonly name: string }>(
    ({ line }) => ({ to: 'tripCart', event: { type: 'cart.undo', line } }),
    cartIsOfAnother,
  ),
  vehicleRestored: success(),
  /** `name`: of the vehicles that were to be put back, one after the other. */
  vehiclesNotRestored: error<{ readonly name: string; readonly cleared: Cleared }>(
    [cartIsOfAnother, isAnOffer],
    ({ cleared }) => ({ to: 'tripCart', event: { type: 'lines.restore', cleared } }),
  ),
  tripCartUpdated: success(),
  tripCartCleared: success(
    () => ({ to: 'tripCart', event: { type: 'cart.undo', line: null } }),
    cartIsOfAnother,
  ),
  vehiclesAboveCount: error<{ readonly count: number }>([pageIsLeft]),
  tripTypeNotOffered: error<{ readonly type: TripType }>([pageIsLeft]),
  vehicleInTripCart: error([pageIsLeft]),
  tripCartFull: error([pageIsLeft]),
  tripCartAsBefore: error<{ readonly wanted: Wanted }>([pageIsLeft]),
  vehiclesLost: error<{ readonly wanted: Wanted; readonly names: string }>([
    anotherPersonShops,
    tellsOfALoss,
  ]),
  tripLost: error<{ readonly wanted: Wanted }>([anotherPersonShops, tellsOfALoss]),
  /** `name`: of the vehicles that were cleared for the sake of a module, one after the other. */
  tripCartElsewhere: error<{ readonly name: string; readonly cleared: Cleared }>(
    [anotherPersonShops, isAnOffer],
    ({ cleared }) => ({ to: 'tripCart', event: { type: 'lines.restore', cleared } }),
  ),
  /** Whether it was cleared is not known: neither answer has come. */
  tripCartUncertain: error([pageIsLeft]),
  tripCanceled: success(),
  vehicleReviewed: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof rentalNotices> {}
}
