import { SEARCH_TRIP_MACHINE } from './search-trip.bindings.ts';

/** The search opens this dialog, and both share one chunk of code. */
export const tripFormDialog = SEARCH_TRIP_MACHINE;
