import { cards, popularStores } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { placeOrder } from '#contract/ordering.ts';
import { load, type ServerFigures } from './server.ts';

export type Headers = Readonly<Record<string, string>>;

/** The latency of a list alone, and while 8 and 64 guests order the same item. */
export async function crowdRows(
  url: string,
  headers: Headers,
  guests: readonly number[],
  item: { readonly id: number; readonly store_id: number },
): Promise<string[][]> {
  const list = () =>
    load(url, {
      ...{ method: 'GET', path: urlOf(popularStores, { query: cards(1) }), headers },
      connections: 4,
    });
  const rows: string[][] = [row('none', await list(), null)];
  for (const buyers of [8, 64]) {
    const [others, buying] = await Promise.all([
      list(),
      load(url, { ...anOrder(headers, guests, item), connections: buyers }),
    ]);
    rows.push(row(String(buyers), others, buying));
  }
  return rows;
}

/** An order for one piece at a stale price: judged under the item's lock, and refused. */
function anOrder(
  headers: Headers,
  guests: readonly number[],
  item: { id: number; store_id: number },
) {
  let turn = 0;
  return {
    method: 'POST' as const,
    path: urlOf(placeOrder),
    headers,
    body: () => {
      turn += 1;
      return {
        guest_id: guests[turn % guests.length],
        ...{ order_amount: 0.01, payment_method: 'cash_on_delivery', order_type: 'take_away' },
        ...{ contact_person_name: 'Grace Hopper', contact_person_number: '+12125550177' },
        ...{ contact_person_email: 'grace@example.com', store_id: item.store_id, is_buy_now: 1 },
        cart: JSON.stringify([{ model: 'Item', item_id: item.id, quantity: 1 }]),
      };
    },
  };
}

const row = (buyers: string, others: ServerFigures, buying: ServerFigures | null): string[] => [
  buyers,
  String(others.p50),
  String(others.p99),
  ...(buying ? [String(buying.p50), String(buying.p99)] : ['', '']),
];
