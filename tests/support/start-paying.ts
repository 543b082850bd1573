import { readProfile } from '#contract/account.ts';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { cancelOrder } from '#contract/ordering.ts';
import { answerPayment, type WirePayable } from '#contract/payment.ts';
import type { GatewayAnswer } from '#domain/payment/payment.ts';
import { signed } from '#server/payment/signature.ts';
import { inWallet, REWARDS } from './builders/rewards.ts';
import type { CallOptions, TestServer } from './server.ts';
import { GUEST, inFood, type startOrdering } from './start-ordering.ts';

/** Where the gateway leads back to. */
export const PLACED = '/checkout?page=placed';

type Placed = { readonly order_id: number };
type Begun = { readonly redirect_link: string | null };

type Ordering = ReturnType<typeof startOrdering>;

/** The gateway and the wallet are switched on. */
export async function switchPaymentOn({ rows }: Pick<Ordering, 'rows'>): Promise<void> {
  await rows.setting('rewards', { ...REWARDS, points: false });
  await rows.setting('ordering', { digitalPayment: true });
}

/** An order of ten dollars that is to be paid at the gateway, and all that can be done with it. */
export async function anOrderToPay(
  ordering: Ordering,
  by: 'customer' | 'guest' = 'customer',
  facts: { readonly inWallet?: number; readonly stock?: number } = {},
) {
  const { server, rows } = ordering;
  const customer = by === 'customer' ? await rows.customer() : null;
  if (customer && facts.inWallet) await inWallet(server.db, customer.id, facts.inWallet);
  const dish = await (facts.stock === undefined
    ? ordering.aDish()
    : ordering.goods({ stock: facts.stock }));
  const guest_id = customer ? null : GUEST;
  const module = facts.stock === undefined ? inFood : { ...inFood, module: 2 };
  const mine: CallOptions = { ...module, ...(customer ? { token: customer.token } : {}) };
  await ordering.put(dish.id, { guest_id }, mine);
  const asked = { guest_id, payment_method: 'digital_payment' };
  const placed = await ordering.place(dish.store_id, asked, mine);
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  const payments = paymentsOf(server, (placed.body as Placed).order_id, mine);
  const balance = async () => {
    const profile = await server.get(readProfile.path, mine);
    return (profile.body as { readonly wallet_balance: number }).wallet_balance;
  };
  return { dish, customer, mine, balance, ...payments };
}

/** What an order's customer, its gateway and its books say and do. */
export function paymentsOf(server: TestServer, order_id: number, mine: CallOptions) {
  const guest_id = mine.token ? null : GUEST;
  const query = `?order_id=${order_id}${guest_id === null ? '' : `&guest_id=${guest_id}`}`;
  const pay = (payment_method = 'digital_payment', more: object = {}) =>
    server.put(
      payOrder.path,
      { order_id, guest_id, payment_method, callback: PLACED, ...more },
      mine,
    );
  const payments = () =>
    server.db
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('number')
      .execute();
  /** Begins a payment at the gateway. `says` is its webhook, `chooses` a button of its page. */
  const begins = async () => {
    const begun = await pay();
    const link = (begun.body as Begun).redirect_link ?? '';
    const row = (await payments()).find(({ id }) => link.includes(id));
    if (!row) throw new Error('No payment was begun');
    const says = (answer: GatewayAnswer, changed: object = {}) =>
      server.post(answerPayment.path, { ...signed(row, answer), ...changed });
    const chooses = (answer: string, more: Record<string, string> = {}) =>
      server.request(link, { method: 'POST', body: new URLSearchParams({ answer, ...more }) });
    return { id: row.id, link, says, chooses };
  };
  const reads = async () => {
    const answer = await server.get(`${readOrderPayment.path}${query}`, mine);
    return answer.body as WirePayable;
  };
  const stage = async () => (await reads()).stage;
  const cancels = () =>
    server.put(cancelOrder.path, { order_id, guest_id, reason: 'I changed my mind' }, mine);
  const books = async () => {
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    return [order.status, order.payment_method, order.payment_status];
  };
  return { order_id, pay, payments, begins, stage, reads, cancels, books };
}
