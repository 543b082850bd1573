import type { searchTripMachine } from '#application/rental/search-trip.machine.ts';
import { LATE_MACHINES } from '#infrastructure/kernel/late-machine.bindings.ts';
import type { machine } from '#infrastructure/kernel/machine.bindings.ts';

type Container = Parameters<ReturnType<typeof machine>>[0];

/** The search of a trip as a dialog over the page: it opens it itself, so its code is here by then. */
export const tripFormDialog = (container: Container): typeof searchTripMachine =>
  container.get(LATE_MACHINES).machines.searchTrip as typeof searchTripMachine;
