import type { Profile } from '#domain/account/profile.ts';
import type { Viewed, ViewedKind } from '#domain/catalogue/recently-viewed.ts';

/** Whose list it is: one customer's, or that of all who are at this device without an account. */
export type VisitorId = Profile['id'] | 'guest';

/** What people have looked at on this device. Each visitor has a list, and reads no other. */
export interface RecentlyViewed {
  /** Newest first; the same list for as long as it says the same. */
  recall(visitor: VisitorId): readonly Viewed[];
  note(visitor: VisitorId, viewed: Viewed): void;
  /** All of one kind, in every module. */
  forget(visitor: VisitorId, kind: ViewedKind): void;
  /** All that a customer looked at; where it is not known which, all that customers of this device did. */
  forgetCustomer(customer: Profile['id'] | null): void;
  /** Calls back when a list may have changed, here or in another tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
}
