import type * as v from 'valibot';
import type { againCode, pastOrder, WireOrderAgain } from '#contract/ordering-again.ts';
import type { PutAgainFailure } from '#application/ordering/reorder-gateway.port.ts';
import type { PastOrder } from '#application/ordering/order.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';
import type { Reorder, ReorderLine, Shortfall } from '#domain/ordering/reorder.ts';

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
