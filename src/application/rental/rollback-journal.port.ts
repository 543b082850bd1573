import type { Principal } from '#domain/account/principal.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';

export type RemovedLine = {
  readonly vehicle: Pick<Vehicle, 'id' | 'name' | 'provider'>;
  readonly quantity: Quantity;
};

/** Lines about to leave the cart and their trip: enough to restore them. */
export type RemovedLines = {
  readonly details: TripDetails;
  /**
   * The vehicle or trip that caused the removal: once the cart has it, nothing is restored.
   * `module`: another module is chosen, and the journal ends once the cart is known to be cleared.
   */
  readonly wanted: VehicleId | TripDetails | 'module';
  /** Empty where only the trip is about to change. */
  readonly lines: readonly RemovedLine[];
};

/** `locked`: another open tab of this browser holds the lock. */
export type FoundJournal = RemovedLines | 'locked' | null;

/**
 * Journals, per principal, what a chain of calls is about to remove, until its last answer. The tab
 * that makes the calls holds a lock until then, so that no other tab recovers its entry; the
 * browser releases the lock of a closed tab. An unlocked entry means a page closed between two
 * calls.
 */
export interface RollbackJournal {
  /**
   * Locks first, then writes. Where another tab holds the lock, waits for it, writes nothing and
   * returns false: the cart is another one by then.
   */
  write(who: Principal['key'], removed: RemovedLines): Promise<boolean>;
  /** Waits for other tabs, locks in any case, and returns the entry, if any. */
  take(who: Principal['key']): Promise<RemovedLines | null>;
  /** Requires the lock. Null clears the entry. */
  replace(who: Principal['key'], removed: RemovedLines | null): void;
  /** Returns the entry and locks it for this tab. */
  read(who: Principal['key']): Promise<FoundJournal>;
  /** A guest who signs in is the same person. */
  rename(from: Principal['key'], to: Principal['key']): void;
  forget(who: Principal['key']): void;
  /** Keeps the entry; any tab may recover it. */
  release(): void;
  /** Calls back when a locked entry becomes available. Returns an unsubscribe function. */
  onReleased(listener: () => void): () => void;
}
