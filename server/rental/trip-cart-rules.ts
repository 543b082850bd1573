import { unreachable } from '#domain/kernel/defect.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import {
  addRefusal,
  EMPTY_TRIP_CART,
  linesNotOffering,
  type AddRefusal,
  type TripCart,
} from '#domain/rental/trip-cart.ts';
import { firstConflict } from '#domain/rental/trip-conflict.ts';
import type { TripDetails, TripType } from '#domain/rental/trip-details.ts';
import { isAboveCount, offers } from '#domain/rental/vehicle.ts';
import type { Db } from '#server/kernel/database.ts';
import { ListError, type HttpError } from '#server/kernel/http-error.ts';
import { localize, type LocalizedText } from '#server/kernel/localized-text.ts';
import { deliveringZones } from '#server/location/zones.ts';
import { cartRefusal } from './cart-refusal.ts';
import { isProviderOpen } from './provider-hours.ts';
import {
  pickupAhead,
  readTripCart,
  type StoredTripCart,
  type StoredTripLine,
} from './stored-trip-cart.ts';
import { isGone, toVehicle, type VehicleRow } from './vehicle-row.ts';
import * as errorMessages from './error-messages.ts';

export type TripRules = {
  readonly currency: Currency;
  readonly timeZone: TimeZone;
  readonly now: Date;
};

export type Candidate = {
  readonly row: VehicleRow;
  readonly quantity: number;
  readonly details: TripDetails;
};

/** Refuses a vehicle that is not for rent or does not fit the cart's trip. */
export function requireAddable(
  cart: StoredTripCart | null,
  { row, quantity: pieces, details }: Candidate,
  { currency }: Pick<TripRules, 'currency'>,
): void {
  const held: TripCart = cart ? readTripCart(cart, 'en', currency) : EMPTY_TRIP_CART;
  const vehicle = toVehicle(row, 'en', currency);
  const candidate = { vehicle, quantity: quantity(pieces), details };
  const refusal = addRefusal(held, candidate);
  if (refusal) throw refused(refusal, row, details.type);
  const conflict = firstConflict(held, candidate);
  switch (conflict?.kind) {
    case undefined:
      return;
    case 'provider':
      throw cartRefusal('other_provider', errorMessages.OTHER_PROVIDER);
    case 'tripType':
      if (cart) requireEveryOffer(cart, conflict.to, currency);
      throw cartRefusal('other_type', errorMessages.OTHER_TYPE[conflict.from]);
    case 'duration':
    case 'details':
      throw cartRefusal('other_trip', errorMessages.OTHER_TRIP);
    default:
      return unreachable(conflict);
  }
}

function refused(refusal: AddRefusal, row: VehicleRow, type: TripType): HttpError {
  switch (refusal) {
    case 'typeNotOffered':
      return cartRefusal('type_not_offered', errorMessages.TYPE_NOT_OFFERED[type](row));
    case 'aboveCount':
      return cartRefusal('over_count', errorMessages.OVER_COUNT(row.total_count));
    case 'alreadyInCart':
      return cartRefusal(null, errorMessages.IN_CART_ALREADY);
    case 'cartFull':
      return cartRefusal('cart_full', errorMessages.CART_FULL);
  }
}

/** Refuses a vehicle that is not for rent, whatever the cart. Returns the others. */
export function requireRentable(
  row: VehicleRow | undefined,
  { quantity: pieces, type }: { readonly quantity: number; readonly type: TripType | null },
  currency: Currency,
): VehicleRow {
  if (!row || isGone(row)) throw cartRefusal('vehicle_gone', errorMessages.VEHICLE_GONE);
  const vehicle = toVehicle(row, 'en', currency);
  if (type && !offers(vehicle, type)) throw refused('typeNotOffered', row, type);
  if (isAboveCount(vehicle, pieces)) {
    throw cartRefusal('over_count', errorMessages.OVER_COUNT(row.total_count));
  }
  return row;
}

/** Refuses with the list of lines that this type of trip excludes (D-73). */
export function requireEveryOffer(cart: StoredTripCart, type: TripType, currency: Currency): void {
  const incompatible = linesNotOffering(readTripCart(cart, 'en', currency), type).map(
    ({ id }) => id,
  );
  const lines = cart.lines.filter(({ id }) => incompatible.some((lost) => lost === id));
  if (lines.length === 0) return;
  const entry = (line: StoredTripLine) => ({
    code: 'type_not_offered',
    message: errorMessages.TYPE_NOT_OFFERED[type](line.row),
  });
  throw new ListError(403, lines.map(entry), (language) =>
    lines.map((line) => ({
      cart_id: line.id,
      vehicle_id: line.row.id,
      name: toVehicle(line.row, language, currency).name,
      message: localize(language, entry(line).message),
    })),
  );
}

type Refusal = { readonly code: Code; readonly message: LocalizedText };
type Code = 'outside_zone' | 'zones_differ' | 'provider_closed';

/** Refuses a trip outside the provider's hours or zones. */
export async function requireServed(
  db: Db,
  provider: Pick<VehicleRow, 'provider_id' | 'provider_pickup_zones'>,
  details: TripDetails,
  rules: TripRules,
): Promise<void> {
  const served = await serviceOf(db, provider, details, rules);
  if ('code' in served) throw cartRefusal(served.code, served.message);
}

/** Zone of a trip, or the refusal if the provider cannot begin it there and then. */
export async function serviceOf(
  db: Db,
  provider: Pick<VehicleRow, 'provider_id' | 'provider_pickup_zones'>,
  details: TripDetails,
  { timeZone, now }: TripRules,
): Promise<Refusal | { readonly zone: ZoneId }> {
  const served = await zoneOf(db, provider, details);
  if ('code' in served) return served;
  const ahead = pickupAhead(details, now);
  if (ahead !== null && !(await isProviderOpen(db, provider.provider_id, ahead, timeZone))) {
    return { code: 'provider_closed', message: errorMessages.PROVIDER_CLOSED };
  }
  return served;
}

/** Zone of a trip at any time, or the refusal. */
export async function zoneOf(
  db: Db,
  provider: Pick<VehicleRow, 'provider_pickup_zones'>,
  details: TripDetails,
): Promise<Refusal | { readonly zone: ZoneId }> {
  const around = await deliveringZones(db, details.pickup.point);
  const from = around.filter(({ id }) => provider.provider_pickup_zones.includes(id));
  if (from.length === 0)
    return { code: 'outside_zone', message: errorMessages.OUTSIDE_PICKUP_ZONES };
  const to = details.destination ? await deliveringZones(db, details.destination.point) : around;
  if (to.length === 0) return { code: 'outside_zone', message: errorMessages.DESTINATION_OUTSIDE };
  const zone = from.find(({ id }) => to.some((other) => other.id === id));
  return zone ? { zone: zone.id } : { code: 'zones_differ', message: errorMessages.ZONES_DIFFER };
}
