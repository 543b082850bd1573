import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import type { Wishlist } from '#domain/wishlist/wishlist.ts';

/** What a view may send. */
export type Command =
  /** A heart was pressed: what is wished for is no longer, and the other way. */
  { readonly type: 'wish.toggle'; readonly wish: Wish } | { readonly type: 'wishlist.retry' };

/** What other actors report. */
export type Report =
  /** The wishlist was changed in another tab, or another place is picked. */
  | { readonly type: 'wishlist.reload' }
  /** Another customer, place or module. */
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    wishlist: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    wishlist: Command;
  }
}

/** One change that was asked for. Changes are made one at a time, in order. */
export type Task = { readonly wish: Wish; readonly wanted: boolean };

/** Whose wishlist is shown, and which half of it. */
export type WishlistScope = {
  readonly isCustomer: boolean;
  /** A place and a module are chosen: without them there is nothing to show. */
  readonly isSomewhere: boolean;
  readonly isRental: boolean;
};

export type Input = WishlistScope;
export type Context = WishlistScope & {
  /** What the server has said is wished for. */
  readonly wishes: readonly Wish[];
  /** The same as it was last read, with all that is told of it. */
  readonly list: Wishlist;
  /** It has to be read before it can be shown, or again. */
  readonly stale: boolean;
  /** Why it could not be read. */
  readonly failure: CallFailure | null;
  readonly task: Task | null;
  readonly queue: readonly Task[];
};

export type Tag = 'loading' | 'busy';
export type ListAnswer = Result<Wishlist, CallFailure>;
export type Answer = Result<string, CallFailure>;
export type Outcome = AuthenticationOutcome;
