import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readProfile, requestGuestId, signIn, signOut, signUp } from '#contract/account.ts';
import { listSessions } from '#contract/account-sessions.ts';
import { listModules } from '#contract/catalogue.ts';
import { findZone, listAddresses } from '#contract/location.ts';
import { getConfig } from '#contract/shell.ts';
import { listConversations } from '#contract/messaging.ts';
import { addWish, listWishes, removeWish } from '#contract/wishlist.ts';
import { CART_PATH, type CartAddition, type CartChange } from '#contract/cart.ts';

export const APP_URL = 'http://shop.test';

export type WireLineByHand = {
  readonly id: number;
  readonly module_id: number;
  readonly item_id: number;
  readonly price: number;
  readonly quantity: number;
  readonly variation: unknown;
  readonly add_on_ids: readonly number[];
  readonly add_on_qtys: readonly number[];
  readonly item: object;
  readonly available?: boolean;
  readonly shown_price?: number | null;
};

type WireItemByHand = { readonly id: number | string };

const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ message, errors: [{ code, message }] }, { status });

const zoneWith = ({ cashLimit }: { readonly cashLimit: number | null }) => {
  const pivot = { per_km_shipping_charge: 1, minimum_shipping_charge: 2 };
  const food = { id: 1, module_type: 'food' };
  const modules = [{ ...food, pivot: { ...pivot, maximum_cod_order_amount: cashLimit } }];
  return { zone_id: '[1]', zone_data: [{ id: 1, status: 1, modules }] };
};

/**
 * The wire of a small server: a cart that a test fills, one customer, and every answer in the contract's
 * shapes. A test overrides answers with `use`. An unknown request is an error.
 */
