import type { Currency } from '#domain/kernel/money.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { profileOf } from './profile.ts';

/**
 * All stored data of a customer, as in the rows: amounts in minor units. Hashes, secrets and file names are left out.
 */
export async function ownDataOf({ db, now, currency }: ServerContext, customer: Customer) {
  const { id, owner } = customer;
  return {
    exported_at: now().toISOString(),
    currency: currencyFacts(currency),
    profile: await profileOf(db, id, now(), currency),
    sign_up: await signUpOf(db, id),
    ...(await accessOf(db, customer)),
    addresses: await of(db, 'address', id),
    interests: await of(db, 'customer_interest', id),
    wishlist: {
      items: await of(db, 'wishlist_item', id),
      stores: await of(db, 'wishlist_store', id),
      vehicles: await of(db, 'wishlist_vehicle', id),
      providers: await of(db, 'wishlist_provider', id),
    },
    cart: await db.selectFrom('cart_line').selectAll().where('owner', '=', owner).execute(),
    trip_cart: await tripCartOf(db, owner),
    quotes: await db.selectFrom('quote').selectAll().where('owner', '=', owner).execute(),
    placements: await db
      .selectFrom('placement')
      .select(['status', 'answer', 'created_at'])
      .where('owner', '=', owner)
      .execute(),
    prescriptions: await db
      .selectFrom('prescription_file')
      .select(['id', 'created_at', 'used_at'])
      .where('owner', '=', owner)
      .execute(),
    orders: await ordersOf(db, owner),
    trips: await tripsOf(db, owner),
    payments: await paymentsOf(db, customer),
    reviews: await of(db, 'review', id),
    vehicle_reviews: await of(db, 'vehicle_review', id),
    courier_reviews: await of(db, 'courier_review', id),
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
  | 'courier_review'
  | 'ledger_entry';

const of = (db: Db, table: OfCustomer, customer: number): Promise<readonly object[]> =>
  db.selectFrom(table).selectAll().where('customer_id', '=', customer).execute();

async function signUpOf(db: Db, customer: number): Promise<object> {
  const { created_at, invited_by } = await db
    .selectFrom('customer')
    .select(['created_at', 'invited_by'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  return { created_at, invited: invited_by !== null };
}

/** Sessions, sign-in attempts and codes. */
async function accessOf(db: Db, { id, owner }: Customer) {
  return {
    sessions: await db
      .selectFrom('session')
      .select(['id', 'device', 'created_at', 'used_at', 'expires_at'])
      .where('customer_id', '=', id)
      .execute(),
    known_devices: await db
      .selectFrom('known_device')
      .select('used_at')
      .where('customer_id', '=', id)
      .execute(),
    // The origin of an attempt may identify a stranger who guesses.
    failed_sign_ins: await db
      .selectFrom('login_failure')
      .select('at')
      .where('login', 'like', `${owner}@%`)
      .execute(),
    codes: await db
      .selectFrom('verification_code')
      .select(['purpose', 'recipient', 'tries', 'created_at', 'expires_at', 'used_at'])
      .where('customer_id', '=', id)
      .execute(),
  };
}

async function tripCartOf(db: Db, owner: string): Promise<object | null> {
  const cart = await db
    .selectFrom('trip_cart')
    .selectAll()
    .where('owner', '=', owner)
    .executeTakeFirst();
  const lines = await db
    .selectFrom('trip_cart_line')
    .selectAll()
    .where('cart_id', 'in', db.selectFrom('trip_cart').select('id').where('owner', '=', owner))
    .execute();
  return cart ? { ...cart, lines } : null;
}

async function paymentsOf(db: Db, { id, owner }: Customer): Promise<readonly object[]> {
  const of = (table: 'orders' | 'trip') =>
    db.selectFrom(table).select('id').where('owner', '=', owner);
  return db
    .selectFrom('payment')
    .select(['id', 'order_id', 'trip_id', 'amount', 'status', 'went_to', 'callback'])
    .select(['created_at', 'answered_at'])
    .where((where) =>
      where.or([
        where('customer_id', '=', id),
        where('order_id', 'in', of('orders')),
        where('trip_id', 'in', of('trip')),
      ]),
    )
    .orderBy('number')
    .execute();
}

async function ordersOf(db: Db, owner: string): Promise<readonly object[]> {
  const theirs = db.selectFrom('orders').select('id').where('owner', '=', owner);
  const orders = await db.selectFrom('orders').selectAll().where('owner', '=', owner).execute();
  const [lines, parcels, refunds, events, prescriptions] = await Promise.all([
    db.selectFrom('order_line').selectAll().where('order_id', 'in', theirs).execute(),
    db.selectFrom('parcel').selectAll().where('order_id', 'in', theirs).execute(),
    db.selectFrom('refund_request').selectAll().where('order_id', 'in', theirs).execute(),
    db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', 'in', theirs)
      .orderBy('at')
      .execute(),
    db.selectFrom('order_prescription').selectAll().where('order_id', 'in', theirs).execute(),
  ]);
  return orders.map((order) => {
    const isOf = ({ order_id }: { readonly order_id: number }) => order_id === order.id;
    return {
      ...order,
      parcel: parcels.find(isOf) ?? null,
      lines: lines.filter(isOf),
      history: events.filter(isOf),
      refund_request: refunds.find(isOf) ?? null,
      prescriptions: prescriptions.filter(isOf).map(({ prescription_id }) => prescription_id),
    };
  });
}

async function tripsOf(db: Db, owner: string): Promise<readonly object[]> {
  const theirs = db.selectFrom('trip').select('id').where('owner', '=', owner);
  const trips = await db.selectFrom('trip').selectAll().where('owner', '=', owner).execute();
  const [lines, changes] = await Promise.all([
    db.selectFrom('trip_line').selectAll().where('trip_id', 'in', theirs).execute(),
    db
      .selectFrom('trip_status_change')
      .selectAll()
      .where('trip_id', 'in', theirs)
      .orderBy('at')
      .execute(),
  ]);
  return trips.map((trip) => ({
    ...trip,
    lines: lines.filter((line) => line.trip_id === trip.id),
    history: changes.filter((change) => change.trip_id === trip.id),
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
    .select((select) =>
      select
        .selectFrom('message_image')
        .whereRef('message_id', '=', 'message.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('images'),
    )
    .where('customer_id', '=', customer)
    .orderBy('message.id')
    .execute();
  return conversations.map((conversation) => ({
    ...conversation,
    messages: messages.filter((message) => message.conversation_id === conversation.id),
  }));
}
