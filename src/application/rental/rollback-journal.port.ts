import type { Principal } from '#domain/account/principal.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';

export type RemovedLine = {
  readonly vehicle: Pick<Vehicle, 'id' | 'name' | 'provider'>;
  readonly quantity: Quantity;
};

/** What is about to leave the cart, and the trip that it was for: enough to put it back. */
export type RemovedLines = {
  readonly details: TripDetails;
  /**
   * The vehicle, or the trip, for whose sake: once the cart holds it, or is for it, nothing is to be put back.
   * `module`: another one is chosen, and nothing is journaled any more once the cart is known to be cleared.
   */
  readonly wanted: VehicleId | TripDetails | 'module';
  /** None where only the trip is about to change. */
  readonly lines: readonly RemovedLine[];
};

/** `locked`: another living tab of this browser is at work on it. */
export type FoundJournal = RemovedLines | 'locked' | null;

/**
 * Notes, by customer or guest, what several calls in a row are about to remove, until the last of them has
 * been answered. The tab that makes the calls holds a lock until then, so that no other tab takes its note up;
 * the browser releases the lock of a tab that is closed. A note that can be had means a page that was closed
 * between two calls.
 */
export interface RollbackJournal {
  /**
   * Locks first, then writes. Where another tab holds the lock, it waits for it, writes nothing and answers
   * false: the cart is another one by then.
   */
  write(who: Principal['key'], removed: RemovedLines): Promise<boolean>;
  /** Waits until no other tab is at work, locks whether or not anything is journaled, and answers what is. */
  take(who: Principal['key']): Promise<RemovedLines | null>;
  /** For the tab that holds the lock: from now on this is journaled, or nothing. */
  replace(who: Principal['key'], removed: RemovedLines | null): void;
  /** What was journaled, locked for this tab from now on. */
  read(who: Principal['key']): Promise<FoundJournal>;
  /** A guest who signs in is the same person. */
  rename(from: Principal['key'], to: Principal['key']): void;
  forget(who: Principal['key']): void;
  /** What is journaled stays, and any tab may take it up. */
  release(): void;
  /** Calls back when a note that was locked can be had. Returns how to stop. */
  onReleased(listener: () => void): () => void;
}
