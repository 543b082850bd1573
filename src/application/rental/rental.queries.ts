import type { Banner } from '#application/catalogue/catalogue-reader.port.ts';
import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import type { Provider, ProviderId } from '#domain/rental/provider.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';
import type { VehicleSearch } from '#domain/rental/vehicle-search.ts';
import type {
  VehicleBrand,
  VehicleCategory,
  VehiclePage,
  VehicleReader,
  VehicleReview,
} from './vehicle-reader.port.ts';

export type RentalQueries = ReturnType<typeof createRentalQueries>;

export function createRentalQueries(reader: VehicleReader) {
  return {
    /** The sort order of the list is no part of the key. */
    search: (
      scope: ReadScope,
      { trip, isTypeChosen, filters, sort, page }: Omit<VehicleSearch, 'view'>,
    ): Query<VehiclePage> => ({
      key: ['vehicles', scope, 'search', trip, isTypeChosen, filters, sort, page],
      read: () => reader.search({ trip, isTypeChosen, filters, sort, page, view: 'grid' }),
    }),
    topRated: (scope: ReadScope): Query<Page<Vehicle>> => ({
      key: ['vehicles', scope, 'top rated'],
      read: () => reader.topRated(1),
    }),
    categories: (scope: ReadScope): Query<readonly VehicleCategory[]> => ({
      key: ['vehicles', scope, 'categories'],
      read: () => reader.categories(),
    }),
    brands: (scope: ReadScope): Query<readonly VehicleBrand[]> => ({
      key: ['vehicles', scope, 'brands'],
      read: () => reader.brands(),
    }),
    banners: (scope: ReadScope): Query<readonly Banner[]> => ({
      key: ['vehicles', scope, 'banners'],
      read: () => reader.banners(),
    }),
    vehicle: (scope: ReadScope, id: VehicleId): Query<Vehicle> => ({
      key: ['vehicles', scope, 'vehicle', id],
      read: () => reader.vehicle(id),
    }),
    /** Order does not matter: the same ids in another order share a key. */
    vehiclesByIds: (scope: ReadScope, ids: readonly number[]): Query<readonly Vehicle[]> => ({
      key: ['vehicles', scope, 'by ids', ids.toSorted((one, other) => one - other)],
      read: () => reader.vehiclesByIds(ids),
    }),
    reviews: (scope: ReadScope, id: VehicleId, page: number): Query<Page<VehicleReview>> => ({
      key: ['vehicles', scope, 'reviews', id, page],
      read: () => reader.reviews(id, page),
    }),
    providers: (
      scope: ReadScope,
      list: 'latest' | 'popular',
      page: number,
    ): Query<Page<Provider>> => ({
      key: ['vehicles', scope, 'providers', list, page],
      read: () => reader.providers(list, page),
    }),
    providersCalled: (scope: ReadScope, name: string): Query<readonly Provider[]> => ({
      key: ['vehicles', scope, 'providers called', name],
      read: () => reader.providersCalled(name),
    }),
    provider: (scope: ReadScope, id: ProviderId): Query<Provider> => ({
      key: ['vehicles', scope, 'provider', id],
      read: () => reader.provider(id),
    }),
    providerReviews: (
      scope: ReadScope,
      id: ProviderId,
      page: number,
    ): Query<Page<VehicleReview>> => ({
      key: ['vehicles', scope, 'provider reviews', id, page],
      read: () => reader.providerReviews(id, page),
    }),
  };
}
