import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { OrderReviews, ReviewSubject } from '#domain/ordering/order-reviews.ts';

export type OrderReviewDraft = {
  readonly subject: ReviewSubject;
  /** In halves, 0.5 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** Of an item: three at most. */
  readonly images: readonly ImageFile[];
};

/** What a customer says of an order of their own that has come. */
export interface OrderReviewing {
  of(order: OrderId): Promise<Result<OrderReviews, CallFailure>>;
  /** Refused with 409 where it was said already. */
  send(draft: OrderReviewDraft, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
