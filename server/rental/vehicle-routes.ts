import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { rentalSearchSuggestions } from '#contract/catalogue-search.ts';
import * as contract from '#contract/rental-vehicles.ts';
import { parseId } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { requestHeadersOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE } from '#server/kernel/response-cache.ts';
import { pageFacts } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { zonesAround } from '#server/location/zones.ts';
import {
  listVehicles,
  suggestedVehicles,
  vehicleOf,
  vehiclesHere,
  type ListedVehicles,
  type VehicleOrder,
} from './list-vehicles.ts';
import { searchByText, type TextSearch } from './text-search.ts';
import { suggestedProviders } from './provider-row.ts';
import { reviewsOfVehicle } from './queries.ts';
import { toWireReview } from './rental.wire.ts';
import { providerNamed } from './vehicle-row.ts';
import type { VehicleFilter } from './vehicle-filter.ts';
import { toWireVehicle } from './vehicle.wire.ts';

const tag = 'Vehicles';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };
const UNKNOWN = { 404: 'Unknown vehicle' };
const SUGGESTIONS = 10;
const VEHICLES = 8;
const PROVIDERS = 4;

type Query = v.InferOutput<typeof contract.vehiclesQuery>;

export function vehicleRoutes(context: ServerContext): Hono {
  const { db, currency } = context;
  const { router, serve } = routerOn(context);
  const vehiclesIn = (c: Context, rows: ListedVehicles['rows']) =>
    rows.map((row) => toWireVehicle(row, requestHeadersOf(c).language, currency));
  const found = async (c: Context, place: Place, query: Query) => {
    const filter = { ...filterOf(query, currency), ...place };
    const list = (search: TextSearch | null) =>
      listVehicles(db, { ...filter, search }, orderOf(query), query);
    const { found: listed, corrected } = query.name
      ? await searchByText(db, query.name, place, list, ({ total }) => total > 0)
      : { found: await list(null), corrected: null };
    const { rows, total, ...prices } = listed;
    return {
      ...pageFacts(query, total),
      ...{ vehicles: vehiclesIn(c, rows), ...priceBounds(prices, currency), corrected },
    };
  };
  const requireVehicle = async (named: unknown) => {
    const id = parseId<'Vehicle'>(named);
    const row = id === null ? null : await vehicleOf(db, id);
    if (!row) throw httpError(404, 'vehicle', VEHICLE_UNKNOWN);
    return row;
  };

  serve(
    contract.searchVehicles,
    {
      summary: 'Vehicles with pickup in the zones',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_SCOPE,
    },
    async (c, { query }) => {
      const module = requireModule(c);
      const zones = await pickupZones(context, requireZones(c), query);
      return found(c, { module, zones }, query);
    },
  );
  serve(
    contract.listProviderVehicles,
    { summary: "A provider's vehicles", tag, refusals: MISSING_HEADER, cachedBy: BY_SCOPE },
    async (c, { query }) =>
      // Providers are visible from anywhere, like stores.
      found(c, { module: requireModule(c), zones: null }, query),
  );
  serve(
    contract.suggestVehicles,
    {
      summary: 'Vehicles whose words begin with the text',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_SCOPE,
    },
    async (c, { query: { name } }) => {
      const place = { module: requireModule(c), zones: requireZones(c) };
      const { found: rows } = await searchByText(
        db,
        name,
        place,
        (search) => suggestedVehicles(db, { ...NO_FILTER, ...place, search }, SUGGESTIONS),
        (vehicles) => vehicles.length > 0,
      );
      return rows.map((row) => ({ id: row.id, name: nameIn(requestHeadersOf(c).language, row) }));
    },
  );
  serve(
    rentalSearchSuggestions,
    {
      summary: 'Vehicles and providers whose words begin with the text',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_SCOPE,
    },
    async (c, { query: { name } }) => {
      const place = { module: requireModule(c), zones: requireZones(c) };
      const { found: suggested, corrected } = await searchByText(
        db,
        name,
        place,
        (search) =>
          Promise.all([
            suggestedVehicles(db, { ...NO_FILTER, ...place, search }, VEHICLES),
            suggestedProviders(db, { ...place, search }, PROVIDERS),
          ]),
        (lists) => lists.some(({ length }) => length > 0),
      );
      const [vehicles, providers] = suggested;
      const { language } = requestHeadersOf(c);
      return {
        corrected,
        vehicles: vehicles.map((row) => ({
          id: row.id,
          name: nameIn(language, row),
          provider_name: nameIn(language, providerNamed(row)),
          thumbnail_full_url: row.images[0] ?? '',
        })),
        providers: providers.map((row) => ({
          id: row.id,
          name: nameIn(language, row),
          logo_full_url: row.logo,
        })),
      };
    },
  );
  serve(
    contract.topRatedVehicles,
    { summary: 'Best rated first', tag, refusals: MISSING_HEADER, cachedBy: BY_SCOPE },
    async (c, { query }) => {
      const filter = {
        ...{ ...NO_FILTER, search: null },
        ...{ module: requireModule(c), zones: requireZones(c) },
      };
      const { rows, total } = await listVehicles(db, filter, 'bestRated', query);
      return { ...pageFacts(query, total), vehicles: vehiclesIn(c, rows) };
    },
  );
  serve(
    contract.vehiclesByIds,
    { summary: 'Vehicles by their ids, if available here', tag, refusals: MISSING_HEADER },
    async (c, { query: { ids } }) => {
      const here = { module: requireModule(c), zones: requireZones(c) };
      return { vehicles: vehiclesIn(c, await vehiclesHere(db, ids, here)) };
    },
  );
  serve(
    contract.getVehicle,
    { summary: 'One vehicle', tag, refusals: UNKNOWN, cachedBy: BY_SCOPE },
    async (c, { params }) =>
      toWireVehicle(await requireVehicle(params.id), requestHeadersOf(c).language, currency),
  );
  serve(
    contract.listVehicleReviews,
    { summary: 'Reviews of a vehicle, newest first', tag, refusals: UNKNOWN, cachedBy: BY_SCOPE },
    async (c, { params, query }) => {
      const { id } = await requireVehicle(params.id);
      const { rows, total } = await reviewsOfVehicle(db, id, query.search ?? '', query);
      const { language } = requestHeadersOf(c);
      return {
        ...pageFacts(query, total),
        reviews: rows.map((row) => toWireReview(row, language)),
      };
    },
  );
  return router;
}

