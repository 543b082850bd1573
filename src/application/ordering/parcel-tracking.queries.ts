import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { TrackedParcel } from '#domain/ordering/tracked-parcel.ts';
import type { ParcelTracker } from './parcel-tracker.port.ts';

export type ParcelTrackingQueries = ReturnType<typeof createParcelTrackingQueries>;

export const createParcelTrackingQueries = (tracker: ParcelTracker) => ({
  parcel: (scope: ReadScope, token: string): Query<TrackedParcel> => ({
    key: ['orders', inAnyModule(scope), 'tracked parcel', token],
    read: () => tracker.tracking(token),
  }),
});
