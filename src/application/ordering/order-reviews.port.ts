import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';

export type OrderReviewDraft = {
  readonly subject: ReviewSubject;
  /** 0.5 to 5, in steps of 0.5. */
  readonly rating: number;
  readonly comment: string;
  /** For an item: at most three. */
  readonly images: readonly ImageFile[];
};

export interface OrderReviewing {
  /** Refused with 409 where a review exists. */
  send(draft: OrderReviewDraft, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
