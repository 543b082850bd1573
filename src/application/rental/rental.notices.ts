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

/** Cause of the change of the cart. */
type Wanted = 'vehicle' | 'trip' | 'module';

const anotherPersonShops = scopeSays('anotherPersonShops');
const cartIsOfAnother = flowWithdraws('rental/trip-cart');
const isAnOffer = dismissedByHand('It offers to take back what was cleared; the customer decides.');
/** May arrive while another page opens, about calls of a closed tab. */
const tellsOfALoss = dismissedByHand('What is lost is told once, and nothing brings it back.');

export const rentalNotices = {
  vehicleAdded: success(),
  /** `line`: the first removed one. `name`: the names of all of them. */
  vehicleRemoved: success<{ readonly line: TripLineId | null; readonly name: string }>(
    ({ line }) => ({ to: 'tripCart', event: { type: 'cart.undo', line } }),
    cartIsOfAnother,
  ),
  vehicleRestored: success(),
  /** `name`: the names of the vehicles that were not restored. */
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
  /** `name`: the names of the vehicles cleared for a module. */
  tripCartElsewhere: error<{ readonly name: string; readonly cleared: Cleared }>(
    [anotherPersonShops, isAnOffer],
    ({ cleared }) => ({ to: 'tripCart', event: { type: 'lines.restore', cleared } }),
  ),
  /** Unknown if it was cleared: neither call was answered. */
  tripCartUncertain: error([pageIsLeft]),
  tripCanceled: success(),
  vehicleReviewed: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof rentalNotices> {}
}
