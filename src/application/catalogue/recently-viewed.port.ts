import type { Profile } from '#domain/account/profile.ts';
import type { Viewed, ViewedKind } from '#domain/catalogue/recently-viewed.ts';

/** Whose list it is: one customer's, or that of all who are at this device without an account. */
export type Viewer = Profile['id'] | 'guest';

/** What people have looked at on this device. Each viewer has a list, and reads no other. */
export interface RecentlyViewed {
  /** Newest first; the same list for as long as it says the same. */
  recall(viewer: Viewer): readonly Viewed[];
  note(viewer: Viewer, viewed: Viewed): void;
  /** All of one kind, in every module. */
  forget(viewer: Viewer, kind: ViewedKind): void;
  /** All that a customer looked at; where it is not known which, all that customers of this device did. */
  forgetCustomer(customer: Profile['id'] | null): void;
  /** Calls back when a list may have changed, here or in another tab. Returns how to stop. */
  onChange(listener: () => void): () => void;
}
