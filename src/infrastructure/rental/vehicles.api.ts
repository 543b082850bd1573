import * as v from 'valibot';
import { numeric, pageOf } from '#contract/kernel.ts';
import * as providerCalls from '#contract/rental-providers.ts';
import * as contract from '#contract/rental-vehicles.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { VehicleReader } from '#application/rental/rental.queries.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { refuse, type Result } from '#domain/kernel/result.ts';
import { pickupTimeText } from '#domain/rental/pickup-time.ts';
import { call, type ScopedWire } from '#infrastructure/kernel/call.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import {
  toBrand,
  toCategory,
  toProvider,
  toRentalBanner,
  toVehicle,
  toVehicleReview,
  toVehiclesQuery,
} from './vehicle.wire.ts';

const list = v.array(v.unknown());
const vehicles = pageOf('vehicles', v.unknown());
const listOfVehicles = v.object({ vehicles: list });
const found = v.object({
  ...vehicles.entries,
  min_price: v.optional(numeric, 0),
  max_price: v.optional(numeric, 0),
  corrected: v.nullish(v.string(), null),
});
const stores = pageOf('stores', v.unknown());
const reviews = pageOf('reviews', v.unknown());
const brands = pageOf('brands', v.unknown());
const banners = v.object({ banners: list });

const PAGE_SIZE = 12;
const REVIEWS = 10;
const FEW = 4;
/** More than the categories or brands of a filter. */
const ALL = 100;
const PROVIDERS = {
  latest: providerCalls.latestProviders,
  popular: providerCalls.popularProviders,
};

export function createVehicleReader(wire: ScopedWire): VehicleReader {
  const { http, report } = wire;
  const toVehicles = (rows: readonly unknown[], currency: Currency) =>
    readRows(rows, contract.vehicle, (row) => toVehicle(row, currency), report);
  const toReviews = ({ reviews: rows, total_size: total }: v.InferOutput<typeof reviews>) => ({
    rows: readRows(rows, contract.vehicleReview, toVehicleReview, report),
    total,
  });
  const toBanners = (rows: readonly unknown[]) =>
    readRows(rows, providerCalls.rentalBanner, toRentalBanner, report);
  /** A single object, not a list: an impossible value breaks the whole answer. */
  const whole = <Body, Value>(answer: Result<Body, CallFailure>, read: (body: Body) => Value) =>
    answer.ok ? readWhole(() => read(answer.value), report) : answer;

  return {
    async search(search) {
      const currency = await wire.currency();
      const query = toVehiclesQuery(search, { zone: wire.timeZone(), currency });
      const { provider } = search.filters;
      const answer =
        provider === null
          ? await call(http, contract.searchVehicles, { query }, found)
          : await call(
              http,
              contract.listProviderVehicles,
              { query: { ...query, provider_id: provider } },
              found,
            );
      return whole(
        answer,
        ({ vehicles: rows, total_size: total, min_price, max_price, ...more }) => ({
          rows: toVehicles(rows, currency),
          total,
          corrected: more.corrected,
          prices: {
            min: fromDecimal(Math.max(0, min_price), currency),
            max: fromDecimal(Math.max(0, max_price), currency),
          },
        }),
      );
    },
    async topRated() {
      const query = { limit: PAGE_SIZE, offset: 1 };
      const answer = await call(http, contract.topRatedVehicles, { query }, vehicles);
      const currency = await wire.currency();
      return whole(answer, ({ vehicles: rows, total_size: total }) => ({
        rows: toVehicles(rows, currency),
        total,
      }));
    },
    async categories() {
      const query = { limit: ALL, offset: 1 };
      const answer = await call(http, contract.listVehicleCategories, { query }, vehicles);
      return whole(answer, ({ vehicles: rows }) =>
        readRows(rows, contract.vehicleCategory, toCategory, report),
      );
    },
    async brands() {
      const query = { limit: ALL, offset: 1 };
      const answer = await call(http, contract.listVehicleBrands, { query }, brands);
      return whole(answer, (body) => readRows(body.brands, contract.vehicleBrand, toBrand, report));
    },
    async banners() {
      const answer = await call(http, providerCalls.listRentalBanners, {}, banners);
      return whole(answer, (body) => toBanners(body.banners));
    },
    async vehicle(vehicleId) {
      const answer = await call(http, contract.getVehicle, { params: { id: vehicleId } });
      const currency = await wire.currency();
      return whole(answer, (body) => toVehicle(body, currency));
    },
    async vehiclesByIds(ids) {
      const query = { ids: ids.join(',') };
      const answer = await call(http, contract.vehiclesByIds, { query }, listOfVehicles);
      const currency = await wire.currency();
      return whole(answer, (body) => toVehicles(body.vehicles, currency));
    },
    async reviews(vehicleId, page) {
      const input = { params: { id: vehicleId }, query: { limit: REVIEWS, offset: page } };
      return whole(await call(http, contract.listVehicleReviews, input, reviews), toReviews);
    },
    async available(vehicleId, at, seconds) {
      await wire.currency();
      const zone = wire.timeZone();
      if (!zone) return refuse({ kind: 'unreachable', cause: 'server' } as const);
      const query = {
        vehicle_id: vehicleId,
        pickup_time: pickupTimeText(at, zone),
        destination_time: Math.max(1, Math.round(seconds)),
      };
      const answer = await call(http, contract.vehicleAvailability, { query });
      return whole(answer, ({ available }) => Math.max(0, available));
    },
    async providers(name, page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const answer = await call(http, PROVIDERS[name], { query }, stores);
      const currency = await wire.currency();
      return whole(answer, ({ stores: rows, total_size: total }) => ({
        rows: readRows(rows, providerCalls.provider, (row) => toProvider(row, currency), report),
        total,
      }));
    },
    async providersCalled(name) {
      const query = { name, limit: FEW, offset: 1 };
      const answer = await call(http, providerCalls.listProviders, { query }, stores);
      const currency = await wire.currency();
      return whole(answer, ({ stores: rows }) =>
        readRows(rows, providerCalls.provider, (row) => toProvider(row, currency), report),
      );
    },
    async provider(providerId) {
      const answer = await call(http, providerCalls.getProvider, { params: { id: providerId } });
      const currency = await wire.currency();
      return whole(answer, (body) => toProvider(body, currency));
    },
    async providerBanners(providerId) {
      const input = { params: { id: providerId } };
      return whole(await call(http, providerCalls.listProviderBanners, input, list), toBanners);
    },
    async providerReviews(providerId, page) {
      const input = { params: { id: providerId }, query: { limit: REVIEWS, offset: page } };
      return whole(await call(http, providerCalls.listProviderReviews, input, reviews), toReviews);
    },
  };
}
