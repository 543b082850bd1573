import type { Banner } from '#application/catalogue/catalogue.queries.ts';
import {
  queriesOf,
  type Page,
  type Query,
  type Read,
  type ReadScope,
} from '#application/kernel/query.ts';
import type { Review } from '#domain/catalogue/review.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Provider, ProviderId } from '#domain/rental/provider.ts';
import type {
  Vehicle,
  VehicleBrandId,
  VehicleCategoryId,
  VehicleId,
} from '#domain/rental/vehicle.ts';
import type { VehicleSearch } from '#domain/rental/vehicle-search.ts';

/** One page of results, with the price range of all pages. */
export type VehiclePage = Page<Vehicle> & {
  readonly prices: { readonly min: Money; readonly max: Money };
  /** The corrected query, where the given one matches no name. */
  readonly corrected: string | null;
};
export type VehicleCategory = {
  readonly id: VehicleCategoryId;
  readonly name: string;
  readonly image: string;
  readonly vehicleCount: number;
};
export type VehicleBrand = {
  readonly id: VehicleBrandId;
  readonly name: string;
  readonly image: string;
};
export type VehicleReview = Review & {
  readonly vehicleId: VehicleId;
  readonly vehicleName: string;
};

/**
 * Reads the vehicles of the current zone and module, in the current language. Pages count from 1; a
 * page past the last is empty, never an error. A row that cannot be parsed is left out.
 */
export interface VehicleReader {
  search(search: VehicleSearch): Read<VehiclePage>;
  topRated(): Read<Page<Vehicle>>;
  categories(): Read<readonly VehicleCategory[]>;
  brands(): Read<readonly VehicleBrand[]>;
  banners(): Read<readonly Banner[]>;
  vehicle(id: VehicleId): Read<Vehicle>;
  /** The requested vehicles that are available here, in any order. */
  vehiclesByIds(ids: readonly number[]): Read<readonly Vehicle[]>;
  reviews(id: VehicleId, page: number): Read<Page<VehicleReview>>;
  /** Count of free vehicles from `at` on, for so many seconds. */
  available(id: VehicleId, at: Instant, seconds: number): Read<number>;
  providers(list: 'latest' | 'popular', page: number): Read<Page<Provider>>;
  /** The few providers of this name. */
  providersCalled(name: string): Read<readonly Provider[]>;
  provider(id: ProviderId): Read<Provider>;
  providerBanners(id: ProviderId): Read<readonly Banner[]>;
  providerReviews(id: ProviderId, page: number): Read<Page<VehicleReview>>;
}

export type RentalQueries = ReturnType<typeof createRentalQueries>;

export const createRentalQueries = (reader: VehicleReader) => ({
  ...queriesOf(plainReads(reader), 'vehicles'),
  /** The view of the list is no part of the key. */
  search: (scope: ReadScope, search: Omit<VehicleSearch, 'view'>): Query<VehiclePage> => {
    const { trip, isTypeChosen, filters, sort, page } = search;
    return {
      key: ['vehicles', scope, 'search', trip, isTypeChosen, filters, sort, page],
      read: () => reader.search({ trip, isTypeChosen, filters, sort, page, view: 'grid' }),
    };
  },
  /** Order does not matter: the same ids in another order share a key. */
  vehiclesByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Vehicle[]> => ({
    key: ['vehicles', scope, 'vehiclesByIds', ids.toSorted((one, other) => one - other)],
    read: () => reader.vehiclesByIds(ids),
  }),
});

const plainReads = ({
  topRated,
  categories,
  brands,
  banners,
  vehicle,
  reviews,
  available,
  providers,
  providersCalled,
  provider,
  providerBanners,
  providerReviews,
}: VehicleReader) => ({
  ...{ topRated, categories, brands, banners, vehicle, reviews, available },
  ...{ providers, providersCalled, provider, providerBanners, providerReviews },
});
