import type { Id } from '#domain/kernel/id.ts';
import { MINUTE, type Instant } from '#domain/kernel/instant.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import { ONE, type Quantity } from '#domain/kernel/quantity.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import {
  summariseTrip,
  tripLineGrosses,
  type PricedTripLine,
  type TripLength,
  type TripSummary,
  type TripTerms,
} from '#domain/pricing/trip-price.ts';
import { picksUpIn, type ProviderSummary } from './provider.ts';
import { isSamePlace, lengthOf, type TripDetails, type TripType } from './trip-details.ts';
import {
  discountedRate,
  isAboveCount,
  offers,
  rateOf,
  type Vehicle,
  type VehicleId,
} from './vehicle.ts';

export type TripLineId = Id<'TripLine'>;
export type TripDetailsId = Id<'TripDetails'>;

export type TripLine = {
  readonly id: TripLineId;
  readonly vehicle: Vehicle;
  readonly quantity: Quantity;
  /** True when its provider no longer rents out the vehicle. */
  readonly gone?: boolean;
  /**
   * Price of an hour or a kilometre after discount, when the line was added or last changed; missing when
   * unknown.
   */
  readonly shownRate?: Money;
  /** Vehicles of this kind without another trip at that time; missing when unknown. */
  readonly free?: number;
};

/** Vehicles of one provider, for one trip. */
export type TripCart = {
  readonly detailsId: TripDetailsId | null;
  /** Null in an empty cart. */
  readonly details: TripDetails | null;
  readonly lines: readonly TripLine[];
};

export type TripCandidate = {
  readonly vehicle: Vehicle;
  readonly quantity: Quantity;
  readonly details: TripDetails;
};

export const EMPTY_TRIP_CART: TripCart = { detailsId: null, details: null, lines: [] };
export const MAX_TRIP_LINES = 50;

type Rented = {
  readonly lines: readonly { readonly vehicle: Pick<Vehicle, 'provider'> }[];
};

export const providerIn = ({ lines }: Rented): ProviderSummary | null =>
  lines[0]?.vehicle.provider ?? null;

export const lineOfVehicle = ({ lines }: TripCart, id: VehicleId): TripLine | null =>
  lines.find(({ vehicle }) => vehicle.id === id) ?? null;

export const linesNotOffering = (
  { lines }: Pick<TripCart, 'lines'>,
  type: TripType,
): readonly TripLine[] => lines.filter(({ vehicle, gone }) => gone || !offers(vehicle, type));

/**
 * `gone`: its provider no longer rents out the vehicle. `notOffered`: not on a trip of this type. `taken`:
 * others have booked it for that time.
 */
export type LineProblem = 'gone' | 'notOffered' | 'aboveCount' | 'taken';

export function lineProblem(
  { vehicle, gone, quantity, free }: TripLine,
  details: Pick<TripDetails, 'type'> | null,
): LineProblem | null {
  if (gone) return 'gone';
  if (details && !offers(vehicle, details.type)) return 'notOffered';
  if (isAboveCount(vehicle, quantity)) return 'aboveCount';
  return free !== undefined && quantity > free ? 'taken' : null;
}

/** True when no quantity of the line can be rented: it can only be removed. */
export function isUnrentable(line: TripLine, details: Pick<TripDetails, 'type'> | null): boolean {
  const problem = lineProblem(line, details);
  return problem === 'gone' || problem === 'notOffered' || line.vehicle.count < 1;
}

export const linesNotBookable = ({ lines, details }: TripCart): readonly TripLine[] =>
  lines.filter((line) => lineProblem(line, details) !== null);

export type AddRefusal = 'typeNotOffered' | 'aboveCount' | 'alreadyInCart' | 'cartFull';

