import { choiceOf } from '#server/cart/choice.ts';
import type { ContactWithEmail } from '#domain/account/contact.ts';
import { chosenAddOns } from '#domain/cart/selection.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import { minus } from '#domain/kernel/money.ts';
import type { Door } from '#domain/location/address.ts';
import type { OrderText } from '#domain/ordering/order-texts.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ORDER_AMOUNTS, type OrderSummary } from '#domain/pricing/order-summary.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { sql } from 'kysely';
import type { ReadLine } from '#server/cart/stored-line.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import type { OrderedAddOn, OrderedVariation } from '#server/kernel/schema.columns.ts';
import type { CouponRow } from './coupon-row.ts';
import { metresOf, type Order } from './rules.ts';

export type Accepted = {
  readonly order: Order;
  readonly amounts: OrderSummary;
  readonly contact: ContactWithEmail;
  readonly who: Principal;
  readonly address: Door & { readonly address: string };
  readonly texts: Readonly<Record<OrderText, string | null>>;
  readonly paymentMethod: string;
  readonly coupon: Pick<CouponRow, 'id' | 'code'> | null;
  readonly now: Date;
};

/** Inserts an accepted order with snapshots of its lines. Returns its id. */
export async function insertOrder(db: Db, accepted: Accepted): Promise<number> {
  const { order, now } = accepted;
  const { id } = await db
    .insertInto('orders')
    .values(orderColumns(accepted))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const line of order.lines) await insertLine(db, id, line);
  await db.insertInto('order_event').values({ order_id: id, status: 'pending', at: now }).execute();
  await countOrder(db, order);
  return id;
}

function orderColumns({ order, amounts, contact, who, now, ...rest }: Accepted) {
  const { store, type, point, slot } = order;
  return {
    owner: who.owner,
    customer_id: who.kind === 'customer' ? who.id : null,
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    status: 'pending' as const,
    type,
    payment_method: rest.paymentMethod,
    payment_status: 'unpaid',
    ...recordOf(ORDER_AMOUNTS, (part) => amounts[part].minor),
    tax_included: amounts.taxIncluded,
    coupon_id: rest.coupon?.id ?? null,
    coupon_code: rest.coupon?.code ?? null,
    metres: metresOf(order),
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    ...rest.address,
    lat: point?.latitude ?? null,
    lng: point?.longitude ?? null,
    ...rest.texts,
    schedule_at: slot === null ? null : new Date(slot),
    cancellation_reason: null,
    created_at: now,
  };
}

/** Inserts a line with the item's current name in each language. */
async function insertLine(db: Db, order_id: number, line: ReadLine): Promise<void> {
  const { id } = await db
    .insertInto('order_line')
    .values({ order_id, ...lineColumns(line) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { row } = line.stored;
  await sql`
    insert into translation (entity, entity_id, field, language, text)
    select 'order_line', ${id}, field, language, text from translation
    where entity = 'item' and entity_id = ${row.id} and field = 'name'
  `.execute(db);
}

function lineColumns({ item, selection, stored }: ReadLine) {
  const unitPrice = unitPriceOf(item, selection);
  const reduced = unitAmountOf({ unitPrice, discount: item.discount });
  return {
    item_id: item.id,
    name: stored.row.name,
    image: stored.row.image,
    quantity: selection.quantity,
    unit_price: unitPrice.minor,
    discount: minus(unitPrice, reduced).minor,
    variation: JSON.stringify(variationOf({ item, selection, stored })),
    add_ons: JSON.stringify(addOnsOf({ item, selection, stored })),
  };
}

type Chosen = Pick<ReadLine, 'item' | 'selection' | 'stored'>;

function variationOf({ item, selection, stored }: Chosen): OrderedVariation[] {
  const goods = choiceOf(item, selection).variation.flatMap((one) =>
    'type' in one ? [{ type: one.type }] : [],
  );
  if (goods.length > 0) return goods;
  return stored.row.food_variations.flatMap((group, at) => {
    const values = (selection.picks[at] ?? []).flatMap((index) => group.values[index] ?? []);
    if (values.length === 0) return [];
    return [
      {
        name: group.name,
        translations: group.translations,
        values: values.map(({ label, translations }) => ({ label, translations })),
      },
    ];
  });
}

const addOnsOf = ({ item, selection, stored }: Chosen): OrderedAddOn[] =>
  chosenAddOns(item, selection).map(({ addOn, quantity }) => ({
    id: addOn.id,
    name: addOn.name,
    translations: stored.row.add_ons.find(({ id }) => id === addOn.id)?.translations ?? null,
    price: addOn.price.minor,
    quantity,
  }));

/** Counts orders for popularity. The items are locked already, so the store comes last. */
async function countOrder(db: Db, { lines, store }: Order): Promise<void> {
  const items = [...new Set(lines.map(({ item }) => item.id))];
  await db
    .updateTable('item')
    .set({ order_count: sql`order_count + 1` })
    .where(isAnyOf('id', items))
    .execute();
  await db
    .updateTable('store')
    .set({ order_count: sql`order_count + 1` })
    .where('id', '=', store.id)
    .execute();
}
