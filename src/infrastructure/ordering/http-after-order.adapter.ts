import * as refunds from '#contract/ordering-refunds.ts';
import * as reviews from '#contract/ordering-reviews.ts';
import type { OrderReviewing } from '#application/ordering/order-reviews.port.ts';
import type { RefundGateway } from '#application/ordering/refund-gateway.port.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { OrderReviews } from '#domain/ordering/order-reviews.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toClaimQuery } from './order.wire.ts';

export const createHttpOrderReviewing = ({ http }: Pick<Wire, 'http'>): OrderReviewing => ({
  async of(order) {
    const answer = await call(http, reviews.listOrderReviews, { query: { order_id: order } });
    return answer.ok ? ok(toOrderReviews(answer.value)) : answer;
  },
  async send({ subject, rating, comment, images }, signal) {
    const said = { order_id: subject.order, rating, comment };
    const answer =
      subject.kind === 'item'
        ? await call(http, reviews.reviewItem, {
            form: { ...said, item_id: subject.item },
            files: await uploadsOf(images),
            patience: UPLOAD_PATIENCE,
            signal,
          })
        : await call(http, reviews.reviewCourier, { body: said, signal });
    return answer.ok ? ok(null) : answer;
  },
});

const toOrderReviews = ({ items, courier }: reviews.WireOrderReviews): OrderReviews => ({
  items: items.map((item) => ({
    id: id(item.item_id),
    name: item.name,
    image: item.image_full_url,
    ...toReviewable(item),
  })),
  courier: courier && toReviewable(courier),
});

type Reviewable = NonNullable<reviews.WireOrderReviews['courier']>;

const toReviewable = ({ review, can_review: reviewable }: Reviewable) => ({
  review: review && {
    rating: review.rating,
    comment: review.comment ?? '',
    reply: review.reply,
    pictures: review.attachment_full_url,
  },
  reviewable,
});

export const createHttpRefundGateway = ({ http }: Pick<Wire, 'http'>): RefundGateway => ({
  async reasons(signal) {
    const answer = await call(http, refunds.listRefundReasons, { signal });
    return answer.ok ? ok(answer.value.refund_reasons.map(({ reason }) => reason)) : answer;
  },
  async request({ order, reason, note }, signal) {
    const body = { ...toClaimQuery(order), customer_reason: reason, customer_note: note };
    const answer = await call(http, refunds.requestRefund, { body, signal, asGuest: true });
    return answer.ok ? ok(null) : answer;
  },
});
