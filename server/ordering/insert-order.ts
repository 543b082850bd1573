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
import { namesIn } from '#server/kernel/translations.ts';
import type { CouponRow } from './coupon-row.ts';
import { metresOf, type Order } from './rules.ts';
import { writeVariations, type MovedStock } from './stock.ts';

export type Accepted = {
  readonly order: Order;
  readonly amounts: OrderSummary;
  readonly contact: ContactWithEmail;
  readonly who: Principal;
  readonly address: Door & { readonly address: string };
  readonly texts: Readonly<Record<OrderText, string | null>>;
  readonly paymentMethod: string;
  readonly coupon: Pick<CouponRow, 'id' | 'code'> | null;
  readonly stock: readonly MovedStock[];
  /** Lines that leave the cart. */
  readonly cart: readonly number[];
  readonly now: Date;
};

/**
 * Inserts an accepted order with snapshots of its lines and the current names of its items in each language, counts it
 * for popularity, and takes its goods from stock and cart: one statement, as each costs more in sending than in doing.
 * Returns the id of the order. Its items are locked already.
 */
export async function insertOrder(db: Db, accepted: Accepted): Promise<number> {
  const { order, now, stock, cart } = accepted;
  const lines = JSON.stringify(order.lines.map(lineColumns));
  const items = [...new Set(order.lines.map(({ item }) => item.id))];
  const left = items.map((id) => stock.find(({ is }) => is.id === id)?.is.stock ?? null);
  const { id } = await db
    .with('placed', (own) =>
      own.insertInto('orders').values(orderColumns(accepted)).returning('id'),
    )
    .with(
      'line',
      () => sql`(
      insert into order_line (order_id, item_id, name, image, quantity, unit_price, discount, variation, add_ons)
      select placed.id, item_id, name, image, quantity, unit_price, discount, variation, add_ons
      from placed, rows from (jsonb_to_recordset(${lines}::jsonb) as (
        item_id integer, name text, image text, quantity integer, unit_price bigint, discount bigint,
        variation jsonb, add_ons jsonb
      )) with ordinality as ordered (
        item_id, name, image, quantity, unit_price, discount, variation, add_ons, place
      ) order by place
      returning id, item_id
    )`,
    )
    .with(
      'named',
      () => sql`(
      insert into translation (entity, entity_id, field, language, text)
      select 'order_line', line.id, 'name', language, text
      from line join jsonb_to_recordset(${JSON.stringify(namesOf(order))}::jsonb)
        as name (item_id integer, language text, text text) using (item_id)
    )`,
    )
    .with(
      'reached',
      () => sql`(
      insert into order_event (order_id, status, at) select id, 'pending', ${now} from placed
    )`,
    )
    .with(
      'sold',
      () => sql`(
      update item set order_count = order_count + 1, stock = coalesce(sold.left_over, stock)
      from unnest(${items}::int[], ${left}::int[]) as sold (id, left_over) where item.id = sold.id
    )`,
    )
    .with('sold_by', (own) =>
      own
        .updateTable('store')
        .set({ order_count: sql`order_count + 1` })
        .where('id', '=', order.store.id),
    )
    .with('taken', (own) => own.deleteFrom('cart_line').where(isAnyOf('id', cart)))
    .selectFrom('placed')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const moved of stock) await writeVariations(db, moved);
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

/** Names of the items in other languages. */
function namesOf({ lines }: Order) {
  const items = new Map(lines.map(({ item, stored }) => [item.id, stored.row.translations]));
  return [...items].flatMap(([item_id, translations]) =>
    namesIn(translations).map((name) => ({ item_id, ...name })),
  );
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
    variation: variationOf({ item, selection, stored }),
    add_ons: addOnsOf({ item, selection, stored }),
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
