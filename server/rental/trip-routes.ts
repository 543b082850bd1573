import type { Context, Hono } from 'hono';
import * as contract from '#contract/rental-trips.ts';
import { vehicleAvailability } from '#contract/rental-vehicles.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { mayCancelTrip } from '#domain/rental/trip-status.ts';
import { isCanceledBy } from '#server/account/claim.ts';
import { reviewLimit } from '#server/catalogue/review-images.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { idempotencyKeyOf, idempotently } from '#server/kernel/idempotency.ts';
import { LAST_ROW_ID, pageFacts } from '#server/kernel/paging.ts';
import { requireCustomer, requirePrincipal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { readPicturedForm } from '#server/kernel/read-pictured-form.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { leftOf, takenDuring } from './availability.ts';
import { bookTrip, type BookRequest } from './book-trip.ts';
import { pickupFrom } from './details.ts';
import { reviewVehicle } from './review-vehicle.ts';
import { tripCartLocks } from './stored-trip-cart.ts';
import { TRACKED, trackedTrip } from './tracked-trip.ts';
import { tripLinesOf, tripsOf } from './trip-row.ts';
import { cancelTrip } from './trip-status.ts';
import { toWireTrip, toWireTripRow } from './trip.wire.ts';
import { isGone, vehiclesOf } from './vehicle-row.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Renting';
const WHO = 'Neither a token nor a guest_id';

export function tripRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serveBooking(serve, context);
  serveReading(serve, context);
  serveChanges(serve, context);
  return router;
}

function serveBooking(serve: Serve, context: ServerContext): void {
  const { db, now, currency, timeZone, settings } = context;
  serve(
    contract.bookTrip,
    {
      summary: 'Book the trip cart; repeat safely with the header Idempotency-Key',
      tag,
      refusals: {
        203: 'The wallet’s balance is too low for the trip',
        401: WHO,
        403: 'Refused by rules, one per entry of errors',
        409: 'The total has changed, with one entry per changed price; or the first request with this key is still running',
        422: 'The key was used for another request',
        429: 'Too many bookings in a short time; Retry-After says when to retry',
      },
    },
    async (c, { body }) => {
      const who = await requirePrincipal(context, c);
      await spend(
        context,
        limitsOn(who.owner, body, { address: addressOf(c, context), country: context.country }),
      );
      const rules = { currency, timeZone, now: now(), settings: await settings() };
      const about = `provider ${body.provider_id}`;
      const locks = tripCartLocks(who.owner);
      const attempt = { who, key: idempotencyKeyOf(c), request: body, about, locks };
      const { trip_id } = await idempotently(db, attempt, now(), (transaction) =>
        bookTrip(transaction, who, body, rules),
      );
      return trip_id;
    },
  );
}

/** Limits far above normal use: by customer or guest, by phone, and by address. */
function limitsOn(
  owner: string,
  { contact_person_number: phone }: BookRequest,
  { address, country }: { readonly address: string | null; readonly country: Country },
): readonly Limit[] {
  // Calls without an address are from this process.
  if (address === null) return [];
  const within = 15 * MINUTE;
  return [
    { subject: `trips booked by ${owner}`, maximum: 60, within },
    { subject: `trips booked from ${address}`, maximum: 240, within },
    ...(phone
      ? [
          {
            subject: `trips booked for ${parsePhone(phone, country) ?? phone}`,
            maximum: 60,
            within,
          },
        ]
      : []),
  ];
}

function serveReading(serve: Serve, context: ServerContext): void {
  const { db, currency, timeZone } = context;
  const readerOf = (c: Context) => ({ language: languageOf(c), currency, timeZone });
  serve(
    contract.listTrips,
    { summary: 'Running trips, or past ones', tag, refusals: { 401: WHO } },
    async (c, { params: { tab }, query }) => {
      const { owner } = await requirePrincipal(context, c);
      const filter = { owner, tab, status: query.trip_status, search: query.search };
      const { rows, total } = await tripsOf(db, filter, query);
      const trips = rows.map((row) => toWireTripRow(row, readerOf(c)));
      return { ...pageFacts(query, total), trips };
    },
  );
  serve(
    vehicleAvailability,
    {
      summary: 'The available number of a vehicle from a pickup time on',
      tag,
      refusals: { 403: 'Invalid time', 404: 'Unknown vehicle' },
    },
    async (_, { query }) => {
      const [vehicle] = await vehiclesOf(db, [Math.min(query.vehicle_id, LAST_ROW_ID)]);
      if (!vehicle || isGone(vehicle)) throw httpError(404, 'vehicle', errorMessages.VEHICLE_GONE);
      const from = pickupFrom(query.pickup_time, timeZone);
      const to = later(from, query.destination_time * SECOND);
      const taken = await takenDuring(db, [vehicle.id], { from, to });
      return { available: leftOf(vehicle, taken) };
    },
  );
  serve(
    contract.getTrip,
    { summary: 'Track a trip', tag, refusals: TRACKED },
    async (c, { query }) => {
      const { claim, trip } = await trackedTrip(context, c, query);
      const may = {
        cancel: mayCancelTrip(trip.status) && isCanceledBy(trip, claim),
        review: trip.owner === claim.customer,
      };
      return toWireTrip(trip, await tripLinesOf(db, trip.id), may, readerOf(c));
    },
  );
}

function serveChanges(serve: Serve, context: ServerContext): void {
  const { db, now } = context;
  serve(
    contract.cancelTrip,
    {
      summary: 'Cancel a trip before the provider confirms it',
      tag,
      refusals: { ...TRACKED, 403: 'It is too late' },
    },
    async (c, { body }) => {
      if (!body.contact_number) await requirePrincipal(context, c);
      const { claim } = await trackedTrip(context, c, body);
      await cancelTrip(db, { claim, reason: body.cancellation_reason || null }, now());
      return { message: localize(languageOf(c), errorMessages.CANCELED) };
    },
  );
  serve(
    contract.reviewVehicle,
    {
      summary: 'Review a vehicle after its trip, once, with up to three pictures',
      tag,
      refusals: {
        401: 'Not signed in',
        403: 'The trip is not completed',
        404: 'No such vehicle on a trip of the customer',
        409: 'It has been reviewed already',
        413: 'A picture of more than 2 MB',
        429: 'Too many in a short time; Retry-After says when to retry',
      },
    },
    async (c) => {
      const who = await requireCustomer(context, c);
      await spend(context, [reviewLimit(who)]);
      const { fields, files } = await readPicturedForm(c.req.raw, contract.reviewVehicle.form);
      await reviewVehicle(context, who, fields, files);
      return { message: localize(languageOf(c), errorMessages.REVIEWED) };
    },
  );
}
