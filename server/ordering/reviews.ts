import { sql } from 'kysely';
import type * as v from 'valibot';
import type * as contract from '#contract/ordering-reviews.ts';
import { mayReviewOrder } from '#domain/ordering/order-status.ts';
import { customerName } from '#server/account/customer-name.ts';
import { rateBy } from '#server/catalogue/ratings.ts';
import { showReviewImages, withReviewImages } from '#server/catalogue/review-images.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Language } from '#domain/kernel/language.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { orderLinesOf } from './order-row.ts';
import * as errorMessages from './error-messages.ts';

type ItemRequest = v.InferOutput<typeof contract.itemReviewRequest>;
type CourierRequest = v.InferOutput<typeof contract.courierReviewRequest>;

/** Stores a customer's review of a delivered item, once per order, and updates the ratings of item and store. */
export async function reviewItem(
  context: ServerContext,
  who: Customer,
  request: ItemRequest,
  images: readonly Uint8Array[],
): Promise<void> {
  // Checked first, as decoding pictures is costly.
  await requireReviewable(context.db, who, request.order_id);
  await withReviewImages(context, images, async (files) =>
    writeReview(context.db, who, { ...request, files }, context.now()),
  );
}

const writeReview = (
  db: Db,
  who: Customer,
  request: ItemRequest & { readonly files: readonly string[] },
  now: Date,
): Promise<void> =>
  inTransaction(db, `item ${request.item_id}`, async (transaction) => {
    const { item_id, rating, comment } = request;
    const { id: order_id, store_id } = await requireReviewable(transaction, who, request.order_id);
    const line = await transaction
      .selectFrom('order_line')
      .innerJoin('item', 'item.id', 'order_line.item_id')
      .select('item.id')
      .where('order_line.order_id', '=', order_id)
      .where('order_line.item_id', '=', Math.min(item_id, LAST_ROW_ID))
      .executeTakeFirst();
    if (!line) throw httpError(404, 'item', errorMessages.NOT_ORDERED);
    const written = await transaction
      .insertInto('review')
      .values({
        ...{ item_id, order_id, rating, comment: comment ?? '', reply: null, created_at: now },
        customer_id: who.id,
        customer_name: await customerName(transaction, who),
        images: JSON.stringify(await showReviewImages(transaction, request.files)),
      })
      .onConflict((same) => same.columns(['order_id', 'item_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw httpError(409, 'review', errorMessages.REVIEWED_ALREADY);
    await rateBy(
      transaction,
      'item',
      item_id,
      sql`select rating from review where item_id = ${item_id}`,
    );
    if (store_id === null) return;
    await rateBy(
      transaction,
      'store',
      store_id,
      sql`select review.rating from review join item on item.id = review.item_id
        where item.store_id = ${store_id}`,
    );
  });

/** Stores a customer's review of an order's courier, once. */
export const reviewCourier = (
  db: Db,
  who: Customer,
  request: CourierRequest,
  now: Date,
): Promise<void> =>
  inTransaction(db, `order ${request.order_id}`, async (transaction) => {
    const { rating, comment } = request;
    const { id: order_id, type } = await requireReviewable(transaction, who, request.order_id);
    if (type === 'take_away') throw httpError(404, 'delivery_man', errorMessages.NOT_BROUGHT);
    const written = await transaction
      .insertInto('courier_review')
      .values({
        ...{ order_id, customer_id: who.id, rating, comment: comment ?? '', created_at: now },
      })
      .onConflict((same) => same.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (!written) throw httpError(409, 'review', errorMessages.REVIEWED_ALREADY);
  });

/** A customer's reviews of an own order, and those still possible. */
export async function orderReviewsOf(
  db: Db,
  who: Customer,
  order: number,
  language: Language,
): Promise<v.InferInput<typeof contract.orderReviews>> {
  const { id, status, type } = await requireOwn(db, who, order);
  const [lines, written, courier] = await Promise.all([
    orderLinesOf(db, id),
    db.selectFrom('review').selectAll().where('order_id', '=', id).execute(),
    db.selectFrom('courier_review').selectAll().where('order_id', '=', id).executeTakeFirst(),
  ]);
  const mayReview = mayReviewOrder(status);
  const items = [...new Map(lines.map((line) => [line.item_id, line])).values()];
  return {
    items: items.map((line) => {
      const review = written.find(({ item_id }) => item_id === line.item_id);
      return {
        item_id: line.item_id,
        name: nameIn(language, line),
        image_full_url: line.image,
        review: review ? given(review) : null,
        can_review: mayReview && !review,
      };
    }),
    courier:
      type === 'take_away'
        ? null
        : {
            review: courier ? given({ ...courier, reply: null, images: [] }) : null,
            can_review: mayReview && !courier,
          },
  };
}

type Given = {
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly images: readonly string[];
};
const given = ({ rating, comment, reply, images }: Given) => ({
  ...{ rating, comment, reply },
  attachment_full_url: [...images],
});

async function requireReviewable(db: Db, who: Customer, order: number) {
  const own = await requireOwn(db, who, order);
  if (!mayReviewOrder(own.status))
    throw httpError(403, 'order_status', errorMessages.NOT_DELIVERED);
  return own;
}

/** Another customer's order gets the same refusal as a missing one. */
async function requireOwn(db: Db, { owner }: Customer, order: number) {
  const own = await db
    .selectFrom('orders')
    .select(['id', 'store_id', 'status', 'type'])
    .where('id', '=', Math.min(order, LAST_ROW_ID))
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!own) throw httpError(404, 'order', errorMessages.NOT_FOUND);
  return own;
}
