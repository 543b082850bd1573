import type * as v from 'valibot';
import type * as contract from '#contract/rental-cart.ts';
import { id as lineId } from '#domain/kernel/id.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, nothing, sum, toDecimal, type Currency, type Money } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { pickupTimeText } from '#domain/rental/pickup-time.ts';
import { lineGrosses } from '#domain/rental/trip-cart.ts';
import { addMinutesOf, toKilometres, type TripDetails } from '#domain/rental/trip-details.ts';
import { offers } from '#domain/rental/vehicle.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { toWirePlace } from './details.ts';
import {
  readTripCart,
  readTripLine,
  type StoredTripCart,
  type StoredTripLine,
} from './stored-trip-cart.ts';
import { toWireVehicle } from './vehicle.wire.ts';

type WireCart = v.InferInput<typeof contract.tripCart>;
type WireLine = WireCart['carts'][number];

type Reader = {
  readonly who: Principal;
  readonly language: Language;
  readonly currency: Currency;
  readonly timeZone: TimeZone;
  /** Free number of a vehicle at that time; absent if not requested. */
  readonly freeOf?: ((vehicle: number) => number) | null;
};

/** Wire format of a trip cart; an empty one has an empty list in place of its trip. */
export function toWireTripCart(cart: StoredTripCart | null, reader: Reader): WireCart {
  if (!cart) return { carts: [], user_data: [] };
  const { who, currency, timeZone } = reader;
  const grosses = lineGrosses(readTripCart(cart, 'en', currency));
  const grossOf = ({ id }: StoredTripLine) => grosses.get(lineId(id)) ?? nothing(currency);
  return {
    carts: cart.lines.map((line) => toWireLine(line, grossOf(line), cart.details, reader)),
    user_data: {
      id: cart.id,
      user_id: who.id,
      is_guest: who.kind === 'guest',
      ...toWireDetails(cart.details, timeZone),
      total_cart_price: toDecimal(sum(cart.lines.map(grossOf), currency)),
    },
  };
}

/** Wire format of trip details, in kilometres and minutes for either call. */
export const toWireDetails = (details: TripDetails, zone: TimeZone) => ({
  rental_type: details.type,
  estimated_hours: details.hours,
  distance: details.metres === null ? null : toKilometres(details.metres),
  destination_time: details.seconds === null ? null : addMinutesOf(details.seconds),
  pickup_time: details.pickupAt === null ? null : pickupTimeText(details.pickupAt, zone),
  pickup_location: toWirePlace(details.pickup),
  destination_location: details.destination && toWirePlace(details.destination),
});

function toWireLine(
  line: StoredTripLine,
  gross: Money,
  details: TripDetails,
  { who, language, currency, freeOf }: Reader,
): WireLine {
  const vehicle = toWireVehicle(line.row, language, currency);
  const { gone, vehicle: known } = readTripLine(line, language, currency);
  return {
    id: line.id,
    provider_id: line.row.provider_id,
    user_id: who.id,
    module_id: line.row.module_id,
    vehicle_id: line.row.id,
    quantity: line.quantity,
    /** For the whole trip, before discounts; 0 if the vehicle excludes this type of trip. */
    price: toDecimal(gross),
    is_guest: who.kind === 'guest',
    vehicle,
    provider: vehicle.provider,
    available: !gone && offers(known, details.type),
    ...(freeOf ? { free_count: freeOf(line.row.id) } : {}),
    shown_price: line.shownPrice === null ? null : toDecimal(money(line.shownPrice, currency)),
  };
}
