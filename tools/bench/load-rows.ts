import { requestGuestId } from '#contract/account.ts';
import { addToCart } from '#contract/cart.ts';
import { cards, popularItems, popularStores } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { paths } from '#application/kernel/path.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { nearText } from '#infrastructure/kernel/place-cookie.ts';
import { crowdRows } from './crowd.ts';
import { load } from './server.ts';

/** Concurrent buyers, maximum lines per cart, buyers in total. */
const [CROWD, LINES, BUYERS] = [64, 5, 3_200];

export const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-software-id': '33571750',
  zoneid: '[1]',
  moduleid: '1',
};

/** Throughput of the server: a cached list, an uncached list, cart updates and pages. */
export async function loadRows(url: string): Promise<string[][]> {
  const list = await load(url, {
    method: 'GET',
    path: urlOf(popularStores, { query: cards(1) }),
    headers,
  });
  // Each caller is at another place with other distances, which defeats the response cache.
  let places = 0;
  const listElsewhere = await load(url, {
    method: 'GET',
    path: urlOf(popularStores, { query: cards(1) }),
    headers,
    headersOf: () => ({ latitude: String(40.7 + (places += 1) / 1e6), longitude: '-74' }),
  });
  const page = await load(url, { ...HOME, headersOf: () => placedAt(0) });
  const pageNamed = await load(url, {
    ...HOME,
    headersOf: () => placedAt(0, `Here ${(places += 1)}`),
  });
  const pageElsewhere = await load(url, { ...HOME, headersOf: () => placedAt((places += 1)) });
  const items = await plainItems(url);
  // Carts hold up to five lines; then other guests take over.
  const buyers = await newGuests(url, BUYERS);
  let turn = 0;
  const add = await load(url, {
    method: 'POST',
    path: urlOf(addToCart),
    headers,
    body: () => {
      const crowd = Math.floor(turn / (CROWD * LINES));
      const [buyer, line] = [turn % CROWD, Math.floor(turn / CROWD) % LINES];
      turn += 1;
      return {
        guest_id: buyers[(crowd * CROWD + buyer) % buyers.length],
        item_id: items[(crowd + line) % items.length]?.id,
        model: 'Item',
        quantity: 1,
        price: 0,
      };
    },
  });
  const row = (name: string, { requestsPerSecond, p99, failed }: typeof list) => [
    name,
    String(requestsPerSecond),
    String(p99),
    String(failed),
  ];
  return [
    row('list 12 stores of a zone', list),
    row('the same, each from another place', listElsewhere),
    row('add to a cart of up to five lines', add),
    row('the home page', page),
    row('the same, each by another name of the place', pageNamed),
    row('the same, each from another place', pageElsewhere),
  ];
}

const HOME = {
  method: 'GET',
  path: paths.home(),
  headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
} as const;

/** The headers of a browser that shops there: the home page is rendered once for all at the same place. */
function placedAt(step: number, address = 'Here'): Readonly<Record<string, string>> {
  const point = geoPoint(40.7 + (step % 100) / 1e3, -74 + Math.floor(step / 100) / 1e3);
  const shown = `light|${nearText({ point, address })}`;
  return {
    cookie: `place=${encodeURIComponent('[1]|1|en|food')}; shown=${encodeURIComponent(shown)}`,
  };
}

export async function crowdAt(url: string): Promise<string[][]> {
  const guests = await newGuests(url, CROWD);
  const [wanted] = await plainItems(url);
  if (!wanted) throw new Error('The example data has no item without a choice');
  return crowdRows(url, headers, guests, wanted);
}

/** Items without required options. */
async function plainItems(url: string) {
  const answer = await fetch(url + urlOf(popularItems, { query: { offset: 1, limit: 100 } }), {
    headers,
  });
  const { products } = (await answer.json()) as {
    products: { id: number; store_id: number; food_variations: { required: string }[] }[];
  };
  return products.filter(({ food_variations: groups }) =>
    groups.every(({ required }) => required === 'off'),
  );
}

export async function newGuests(url: string, count: number): Promise<readonly number[]> {
  const guests: number[] = [];
  while (guests.length < count) {
    guests.push(...(await Promise.all(Array.from({ length: CROWD }, () => newGuest(url)))));
  }
  return guests;
}

export async function newGuest(url: string): Promise<number> {
  const answer = await fetch(url + urlOf(requestGuestId), { method: 'POST', headers });
  return ((await answer.json()) as { guest_id: number }).guest_id;
}
