import { createParcelQueries } from '#application/parcel/parcel.queries.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const PARCEL_QUERIES = service((get) =>
  createParcelQueries(
    lateAdapter(get, async () => (await import('./reader.adapter.ts')).PARCEL_ADAPTER),
  ),
);
