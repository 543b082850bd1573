import { parseId } from '#domain/kernel/id.ts';
import {
  EMPTY_VEHICLE_SEARCH,
  searchIn,
  type VehicleSearch,
} from '#domain/rental/vehicle-search.ts';
import { SIZES as BANNER } from '#ui/catalogue/picture-sizes.ts';
import type { AllPageReads, ReadsFrom } from '#ui/kernel/page-reads.ts';
import { SIZES } from './picture-sizes.ts';

const searched = ({ query, timeZone }: Pick<ReadsFrom, 'query' | 'timeZone'>): VehicleSearch =>
  timeZone === null ? EMPTY_VEHICLE_SEARCH : searchIn(query, timeZone);

/**
 * What the pages of this module read first, and `/home` where it shows this module. Trip cart, checkout, trips
 * and tracking read what depends on the customer, so that they come without.
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
  },
  vehicleSearch: {
    reads: ({ queries: { rental }, scope }) => [rental.categories(scope), rental.brands(scope)],
    byQuery: {
      reads: ({ queries, scope, ...from }) => [queries.rental.search(scope, searched(from))],
      picture: SIZES.card,
    },
  },
  vehicle: {
    reads: ({ queries: { rental }, scope, params }) => {
      const id = parseId<'Vehicle'>(params.id);
      return id === null ? [] : [rental.vehicle(scope, id), rental.reviews(scope, id, 1)];
    },
    picture: SIZES.slides,
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
  },
  providers: {
    reads: () => [],
    byQuery: {
      reads: ({ queries, scope, query }) => [
        queries.rental.providers(scope, 'popular', parseId<'Page'>(query.get('page')) ?? 1),
      ],
      picture: SIZES.provider,
    },
  },
} satisfies AllPageReads;
