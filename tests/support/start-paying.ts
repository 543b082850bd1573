import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { cancelOrder, placeOrder } from '#contract/ordering.ts';
import { aParcelRequest, inParcel } from './builders/parcel-rows.ts';
import { inWallet, REWARDS } from './builders/rewards.ts';
import { payingOf } from './paying.ts';
import type { CallOptions, TestAnswer, TestServer } from './server.ts';
import { GUEST, inFood, type startOrdering } from './start-ordering.ts';

/** The gateway's return address. */
export const PLACED = '/checkout?page=placed';

type Placed = { readonly order_id: number };
type Ordering = ReturnType<typeof startOrdering>;
type Payer = 'customer' | 'guest';

/** Switches the gateway and the wallet on. */
export async function switchPaymentOn({ rows }: Pick<Ordering, 'rows'>): Promise<void> {
  await rows.setting('rewards', { ...REWARDS, points: false });
  await rows.setting('ordering', { digitalPayment: true });
}

/** An order of ten dollars to be paid at the gateway, with every action on it. */
export async function anOrderToPay(
  ordering: Ordering,
  by: Payer = 'customer',
  facts: {
    readonly inWallet?: number;
    readonly stock?: number;
    readonly schedule_at?: string;
  } = {},
) {
  const dish = await (facts.stock === undefined
    ? ordering.aDish()
    : ordering.goods({ stock: facts.stock }));
  const module = facts.stock === undefined ? inFood : { ...inFood, module: 2 };
  const { guest_id, mine } = await aPayer(ordering, { by, ...facts }, module);
  await ordering.put(dish.id, { guest_id }, mine);
  const { schedule_at = null } = facts;
  const asked = { guest_id, payment_method: 'digital_payment', schedule_at };
  const placed = await ordering.place(dish.store_id, asked, mine);
  return { dish, mine, ...paymentsOf(ordering.server, idIn(placed), mine) };
}

/** A parcel of ten dollars that its sender pays at the gateway. Needs `aDepot` first. */
export async function aParcelToPay(
  ordering: Ordering,
  by: Payer = 'customer',
  facts: { readonly inWallet?: number } = {},
) {
  const { guest_id, mine } = await aPayer(ordering, { by, ...facts }, inParcel);
  const asked = aParcelRequest({ guest_id, payment_method: 'digital_payment' });
  const placed = await ordering.server.post(placeOrder.path, asked, mine);
  return { mine, ...paymentsOf(ordering.server, idIn(placed), mine) };
}

async function aPayer(
  { server, rows }: Ordering,
  { by, inWallet: amount }: { readonly by: Payer; readonly inWallet?: number },
  module: CallOptions,
) {
  if (by === 'guest') return { guest_id: GUEST, mine: module };
  const { id, token } = await rows.customer();
  if (amount) await inWallet(server.db, id, amount);
  return { guest_id: null, mine: { ...module, token } };
}

function idIn({ status, body }: TestAnswer): number {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as Placed).order_id;
}

/** Actions of an order's customer, its gateway and its ledger. */
function paymentsOf(server: TestServer, order_id: number, mine: CallOptions) {
  const guest_id = mine.token ? null : GUEST;
  const query = `?order_id=${order_id}${guest_id === null ? '' : `&guest_id=${guest_id}`}`;
  const pay = (payment_method = 'digital_payment', more: object = {}) =>
    server.put(
      payOrder.path,
      { order_id, guest_id, payment_method, callback: PLACED, ...more },
      mine,
    );
  const paying = payingOf(server, {
    ...{ purpose: 'order_id', id: order_id, mine, pay },
    read: () => server.get(`${readOrderPayment.path}${query}`, mine),
  });
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
  return { order_id, pay, cancels, books, ...paying };
}
