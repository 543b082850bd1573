// eslint-disable-next-line tests/no-sleep -- a customer's browser pauses before it repeats a call
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '#contract/ordering.ts';
import { addToCart } from '#contract/cart.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { startApi, type ApiProcess } from '#tests/support/api-process.ts';
import { anOrderRequest } from '#tests/support/builders/order-request.ts';
import { aTown, GROCERY, HERE } from '#tests/support/builders/rows.ts';
import { startOwnPostgres } from '#tests/support/postgres.ts';

const postgres = await startOwnPostgres();
afterAll(() => postgres?.stop());

const CUSTOMERS = 8;
const UNAVAILABLE = {
  en: 'We cannot answer right now. Please try again in a moment.',
  hi: 'हम अभी जवाब नहीं दे पा रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
};

describe.runIf(postgres)('PostgreSQL restarts while two servers take orders', () => {
  let opened: OpenDatabase;
  let servers: readonly ApiProcess[];
  let oil: { readonly id: number; readonly store_id: number };
  let tokens: readonly string[];

  beforeAll(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    opened = await openDatabase({ kind: 'postgres', url });
    await migrate(opened.db);
    const rows = await aTown(opened.db);
    const store = await rows.store({ module_id: GROCERY });
    oil = await rows.item({ store_id: store.id, stock: 1_000_000 });
    const customers = await Promise.all(many(CUSTOMERS).map(() => rows.customer()));
    tokens = customers.map(({ token }) => token);
    await sql`update session set expires_at = now() + interval '1 day'`.execute(opened.db);
    servers = await Promise.all([startApi(url), startApi(url)]);
  });
  afterAll(async () => {
    for (const { stop } of servers ?? []) await stop();
    await opened?.close();
  });

  test('no server ends, calls are told to retry, and every confirmed order exists once', async () => {
    const confirmed: number[] = [];
    const refused = [0, 0];
    let isOver = false;

    const post = async (turn: number, path: string, body: object, key: string) => {
      const server = servers[turn % 2];
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${tokens[turn]}`,
        'X-localization': languageOf(turn),
        zoneId: `[${HERE}]`,
        moduleId: String(GROCERY),
        'Idempotency-Key': key,
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${server?.url}${path}`, init).catch((failure: unknown) => {
        throw new Error(`A server is gone: ${server?.said()}`, { cause: failure });
      });
      const { status } = response;
      const retryAfter = response.headers.get('Retry-After');
      return { status, retryAfter, body: (await response.json()) as Answered };
    };
    /** Retries until a response arrives, as the app does; any other refusal is an error. */
    const untilAnswered = async (turn: number, path: string, body: object, key: string) => {
      for (;;) {
        const answer = await post(turn, path, body, key);
        const code = answer.body.errors?.[0]?.code;
        if (answer.status === 200 || code === 'cart_item') return answer.body;
        if (code !== 'idempotency_key') {
          const message = UNAVAILABLE[languageOf(turn)];
          const errors = [{ code: 'unavailable', message }];
          expect(answer).toEqual({ status: 503, retryAfter: '2', body: { message, errors } });
          refused[turn % 2] = (refused[turn % 2] ?? 0) + 1;
        }
        await pause(20);
      }
    };
    const buy = async (turn: number) => {
      for (let round = 1; !isOver; round += 1) {
        const key = `${turn} ${round}`;
        const line = { model: 'Item', item_id: oil.id, quantity: 1 };
        await untilAnswered(turn, addToCart.path, line, key);
        const order = anOrderRequest(oil.store_id);
        const placed = await untilAnswered(turn, placeOrder.path, order, key);
        confirmed.push(placed.order_id ?? 0);
      }
    };
    const soon = { interval: 20 };
    const ordersComeIn = async () => {
      const enough = confirmed.length + 3 * CUSTOMERS;
      await expect.poll(() => confirmed.length, soon).toBeGreaterThanOrEqual(enough);
    };
    const restarts = async () => {
      for (const how of ['fast', 'immediate', 'fast'] as const) {
        await ordersComeIn();
        const before = [...refused];
        const bothRefuse = () => refused.every((now, at) => now > (before[at] ?? 0));
        await postgres?.halt(how);
        await expect.poll(bothRefuse, soon).toBe(true);
        await postgres?.resume();
      }
      await ordersComeIn();
      isOver = true;
    };

    await Promise.all([restarts(), ...many(CUSTOMERS).map(buy)]);

    expect(servers.map(({ hasEnded }) => hasEnded())).toEqual([false, false]);
    const orders = await opened.db.selectFrom('orders').select('id').orderBy('id').execute();
    expect(orders.map(({ id }) => id)).toEqual(confirmed.toSorted((a, b) => a - b));
  });
});

type Answered = { readonly order_id?: number; readonly errors?: readonly { code: string }[] };

const languageOf = (turn: number) => (turn < CUSTOMERS / 2 ? 'en' : 'hi');

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
