import type { ItemId } from '#domain/catalogue/item.ts';
import type { GivenReview } from '#domain/catalogue/review-draft.ts';
import type { OrderId } from './order.ts';

/** What of an order is reviewed. */
export type ReviewSubject =
  | {
      readonly kind: 'item';
      readonly order: OrderId;
      readonly item: ItemId;
      readonly name: string;
    }
  | { readonly kind: 'courier'; readonly order: OrderId };

type Reviewable = {
  readonly review: GivenReview | null;
  readonly reviewable: boolean;
};

/** What a customer has said of an order, and may say. */
export type OrderReviews = {
  readonly items: readonly (Reviewable & {
    readonly id: ItemId;
    readonly name: string;
    readonly image: string;
  })[];
  /** Null for what was not brought. */
  readonly courier: Reviewable | null;
};
