import type * as v from 'valibot';
import type { trackedParcel } from '#contract/ordering-tracking.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { isBroughtBack, isOver } from '#domain/ordering/order-status.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { translated } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { PARCEL_NOT_FOUND } from './error-messages.ts';

type WireTracked = v.InferInput<typeof trackedParcel>;

/** Facts for holders of the link, without anything that identifies sender or receiver. */
export async function trackedBy(
  db: Db,
  token: string,
  language: Language,
  currency: Currency,
): Promise<WireTracked> {
  const row = await db
    .selectFrom('parcel')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .innerJoin('parcel_category', 'parcel_category.id', 'parcel.category_id')
    .select(['orders.id', 'orders.status', 'orders.created_at', 'orders.total'])
    .select(['orders.payment_status', 'orders.contact_name', 'parcel.charge_payer'])
    .select(['parcel_category.name', translated('parcel_category').as('translations')])
    .where('parcel.follow_token', '=', token)
    .executeTakeFirst();
  if (!row) throw httpError(404, 'token', PARCEL_NOT_FOUND);
  const events = await db
    .selectFrom('order_event')
    .select(['status', 'at'])
    .where('order_id', '=', row.id)
    .execute();
  const mayCome = !isOver(row.status) && !isBroughtBack(row.status);
  const isOwed = row.charge_payer === 'receiver' && row.payment_status !== 'paid' && mayCome;
  return {
    order_status: row.status,
    created_at: row.created_at.toISOString(),
    parcel_category: nameIn(language, row),
    sender_name: row.contact_name.trim().split(/\s+/)[0] ?? '',
    amount_to_pay: isOwed ? toDecimal(money(row.total, currency)) : null,
    ...Object.fromEntries(events.map(({ status, at }) => [status, at.toISOString()])),
  };
}
