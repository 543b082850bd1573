import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const VEHICLES = service((get) =>
  createRentalQueries(
    lateAdapter(get, async () => (await import('./vehicle-reader.adapter.ts')).VEHICLE_ADAPTER),
  ),
);
