import { forAnyone, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { ParcelCategory } from '#domain/parcel/parcel.ts';
import type { ParcelReader } from './parcel-gateway.port.ts';

export type ParcelQueries = ReturnType<typeof createParcelQueries>;

export const createParcelQueries = (parcels: ParcelReader) => ({
  categories: (scope: ReadScope): Query<readonly ParcelCategory[]> => ({
    // A customer who signs in amid a form keeps it.
    key: ['stores', forAnyone(scope), 'parcel categories'],
    read: () => parcels.categories(),
  }),
  instructions: (scope: ReadScope): Query<readonly string[]> => ({
    key: ['stores', forAnyone(scope), 'parcel instructions'],
    read: () => parcels.instructions(),
  }),
});