/** Null when the vehicle can be added. Consent lifts none of these refusals. */
export function addRefusal(cart: TripCart, candidate: TripCandidate): AddRefusal | null {
  const { vehicle, quantity, details } = candidate;
  if (!offers(vehicle, details.type)) return 'typeNotOffered';
  if (isAboveCount(vehicle, quantity)) return 'aboveCount';
  if (lineOfVehicle(cart, vehicle.id)) return 'alreadyInCart';
  return cart.lines.length >= MAX_TRIP_LINES && providerIn(cart)?.id === vehicle.provider.id
    ? 'cartFull'
    : null;
}

/** True for an empty cart, and when the provider's pickup zones include one of these. */
export const isPickupServed = (cart: Rented, zones: readonly ZoneId[]): boolean => {
  const provider = providerIn(cart);
  return provider === null || picksUpIn(provider, zones);
};

/** Null when they are equal. */
export function rateChange(
  { vehicle, shownRate }: TripLine,
  type: TripType,
): { readonly from: Money; readonly to: Money } | null {
  const to = discountedRate(vehicle, type);
  return shownRate && to && shownRate.minor !== to.minor ? { from: shownRate, to } : null;
}

/** A line that is not offered for the cart's trip costs nothing, as it cannot be booked. */
export function pricedLines({ lines, details }: TripCart): readonly PricedTripLine[] {
  if (!details) return [];
  return lines.flatMap((line) => pricedLine(line, details) ?? []);
}

export function pricedLine(
  { vehicle, quantity, gone }: TripLine,
  details: TripDetails,
): PricedTripLine | null {
  const rate = gone ? null : rateOf(vehicle, details.type);
  return rate && { rate, quantity, length: lengthOf(details), discount: vehicle.discount };
}

/**
 * The cost of each line before discounts: together they make the subtotal. Lines that cannot be booked are
 * missing.
 */
export function lineGrosses(cart: TripCart): ReadonlyMap<TripLineId, Money> {
  const { details } = cart;
  const priced = details ? cart.lines.filter((line) => pricedLine(line, details)) : [];
  const grosses = tripLineGrosses(pricedLines({ ...cart, lines: priced }));
  return new Map(
    priced.flatMap(({ id }, at) => {
      const gross = grosses[at];
      return gross ? [[id, gross] as const] : [];
    }),
  );
}

export function summaryOf(
  cart: TripCart,
  terms: Pick<TripTerms, 'coupon' | 'taxIncluded'> & { readonly currency: Currency },
): TripSummary | null {
  const provider = providerIn(cart);
  return (
    provider &&
    summariseTrip(pricedLines(cart), {
      ...terms,
      providerDiscount: provider.discount,
      taxRate: provider.taxRate,
    })
  );
}

/** The facts of a trip that determine a price. */
export type PricedTrip = { readonly type: TripType; readonly length: TripLength };

/** One vehicle for this trip, as the cart prices it; null when it is not offered so. */
export function priceFor(
  vehicle: Vehicle,
  { type, length }: PricedTrip,
  terms: Pick<TripTerms, 'taxIncluded'> & { readonly currency: Currency },
): TripSummary | null {
  const rate = rateOf(vehicle, type);
  const { provider, discount } = vehicle;
  return (
    rate &&
    summariseTrip([{ rate, length, discount, quantity: ONE }], {
      ...terms,
      coupon: null,
      providerDiscount: provider.discount,
      taxRate: provider.taxRate,
    })
  );
}

/** The clock of a trip has no seconds. */
export const isSamePickup = (a: Instant | null, b: Instant | null): boolean =>
  a === null || b === null ? a === b : Math.floor(a / MINUTE) === Math.floor(b / MINUTE);

export const isSameTrip = (a: TripDetails, b: TripDetails): boolean =>
  a.type === b.type &&
  a.hours === b.hours &&
  isSamePlace(a.pickup, b.pickup) &&
  isSamePickup(a.pickupAt, b.pickupAt) &&
  (a.destination === null || b.destination === null
    ? a.destination === b.destination
    : isSamePlace(a.destination, b.destination));
