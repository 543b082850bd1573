import type { Context, Hono } from 'hono';
import * as contract from '#contract/rental-cart.ts';
import { secondsOfAdd, secondsOfUpdate } from '#domain/rental/trip-details.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requirePrincipal, type Principal } from '#server/kernel/principal.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { typedCode } from '#server/ordering/typed-code.ts';
import { freeFor } from './availability.ts';
import { quotedCoupons, walletBalanceOf } from './booking-items.ts';
import * as change from './change-trip-cart.ts';
import { detailsFrom, measured, pickupFrom } from './details.ts';
import { tripCartOf, type StoredTripCart } from './stored-trip-cart.ts';
import { toWireTripCart } from './trip-cart.wire.ts';
import { couponNamed } from './trip-coupons.ts';
import type { TripRules } from './trip-cart-rules.ts';

const tag = 'Renting';
const WHO = 'Neither a token nor a guest_id';
const REFUSED = 'The vehicle or the trip is refused; the second code says why';
const NOT_THERE = 'There is no such line in this cart';

/** All calls return the whole trip cart. */
export function tripCartRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serveReading(serve, context);
  serveLines(serve, context);
  serveTrip(serve, context);
  return router;
}

const rulesOf = ({ currency, timeZone, now }: ServerContext): TripRules => ({
  currency,
  timeZone,
  now: now(),
});

type Free = Awaited<ReturnType<typeof freeFor>>;
const wireOf =
  ({ currency, timeZone }: ServerContext) =>
  (c: Context, who: Principal, cart: StoredTripCart | null, freeOf: Free = null) =>
    toWireTripCart(cart, { who, language: languageOf(c), currency, timeZone, freeOf });

function serveReading(serve: Serve, context: ServerContext): void {
  const { db, settings } = context;
  const wire = wireOf(context);
  serve(
    contract.getTripCart,
    { summary: 'The trip cart', tag, refusals: { 401: WHO } },
    async (c) => {
      const who = await requirePrincipal(context, c);
      return wire(c, who, await tripCartOf(db, who.owner));
    },
  );
  serve(
    contract.listBookingItems,
    {
      summary:
        'The trip cart as at booking: route as measured by the server, available numbers of vehicles, coupons, and the wallet’s balance',
      tag,
      refusals: { 401: WHO },
    },
    async (c, { query: { coupon_code: code } }) => {
      const who = await requirePrincipal(context, c);
      const cart = await tripCartOf(db, who.owner);
      if (!cart) return wire(c, who, null);
      const by = { owner: who.owner, address: addressOf(c, context) };
      const typed = code ? await typedCode(context, by, () => couponNamed(db, code, who)) : null;
      const booked = { ...cart, details: measured(cart.details) };
      const rules = { ...rulesOf(context), settings: await settings() };
      return {
        ...wire(c, who, booked, await freeFor(db, booked, rules.now)),
        ...(await quotedCoupons(db, cart, { who, typed, language: languageOf(c) }, rules)),
        wallet_balance: await walletBalanceOf(db, who, rules),
      };
    },
  );
}

function serveLines(serve: Serve, context: ServerContext): void {
  const { db, timeZone } = context;
  const wire = wireOf(context);
  serve(
    contract.addToTripCart,
    {
      summary: 'Add a vehicle to the trip cart, for its trip',
      tag,
      refusals: {
        401: WHO,
        403: `${REFUSED}. Where the type of the trip differs, the body is the list of the vehicles that have no such trip`,
      },
    },
    async (c, { body }) => {
      const who = await requirePrincipal(context, c);
      const details = detailsFrom(body, timeZone, secondsOfAdd);
      const wanted = { vehicle: body.vehicle_id, quantity: body.quantity, details };
      return wire(c, who, await change.addToTripCart(db, who.owner, wanted, rulesOf(context)));
    },
  );
  serve(
    contract.updateTripLine,
    {
      summary: 'Change the number of a vehicle',
      tag,
      refusals: { 401: WHO, 403: REFUSED, 404: NOT_THERE },
    },
    async (c, { body: { cart_id: line, quantity } }) => {
      const who = await requirePrincipal(context, c);
      const wanted = { line, quantity };
      return wire(c, who, await change.changeTripQuantity(db, who.owner, wanted, rulesOf(context)));
    },
  );
  serve(
    contract.removeTripLine,
    {
      summary: 'Remove a vehicle',
      tag,
      refusals: { 401: WHO, 403: 'The number is invalid', 404: NOT_THERE },
    },
    async (c, { params: { id } }) => {
      const who = await requirePrincipal(context, c);
      return wire(c, who, await change.removeFromTripCart(db, who.owner, [id]));
    },
  );
  serve(
    contract.removeTripLines,
    {
      summary: 'Remove several vehicles, all of them or none',
      tag,
      refusals: { 401: WHO, 403: 'The list is invalid', 404: NOT_THERE },
    },
    async (c, { query: { cart_ids } }) => {
      const who = await requirePrincipal(context, c);
      return wire(c, who, await change.removeFromTripCart(db, who.owner, cart_ids));
    },
  );
}

function serveTrip(serve: Serve, context: ServerContext): void {
  const { db, timeZone } = context;
  const wire = wireOf(context);
  serve(
    contract.updateTrip,
    {
      summary: 'Change the trip of the whole cart',
      tag,
      refusals: {
        401: WHO,
        403: `${REFUSED}. Where vehicles have no trip of the new type, the body is their list`,
        404: 'The cart has no such trip',
      },
    },
    async (c, { params: { id: trip }, body }) => {
      const who = await requirePrincipal(context, c);
      const wanted = { trip, details: detailsFrom(body, timeZone, secondsOfUpdate) };
      return wire(c, who, await change.changeTrip(db, who.owner, wanted, rulesOf(context)));
    },
  );
  serve(
    contract.clearTripCart,
    {
      summary: 'Empty the trip cart; with a vehicle, only if that can be added then',
      tag,
      refusals: { 401: WHO, 403: `${REFUSED}. The cart is as it was` },
    },
    async (c, { query }) => {
      const who = await requirePrincipal(context, c);
      if (query.pickup_time) pickupFrom(query.pickup_time, timeZone);
      const candidate = query.vehicle_id
        ? {
            vehicle: query.vehicle_id,
            quantity: query.quantity ?? 1,
            type: query.rental_type ?? null,
          }
        : null;
      await change.emptyTripCart(db, who.owner, candidate, rulesOf(context));
      return { ...wire(c, who, null), status: 'success' };
    },
  );
}
