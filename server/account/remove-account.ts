import { sql } from 'kysely';
import { isOver, ORDER_STATUSES } from '#domain/ordering/order-status.ts';
import { NO_DOOR } from '#domain/location/address.ts';
import { ORDER_TEXT_NAMES } from '#domain/ordering/order-texts.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { isTripFinal, TRIP_STATUSES } from '#domain/rental/trip-status.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { FORMER_CUSTOMER, ORDERS_RUNNING, TRIPS_RUNNING } from './account-messages.ts';
import { storeUses } from './former-uses.ts';
import { deletePicture } from './pictures.ts';

/**
 * Deletes a customer with all personal data. Orders, trips and reviews stay in the sellers' books, anonymous; uses of
 * once-a-customer benefits stay as hashes. Refused while an order or trip is under way.
 */
export async function removeAccount(context: ServerContext, customer: Customer): Promise<void> {
  const image = await inTransaction(context.db, `customer ${customer.id}`, async (transaction) => {
    const row = await transaction
      .selectFrom('customer')
      .select('image')
      .where('id', '=', customer.id)
      .forUpdate()
      .executeTakeFirst();
    await refuseRunning(transaction, customer);
    await storeUses(transaction, customer, context.now());
    await forgetInOrders(transaction, customer);
    await forgetInTrips(transaction, customer);
    await forgetInPayments(transaction, customer);
    await forgetInReviews(transaction, customer);
    await deleteOwned(transaction, customer);
    await transaction.deleteFrom('customer').where('id', '=', customer.id).execute();
    return row?.image;
  });
  // The row is deleted before its file.
  await deletePicture(context, image);
}

const RUNNING_ORDER = ORDER_STATUSES.filter((status) => !isOver(status));
const RUNNING_TRIP = TRIP_STATUSES.filter((status) => !isTripFinal(status));

async function refuseRunning(db: Db, { owner }: Customer): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('owner', '=', owner)
    .where('status', 'in', RUNNING_ORDER)
    .executeTakeFirst();
  if (order) throw httpError(403, 'orders_running', ORDERS_RUNNING);
  const trip = await db
    .selectFrom('trip')
    .select('id')
    .where('owner', '=', owner)
    .where('status', 'in', RUNNING_TRIP)
    .executeTakeFirst();
  if (trip) throw httpError(403, 'trips_running', TRIPS_RUNNING);
}

const CONTACT = { contact_name: FORMER_CUSTOMER, contact_phone: '', contact_email: '' };
const nameless = ({ id }: Customer): string => `removed:${id}`;

async function forgetInOrders(db: Db, customer: Customer): Promise<void> {
  const theirs = db.selectFrom('orders').select('id').where('owner', '=', customer.owner);
  await db.deleteFrom('order_prescription').where('order_id', 'in', theirs).execute();
  await db
    .updateTable('refund_request')
    .set({ note: '' })
    .where('order_id', 'in', theirs)
    .execute();
  await db.deleteFrom('courier_position').where('order_id', 'in', theirs).execute();
  // Receivers are known only from the customer's input, and tracking links become invalid.
  await db.deleteFrom('parcel').where('order_id', 'in', theirs).execute();
  await db
    .updateTable('orders')
    .set({
      ...CONTACT,
      ...recordOf(ORDER_TEXT_NAMES, () => null),
      ...{ owner: nameless(customer), address: '', ...NO_DOOR },
      ...{ lat: null, lng: null },
    })
    .where('owner', '=', customer.owner)
    .execute();
}

/** Pickup places become as coarse as the zone. */
const forgetInTrips = (db: Db, customer: Customer) =>
  db
    .updateTable('trip')
    .set({
      ...CONTACT,
      note: null,
      owner: nameless(customer),
      pickup_name: '',
      pickup_lat: sql`round(pickup_lat::numeric, 1)`,
      pickup_lng: sql`round(pickup_lng::numeric, 1)`,
      destination_name: sql`case when destination_name is null then null else '' end`,
      destination_lat: sql`round(destination_lat::numeric, 1)`,
      destination_lng: sql`round(destination_lng::numeric, 1)`,
    })
    .where('owner', '=', customer.owner)
    .execute();

/** Payments stay, since the gateway may still report; their return URL may identify the customer. */
const forgetInPayments = (db: Db, customer: Customer) =>
  db
    .updateTable('payment')
    .set({ callback: '/' })
    .where((where) => {
      const of = (table: 'orders' | 'trip') =>
        db.selectFrom(table).select('id').where('owner', '=', nameless(customer));
      return where.or([
        where('customer_id', '=', customer.id),
        where('order_id', 'in', of('orders')),
        where('trip_id', 'in', of('trip')),
      ]);
    })
    .execute();

async function forgetInReviews(db: Db, { id }: Customer): Promise<void> {
  for (const table of ['review', 'vehicle_review'] as const) {
    await db
      .updateTable(table)
      .set({ customer_name: FORMER_CUSTOMER })
      .where('customer_id', '=', id)
      .execute();
  }
}

/** Rows keyed by owner, not customer. Rows keyed by customer are deleted with it. */
async function deleteOwned(db: Db, { owner, id }: Customer): Promise<void> {
  for (const table of [
    'cart_line',
    'trip_cart',
    'quote',
    'placement',
    'prescription_file',
  ] as const) {
    await db.deleteFrom(table).where('owner', '=', owner).execute();
  }
  await db.deleteFrom('login_failure').where('login', 'like', `customer:${id}@%`).execute();
}
