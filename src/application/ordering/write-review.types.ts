import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { StarRating } from '#domain/catalogue/review-draft.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { PickedImages } from '#domain/kernel/picked-images.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ReviewSubject } from '#domain/ordering/order-reviews.ts';
import type { Tracker } from '#application/kernel/tracker.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'review.ask'; readonly subject: ReviewSubject }
  | { readonly type: 'rating.choose'; readonly rating: StarRating }
  | { readonly type: 'comment.type'; readonly text: string }
  | { readonly type: 'images.add'; readonly files: readonly ImageFile[] }
  | { readonly type: 'image.remove'; readonly at: number }
  | { readonly type: 'review.send' }
  | { readonly type: 'review.leave' };

export type Input = { readonly tracker: Tracker };

export type Context = Input & {
  readonly subject: ReviewSubject | null;
  readonly rating: StarRating | null;
  readonly comment: string;
  readonly picked: PickedImages;
  readonly failure: CallFailure | null;
};

export type SendAnswer = Result<null, CallFailure>;
export type Tag = 'open' | 'busy';
