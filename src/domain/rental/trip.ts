import type { Claim } from '#domain/account/claim.ts';
import type { GivenReview } from '#domain/catalogue/review-draft.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { TripAmounts, TripLength } from '#domain/pricing/trip-price.ts';
import type { ProviderId } from './provider.ts';
import type { TripPlace, TripType } from './trip-details.ts';
import { isTripFinal, TRIP_WAY, type TripStatus } from './trip-status.ts';
import type { VehicleId } from './vehicle.ts';

export type TripId = Id<'Trip'>;

export type TripPaymentMethod = 'cash_payment' | 'wallet' | 'partial_payment' | 'digital_payment';

export type TripClaim = Claim<'Trip'>;

/** A line as it was when booked, independent of later changes to the vehicle. */
export type BookedLine = {
  readonly id: number;
  readonly vehicleId: VehicleId;
  readonly name: string;
  readonly thumbnail: string;
  readonly quantity: number;
  /** An hour or a kilometre of one, before discount. */
  readonly rate: Money;
  /** The line for the whole trip, before discount. */
  readonly gross: Money;
};

export type HandedVehicle = {
  readonly id: number;
  readonly vehicleId: VehicleId;
  readonly name: string;
  readonly thumbnail: string;
  readonly plate: string;
  readonly review: GivenReview | null;
  readonly reviewable: boolean;
};

export type TripProvider = {
  readonly id: ProviderId;
  readonly name: string;
  readonly logo: string;
  readonly phone: string;
  readonly address: string;
};

export type TripRow = {
  readonly id: TripId;
  readonly status: TripStatus;
  readonly type: TripType;
  readonly total: Money;
  readonly paymentMethod: TripPaymentMethod | null;
  readonly isPaid: boolean;
  readonly quantity: number;
  readonly pickupAt: Instant | null;
  readonly bookedAt: Instant;
  readonly provider: TripProvider | null;
};

export type Trip = TripRow & {
  readonly pickup: TripPlace | null;
  readonly destination: TripPlace | null;
  readonly hours: number | null;
  readonly metres: number | null;
  readonly seconds: number | null;
  readonly reached: Readonly<Partial<Record<TripStatus, Instant>>>;
  readonly amounts: TripAmounts;
  readonly note: string;
  readonly lines: readonly BookedLine[];
  readonly handed: readonly HandedVehicle[];
  readonly cancellationReason: string | null;
  readonly couponCode: string | null;
  readonly cancelable: boolean;
};

/** Its hours or its distance; null when the wire has neither. */
export function lengthOfTrip({ type, hours, metres }: Trip): TripLength | null {
  if (type === 'hourly') return hours === null ? null : { kind: 'hours', hours };
  return metres === null ? null : { kind: 'metres', metres };
}

export type TripStep = {
  readonly status: TripStatus;
  readonly at: Instant | null;
  readonly progress: 'done' | 'current' | 'ahead';
};

/** The steps of a trip. A canceled or failed trip shows the steps it reached, and then its end. */
export function tripSteps({
  status,
  reached,
}: Pick<Trip, 'status' | 'reached'>): readonly TripStep[] {
  const at = TRIP_WAY.indexOf(status);
  const step = (of: TripStatus, progress: TripStep['progress']): TripStep => ({
    status: of,
    at: reached[of] ?? null,
    progress,
  });
  if (at < 0) {
    const been = TRIP_WAY.filter((one) => reached[one] !== undefined);
    return [...been.map((one) => step(one, 'done')), step(status, 'current')];
  }
  return TRIP_WAY.map((one, index) =>
    step(one, index < at || isTripFinal(status) ? 'done' : index === at ? 'current' : 'ahead'),
  );
}
