import { parseId } from '#domain/kernel/id.ts';
import { EMPTY_VEHICLE_SEARCH } from '#domain/rental/vehicle-search.ts';
import { SIZES as BANNER } from '#ui/catalogue/picture-sizes.ts';
import type { AllPageReads } from '#ui/kernel/page-reads.ts';
import { SIZES } from './picture-sizes.ts';

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
    plain: {
      reads: ({ queries, scope }) => [queries.rental.search(scope, EMPTY_VEHICLE_SEARCH)],
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
    plain: {
      reads: ({ queries, scope, params }) => {
        const provider = parseId<'Provider'>(params.id);
        if (provider === null) return [];
        const filters = { ...EMPTY_VEHICLE_SEARCH.filters, provider };
        return [queries.rental.search(scope, { ...EMPTY_VEHICLE_SEARCH, filters })];
      },
    },
  },
  providers: {
    reads: () => [],
    plain: {
      reads: ({ queries, scope }) => [queries.rental.providers(scope, 'popular', 1)],
      picture: SIZES.provider,
    },
  },
} satisfies AllPageReads;
