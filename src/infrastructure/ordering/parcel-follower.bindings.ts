import { ContainerModule } from 'inversify';
import type { ParcelFollower } from '#application/ordering/parcel-follower.port.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpParcelFollower } from './http-parcel-follower.adapter.ts';
import { ORDER_WIRE } from './ordering.bindings.ts';

export const PARCEL_FOLLOWER = token<ParcelFollower>('ParcelFollower');

/** What the page of a receiver needs. */
export const parcelFollowerBindings = new ContainerModule(({ bind }) => {
  bind(PARCEL_FOLLOWER).toResolvedValue(createHttpParcelFollower, [ORDER_WIRE]);
});
