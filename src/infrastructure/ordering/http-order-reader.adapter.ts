import * as v from 'valibot';
import * as wire from '#contract/ordering.ts';
import { listOrdersToHaveAgain, pastOrder } from '#contract/ordering-again.ts';
import { listOrderReviews, type WireOrderReviews } from '#contract/ordering-reviews.ts';
import { readPrescription } from '#contract/prescriptions.ts';
import { pageOf } from '#contract/kernel.ts';
import type { OrderReader } from '#application/ordering/order.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { OrderReviews } from '#domain/ordering/order-reviews.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { dataUrlOf } from '#infrastructure/kernel/data-url.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toPastOrder } from './again.wire.ts';
import { toOrderRow } from './order.wire.ts';

const PAGE_SIZE = 10;
const LIST = { running: wire.listRunningOrders, history: wire.listPastOrders };
const rawPage = pageOf('orders', v.unknown());
const rawList = v.object({ orders: v.array(v.unknown()) });

export function createHttpOrderReader({ http, currency, report }: Wire): OrderReader {
  return {
    async pastOrders() {
      const answer = await call(http, listOrdersToHaveAgain, {}, rawList);
      if (!answer.ok) return answer;
      const counted = await currency();
      return ok(
        readRows(answer.value.orders, pastOrder, (row) => toPastOrder(row, counted), report),
      );
    },
    async list(which, page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const answer = await call(http, LIST[which], { query }, rawPage);
      if (!answer.ok) return answer;
      const { orders, total_size: total } = answer.value;
      const counted = await currency();
      const rows = readRows(orders, wire.order, (row) => toOrderRow(row, counted), report);
      return ok({ rows, total });
    },
    async reviews(order) {
      const query = { order_id: order };
      const answer = await call(http, listOrderReviews, { query });
      return answer.ok ? ok(toOrderReviews(answer.value)) : answer;
    },
    async prescription(image) {
      const input = { params: { id: image }, asGuest: true };
      const answer = await call(http, readPrescription, input);
      if (!answer.ok) return answer;
      return answer.value instanceof Blob
        ? ok(await dataUrlOf(answer.value))
        : refuse({ kind: 'unreachable', cause: 'broken' } as const);
    },
  };
}

const toOrderReviews = ({ items, courier }: WireOrderReviews): OrderReviews => ({
  items: items.map((item) => ({
    id: id(item.item_id),
    name: item.name,
    image: item.image_full_url,
    ...toReviewable(item),
  })),
  courier: courier && toReviewable(courier),
});

type Reviewable = NonNullable<WireOrderReviews['courier']>;

const toReviewable = ({ review, can_review: reviewable }: Reviewable) => ({
  review: review && {
    rating: review.rating,
    comment: review.comment ?? '',
    reply: review.reply,
    pictures: review.attachment_full_url,
  },
  reviewable,
});
