import type { Instant } from '#domain/kernel/instant.ts';
import type { ProviderSummary } from './provider.ts';
import {
  isSamePickup,
  linesNotOffering,
  providerIn,
  type TripCandidate,
  type TripCart,
  type TripLine,
} from './trip-cart.ts';
import {
  isSamePlace,
  type TripDetails,
  type TripHours,
  type TripPlace,
  type TripType,
} from './trip-details.ts';

type Change<Value> = { readonly from: Value; readonly to: Value };

export type DetailChange =
  | ({ readonly what: 'pickup' | 'destination' } & Change<TripPlace>)
  | ({ readonly what: 'pickupAt' } & Change<Instant | null>);

/** Needs the customer's consent before the vehicle joins the cart. */
export type TripConflict =
  /** Yes empties the cart. */
  | ({ readonly kind: 'provider' } & Change<ProviderSummary>)
  /** Yes changes the trip; `incompatible` are the lines that must go. */
  | ({ readonly kind: 'tripType'; readonly incompatible: readonly TripLine[] } & Change<TripType>)
  | ({ readonly kind: 'duration' } & Change<TripHours>)
  | { readonly kind: 'details'; readonly changes: readonly DetailChange[] };
export type ConflictKind = TripConflict['kind'];

/** The order of the questions, one at a time. */
export const CONFLICT_KINDS = [
  'provider',
  'tripType',
  'duration',
  'details',
] as const satisfies readonly ConflictKind[];

/**
 * The first conflict without the customer's consent; null when the vehicle can be added. Consent to another
 * provider begins a new cart, so no further question follows. Consent to another type includes its hours or
 * its route; the pickup is still asked about.
 */
export function firstConflict(
  cart: TripCart,
  candidate: TripCandidate,
  agreed: readonly ConflictKind[] = [],
): TripConflict | null {
  const provider = providerIn(cart);
  if (!provider || agreed.includes('provider')) return null;
  const { vehicle, details: to } = candidate;
  if (provider.id !== vehicle.provider.id) {
    return { kind: 'provider', from: provider, to: vehicle.provider };
  }
  const from = cart.details;
  if (!from) return null;
  if (from.type !== to.type && !agreed.includes('tripType')) {
    const incompatible = linesNotOffering(cart, to.type);
    return { kind: 'tripType', from: from.type, to: to.type, incompatible };
  }
  if (from.hours && to.hours && from.hours !== to.hours && !agreed.includes('duration')) {
    return { kind: 'duration', from: from.hours, to: to.hours };
  }
  const changes = agreed.includes('details') ? [] : detailChanges(from, to);
  return changes.length > 0 ? { kind: 'details', changes } : null;
}

/**
 * Differences between two trips besides their type and their hours. A route that comes with another type is no
 * change.
 */
export function detailChanges(from: TripDetails, to: TripDetails): readonly DetailChange[] {
  const changes: DetailChange[] = [];
  if (!isSamePlace(from.pickup, to.pickup)) {
    changes.push({ what: 'pickup', from: from.pickup, to: to.pickup });
  }
  if (from.destination && to.destination && !isSamePlace(from.destination, to.destination)) {
    changes.push({ what: 'destination', from: from.destination, to: to.destination });
  }
  if (!isSamePickup(from.pickupAt, to.pickupAt)) {
    changes.push({ what: 'pickupAt', from: from.pickupAt, to: to.pickupAt });
  }
  return changes;
}

/** The trip of the wanted vehicle: the cart's, unless the customer has edited the search since the last add. */
export const detailsWanted = (
  cart: TripCart,
  searched: { readonly details: TripDetails | null; readonly isTouched: boolean },
): TripDetails | null =>
  cart.details && cart.lines.length > 0 && !searched.isTouched ? cart.details : searched.details;
