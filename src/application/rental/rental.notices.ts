import { error, success, type NoticesIn } from '#application/kernel/notice.ts';
import type { TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import type { Cleared } from './trip-cart.types.ts';

/** For whose sake the cart was to change. */
type Wanted = 'vehicle' | 'trip' | 'module';

/** The notices of this module, by their kind. */
export const rentalNotices = {
  vehicleAdded: success(),
  /** `line`: the first of those that were removed. `name`: theirs, one after the other. */
  vehicleRemoved: success<{ readonly line: TripLineId | null; readonly name: string }>(
    ({ line }) => ({ to: 'tripCart', event: { type: 'cart.undo', line } }),
  ),
  vehicleRestored: success(),
  /** `name`: of the vehicles that were to be put back, one after the other. */
  vehiclesNotRestored: error<{ readonly name: string; readonly cleared: Cleared }>(
    ({ cleared }) => ({ to: 'tripCart', event: { type: 'lines.restore', cleared } }),
  ),
  tripCartUpdated: success(),
  tripCartCleared: success(() => ({ to: 'tripCart', event: { type: 'cart.undo', line: null } })),
  vehiclesAboveCount: error<{ readonly count: number }>(),
  tripTypeNotOffered: error<{ readonly type: TripType }>(),
  vehicleInTripCart: error(),
  tripCartFull: error(),
  tripCartAsBefore: error<{ readonly wanted: Wanted }>(),
  vehiclesLost: error<{ readonly wanted: Wanted; readonly names: string }>(),
  tripLost: error<{ readonly wanted: Wanted }>(),
  /** `name`: of the vehicles that were cleared for the sake of a module, one after the other. */
  tripCartElsewhere: error<{ readonly name: string; readonly cleared: Cleared }>(({ cleared }) => ({
    to: 'tripCart',
    event: { type: 'lines.restore', cleared },
  })),
  /** Whether it was cleared is not known: neither answer has come. */
  tripCartUncertain: error(),
  tripCanceled: success(),
  vehicleReviewed: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof rentalNotices> {}
}
