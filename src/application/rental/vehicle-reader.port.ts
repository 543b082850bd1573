import type { Banner } from '#application/catalogue/catalogue-reader.port.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Review } from '#domain/catalogue/review.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Provider, ProviderId } from '#domain/rental/provider.ts';
import type {
  Vehicle,
  VehicleBrandId,
  VehicleCategoryId,
  VehicleId,
} from '#domain/rental/vehicle.ts';
import type { VehicleSearch } from '#domain/rental/vehicle-search.ts';

type Read<Value> = Promise<Result<Value, CallFailure>>;

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
  topRated(page: number): Read<Page<Vehicle>>;
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
