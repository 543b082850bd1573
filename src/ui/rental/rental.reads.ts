import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import { parseId } from '#domain/kernel/id.ts';
import {
  EMPTY_VEHICLE_SEARCH,
  searchIn,
  type VehicleSearch,
} from '#domain/rental/vehicle-search.ts';
import { SIZES as BANNER } from '#ui/catalogue/picture-sizes.ts';
import {
  saysOnly,
  type AllPageReads,
  type PageVisit,
  type Reads,
  type ReadsFrom,
} from '#ui/kernel/page-reads.ts';
import { SIZES } from './picture-sizes.ts';

/**
 * Query parameters of filters and order. A trip in the address needs the search to settle it
 * first.
 */
const VEHICLES = [
  ...['all_category', 'name', 'categoryId', 'brandId', 'minPrice', 'maxPrice', 'seats', 'air'],
  ...['body', 'transmission', 'fuel', 'rating', 'sort', 'page', 'view'],
];

/** In this module, for a query with these parameters only. */
const ofRentalSaying =
  (...names: readonly string[]) =>
  ({ moduleType, query }: PageVisit): boolean =>
    moduleType === 'rental' && saysOnly(...names)({ query });

const searched = ({ query, timeZone }: Pick<ReadsFrom, 'query' | 'timeZone'>): VehicleSearch =>
  timeZone === null ? EMPTY_VEHICLE_SEARCH : searchIn(query, timeZone);

const listOfProviders =
  (list: 'latest' | 'popular'): Reads =>
  ({ queries, scope, query }) => [
    queries.rental.providers(scope, list, parseId<'Page'>(query.get('page')) ?? 1),
  ];

/**
 * Prefetched reads of this module's pages and of shared pages in it. Trip cart, checkout, trips
 * and tracking depend on the customer, so they have none.
 */
export const rentalReads = {
  home: {
    reads: ({ queries: { rental }, scope }) => [
      rental.banners(scope),
      rental.categories(scope),
      rental.topRated(scope),
      rental.providers(scope, 'popular', 1),
      rental.providers(scope, 'latest', 1),
    ],
    picture: BANNER.banner,
    rendered: ofRentalSaying(),
  },
  vehicleSearch: {
    reads: ({ queries: { rental }, scope }) => [rental.categories(scope), rental.brands(scope)],
    byQuery: {
      reads: ({ queries, scope, ...from }) => [queries.rental.search(scope, searched(from))],
      picture: SIZES.card,
    },
    rendered: ofRentalSaying(...VEHICLES),
  },
  search: {
    reads: () => [],
    byQuery: {
      reads: ({ queries: { rental }, scope, ...from }) => {
        const term = parseSearchTerm(from.query.get('search') ?? '');
        if (term === null) return [];
        const search = searched(from);
        const filters = { ...search.filters, name: term };
        return [
          rental.providersCalled(scope, term),
          rental.search(scope, { ...search, filters }),
          rental.categories(scope),
          rental.brands(scope),
        ];
      },
    },
    rendered: ofRentalSaying('search', ...VEHICLES),
  },
  vehicle: {
    reads: ({ queries: { rental }, scope, params }) => {
      const id = parseId<'Vehicle'>(params.id);
      return id === null ? [] : [rental.vehicle(scope, id), rental.reviews(scope, id, 1)];
    },
    picture: SIZES.slides,
    rendered: ofRentalSaying('from'),
  },
  provider: {
    reads: ({ queries: { rental }, scope, params }) => {
      const id = parseId<'Provider'>(params.id);
      return id === null
        ? []
        : [
            rental.provider(scope, id),
            rental.providerReviews(scope, id, 1),
            rental.categories(scope),
            rental.brands(scope),
          ];
    },
    picture: SIZES.cover,
    byQuery: {
      reads: ({ queries, scope, params, ...from }) => {
        const provider = parseId<'Provider'>(params.id);
        if (provider === null) return [];
        const search = searched(from);
        const filters = { ...search.filters, provider };
        return [queries.rental.search(scope, { ...search, filters })];
      },
    },
    rendered: ofRentalSaying(...VEHICLES),
  },
  providers: {
    reads: () => [],
    byQuery: { reads: listOfProviders('popular'), picture: SIZES.provider },
    rendered: ofRentalSaying('page'),
  },
  latestStores: {
    reads: () => [],
    byQuery: { reads: listOfProviders('latest'), picture: SIZES.provider },
    rendered: ofRentalSaying('page'),
  },
  popularStores: {
    reads: () => [],
    byQuery: { reads: listOfProviders('popular'), picture: SIZES.provider },
    rendered: ofRentalSaying('page'),
  },
} satisfies AllPageReads;
