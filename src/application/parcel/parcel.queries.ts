import { forAnyone, queriesOf, type Read } from '#application/kernel/query.ts';
import type { ParcelCategory } from '#domain/parcel/parcel.ts';

export interface ParcelReader {
  categories(): Read<readonly ParcelCategory[]>;
  /** Suggested instructions for the courier, in the customer's language. */
  instructions(): Read<readonly string[]>;
}

export type ParcelQueries = ReturnType<typeof createParcelQueries>;

/** A customer who signs in amid a form keeps it. */
export const createParcelQueries = ({ categories, instructions }: ParcelReader) =>
  queriesOf({ categories, instructions }, 'stores', forAnyone);
