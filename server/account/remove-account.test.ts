import { describe, expect, test } from 'vitest';
import { readOwnData, removeAccount, updateProfile } from '#contract/account-profile.ts';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import { ORDER_TEXT_NAMES } from '#domain/ordering/order-texts.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { id as toId } from '#domain/kernel/id.ts';
import { customerOwner, hashToken } from '#server/kernel/principal.ts';
import { type Database, tableNames } from '#server/kernel/schema.ts';
import { namesIn } from '#tests/support/files.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { aSignUp, NOON } from '#tests/support/server.ts';
import { codeOf, PHONE, startOrdering } from '#tests/support/start-ordering.ts';
import { watchReading } from '#tests/support/tables-read.ts';
import { ownDataOf } from './own-data.ts';

const server = startOrdering();
const app = () => server.server;

async function aCustomer() {
  const person = aSignUp();
  const { token } = (await app().post(signUp.path, person)).body as { readonly token: string };
  const { id } = (await app().get(readProfile.path, { token })).body as { readonly id: number };
  return { ...person, token, id };
}
type Someone = Awaited<ReturnType<typeof aCustomer>>;

/** Past order. */
async function ordered({ id, email }: Someone, status: OrderStatus) {
  const { store_id } = await server.goods();
  const order = await app()
    .db.insertInto('orders')
    .values({
      ...{ owner: `customer:${id}`, customer_id: id, store_id, module_id: 1, zone_id: 1, status },
      ...{ type: 'delivery', payment_method: 'cash_on_delivery', payment_status: 'paid' },
      ...{ subtotal: 1_000, discount: 0, coupon: 0, tax: 0, tax_included: false, delivery: 0 },
      ...{ total: 1_000, metres: 10, contact_name: 'Ada', contact_phone: PHONE },
      ...{ contact_email: email, address: '12 Mercer Street', road: 'Mercer Street', house: '12' },
      ...{ floor: '3', lat: 40.7, lng: -73.9, schedule_at: null },
      ...recordOf(ORDER_TEXT_NAMES, () => 'Ring twice'),
      ...{ cancellation_reason: null, created_at: app().context.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return order.id;
}
const PAYMENT = '00000000-0000-4000-8000-000000000001';
const PRESCRIPTION = '00000000-0000-4000-8000-000000000002';
/** Placeholder for hashes, secrets and file names. */
const HIDDEN = 'not-to-be-told';
const paid = (order_id: number, callback: string) =>
  app()
    .db.insertInto('payment')
    .values({
      ...{ id: PAYMENT, order_id, amount: 1_000, status: 'paid', went_to: 'purpose', callback },
      ...{ secret: HIDDEN, created_at: NOON, answered_at: new Date(NOON) },
    })
    .execute();
const remove = (token: string) => app().delete(removeAccount.path, { token });

describe('an account that is deleted', () => {
  test('signs out, releases its e-mail and phone, and deletes its picture (D-45)', async () => {
    const ada = await aCustomer();
    const before = (await namesIn(app().context.files)).length;
    const form = new FormData();
    form.set('image', new Blob([await aPicture(1)]));
    const whole = new Response(form);
    await app().request(updateProfile.path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${ada.token}`,
        'Content-Type': whole.headers.get('Content-Type') ?? '',
      },
      body: await whole.arrayBuffer(),
    });

    const { status, body } = await remove(ada.token);

    expect([status, body]).toEqual([200, { message: 'Your account is deleted' }]);
    expect((await app().get(readProfile.path, { token: ada.token })).status).toBe(401);
    const { email, password } = ada;
    expect((await app().post(signIn.path, { email_or_phone: email, password })).status).toBe(403);
    expect((await namesIn(app().context.files)).length).toBe(before);
    const again = { ...aSignUp(), email, phone: ada.phone };
    expect((await app().post(signUp.path, again)).status).toBe(200);
  });

  test('leaves orders in the store’s books, without name and address', async () => {
    const ada = await aCustomer();
    const order = await ordered(ada, 'delivered');
    await paid(order, '/order-placed?name=Ada');

    await remove(ada.token);

    const payment = app().db.selectFrom('payment').select(['order_id', 'callback']);
    expect(await payment.execute()).toEqual([{ order_id: order, callback: '/' }]);
    const left = await app()
      .db.selectFrom('orders')
      .selectAll()
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({
      ...{ total: 1_000, customer_id: null, owner: `removed:${ada.id}` },
      ...{ contact_name: 'Former customer', contact_phone: '', contact_email: '' },
      ...recordOf(ORDER_TEXT_NAMES, () => null),
      ...{ address: '', road: '', house: '', floor: '', lat: null, lng: null },
    });
  });

  test('is refused while an order is running, and nothing changes', async () => {
    const ada = await aCustomer();
    await ordered(ada, 'pending');

    const refused = await remove(ada.token);

    expect(codeOf(refused)).toEqual([403, 'orders_running']);
    expect((await app().get(readProfile.path, { token: ada.token })).body).toMatchObject({
      email: ada.email,
    });
  });

  test('does not affect others, and requires a sign-in', async () => {
    const [ada, ben] = [await aCustomer(), await aCustomer()];
    const order = await ordered(ben, 'delivered');
    await remove(ada.token);

    expect((await remove('unknown')).status).toBe(401);
    expect((await app().get(readProfile.path, { token: ben.token })).status).toBe(200);
    const remaining = app().db.selectFrom('orders').select('contact_name').where('id', '=', order);
    expect(await remaining.executeTakeFirst()).toEqual({ contact_name: 'Ada' });
  });
});

describe('the export of stored data', () => {
  test('contains all data of the customer, no password, and nothing of others (G5)', async () => {
    const [ada, ben] = [await aCustomer(), await aCustomer()];
    const order = await ordered(ada, 'delivered');
    await ordered(ben, 'delivered');

    const { status, body } = await app().get(readOwnData.path, { token: ada.token });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { id: ada.id, email: ada.email },
      orders: [{ id: order, address: '12 Mercer Street', lines: [] }],
      addresses: [],
      conversations: [],
    });
    expect(JSON.stringify(body)).not.toContain('password');
    expect(JSON.stringify(body)).not.toContain(ben.email);
  });

  test('contains messages, uploads, payments and attempts, but no hash, secret or file name', async () => {
    const ada = await aCustomer();
    const order = await ordered(ada, 'delivered');
    await paid(order, '/');
    await filled(ada, order);

    const { body } = await app().get(readOwnData.path, { token: ada.token });

    expect(body).toMatchObject({
      orders: [
        {
          id: order,
          history: [{ status: 'delivered' }],
          refund_request: { reason: 'Cold', note: 'Quite cold' },
          prescriptions: [PRESCRIPTION],
        },
      ],
      payments: [{ id: PAYMENT, order_id: order, amount: 1_000, went_to: 'purpose' }],
      courier_reviews: [{ order_id: order, rating: 4.5, comment: 'Kind' }],
      prescriptions: [{ id: PRESCRIPTION, used_at: null }],
      trip_cart: { pickup_name: 'Mott Street', lines: [] },
      conversations: [{ partner: 'support', messages: [{ text: 'Look', images: 2 }] }],
      sessions: [{ device: expect.any(String), used_at: expect.any(String) }],
      known_devices: [{ used_at: expect.any(String) }],
      failed_sign_ins: [{ at: expect.any(String) }],
      codes: [{ purpose: 'reset', recipient: ada.email }],
    });
    expect(JSON.stringify(body)).not.toMatch(RegExp(`password|${HIDDEN}|${hashToken(ada.token)}`));
  });

  test('reads every table, or names the reason for leaving it out', async () => {
    const { id, token } = await aCustomer();
    const { db, tables } = watchReading(app().db);
    const tokenHash = hashToken(token);
    const owner = customerOwner(id);

    await ownDataOf(
      { ...app().context, db },
      { kind: 'customer', id: toId(id), owner, tokenHash, guest: null },
    );

    const read = await tables();
    expect(tableNames.filter((name) => !read.includes(name)).toSorted()).toEqual(
      Object.keys(NOT_READ).toSorted(),
    );
  });

  test('requires a sign-in', async () => {
    expect((await app().get(readOwnData.path)).status).toBe(401);
  });
});

const EVERYBODY = 'is the same for everybody';
const NOT_READ: Readonly<Partial<Record<keyof Database, string>>> = {
  ...{ setting: EVERYBODY, zone: EVERYBODY, module: EVERYBODY, zone_module: EVERYBODY },
  ...{ category: EVERYBODY, store: EVERYBODY, store_hours: EVERYBODY, item: EVERYBODY },
  ...{ goods_variation: EVERYBODY, food_variation: EVERYBODY, food_variation_value: EVERYBODY },
  ...{ item_category: EVERYBODY, add_on: EVERYBODY, banner: EVERYBODY, translation: EVERYBODY },
  ...{ search_entry: EVERYBODY, search_word: EVERYBODY, item_count: EVERYBODY },
  rental_search_entry: EVERYBODY,
  ...{ store_category: EVERYBODY, rental_provider: EVERYBODY, pickup_zone: EVERYBODY },
  ...{ rental_provider_hours: EVERYBODY, vehicle_category: EVERYBODY, vehicle_brand: EVERYBODY },
  ...{ vehicle: EVERYBODY, rental_banner: EVERYBODY, parcel_category: EVERYBODY },
  ...{ coupon: EVERYBODY, trip_coupon: EVERYBODY },
  ...{ desk_rule: 'is of the control desk', example_data: 'is of the control desk' },
  attempt: 'counts tries within an hour at most, and is worth nothing afterwards',
  code_outbox: 'holds codes, which are secrets, and only where there is a control desk',
  courier_position: 'says where the courier is',
  former_use: 'is of accounts from before, and names no one',
  guest: 'holds numbers with which guests say who they are, and no customer',
  review_image: 'holds names of files; a review names its pictures itself',
};

/** Inserts a row into every table with customer data beside the profile. */
async function filled({ id, email }: Someone, order_id: number) {
  const { db } = app();
  const owner = `customer:${id}`;
  const created_at = NOON;
  await db.insertInto('order_event').values({ order_id, status: 'delivered', at: NOON }).execute();
  await db
    .insertInto('refund_request')
    .values({ order_id, reason: 'Cold', note: 'Quite cold', created_at })
    .execute();
  await db
    .insertInto('courier_review')
    .values({ order_id, customer_id: id, rating: 4.5, comment: 'Kind', created_at })
    .execute();
  await db
    .insertInto('prescription_file')
    .values({
      ...{ id: PRESCRIPTION, owner, file: HIDDEN, digest: HIDDEN, created_at, used_at: null },
    })
    .execute();
  await db
    .insertInto('order_prescription')
    .values({ order_id, prescription_id: PRESCRIPTION, position: 1 })
    .execute();
  await db
    .insertInto('trip_cart')
    .values({
      ...{ owner, type: 'hourly', hours: 2, metres: null, seconds: null, created_at },
      ...{ pickup_lat: 40.7, pickup_lng: -74, pickup_name: 'Mott Street', pickup_at: null },
      ...{ destination_lat: null, destination_lng: null, destination_name: null },
    })
    .execute();
  const conversation = await db
    .insertInto('conversation')
    .values({
      ...{ customer_id: id, partner: 'support', store_id: null, provider_id: null, order_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto('message')
    .values({
      ...{ conversation_id: conversation.id, from_customer: true, text: 'Look', created_at },
      ...{ order_id: null, key: HIDDEN, seen_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, image] of [PAYMENT, PRESCRIPTION].entries()) {
    await db
      .insertInto('message_image')
      .values({ id: image, message_id: message.id, position, file: HIDDEN + image })
      .execute();
  }
  await db
    .insertInto('login_failure')
    .values({ login: `${owner}@address:${HIDDEN}`, at: NOON })
    .execute();
  await db
    .insertInto('verification_code')
    .values({
      ...{ purpose: 'reset', recipient: email, asker: HIDDEN, customer_id: id, tries: 0 },
      ...{ code_hash: HIDDEN, created_at, expires_at: NOON, proved_at: null, used_at: null },
    })
    .execute();
}
