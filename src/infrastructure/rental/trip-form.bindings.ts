import { searchTripChild } from './search-trip.bindings.ts';

/** The search of a trip as a dialog over the page: it opens it itself, and both run on the same code. */
export const tripFormDialog = searchTripChild;
