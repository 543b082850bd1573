import { ContainerModule } from 'inversify';
import type { ParcelTracker } from '#application/ordering/parcel-tracker.port.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpParcelTracker } from './http-parcel-tracker.adapter.ts';
import { ORDER_WIRE } from './ordering.bindings.ts';

export const PARCEL_TRACKER = token<ParcelTracker>('ParcelTracker');

export const parcelTrackerBindings = new ContainerModule(({ bind }) => {
  bind(PARCEL_TRACKER).toResolvedValue(createHttpParcelTracker, [ORDER_WIRE]);
});
