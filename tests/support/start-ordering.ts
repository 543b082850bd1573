import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addToCart, listCart } from '#contract/cart.ts';
import { placeOrder, takeQuote } from '#contract/ordering.ts';
import { foodVariations, goodsVariations } from '#server/catalogue/variations.ts';
import { anOrderRequest } from './builders/order-request.ts';
import {
  aTown,
  DOORSTEP,
  FOOD,
  GROCERY,
  HERE,
  type ItemFacts,
  type Rows,
} from './builders/rows.ts';
import {
  createTestApp,
  NOON,
  type CallOptions,
  type TestAnswer,
  type TestServer,
  type TestServerOptions,
} from './server.ts';

export const GUEST = 4_503_599_627_370_497;
export const PHONE = '+12125550177';
export const LATER = '2026-11-21T17:31:00Z';
export const inFood: CallOptions = { zones: [HERE], module: FOOD };
export const inGrocery: CallOptions = { zones: [HERE], module: GROCERY };
export const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
/** A guest's complete order of this store, for 10 dollars without a fee. */
const orderBody = (store_id: number, facts: object = {}) =>
  anOrderRequest(store_id, { guest_id: GUEST, ...facts });
export const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
export const delivery = { order_type: 'delivery', address: '5 Canal Street', ...DOORSTEP };
type Refusal = { readonly errors?: readonly { readonly code: string }[] };
export const codes = ({ body }: TestAnswer): readonly string[] =>
  ((body as Refusal).errors ?? []).map(({ code }) => code);
export const codeOf = (answer: TestAnswer) => [answer.status, codes(answer)[0]];
type Line = { readonly id: number; readonly item_id: number };

/** A server of its own for the orders of one test file, with its guest's actions. */
export function startOrdering(options: Pick<TestServerOptions, 'codeSender'> = {}) {
  let server: TestServer | null = null;
  let rows: Rows | null = null;
  const begun = <Value>(value: Value | null): Value => {
    if (value === null) throw new Error('Ask within a test: the server is not there before');
    return value;
  };
  const at = {
    get server() {
      return begun(server);
    },
    get rows() {
      return begun(rows);
    },
  };
  beforeAll(async () => {
    server = await createTestApp({ ...options, seeded: false });
  });
  beforeEach(async () => {
    at.server.setNow(NOON);
    rows = await aTown(at.server.db);
    await rows.guests(GUEST, 77);
  });
  afterAll(() => at.server.close());

  const aDish = async (facts: Partial<ItemFacts> = {}, store: object = {}) =>
    at.rows.item({ store_id: (await at.rows.store(store)).id, ...facts });
  const goods = async (facts: Partial<ItemFacts> = {}) =>
    at.rows.item({
      store_id: (await at.rows.store({ module_id: GROCERY, name: 'Green Grocer' })).id,
      name: 'Olive Oil',
      ...facts,
    });
  const put = (item_id: number, facts: object = {}, options: object = inFood) =>
    at.server.post(
      addToCart.path,
      { guest_id: GUEST, model: 'Item', item_id, quantity: 1, ...facts },
      options,
    );
  const cart = async (options: object = inFood) =>
    (await at.server.get(`${listCart.path}?guest_id=${GUEST}`, options)).body as [Line, ...Line[]];
  const quote = (facts: object = {}, options: object = inFood) =>
    at.server.post(
      takeQuote.path,
      { guest_id: GUEST, order_type: 'delivery', ...DOORSTEP, ...facts },
      options,
    );
  const place = (store_id: number, facts: object = {}, options: CallOptions = {}) =>
    at.server.post(placeOrder.path, orderBody(store_id, facts), {
      ...inFood,
      ...options,
    });
  const orderCount = async () =>
    Number(
      (
        await at.server.db
          .selectFrom('orders')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const itemNow = (id: number) =>
    at.server.db
      .selectFrom('item')
      .selectAll()
      .select([goodsVariations, foodVariations])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return Object.assign(at, {
    aDish,
    goods,
    put,
    cart,
    quote,
    place,
    orderCount,
    itemNow,
    orderBody,
  });
}