export function fakeApi() {
  const state = {
    lines: [] as WireLineByHand[],
    items: new Map<number, object>(),
    config: {} as object,
    /** Maximum in cash of the zone's modules; null for no limit. */
    cashLimit: null as number | null,
    /** Newest first. */
    wishes: { item: [] as WireItemByHand[], store: [] as WireItemByHand[] },
    password: 'secret123',
    asked: [] as {
      method: string;
      path: string;
      query: string;
      body: unknown;
      token: string | null;
    }[],
  };
  let nextLine = 100;
  const list = () => HttpResponse.json(state.lines);
  const lineFor = (
    { item_id, quantity, variation, add_on_ids, add_on_qtys }: CartAddition,
    id: number,
  ) => ({
    id,
    module_id: 1,
    item_id: Number(item_id),
    price: 10,
    quantity: Number(quantity),
    variation: variation ?? [],
    add_on_ids: (add_on_ids ?? []).map(Number),
    add_on_qtys: (add_on_qtys ?? []).map(Number),
    item: state.items.get(Number(item_id)) ?? {},
  });
  const cart = `${APP_URL}${CART_PATH}`;

  const server = setupServer(
    http.get(`${APP_URL}${getConfig.path}`, () =>
      HttpResponse.json({ business_name: 'Sundry', guest_checkout_status: 1, ...state.config }),
    ),
    http.get(`${APP_URL}${listModules.path}`, () => HttpResponse.json([])),
    http.get(`${APP_URL}${findZone.path}`, () => HttpResponse.json(zoneWith(state))),
    http.post(`${APP_URL}${requestGuestId.path}`, () =>
      HttpResponse.json({ message: 'ok', guest_id: 77 }),
    ),
    http.get(`${APP_URL}${readProfile.path}`, () =>
      HttpResponse.json({
        id: 1,
        f_name: 'Asha',
        l_name: 'Rao',
        email: 'asha@example.com',
        phone: '+12125550123',
      }),
    ),
    http.post(`${APP_URL}${signIn.path}`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === state.password
        ? HttpResponse.json({ token: 't1' })
        : refusal(403, 'credentials', 'Wrong e-mail, phone or password');
    }),
    http.post(`${APP_URL}${signUp.path}`, () => HttpResponse.json({ token: 't2' })),
    http.post(`${APP_URL}${signOut.path}`, () => HttpResponse.json({ message: 'ok' })),
    http.get(`${APP_URL}${listAddresses.path}`, () =>
      HttpResponse.json({ total_size: 0, limit: null, offset: 1, addresses: [] }),
    ),
    http.get(`${APP_URL}${listSessions.path}`, () => HttpResponse.json({ sessions: [] })),
    http.get(`${APP_URL}${listConversations.path}`, () =>
      HttpResponse.json({ total_size: 0, limit: 100, offset: 1, conversations: [] }),
    ),
    http.get(`${APP_URL}${listWishes.path}`, () => HttpResponse.json(state.wishes)),
    http.post(`${APP_URL}${addWish.path}`, ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('item_id'));
      const item = { id, ...state.items.get(id) };
      state.wishes = { ...state.wishes, item: [item, ...state.wishes.item] };
      return HttpResponse.json({ message: 'The item was added to your wishlist' });
    }),
    http.delete(`${APP_URL}${removeWish.path}`, ({ request }) => {
      const gone = new URL(request.url).searchParams;
      const isLeft =
        (name: string) =>
        ({ id }: WireItemByHand) =>
          String(id) !== gone.get(name);
      const { item, store } = state.wishes;
      state.wishes = {
        item: item.filter(isLeft('item_id')),
        store: store.filter(isLeft('store_id')),
      };
      return HttpResponse.json({ message: 'Removed from your wishlist' });
    }),
    http.get(`${cart}/list`, list),
    http.post<never, CartAddition>(`${cart}/add`, async ({ request }) => {
      state.lines.push(lineFor(await request.json(), nextLine++));
      return list();
    }),
    http.post<never, CartChange>(`${cart}/update`, async ({ request }) => {
      const body = await request.json();
      const id = Number(body.cart_id);
      state.lines = state.lines.map((line) => (line.id === id ? lineFor(body, id) : line));
      return list();
    }),
    http.delete(`${cart}/remove-item`, ({ request }) => {
      const gone = Number(new URL(request.url).searchParams.get('cart_id'));
      state.lines = state.lines.filter(({ id }) => id !== gone);
      return list();
    }),
    http.delete(`${cart}/remove`, () => {
      state.lines = [];
      return list();
    }),
  );

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // Only now is the previous test's page gone, which may have made calls until then.
  beforeEach(() => void (state.asked = []));
  afterEach(() => {
    server.resetHandlers();
    Object.assign(state, { lines: [], items: new Map(), config: {}, cashLimit: null, asked: [] });
    state.wishes = { item: [], store: [] };
  });
  afterAll(() => server.close());
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const token = request.headers.get('Authorization');
    // The next test may have begun to count before the body has been read.
    const { asked } = state;
    void request
      .clone()
      .text()
      .then((text) => {
        const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
        const body: unknown = isJson && text !== '' ? JSON.parse(text) : null;
        asked.push({ method: request.method, path: pathname, query: search, body, token });
      });
  });

  return {
    state,
    use: server.use.bind(server),
    refusal,
    /** Puts an item on the shelf, and a line of it into the cart. */
    holds: (item: WireItemByHand, facts: Partial<WireLineByHand> = {}) => {
      state.items.set(Number(item.id), item);
      const line = lineFor({ model: 'Item', item_id: item.id, quantity: 1 }, nextLine++);
      state.lines.push({ ...line, ...facts });
    },
    sells: (item: WireItemByHand) => void state.items.set(Number(item.id), item),
    /** Runs once, when the answer of such a call has been sent. */
    onAnswer: (path: string, answered: () => void) =>
      server.events.on('response:mocked', ({ request }) => {
        if (new URL(request.url).pathname.endsWith(path)) answered();
      }),
    askedFor: (path: string) => state.asked.filter((one) => one.path.endsWith(path)),
  };
}
