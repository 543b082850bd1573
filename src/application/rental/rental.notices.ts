import { error, success, type NoticesIn } from '#application/kernel/notice.ts';
import type { TripType } from '#domain/rental/trip-details.ts';

/** The notices of this module, by their kind. */
export const rentalNotices = {
  vehicleAdded: success(),
  vehicleRemoved: success(),
  tripChanged: success(),
  tripCartCleared: success(),
  vehiclesAboveCount: error<{ readonly count: number }>(),
  tripTypeNotOffered: error<{ readonly type: TripType }>(),
  vehicleInTripCart: error(),
  tripCartFull: error(),
  /** These keep the trip from being changed. */
  vehiclesHold: error<{ readonly names: string }>(),
  tripCartAsBefore: error(),
  vehiclesLost: error<{ readonly names: string }>(),
  tripLost: error(),
  tripCartElsewhere: error(),
  tripCanceled: success(),
  vehicleReviewed: success(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof rentalNotices> {}
}
