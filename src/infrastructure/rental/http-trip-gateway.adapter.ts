import * as v from 'valibot';
import * as contract from '#contract/rental-trips.ts';
import { pageOf } from '#contract/kernel.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import type { TripReader } from '#application/rental/trip.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { TripClaim } from '#domain/rental/trip.ts';
import { call, type ScopedWire } from '#infrastructure/kernel/call.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toBookBody, toBookFailure, toTrip, toTripRow } from './trip.wire.ts';

const PAGE_SIZE = 10;
const rawPage = pageOf('trips', v.unknown());

/** A guest is identified by id; a guest's trip needs the phone too. */
export function createHttpTripGateway(wire: ScopedWire): TripGateway & TripReader {
  const { http, scope, report } = wire;
  const whole = <Body, Value>(answer: Result<Body, CallFailure>, read: (body: Body) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;
  const claimed = ({ id: trip_id, phone }: TripClaim) => ({
    trip_id,
    contact_number: phone ?? undefined,
  });

  return {
    async book(draft, { idempotencyKey, signal }) {
      const answer = await call(http, contract.bookTrip, {
        body: toBookBody(draft, scope()),
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
        asGuest: true,
      });
      return answer.ok ? ok(id<'Trip'>(answer.value)) : refuse(toBookFailure(answer.failure));
    },
    async trip(claim, signal) {
      const input = { query: claimed(claim), signal, asGuest: true };
      const answer = await call(http, contract.getTrip, input);
      const currency = await wire.currency();
      return whole(answer, (body) => toTrip(body, currency));
    },
    async list(tab, page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const input = { params: { tab }, query, asGuest: true };
      const answer = await call(http, contract.listTrips, input, rawPage);
      const currency = await wire.currency();
      return whole(answer, ({ trips, total_size: total }) => ({
        rows: readRows(trips, contract.tripRow, (row) => toTripRow(row, currency), report),
        total,
      }));
    },
    async cancel({ claim, reason }, signal) {
      const body = { ...claimed(claim), cancellation_reason: reason || null };
      const answer = await call(http, contract.cancelTrip, { body, signal, asGuest: true });
      return whole(answer, () => null);
    },
    async review({ trip, vehicle, rating, comment, images }, signal) {
      const form = {
        trip_id: trip,
        vehicle_id: vehicle.vehicleId,
        vehicle_identity_id: vehicle.id,
        rating,
        comment,
      };
      const answer = await call(http, contract.reviewVehicle, {
        form,
        files: await uploadsOf(images),
        patience: UPLOAD_PATIENCE,
        signal,
      });
      return whole(answer, ({ message }) => message);
    },
  };
}
