import { parcelHomes } from '#ui/parcel/parcel.routes.ts';
import { rentalHomes } from '#ui/rental/rental.routes.ts';

/** What `/home` shows in modules that have a home of their own. */
export const appHomes = { ...parcelHomes, ...rentalHomes };
