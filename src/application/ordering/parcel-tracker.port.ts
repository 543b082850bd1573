import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { FollowedParcel } from '#domain/ordering/tracked-parcel.ts';

export interface ParcelTracker {
  /** What the link says that ends with this token. A token of no parcel is refused with 404. */
  tracking(token: string): Promise<Result<FollowedParcel, CallFailure>>;
}
