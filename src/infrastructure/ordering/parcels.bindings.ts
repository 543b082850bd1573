import { createParcelTrackingQueries } from '#application/ordering/parcel-tracking.queries.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { provideParcels } from '#infrastructure/parcel/bindings.ts';
import { createParcelTracker } from './api.ts';
import { KNOWN_ORDERS, PAY_ORDER_MACHINE } from './bindings.ts';

/** A sent parcel becomes a known order of this tab, so that a guest tracks it without entering the phone again. */
export const PARCELS = service((get) => ({
  ...provideParcels(get, ({ id, phone }) => get(KNOWN_ORDERS).saveClaim({ id, phone })),
  payOrder: get(PAY_ORDER_MACHINE),
  tracked: createParcelTrackingQueries(createParcelTracker(get(WIRE))),
}));
