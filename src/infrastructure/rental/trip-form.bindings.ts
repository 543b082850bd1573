import { searchTripChild } from './search-trip.bindings.ts';

/** The trip search as a dialog over the page. The search opens it, and both share one module of code. */
export const tripFormDialog = searchTripChild;
