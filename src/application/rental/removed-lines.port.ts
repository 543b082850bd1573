import type { Principal } from '#domain/account/principal.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';

/** What is about to leave the cart, and the trip that it was for: enough to put it back. */
export type RemovedLines = {
  readonly details: TripDetails;
  /** The vehicle for whose sake: once the cart holds it, nothing is to be put back. */
  readonly wanted: VehicleId;
  /** None where only the trip is about to change. */
  readonly lines: readonly {
    readonly vehicle: Pick<Vehicle, 'id' | 'name'>;
    readonly quantity: Quantity;
  }[];
};

/**
 * Notes, by customer or guest, what several calls in a row are about to remove, until the last of them has
 * been answered. A note that is found at the next start means a page that was closed between them.
 */
export interface RemovedLinesNote {
  write(who: Principal['key'], removed: RemovedLines): void;
  read(who: Principal['key']): RemovedLines | null;
  forget(who: Principal['key']): void;
}
