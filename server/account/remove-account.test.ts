import { describe, expect, test } from 'vitest';
import { readOwnData, removeAccount, updateProfile } from '#contract/account-profile.ts';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import { namesIn } from '#tests/support/files.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { aSignUp, NOON } from '#tests/support/server.ts';
import { codeOf, PHONE, startOrdering } from '#tests/support/start-ordering.ts';

const server = startOrdering();
const app = () => server.server;

async function aCustomer() {
  const person = aSignUp();
  const { token } = (await app().post(signUp.path, person)).body as { readonly token: string };
  const { id } = (await app().get(readProfile.path, { token })).body as { readonly id: number };
  return { ...person, token, id };
}
type Someone = Awaited<ReturnType<typeof aCustomer>>;

/** An order of before, as it lies in the books. */
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
      ...{ floor: '3', lat: 40.7, lng: -73.9, note: 'Ring twice', schedule_at: null },
      ...{ cancellation_reason: null, created_at: app().context.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return order.id;
}
const PAYMENT = '00000000-0000-4000-8000-000000000001';
const paid = (order_id: number, callback: string) =>
  app()
    .db.insertInto('payment')
    .values({
      ...{ id: PAYMENT, order_id, amount: 1_000, status: 'paid', went_to: 'purpose', callback },
      ...{ secret: 'x', created_at: NOON, answered_at: new Date(NOON) },
    })
    .execute();
const remove = (token: string) => app().delete(removeAccount.path, { token });

describe('an account that is deleted', () => {
  test('signs out, lets its e-mail and phone be used anew, and takes its picture along (D-45)', async () => {
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

  test('leaves orders in the books of the store, without a name and an address', async () => {
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
      ...{ contact_name: 'Former customer', contact_phone: '', contact_email: '', note: null },
      ...{ address: '', road: '', house: '', floor: '', lat: null, lng: null },
    });
  });

  test('is refused while an order is on its way, and everything stays', async () => {
    const ada = await aCustomer();
    await ordered(ada, 'pending');

    const refused = await remove(ada.token);

    expect(codeOf(refused)).toEqual([403, 'orders_running']);
    expect((await app().get(readProfile.path, { token: ada.token })).body).toMatchObject({
      email: ada.email,
    });
  });

  test('leaves others alone, and needs to be signed in', async () => {
    const [ada, ben] = [await aCustomer(), await aCustomer()];
    const order = await ordered(ben, 'delivered');
    await remove(ada.token);

    expect((await remove('unknown')).status).toBe(401);
    expect((await app().get(readProfile.path, { token: ben.token })).status).toBe(200);
    const kept = app().db.selectFrom('orders').select('contact_name').where('id', '=', order);
    expect(await kept.executeTakeFirst()).toEqual({ contact_name: 'Ada' });
  });
});

describe('the export of what is kept', () => {
  test('holds what is theirs, no password, and nothing of others (G5)', async () => {
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

  test('needs to be signed in', async () => {
    expect((await app().get(readOwnData.path)).status).toBe(401);
  });
});
