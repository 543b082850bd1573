import type { Banner } from '#application/catalogue/catalogue.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type {
  VehicleBrand,
  VehicleCategory,
  VehicleReader,
  VehicleReview,
} from '#application/rental/rental.queries.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Provider } from '#domain/rental/provider.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { VehicleSearch } from '#domain/rental/vehicle-search.ts';
import { dollars } from '#tests/support/builders/money.ts';

type Garage = {
  readonly vehicles: readonly Vehicle[];
  /** Total over all pages; the number of given ones by default. */
  readonly total: number;
  readonly categories: readonly VehicleCategory[];
  readonly brands: readonly VehicleBrand[];
  readonly banners: readonly Banner[];
  readonly providers: readonly Provider[];
  /** The same as the popular ones by default. */
  readonly latestProviders: readonly Provider[];
  readonly reviews: readonly VehicleReview[];
  readonly reviewTotal: number;
  readonly corrected: string | null;
};

const NOT_FOUND = { kind: 'refused', status: 404, code: 'unknown', message: 'Not found' } as const;

/** Vehicles of a test. While `failure` is set, every read fails with it. */
export function vehiclesByHand(garage: Partial<Garage> = {}) {
  const { vehicles = [], providers = [], reviews = [] } = garage;
  const { latestProviders = providers } = garage;
  const searched: VehicleSearch[] = [];
  const asked: string[] = [];
  let failure: CallFailure | null = null;
  const answer = async <Value>(name: string, value: Value | undefined) => {
    asked.push(name);
    if (failure) return refuse(failure);
    return value === undefined ? refuse<CallFailure>(NOT_FOUND) : ok(value);
  };
  const reviewPage = (name: string, page: number) =>
    answer(`${name} ${page}`, { rows: reviews, total: garage.reviewTotal ?? reviews.length });

  return {
    asked,
    searched,
    fails: (how: CallFailure | null) => void (failure = how),
    search: (search) => {
      searched.push(search);
      return answer('search', {
        rows: vehicles,
        total: garage.total ?? vehicles.length,
        prices: { min: dollars(5), max: dollars(40) },
        corrected: garage.corrected ?? null,
      });
    },
    topRated: () => answer('top rated', { rows: vehicles, total: vehicles.length }),
    categories: () => answer('categories', garage.categories ?? []),
    brands: () => answer('brands', garage.brands ?? []),
    banners: () => answer('banners', garage.banners ?? []),
    vehiclesByIds: (ids) =>
      answer(
        `vehicles ${ids.join()}`,
        vehicles.filter(({ id }) => ids.includes(id)),
      ),
    vehicle: (id) =>
      answer(
        'vehicle',
        vehicles.find((one) => one.id === id),
      ),
    reviews: (_, page) => reviewPage('reviews', page),
    available: () => answer('available', 1),
    providers: (list, page) =>
      answer(`${list} providers ${page}`, {
        rows: list === 'latest' ? latestProviders : providers,
        total: providers.length,
      }),
    providersCalled: (name) => answer(`providers called ${name}`, providers),
    provider: (id) =>
      answer(
        'provider',
        providers.find((one) => one.id === id),
      ),
    providerBanners: () => answer('provider banners', []),
    providerReviews: (_, page) => reviewPage('provider reviews', page),
  } satisfies VehicleReader & Record<string, unknown>;
}
