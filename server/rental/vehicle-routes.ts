import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/rental-vehicles.ts';
import { parseId } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { callerOf, requireModule, requireZones } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE } from '#server/kernel/kept-answers.ts';
import { pageFacts } from '#server/kernel/paging.ts';
import { problem } from '#server/kernel/problem.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { nameIn } from '#server/kernel/words.ts';
import { zonesAround } from '#server/location/zones.ts';
import {
  listVehicles,
  suggestedVehicles,
  vehicleOf,
  vehiclesHere,
  type ListedVehicles,
  type VehicleOrder,
} from './list-vehicles.ts';
import { reviewsOfVehicle } from './queries.ts';
import { toWireReview } from './rental.wire.ts';
import type { VehicleFilter } from './vehicle-filter.ts';
import { toWireVehicle } from './vehicle.wire.ts';

const tag = 'Vehicles';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };
const UNKNOWN = { 404: 'There is no such vehicle' };
const SUGGESTIONS = 10;

type Query = v.InferOutput<typeof contract.vehiclesQuery>;

export function vehicleRoutes(context: ServerContext): Hono {
  const { db, currency } = context;
  const { router, serve } = routerOn(context);
  const vehiclesIn = (c: Context, rows: ListedVehicles['rows']) =>
    rows.map((row) => toWireVehicle(row, callerOf(c).language, currency));
  const found = async (c: Context, filter: VehicleFilter, query: Query) => {
    const { rows, total, ...prices } = await listVehicles(db, filter, orderOf(query), query);
    return {
      ...pageFacts(query, total),
      ...{ vehicles: vehiclesIn(c, rows), ...priceBounds(prices, currency) },
    };
  };
  const requireVehicle = async (named: unknown) => {
    const id = parseId<'Vehicle'>(named);
    const row = id === null ? null : await vehicleOf(db, id);
    if (!row) throw problem(404, 'vehicle', VEHICLE_UNKNOWN);
    return row;
  };

  serve(
    contract.searchVehicles,
    {
      summary: 'Vehicles that are handed over in the zones',
      tag,
      refusals: MISSING_HEADER,
      keptFor: BY_SCOPE,
    },
    async (c, { query }) => {
      const module = requireModule(c);
      const zones = await pickupZones(context, requireZones(c), query);
      return found(c, { ...filterOf(query, currency), module, zones }, query);
    },
  );
  serve(
    contract.listProviderVehicles,
    { summary: "A provider's vehicles", tag, refusals: MISSING_HEADER, keptFor: BY_SCOPE },
    async (c, { query }) =>
      // A provider may be looked at from anywhere, as a store may.
      found(c, { ...filterOf(query, currency), module: requireModule(c), zones: null }, query),
  );
  serve(
    contract.suggestVehicles,
    {
      summary: 'Vehicles by a part of their name',
      tag,
      refusals: MISSING_HEADER,
      keptFor: BY_SCOPE,
    },
    async (c, { query: { name } }) => {
      const filter = { ...NO_FILTER, name, module: requireModule(c), zones: requireZones(c) };
      const rows = name === '' ? [] : await suggestedVehicles(db, filter, SUGGESTIONS);
      return rows.map((row) => ({ id: row.id, name: nameIn(callerOf(c).language, row) }));
    },
  );
  serve(
    contract.topRatedVehicles,
    { summary: 'Best rated first', tag, refusals: MISSING_HEADER, keptFor: BY_SCOPE },
    async (c, { query }) => {
      const filter = { ...NO_FILTER, module: requireModule(c), zones: requireZones(c) };
      const { rows, total } = await listVehicles(db, filter, 'bestRated', query);
      return { ...pageFacts(query, total), vehicles: vehiclesIn(c, rows) };
    },
  );
  serve(
    contract.vehiclesByIds,
    { summary: 'Vehicles by their ids, those that are here', tag, refusals: MISSING_HEADER },
    async (c, { query: { ids } }) => {
      const here = { module: requireModule(c), zones: requireZones(c) };
      return { vehicles: vehiclesIn(c, await vehiclesHere(db, ids, here)) };
    },
  );
  serve(
    contract.getVehicle,
    { summary: 'One vehicle', tag, refusals: UNKNOWN, keptFor: BY_SCOPE },
    async (c, { params }) =>
      toWireVehicle(await requireVehicle(params.id), callerOf(c).language, currency),
  );
  serve(
    contract.listVehicleReviews,
    { summary: 'Reviews of a vehicle, newest first', tag, refusals: UNKNOWN, keptFor: BY_SCOPE },
    async (c, { params, query }) => {
      const { id } = await requireVehicle(params.id);
      const { rows, total } = await reviewsOfVehicle(db, id, query.search ?? '', query);
      const { language } = callerOf(c);
      return {
        ...pageFacts(query, total),
        reviews: rows.map((row) => toWireReview(row, language)),
      };
    },
  );
  return router;
}

const NO_FILTER: Omit<VehicleFilter, 'module' | 'zones'> = {
  ...{ provider: null, name: '', tripType: null, price: {} },
  ...{ categories: [], brands: [], seats: [], airCondition: null },
  ...{ transmission: null, bodyType: null, fuel: null, minimumRating: null },
};

function filterOf(query: Query, currency: Currency): Omit<VehicleFilter, 'module' | 'zones'> {
  const minor = (decimal: number | undefined) =>
    decimal === undefined ? undefined : fromDecimal(decimal, currency).minor;
  return {
    provider: query.provider_id ?? null,
    name: query.name ?? '',
    tripType: query.trip_type === 'provider_wise' ? null : (query.trip_type ?? null),
    price: { min: minor(query.min_price), max: minor(query.max_price) },
    categories: query.category_ids ?? [],
    brands: query.brand_ids ?? [],
    seats: query.seating_capacity ?? [],
    airCondition: airConditionOf(query),
    transmission: query.transmission_type ?? null,
    bodyType: query.vehicle_type ?? null,
    fuel: query.fuel_type ?? null,
    minimumRating: query.min_rating ?? null,
  };
}

/** Two switches of a filter: both on, or both off, mean either. */
function airConditionOf({ air_condition: on = false, no_air_condition: off = false }: Query) {
  return on === off ? null : on;
}

function orderOf({ sortby_price, top_rated = false }: Query): VehicleOrder {
  if (sortby_price) return sortby_price === 'asc' ? 'cheapest' : 'dearest';
  return top_rated ? 'bestRated' : 'newest';
}

/** Where one is picked up, if it is said; the zones of the caller, if not. */
async function pickupZones(
  { db }: ServerContext,
  zones: readonly ZoneId[],
  { pickup_location: place }: Query,
): Promise<readonly ZoneId[]> {
  if (!place) return zones;
  const around = await zonesAround(db, geoPoint(place.lat, place.lng));
  return around.filter(({ active }) => active).map(({ id }) => id);
}

/** Whole amounts between which all prices lie, as the bounds of a slider. */
function priceBounds(
  { cheapest, dearest }: Pick<ListedVehicles, 'cheapest' | 'dearest'>,
  { digits }: Currency,
) {
  const unit = 10 ** digits;
  return { min_price: Math.floor(cheapest / unit), max_price: Math.ceil(dearest / unit) };
}

const VEHICLE_UNKNOWN = {
  en: 'This vehicle is no longer rented out',
  hi: 'यह गाड़ी अब किराये पर नहीं मिलती',
};
