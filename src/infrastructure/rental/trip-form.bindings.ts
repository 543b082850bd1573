import { searchTripChild } from './search-trip.bindings.ts';

/** The search opens this dialog, and both share one chunk of code. */
export const tripFormDialog = searchTripChild;
