import type { Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/desk.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { sqlState } from '#server/kernel/sql-state.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { advanceTrip, setTripStatus } from '#server/rental/trip-status.ts';

const tag = 'Desk';
const WRONG = 'A field is wrong';
const NO_TRIP = 'There is no such trip';

export function deskRentalRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  const { db, now } = context;
  serve(
    contract.advanceTrip,
    {
      summary: 'Set a trip’s next status',
      tag,
      refusals: { 403: WRONG, 404: NO_TRIP, 409: 'The trip is over' },
    },
    async (_, { params: { id } }) => {
      const status = await advanceTrip(db, id, now());
      if (!status) throw httpError(409, 'trip_status', `Trip ${id} has its last status`);
      return { status };
    },
  );
  serve(
    contract.setTripStatus,
    {
      summary: 'Set any status of a trip, as its provider could',
      tag,
      refusals: { 403: WRONG, 404: NO_TRIP, 409: 'Its vehicles are booked for other trips' },
    },
    async (_, { params: { id }, body }) => ({
      status: await setTripStatus(db, id, body.status, now()),
    }),
  );
  serve(
    contract.changeVehicle,
    {
      summary: 'Change number or price of a vehicle, or deactivate it',
      tag,
      refusals: { 403: `${WRONG}, or no price would be left`, 404: 'Unknown vehicle' },
    },
    async (_, { params: { id }, body }) => {
      await changeVehicle(db, id, body);
      return body;
    },
  );
  serve(
    contract.changeProvider,
    {
      summary: 'Change a provider’s pickup zones, or switch it on or off',
      tag,
      refusals: { 403: WRONG, 404: 'Unknown provider' },
    },
    async (_, { params: { id }, body }) => {
      await changeProvider(db, id, body);
      return body;
    },
  );
  return router;
}

async function changeVehicle(
  db: Db,
  id: number,
  { count, ...change }: v.InferOutput<typeof contract.vehicleChange>,
): Promise<void> {
  const vehicle = await db
    .selectFrom('vehicle')
    .select(['total_count', 'hourly_price', 'distance_price', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!vehicle) throw httpError(404, 'vehicle', 'There is no such vehicle');
  await db
    .updateTable('vehicle')
    .set({ ...vehicle, ...change, total_count: count ?? vehicle.total_count })
    .where('id', '=', id)
    .execute()
    .catch((failure: unknown) => {
      throw sqlState(failure) === CHECK ? httpError(403, 'hourly_price', NO_PRICE) : failure;
    });
}

const CHECK = '23514';
const NO_PRICE = 'A vehicle is rented by the hour or by distance: one of the two prices stays';

const changeProvider = (
  db: Db,
  id: number,
  { pickup_zones, active }: v.InferOutput<typeof contract.providerChange>,
): Promise<void> =>
  inTransaction(db, `provider ${id}`, async (transaction) => {
    const provider = await transaction
      .selectFrom('rental_provider')
      .select('active')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!provider) throw httpError(404, 'provider', 'There is no such provider');
    await transaction
      .updateTable('rental_provider')
      .set({ active: active ?? provider.active })
      .where('id', '=', id)
      .execute();
    if (!pickup_zones) return;
    const zones = await transaction
      .selectFrom('zone')
      .select('id')
      .where(isAnyOf('id', pickup_zones))
      .execute();
    if (zones.length < new Set(pickup_zones).size) {
      throw httpError(403, 'pickup_zones', 'There is no such zone');
    }
    await transaction.deleteFrom('pickup_zone').where('provider_id', '=', id).execute();
    for (const zone of zones) {
      await transaction
        .insertInto('pickup_zone')
        .values({ provider_id: id, zone_id: zone.id })
        .execute();
    }
  });

export const newestTrips = ({ db }: ServerContext) =>
  db
    .selectFrom('trip')
    .innerJoin('rental_provider', 'rental_provider.id', 'trip.provider_id')
    .select(['trip.id', 'rental_provider.name', 'trip.status'])
    .select(['trip.contact_name', 'trip.contact_phone'])
    .orderBy('trip.id', 'desc')
    .limit(20)
    .execute();
