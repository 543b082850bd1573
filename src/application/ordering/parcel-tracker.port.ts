import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TrackedParcel } from '#domain/ordering/tracked-parcel.ts';

export interface ParcelTracker {
  /** The parcel of a tracking token. An unknown token is refused with 404. */
  tracking(token: string): Promise<Result<TrackedParcel, CallFailure>>;
}
