import { inAnyModule, queriesOf, type Read } from '#application/kernel/query.ts';
import type { TrackedParcel } from '#domain/ordering/tracked-parcel.ts';

export interface ParcelTracker {
  /** The parcel of a tracking token. An unknown token is refused with 404. */
  parcel(token: string): Read<TrackedParcel>;
}

export type ParcelTrackingQueries = ReturnType<typeof createParcelTrackingQueries>;

export const createParcelTrackingQueries = (tracker: ParcelTracker) =>
  queriesOf(tracker, 'orders', inAnyModule);
