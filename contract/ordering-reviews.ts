import * as v from 'valibot';
import { reviewComment, starRating } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { flag, message, numeric, optionalText, wireId } from './kernel.ts';
import { ORDERS_PATH } from './ordering.ts';

const given = v.object({
  rating: numeric,
  comment: optionalText,
  reply: v.nullish(v.string(), null),
  attachment_full_url: v.optional(v.array(v.string()), []),
});

/** Reviews of an order, given and permitted. */
export const orderReviews = v.object({
  items: v.array(
    v.object({
      item_id: wireId,
      name: v.string(),
      image_full_url: v.string(),
      review: v.nullable(given),
      can_review: flag,
    }),
  ),
  /** Null for a take-away. */
  courier: v.nullable(v.object({ review: v.nullable(given), can_review: flag })),
});
export type WireOrderReviews = v.InferOutput<typeof orderReviews>;

export const itemReviewRequest = v.object({
  order_id: wireId,
  item_id: wireId,
  rating: starRating,
  comment: reviewComment,
});
export const courierReviewRequest = v.object({
  order_id: wireId,
  /** Other back ends of this family name the courier; here the order is enough. */
  delivery_man_id: v.optional(v.nullable(wireId)),
  rating: starRating,
  comment: reviewComment,
});

export const listOrderReviews = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/reviews`,
  query: v.object({ order_id: wireId }),
  answer: orderReviews,
  refusals: [401, 404],
  ours: true,
});
export const reviewItem = endpoint({
  method: 'POST',
  path: '/api/v1/items/reviews/submit',
  form: { fields: itemReviewRequest, files: 'attachment[]' },
  answer: message,
  refusals: [401, 403, 404, 409, 413, 429],
});
export const reviewCourier = endpoint({
  method: 'POST',
  path: '/api/v1/delivery-man/reviews/submit',
  body: courierReviewRequest,
  answer: message,
  refusals: [401, 403, 404, 409],
});
