import type { Currency } from '#domain/kernel/money.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { profileOf } from './profile.ts';

/** All that is kept of a customer, as the rows say it: amounts are in the smallest unit of the currency. */
export async function ownDataOf({ db, now, currency }: ServerContext, customer: Customer) {
  const { id, owner } = customer;
  return {
    exported_at: now().toISOString(),
    currency: currencyFacts(currency),
    profile: await profileOf(db, id, now(), currency),
    addresses: await of(db, 'address', id),
    interests: await of(db, 'customer_interest', id),
    wishlist: {
      items: await of(db, 'wishlist_item', id),
      stores: await of(db, 'wishlist_store', id),
      vehicles: await of(db, 'wishlist_vehicle', id),
      providers: await of(db, 'wishlist_provider', id),
    },
    cart: await db.selectFrom('cart_line').selectAll().where('owner', '=', owner).execute(),
    orders: await ordersOf(db, owner),
    trips: await tripsOf(db, owner),
    reviews: await of(db, 'review', id),
    vehicle_reviews: await of(db, 'vehicle_review', id),
    ledger: await of(db, 'ledger_entry', id),
    conversations: await conversationsOf(db, id),
  };
}

const currencyFacts = ({ code, digits }: Currency) => ({ code, digits });

type OfCustomer =
  | 'address'
  | 'customer_interest'
  | 'wishlist_item'
  | 'wishlist_store'
  | 'wishlist_vehicle'
  | 'wishlist_provider'
  | 'review'
  | 'vehicle_review'
  | 'ledger_entry';

const of = (db: Db, table: OfCustomer, customer: number): Promise<readonly object[]> =>
  db.selectFrom(table).selectAll().where('customer_id', '=', customer).execute();

async function ordersOf(db: Db, owner: string): Promise<readonly object[]> {
  const orders = await db.selectFrom('orders').selectAll().where('owner', '=', owner).execute();
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('owner', '=', owner))
    .execute();
  const parcels = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('owner', '=', owner))
    .execute();
  return orders.map((order) => ({
    ...order,
    parcel: parcels.find((parcel) => parcel.order_id === order.id) ?? null,
    lines: lines.filter((line) => line.order_id === order.id),
  }));
}

async function tripsOf(db: Db, owner: string): Promise<readonly object[]> {
  const trips = await db.selectFrom('trip').selectAll().where('owner', '=', owner).execute();
  const lines = await db
    .selectFrom('trip_line')
    .selectAll()
    .where('trip_id', 'in', db.selectFrom('trip').select('id').where('owner', '=', owner))
    .execute();
  return trips.map((trip) => ({
    ...trip,
    lines: lines.filter((line) => line.trip_id === trip.id),
  }));
}

async function conversationsOf(db: Db, customer: number): Promise<readonly object[]> {
  const conversations = await db
    .selectFrom('conversation')
    .selectAll()
    .where('customer_id', '=', customer)
    .execute();
  const messages = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['conversation_id', 'from_customer', 'text', 'message.order_id', 'created_at'])
    .where('customer_id', '=', customer)
    .orderBy('message.id')
    .execute();
  return conversations.map((conversation) => ({
    ...conversation,
    messages: messages.filter((message) => message.conversation_id === conversation.id),
  }));
}
