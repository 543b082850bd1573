import type { Profile } from '#domain/account/profile.ts';
import type { Viewed, ViewedKind } from '#domain/catalogue/recently-viewed.ts';

/** A customer, or all guests of this device. */
export type VisitorId = Profile['id'] | 'guest';

/** Viewed items on this device. Each visitor has a separate list. */
export interface RecentlyViewed {
  /** Newest first; the same reference while unchanged. */
  recall(visitor: VisitorId): readonly Viewed[];
  note(visitor: VisitorId, viewed: Viewed): void;
  /** Forgets one kind, in every module. */
  forget(visitor: VisitorId, kind: ViewedKind): void;
  /** Forgets a customer's list; those of all customers of this device where none is known. */
  forgetCustomer(customer: Profile['id'] | null): void;
  /**
   * Calls back when a list may have changed, here or in another tab. Returns an unsubscribe
   * function.
   */
  onChange(listener: () => void): () => void;
}
