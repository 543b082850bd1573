import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type {
  TripCandidate,
  TripCart,
  TripDetailsId,
  TripLine,
  TripLineId,
} from '#domain/rental/trip-cart.ts';
import type { ConflictKind } from '#domain/rental/trip-conflict.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';
import type { FoundJournal, RemovedLine, RemovedLines } from './rollback-journal.port.ts';
import type { RentalScope } from './rental-scope.ts';
import type { TripCartAnswer, TripCartFailure, Wanted } from './trip-cart-gateway.port.ts';

/** A vehicle that the customer wants, and the trip as it was searched. */
export type Add = {
  readonly type: 'vehicle.add';
  readonly vehicle: Vehicle;
  readonly quantity: Quantity;
  readonly details: TripDetails;
  /** Whether the search has been changed since the last vehicle was added. */
  readonly isTouched: boolean;
};
export type Increase = { readonly type: 'line.increase'; readonly line: TripLineId };

/** What the customer may ask of the trip cart. It is done when its turn has come. */
export type Request =
  | Add
  | Increase
  /** One fewer; the last one takes the line with it, and so does any of what cannot be rented. */
  | { readonly type: 'line.decrease'; readonly line: TripLineId }
  | { readonly type: 'lines.remove'; readonly lines: readonly TripLineId[] }
  | { readonly type: 'trip.change'; readonly details: TripDetails }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undo'; readonly line: Removal['line'] }
  /** What was cleared before a module was chosen, or could not be put back, is wanted back. */
  | { readonly type: 'lines.restore'; readonly cleared: Cleared };

export type Cleared = { readonly lines: readonly RemovedLine[]; readonly details: TripDetails };

type Restoring = { readonly type: 'cart.undo' | 'lines.restore' };

/** What a view may send. */
export type Command =
  | Exclude<Request, Restoring>
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.retry' };

/** What other actors report. */
export type Report =
  /** Taken back where it was told: among the notices. */
  | Extract<Request, Restoring>
  /** The cart may have changed: in another tab, or by a booking. */
  | { readonly type: 'cart.reload' }
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    tripCart: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    tripCart: Command;
  }
}

/** Something that the cart has been asked to do. Tasks are done one at a time, in order. */
export type Task =
  | ({ readonly kind: 'add' } & Omit<Add, 'type'>)
  | { readonly kind: 'step'; readonly line: TripLineId; readonly quantity: Quantity }
  | { readonly kind: 'remove'; readonly lines: readonly TripLineId[] }
  | { readonly kind: 'change'; readonly details: TripDetails }
  | { readonly kind: 'clear' }
  /** For the trip of the cart, or for its own where the cart is empty. */
  | ({ readonly kind: 'restore'; readonly details: TripDetails } & RemovedLine);

/** What one task has taken out of the cart, and the trip that it was for. */
export type Removal = {
  /** The first line that was to go; null when all were. */
  readonly line: TripLineId | null;
  readonly lines: readonly TripLine[];
  readonly details: TripDetails;
};

/** What the server is asked for by a task. */
export type Call =
  | {
      readonly kind: 'update';
      readonly line: TripLineId;
      readonly quantity: Quantity;
      /** The trip of the cart, which stays as it is; null where it could not be read. */
      readonly details: TripDetails | null;
    }
  | { readonly kind: 'remove'; readonly line: TripLineId }
  | { readonly kind: 'removeAll'; readonly lines: readonly TripLineId[] }
  | { readonly kind: 'changeTrip'; readonly id: TripDetailsId; readonly details: TripDetails }
  | { readonly kind: 'clear' }
  | { readonly kind: 'add'; readonly wanted: Wanted };

export type TripChange = { readonly id: TripDetailsId; readonly details: TripDetails };

export type { RentalScope };

export type Input = RentalScope & Pick<Context, 'savedCount'>;

export type Context = RentalScope & {
  /** How many lines it had when the page began; null from when it has been read. */
  readonly savedCount: number | null;
  readonly cart: TripCart;
  /** The lines are not, or not any more, what the server has: they are read before anything else. */
  readonly stale: boolean;
  /** Why the cart could not be read. */
  readonly failure: CallFailure | null;
  readonly task: Task | null;
  readonly queue: readonly Task[];
  /** What was taken out and can be put back, the last one last. */
  readonly removals: readonly Removal[];
  /** The vehicle that is on its way into the cart. */
  readonly candidate: Candidate | null;
  /** What the customer has said yes to for its sake. */
  readonly agreed: readonly ConflictKind[];
  /** The lines that the server has named: they cannot come along. */
  readonly incompatible: readonly TripLineId[];
  /** What a chain of calls has removed or changed, until its last call has been answered. */
  readonly removed: RemovedLines | null;
  /** Whether any of that has been put back. */
  readonly isRestored: boolean;
  /** What could not be put back, until the next vehicle is wanted. */
  readonly tripIsLost: boolean;
  readonly lost: readonly VehicleId[];
};

/** For the trip as it is wanted now, and whether that was searched for its sake. */
export type Candidate = TripCandidate & Pick<Add, 'isTouched'>;

export type Emitted = { readonly type: 'vehicle.added'; readonly vehicle: VehicleId };
export type Tag =
  | 'loading'
  | 'busy'
  | 'askingProvider'
  | 'askingTripType'
  | 'askingDuration'
  | 'askingDetails'
  | 'askingToRemove'
  | 'askingToClear';
export type Answer = TripCartAnswer;
export type Note = FoundJournal;
export type Outcome = AuthenticationOutcome;
export type { TripCartFailure as Failure, Wanted };
