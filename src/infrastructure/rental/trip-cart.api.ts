import type * as v from 'valibot';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import * as contract from '#contract/rental-cart.ts';
import type {
  BookingItems,
  TripCartAnswer,
  TripCartFailure,
  TripCartGateway,
  Wanted,
} from '#application/rental/trip-cart-gateway.port.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { pickupTimeText } from '#domain/rental/pickup-time.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { call, type CallOptions, type ScopedWire } from '#infrastructure/kernel/call.ts';
import type { Answer, HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  rawBookingItems,
  toBookingItems,
  codeIn,
  incompatibleLinesIn,
  rawCart,
  toAddition,
  toChange,
  toLineChange,
  toTripCart,
  type Reading,
} from './trip-cart.wire.ts';

const UNREACHABLE = refuse({ kind: 'unreachable', cause: 'server' } as const);
const DONE = 'success';

const NOTHING_TO_BOOK: BookingItems = {
  cart: EMPTY_TRIP_CART,
  coupon: null,
  couponProblem: null,
  coupons: [],
  walletBalance: null,
};

type InputIn<Call extends Endpoint> = (zone: TimeZone) => InputOf<Call> & CallOptions;
type Readable<Schema extends v.GenericSchema, Value> = {
  readonly schema: Schema;
  readonly toValue: (body: v.InferOutput<Schema>, reading: Reading) => Value;
};
const CART = { schema: rawCart, toValue: toTripCart };
const ITEMS = { schema: rawBookingItems, toValue: toBookingItems };

export function createTripCartGateway(wire: ScopedWire): TripCartGateway {
  const { scope, report } = wire;
  const isUnidentified = () => scope().token === null && scope().guestId === null;

  const read = async <
    const Call extends Endpoint,
    Schema extends v.GenericSchema<unknown, v.InferOutput<typeof rawCart>>,
    Value,
  >(
    endpoint: Call,
    inputIn: InputIn<Call>,
    { schema, toValue }: Readable<Schema, Value>,
  ): Promise<Result<Value, TripCartFailure>> => {
    const currency = await wire.currency();
    const zone = wire.timeZone();
    if (!zone) return UNREACHABLE;
    const heard = listening(wire.http);
    const answer = await call(heard, endpoint, { ...inputIn(zone), asGuest: true }, schema);
    if (answer.ok) {
      const { status } = answer.value;
      return status === undefined || status === DONE
        ? ok(toValue(answer.value, { currency, zone, report }))
        : refuse({ kind: 'refused', status: 200, code: status, message: '' });
    }
    if (answer.failure.kind !== 'refused') return answer;
    const lines = incompatibleLinesIn(heard.body());
    if (lines) return refuse({ kind: 'incompatibleLines', lines });
    return refuse({ ...answer.failure, code: codeIn(heard.body()) ?? answer.failure.code });
  };

  const answered = <const Call extends Endpoint>(
    endpoint: Call,
    inputIn: InputIn<Call>,
  ): Promise<TripCartAnswer> => read(endpoint, inputIn, CART);

  /** A guest without an id cannot be told apart from others: fails as if the server were unreachable. */
  const changed: typeof answered = async (endpoint, inputIn) =>
    isUnidentified() ? UNREACHABLE : answered(endpoint, inputIn);

  /** Without a module or an id there is no cart yet, so no call is needed. */
  const isWithoutCart = () => isUnidentified() || scope().moduleId === null;

  return {
    read: async (signal) =>
      isWithoutCart() ? ok(EMPTY_TRIP_CART) : answered(contract.getTripCart, () => ({ signal })),
    readForBooking: async (couponCode, signal) => {
      if (isWithoutCart()) return ok(NOTHING_TO_BOOK);
      const query = couponCode === null ? {} : { coupon_code: couponCode };
      return read(contract.listBookingItems, () => ({ query, signal }), ITEMS);
    },
    add: (wanted) =>
      changed(contract.addToTripCart, (zone) => ({
        body: toAddition(wanted, { who: scope(), zone }),
      })),
    update: (line, quantity, details) =>
      changed(contract.updateTripLine, (zone) => ({
        body: toLineChange({ line, quantity, details }, { who: scope(), zone }),
      })),
    remove: (line) => changed(contract.removeTripLine, () => ({ params: { id: line } })),
    removeAll: (lines) =>
      changed(contract.removeTripLines, () => ({ query: { cart_ids: JSON.stringify(lines) } })),
    changeTrip: (id, details) =>
      changed(contract.updateTrip, (zone) => ({
        params: { id },
        body: toChange(details, { who: scope(), zone }),
      })),
    clear: () => changed(contract.clearTripCart, () => ({})),
    clearFor: (wanted) =>
      changed(contract.clearTripCart, (zone) => ({ query: candidateQuery(wanted, zone) })),
  };
}

/** A query cannot express null. */
const NOW = '';

/** One vehicle is checked, independent of the wanted quantity. */
const candidateQuery = ({ vehicle, details }: Wanted, zone: TimeZone) => ({
  vehicle_id: vehicle.id,
  quantity: ONE,
  rental_type: details.type,
  pickup_time: details.pickupAt === null ? NOW : pickupTimeText(details.pickupAt, zone),
});

/** Records the answer: a refusal whose body is a list has no message, and is identified by its rows. */
function listening(http: HttpClient): HttpClient & { readonly body: () => unknown } {
  let heard: Answer | null = null;
  return {
    send: async (request) => (heard = await http.send(request)),
    body: () => (heard?.kind === 'answered' ? heard.body : null),
  };
}
