import { Agent, request as send } from 'node:http';
import { sql } from 'kysely';
import { addToCart } from '#contract/cart.ts';
import { urlOf } from '#contract/endpoint.ts';
import { placeOrder, takeQuote, trackOrder } from '#contract/ordering.ts';
import { addToTripCart } from '#contract/rental-cart.ts';
import { bookTrip } from '#contract/rental-trips.ts';
import { instant } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { pickupTimeText } from '#domain/rental/pickup-time.ts';
import { openDatabase, type Db } from '#server/kernel/database.ts';
import { headers, newGuests } from './load-rows.ts';
import { quantile } from './median.ts';

export const ORDER_COLUMNS = ['a second', 'p50 ms', 'p99 ms', 'failed'];

const CONNECTIONS = 32;
const SECONDS = 10;
/** Carts of a run: more than are ordered in its time. */
const CARTS = 3_000;
const LINES = 2;
const [TRACKERS, POLLED_EVERY] = [10_000, 10];
const HOUR = 3_600_000;

/**
 * Orders and bookings of customers with a cart each, spread over all stores and providers, so that the queue of one is
 * not the limit; and polls of tracked orders, of which nothing changes.
 */
export async function orderRows(url: string, databaseUrl: string): Promise<string[][]> {
  const { db, close } = await openDatabase({ kind: 'postgres', url: databaseUrl });
  try {
    await openAtAllHours(db);
    return [...(await cashRows(url, db)), await bookingRow(url, db), await trackingRow(url, db)];
  } finally {
    await close();
  }
}

