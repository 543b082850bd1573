export const TRIP_STATUSES = [
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const TRIP_WAY: readonly TripStatus[] = ['pending', 'confirmed', 'ongoing', 'completed'];

export type TripTab = 'running' | 'completed';

export const isTripFinal = (status: TripStatus): boolean =>
  status === 'completed' || status === 'canceled';

/** A trip whose payment failed can still be paid. */
export const tabOf = (status: TripStatus): TripTab =>
  isTripFinal(status) ? 'completed' : 'running';

export const mayCancelTrip = (status: TripStatus): boolean => status === 'pending';
export const mayReviewTrip = (status: TripStatus): boolean => status === 'completed';

/** A vehicle is reserved from the booking until the trip ends, so that it is never promised twice. */
export const holdsVehicles = (status: TripStatus): boolean =>
  !isTripFinal(status) && status !== 'payment_failed';

/** A trip that was canceled, or whose payment failed, releases its coupon. */
export const usesCoupon = (status: TripStatus): boolean =>
  status === 'completed' || holdsVehicles(status);

/** Null at the end. */
export function nextTripStatus(status: TripStatus): TripStatus | null {
  const at = TRIP_WAY.indexOf(status);
  return at < 0 ? null : (TRIP_WAY[at + 1] ?? null);
}
