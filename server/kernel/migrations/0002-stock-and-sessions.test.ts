import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';

test('a database of the version before keeps its goods, and what was oversold begins at zero [D-20]', async () => {
  const { db, close } = await openDatabase({ kind: 'memory' });
  onTestFinished(close);
  await migrate(db, '0001-shop');
  await fill(db);

  await migrate(db);

  const items = await db
    .selectFrom('item')
    .select(['goods_variations', 'food_variations'])
    .orderBy('id')
    .execute();
  expect(items).toEqual([
    {
      goods_variations: [
        { type: 'L', price: 1000, stock: 0 },
        { type: 'M', price: 900, stock: 4 },
      ],
      food_variations: [
        { name: 'Size', values: [{ label: 'Small', stock: 0 }, { label: 'Large' }] },
        { name: 'Crust', values: [{ label: 'Thin', stock: 2 }] },
      ],
    },
    { goods_variations: [], food_variations: [] },
  ]);
  const orders = await db.selectFrom('orders').select('stock_returned').orderBy('id').execute();
  expect(orders.map(({ stock_returned }) => stock_returned)).toEqual([false, true, true]);
});

/** Rows as the first version wrote them: later columns are none of this test's business. */
async function fill(db: Db): Promise<void> {
  const goods = JSON.stringify([
    { type: 'L', price: 1000, stock: -6 },
    { type: 'M', price: 900, stock: 4 },
  ]);
  const food = JSON.stringify([
    { name: 'Size', values: [{ label: 'Small', stock: -1 }, { label: 'Large' }] },
    { name: 'Crust', values: [{ label: 'Thin', stock: 2 }] },
  ]);
  await sql`insert into zone values (1, 'Here', null, true, 40.7, 40.8, -74.1, -73.9, '[]')`.execute(
    db,
  );
  await sql`insert into module values
    (1, 'Food', null, 'food', '/icon', '/thumbnail', true, 1, '', null)`.execute(db);
  await sql`insert into store values
    (1, 1, 1, 'Dosa Corner', null, '', '', 40.7, -74, '', '', true, 0, 0, false, true, true, true,
     true, false, 20, 40, 0, 0, 0, 0, '[]', now())`.execute(db);
  for (const [id, variations, values] of [
    [1, goods, food],
    [2, '[]', '[]'],
  ] as const) {
    await sql`insert into item values
      (${id}, 1, 'Dosa', null, '', null, '', 1000, 'percent', 0, true, false, false, false, '[]', '[]',
       '[]', '[]', null, null, null, null, null, false, 5, null, false, ${values}, ${variations}, '[]',
       0, 0, 0, true, now())`.execute(db);
  }
  for (const statuses of [
    ['pending'],
    ['pending', 'canceled'],
    ['confirmed', 'failed', 'pending'],
  ]) {
    const { rows } = await sql<{
      id: number;
    }>`insert into orders (owner, store_id, module_id, zone_id,
      status, type, payment_method, payment_status, subtotal, discount, coupon, tax, tax_included,
      delivery, total, metres, contact_name, contact_phone, contact_email, address, road, house, floor,
      created_at) values ('guest:1', 1, 1, 1, ${statuses.at(-1)}, 'delivery', 'cash_on_delivery',
      'unpaid', 0, 0, 0, 0, false, 0, 0, 0, '', '', '', '', '', '', '', now()) returning id`.execute(
      db,
    );
    for (const status of statuses) {
      await sql`insert into order_event values (${rows[0]?.id}, ${status}, now())`.execute(db);
    }
  }
}