type Place = Pick<VehicleFilter, 'module' | 'zones'>;

const NO_FILTER: Omit<VehicleFilter, keyof Place | 'search'> = {
  ...{ provider: null, tripType: null, price: {} },
  ...{ categories: [], brands: [], seats: [], airCondition: null },
  ...{ transmission: null, bodyType: null, fuel: null, minimumRating: null },
};

function filterOf(query: Query, currency: Currency): Omit<VehicleFilter, keyof Place | 'search'> {
  const minor = (decimal: number | undefined) =>
    decimal === undefined ? undefined : fromDecimal(decimal, currency).minor;
  return {
    provider: query.provider_id ?? null,
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

/** Two switches of a filter; both on or both off mean either. */
function airConditionOf({ air_condition: on = false, no_air_condition: off = false }: Query) {
  return on === off ? null : on;
}

function orderOf({ sortby_price, top_rated = false }: Query): VehicleOrder {
  if (sortby_price) return sortby_price === 'asc' ? 'cheapest' : 'dearest';
  return top_rated ? 'bestRated' : 'newest';
}

/** Zones of the pickup place if given, else of the request. */
async function pickupZones(
  { db }: ServerContext,
  zones: readonly ZoneId[],
  { pickup_location: place }: Query,
): Promise<readonly ZoneId[]> {
  if (!place) return zones;
  const around = await zonesAround(db, geoPoint(place.lat, place.lng));
  return around.filter(({ active }) => active).map(({ id }) => id);
}

/** Whole amounts around all prices, for the ends of a slider. */
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
