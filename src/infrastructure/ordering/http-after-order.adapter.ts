import * as refunds from '#contract/ordering-refunds.ts';
import * as reviews from '#contract/ordering-reviews.ts';
import type { OrderReviewing } from '#application/ordering/order-reviews.port.ts';
import type { RefundGateway } from '#application/ordering/refund-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toClaimQuery } from './order.wire.ts';

export const createHttpOrderReviewing = ({ http }: Pick<Wire, 'http'>): OrderReviewing => ({
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
