import * as v from 'valibot';
import * as coupons from '#contract/coupons.ts';
import { pageOf } from '#contract/kernel.ts';
import * as again from '#contract/ordering-again.ts';
import {
  listOrdersToHaveAgain,
  pastOrder,
  type againCode,
  type WireOrderAgain,
} from '#contract/ordering-again.ts';
import * as refunds from '#contract/ordering-refunds.ts';
import * as reviews from '#contract/ordering-reviews.ts';
import { listOrderReviews, type WireOrderReviews } from '#contract/ordering-reviews.ts';
import * as wire from '#contract/ordering.ts';
import { readPrescription } from '#contract/prescriptions.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CouponReader } from '#application/ordering/coupon.queries.ts';
import type { OrderReviewing } from '#application/ordering/order-reviews.port.ts';
import type { OrderReader, PastOrder } from '#application/ordering/order.queries.ts';
import type { RefundGateway } from '#application/ordering/refund-gateway.port.ts';
import type {
  ReorderGateway,
  PutAgainFailure,
} from '#application/ordering/reorder-gateway.port.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, limitOf, type Currency } from '#domain/kernel/money.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { OrderReviews } from '#domain/ordering/order-reviews.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { Reorder, ReorderLine, Shortfall } from '#domain/ordering/reorder.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { dataUrlOf } from '#infrastructure/kernel/data-url.ts';
import { readRows, readWhole } from '#infrastructure/kernel/rows.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';
import { toOrderRow, toClaimQuery } from './order.wire.ts';

const PAGE_SIZE = 10;
const LIST = { running: wire.listRunningOrders, history: wire.listPastOrders };
const rawPage = pageOf('orders', v.unknown());
const rawList = v.object({ orders: v.array(v.unknown()) });

export function createOrderReader({ http, currency, report }: Wire): OrderReader {
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

export const createOrderReviewing = ({ http }: Pick<Wire, 'http'>): OrderReviewing => ({
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

export const createRefundGateway = ({ http }: Pick<Wire, 'http'>): RefundGateway => ({
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

type WireCoupon = v.InferOutput<typeof coupons.coupon>;

export const createCouponReader = ({ http, currency, report }: Wire): CouponReader => ({
  async list() {
    const asked = { withoutModule: true };
    const answer = await call(http, coupons.listCoupons, asked, v.array(v.unknown()));
    if (!answer.ok) return answer;
    const counted = await currency();
    return ok(readRows(answer.value, coupons.coupon, (row) => toCoupon(row, counted), report));
  },
});

const toCoupon = (row: WireCoupon, currency: Currency): ListedCoupon => ({
  id: id(row.id),
  code: row.code,
  title: row.title,
  saves: savesOf(row, currency),
  minimumPurchase: fromDecimal(row.min_purchase, currency),
  maximum: limitOf(fromDecimal(row.max_discount, currency)),
  expiresAt: row.expire_date === null ? null : toInstant(row.expire_date),
  storeName: row.store?.name ?? null,
});

function savesOf(row: WireCoupon, currency: Currency): ListedCoupon['saves'] {
  if (row.coupon_type === 'free_delivery') return { kind: 'freeDelivery' };
  return row.discount_type === 'percent'
    ? { kind: 'share', percent: row.discount }
    : { kind: 'amount', off: fromDecimal(row.discount, currency) };
}

export const createReorderGateway = ({ http, currency, report }: Wire): ReorderGateway => ({
  async check(claim, signal) {
    const input = { query: toClaimQuery(claim), signal, asGuest: true };
    const answer = await call(http, again.checkReorder, input);
    const counted = await currency();
    return answer.ok ? readWhole(() => toReorder(answer.value, claim, counted), report) : answer;
  },
  async putIntoCart({ claim, seen }, { replaces, signal }) {
    const body = { ...toClaimQuery(claim), seen, replace: replaces ? (1 as const) : (0 as const) };
    const answer = await call(http, again.reorder, { body, signal, asGuest: true });
    return answer.ok ? ok(null) : refuse(toPutAgainFailure(answer.failure));
  },
});

export const toReorder = (
  answer: WireOrderAgain,
  claim: OrderClaim,
  currency: Currency,
): Reorder => ({
  claim,
  moduleId: id(answer.module_id),
  storeName: answer.store.name,
  storeIsOpen: answer.store.open,
  seen: answer.seen,
  lines: answer.lines.map((line) => toLine(line, currency)),
});

const toLine = (line: WireOrderAgain['lines'][number], currency: Currency): ReorderLine => ({
  id: line.id,
  itemId: id(line.item_id),
  name: line.name,
  image: line.image_full_url,
  ordered: line.quantity,
  available: line.available,
  was: fromDecimal(line.amount_then, currency),
  is: line.amount_now === null ? null : fromDecimal(line.amount_now, currency),
  shortfall: line.code === null ? null : { kind: shortfallOf(line.code), said: line.message ?? '' },
});

export const toPastOrder = (
  row: v.InferOutput<typeof pastOrder>,
  currency: Currency,
): PastOrder => ({
  id: id(row.id),
  storeName: row.store.name,
  storeLogo: row.store.logo_full_url,
  itemNames: row.item_names,
  lineCount: row.details_count,
  total: fromDecimal(row.order_amount, currency),
  placedAt: toInstant(row.created_at),
});

const SHORTFALL_OF: Readonly<Record<v.InferOutput<typeof againCode>, Shortfall>> = {
  item_gone: 'gone',
  campaign: 'otherHours',
  outside_zone: 'otherPlace',
  not_on_sale: 'otherHours',
  variation: 'choiceGone',
  add_on: 'addOnGone',
  out_of_stock: 'soldOut',
  cart_item_limit: 'maximum',
  cart_item: 'inCart',
  cart_full: 'cartFull',
};

const shortfallOf = (code: string): Shortfall =>
  Object.hasOwn(SHORTFALL_OF, code) ? SHORTFALL_OF[code as keyof typeof SHORTFALL_OF] : 'other';

export function toPutAgainFailure(failure: CallFailure): PutAgainFailure {
  if (failure.kind !== 'refused') return failure;
  if (failure.code === 'different_stores') return { kind: 'otherStore', said: failure.message };
  return failure.code === 'changed' ? { kind: 'changed' } : failure;
}