/** Figures do not depend on the time of the run, nor on the stock. */
async function openAtAllHours(db: Db): Promise<void> {
  for (const statement of [
    `update store set closed_dates = '[]', minimum_order = 0, slot_capacity = null where active`,
    `update item set stock = 1000000, maximum = null where active and campaign_from is null`,
    `update zone_module set maximum_cod = 0`,
    `delete from store_hours`,
    `insert into store_hours select id, weekday, 0, 1440 from store, generate_series(0, 6) weekday`,
    // Then the total of a trip is that of its cart.
    `update rental_provider set closed_dates = '[]', tax_rate = 0, discount_rate = 0`,
    `update vehicle set discount_value = 0`,
    `delete from rental_provider_hours`,
    `insert into rental_provider_hours
      select id, weekday, 0, 1440 from rental_provider, generate_series(0, 6) weekday`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

type Store = { readonly id: number; readonly zone: number; readonly module: number } & {
  readonly lat: number;
  readonly lng: number;
  readonly items: readonly number[];
};

/** Items without a required choice or prescription, by store. */
async function storesOf(db: Db): Promise<readonly Store[]> {
  const { rows } = await sql<Store>`
    select store.id, store.zone_id as zone, store.module_id as module, lat, lng, json_agg(item.id order by item.id) as items
    from store join item on item.store_id = store.id
    where store.active and store.delivers and item.active and campaign_from is null and not needs_prescription
      and opens is null and choice_options = '[]'
      and not exists (select from food_variation where item_id = item.id)
      and not exists (select from goods_variation where item_id = item.id)
    group by store.id having count(*) >= ${LINES} order by store.id`.execute(db);
  return rows;
}

async function cashRows(url: string, db: Db): Promise<string[][]> {
  const client = clientOf(url, CONNECTIONS);
  const stores = await storesOf(db);
  const guests = await newGuests(url, CARTS);
  const carts = guests.map((guest, at) => ({ guest, store: stores[at % stores.length] as Store }));
  await inParallel(carts, CONNECTIONS, async ({ guest, store }, at) => {
    for (let line = 0; line < LINES; line += 1) {
      const item_id = store.items[(Math.floor(at / stores.length) + line) % store.items.length];
      const body = { guest_id: guest, item_id, model: 'Item', quantity: 1, price: 0 };
      await client('POST', urlOf(addToCart), { headers: placeOf(store), body });
    }
  });
  const quotes = timer();
  const orders = timer();
  await inParallel(
    carts,
    CONNECTIONS,
    async ({ guest, store }) => {
      const where = { latitude: store.lat, longitude: store.lng };
      const quoted = await quotes.time(() =>
        client('POST', urlOf(takeQuote), {
          headers: placeOf(store),
          body: { guest_id: guest, order_type: 'delivery', ...where },
        }),
      );
      const { quote_id, amounts } = quoted.body as {
        readonly quote_id: string;
        readonly amounts: { readonly total: number };
      };
      await orders.time(() =>
        client('POST', urlOf(placeOrder), {
          headers: { ...placeOf(store), 'idempotency-key': `bench ${guest}` },
          body: {
            ...{ guest_id: guest, quote_id, store_id: store.id, order_amount: amounts.total },
            ...{ payment_method: 'cash_on_delivery', order_type: 'delivery', ...where },
            ...{ address: '5 Canal Street', contact_person_name: 'Grace Hopper' },
            contact_person_number: `+1212${5_550_000 + (guest % 9_999)}`,
            contact_person_email: 'grace@example.com',
          },
        }),
      );
    },
    SECONDS,
  );
  client.close();
  return [
    ['a quote of two lines, before each order', ...quotes.figures()],
    ['an order with cash', ...orders.figures()],
  ];
}

type Vehicle = {
  readonly id: number;
  readonly provider: number;
  readonly zone: number;
  readonly module: number;
  readonly lat: number;
  readonly lng: number;
};

async function bookingRow(url: string, db: Db): Promise<string[]> {
  const client = clientOf(url, CONNECTIONS);
  const { rows: vehicles } = await sql<Vehicle>`
    select vehicle.id, vehicle.provider_id as provider, pickup_zone.zone_id as zone, provider.module_id as module, provider.lat, provider.lng
    from vehicle join rental_provider as provider on provider.id = vehicle.provider_id
      join pickup_zone on pickup_zone.provider_id = provider.id and pickup_zone.zone_id = provider.zone_id
    where vehicle.active and provider.active and hourly_price is not null order by vehicle.id`.execute(
    db,
  );
  const guests = await newGuests(url, CARTS);
  const first = await lastTrip(db);
  const carts = guests.map((guest, at) => ({
    ...{ guest, vehicle: vehicles[at % vehicles.length] as Vehicle },
    // No two trips of a vehicle meet.
    from: Math.ceil(first / HOUR + 24 + 2 * Math.floor(at / vehicles.length)) * HOUR,
  }));
  const totals = new Map<number, number>();
  await inParallel(carts, CONNECTIONS, async ({ guest, vehicle, from }) => {
    const place = { lat: vehicle.lat, lng: vehicle.lng, location_name: 'Here' };
    const added = await client('POST', urlOf(addToTripCart), {
      headers: placeOf(vehicle),
      body: {
        ...{ guest_id: guest, vehicle_id: vehicle.id, quantity: 1, rental_type: 'hourly' },
        ...{ pickup_location: place, destination_location: place, estimated_hours: 1 },
        pickup_time: pickupTimeText(instant(from), timeZone('America/New_York')),
      },
    });
    const { user_data } = added.body as {
      readonly user_data: { readonly total_cart_price: number };
    };
    totals.set(guest, user_data.total_cart_price);
  });
  const bookings = timer();
  await inParallel(
    carts,
    CONNECTIONS,
    async ({ guest, vehicle }) => {
      await bookings.time(() =>
        client('POST', urlOf(bookTrip), {
          headers: { ...placeOf(vehicle), 'idempotency-key': `bench ${guest}` },
          body: {
            ...{ guest_id: guest, provider_id: vehicle.provider, trip_type: 'hourly' },
            ...{ trip_amount: totals.get(guest), contact_person_name: 'Grace Hopper' },
            contact_person_number: `+1212${5_550_000 + (guest % 9_999)}`,
            contact_person_email: 'grace@example.com',
          },
        }),
      );
    },
    SECONDS,
  );
  client.close();
  return ['a booking of a vehicle', ...bookings.figures()];
}

/** End of all trips so far, in milliseconds. */
async function lastTrip(db: Db): Promise<number> {
  const { rows } = await sql<{ ends: Date }>`
    select greatest(now(), max(ends_at)) as ends from trip`.execute(db);
  return rows[0]?.ends.getTime() ?? Date.now();
}

/** Guests who look at their order every ten seconds, each on a connection of its own. */
async function trackingRow(url: string, db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number; guest: number }>`
    with source as (select * from orders where type = 'delivery' order by id desc limit 1), added as (
      insert into orders select copy.*
      from source, generate_series(1, ${TRACKERS}::int) g, jsonb_populate_record(null::orders, to_jsonb(source)
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')), 'owner', 'guest:' || g, 'status', 'pending')) as copy
      returning id, split_part(owner, ':', 2)::int as guest
    ), reached as (insert into order_event select id, 'pending', now() from added)
    select id, guest from added order by id`.execute(db);
  const client = clientOf(url, TRACKERS);
  const polls = timer();
  const tags = new Map<number, string>();
  const began = performance.now();
  // The first polls connect and get the order, the second may be late because of them.
  const counted = began + 2 * 1000 * POLLED_EVERY;
  const ends = counted + 1000 * SECONDS;
  await Promise.all(
    rows.map(async ({ id, guest }, at) => {
      const path = urlOf(trackOrder, { query: { order_id: id, guest_id: guest } });
      for (
        let due = began + (at * 1000 * POLLED_EVERY) / TRACKERS;
        due < ends;
        due += 1000 * POLLED_EVERY
      ) {
        await until(due);
        const tag = tags.get(id);
        const poll = () =>
          client('GET', path, {
            headers: { ...headers, ...(tag ? { 'if-none-match': tag } : {}) },
          });
        const answer = await (due >= counted ? polls.time(poll) : poll());
        if (answer.etag) tags.set(id, answer.etag);
      }
    }),
  );
  client.close();
  return [`a poll of ${TRACKERS.toLocaleString('en')} trackers, nothing new`, ...polls.figures()];
}

const until = (at: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));

const placeOf = ({ zone, module }: Pick<Store, 'zone' | 'module'>) => ({
  ...headers,
  zoneid: `[${zone}]`,
  moduleid: String(module),
});

/** Runs the work of each input in turn, some at once, until all are done or the time has passed. */
async function inParallel<Input>(
  inputs: readonly Input[],
  connections: number,
  work: (input: Input, at: number) => Promise<void>,
  seconds = Number.POSITIVE_INFINITY,
): Promise<void> {
  const ends = performance.now() + 1000 * seconds;
  let next = 0;
  const run = async () => {
    while (next < inputs.length && performance.now() < ends) {
      next += 1;
      await work(inputs[next - 1] as Input, next - 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
}

type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | undefined;
};

/** Latencies of calls, with the rate of those that succeed. */
function timer() {
  const times: number[] = [];
  let began: number | null = null;
  let failed = 0;
  return {
    time: async (call: () => Promise<Answer>): Promise<Answer> => {
      const start = performance.now();
      began ??= start;
      const answer = await call();
      times.push(performance.now() - start);
      if (answer.status !== 200 && answer.status !== 304) failed += 1;
      return answer;
    },
    figures: (): string[] => {
      const seconds = (performance.now() - (began ?? 0)) / 1000;
      return [
        ((times.length - failed) / seconds).toFixed(0),
        ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(0)),
        String(failed),
      ];
    },
  };
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body?: object };

/** Calls over connections that stay open. */
function clientOf(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, { headers: sent, body }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = send(url + path, { method, agent, headers: sent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text === '' ? null : JSON.parse(text),
            etag: answer.headers.etag,
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body ? JSON.stringify(body) : undefined);
    });
  return Object.assign(call, { close: () => agent.destroy() });
}
