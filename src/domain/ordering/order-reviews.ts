import type { ItemId } from '#domain/catalogue/item.ts';
import type { GivenReview } from '#domain/catalogue/review-draft.ts';
import type { OrderId } from './order.ts';

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

export type OrderReviews = {
  readonly items: readonly (Reviewable & {
    readonly id: ItemId;
    readonly name: string;
    readonly image: string;
  })[];
  /** Null when there was no delivery. */
  readonly courier: Reviewable | null;
};
