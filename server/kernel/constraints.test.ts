import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGarage } from '#tests/support/builders/rental-rows.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { catalogueVersion } from './catalogue-version.ts';
import type { Db, OpenDatabase } from './database.ts';

let opened: OpenDatabase;
let db: Db;
let rows: Rows;
let garage: Awaited<ReturnType<typeof aGarage>>;
beforeAll(async () => {
  opened = await openTestDatabase(false, new Date('2026-11-21T15:00:00Z'));
  ({ db } = opened);
  rows = await aTown(db);
  garage = await aGarage(db, rows);
  await rows.store({ id: 1 });
  await rows.item({ id: 1, store_id: 1 });
  await rows.item({ id: 2, store_id: 1, goods_variations: [{ type: 'L', price: 500, stock: 4 }] });
  await rows.customer({ id: 1, image: '/one.jpg' });
  await garage.provider({ id: 1 });
  await garage.vehicle({ id: 1, provider_id: 1, distance_price: null });
  for (const statement of FURTHER_ROWS) await sql.raw(statement).execute(db);
});
afterAll(() => opened.close());

const all = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

const order = (id: number, store: number | null, type: string) =>
  `insert into orders (id, owner, store_id, module_id, zone_id, status, type, payment_method,
     payment_status, subtotal, discount, coupon, tax, tax_included, delivery, total, metres,
     contact_name, contact_phone, contact_email, address, road, house, floor, created_at)
   values (${id}, 'guest:41', ${store}, 1, 1, 'pending', '${type}', 'cash_on_delivery', 'unpaid',
     0, 0, 0, 0, false, 500, 500, 900, '', '', '', '', '', '', '', now())`;
const trip = (id: number, hours: string, metres: string) =>
  `insert into trip (id, owner, provider_id, module_id, zone_id, status, type, hours, metres, seconds,
     pickup_lat, pickup_lng, pickup_name, destination_lat, destination_lng, destination_name, pickup_at,
     ends_at, payment_method, payment_status, subtotal, discount, discount_by, coupon, tax,
     tax_included, total, contact_name, contact_phone, contact_email, created_at)
   values (${id}, 'guest:41', 1, 3, 1, 'pending', 'distance_wise', ${hours}, ${metres}, 60, 40.7, -74,
     '', 40.71, -74, '', now(), now() + interval '1 hour', 'cash_payment', 'unpaid', 0, 0, 'none', 0, 0,
     false, 0, '', '', '', now())`;
const tripLine = (id: number) =>
  `insert into trip_line values (${id}, 1, 1, 'Otero', '/side', 1, 500, 500, 0)`;
const cartLine = (id: number) => `insert into trip_cart_line values (${id}, 1, 1, 2, 1116, now())`;
const review = (id: number, rating: number) =>
  `insert into review (id, item_id, customer_name, rating, comment, created_at, order_id)
   values (${id}, 1, '', ${rating}, '', now(), 1)`;
const payment = (id: number, target: string, wentTo: string) =>
  `insert into payment (id, ${target}, amount, status, went_to, callback, secret, created_at)
   values ('00000000-0000-4000-8000-00000000000${id}', 1, 500, 'paid', ${wentTo}, '/', 'x', now())`;
const entry = (number: number, credit: number, debit: number, balance: number, reference = '7') =>
  `insert into ledger_entry (ledger, customer_id, number, kind, credit, debit, balance, reference, created_at)
   values ('wallet', 1, ${number}, 'order_refund', ${credit}, ${debit}, ${balance}, '${reference}', now())`;
const conversation = (partner: string, store: string) =>
  `insert into conversation (customer_id, partner, store_id) values (1, '${partner}', ${store})`;
const parcel = (token: string) =>
  `insert into parcel values (2, 1, 'sender', 'Ben', '+12125550100', 'Pier 1', '', 40.7, -74, 1, 500, 20,
     1000, '${token}')`;
const code = (purpose: string) =>
  `insert into verification_code (purpose, recipient, asker, code_hash, tries, created_at, expires_at)
   values ('${purpose}', 'a@b.cd', 'x', '', 0, now(), now())`;
const prescribed = (position: number) =>
  `insert into order_prescription values (1, '00000000-0000-4000-8000-000000000001', ${position})`;
const courierAt = (order: number, latitude: number) =>
  `insert into courier_position values (${order}, ${latitude}, 0, now())`;
const customer = (contact: string, image: string) =>
  `insert into customer (id, first_name, last_name, email, phone, password_hash, image, referral_code, created_at)
   values (900, '', '', '${contact}', '${contact}', '', ${image}, '${contact}', now())`;

const FURTHER_ROWS = [
  order(1, 1, 'delivery'),
  order(2, null, 'parcel'),
  `insert into trip_cart values (1, 'guest:41', 'hourly', 3, null, null, 40.7, -74, '', null, null, null, null, now())`,
  cartLine(1),
  trip(1, 'null', '900'),
  tripLine(1),
  review(1, 4.5),
  payment(1, 'order_id', `'purpose'`),
  payment(2, 'trip_id', `'purpose'`),
  payment(3, 'customer_id', `'purpose'`),
  entry(1, 500, 0, 500),
  conversation('support', 'null'),
  conversation('store', '1'),
  `insert into parcel_category (id, module_id, name, description, image, minimum_fee, fee_per_km, maximum_grams,
     maximum_centimetres, maximum_value, active, position)
   values (1, 1, 'Letters', '', '', 100, 50, 1000, 35, 5000, true, 1)`,
  parcel('a'.repeat(22)),
  code('reset'),
  `insert into prescription_file values ('00000000-0000-4000-8000-000000000001', 'guest:1', 'a', 'b', now(), now())`,
  prescribed(1),
  courierAt(1, 40.7),
  `insert into coupon values (1, 1, 'TREAT', '', true, 'default', null, '{}', 'percent', 100000, 0, null, now(), null, 1, 1)`,
  `insert into trip_coupon values (1, 'RIDE10', '', true, 'default', '{}', '{}', 'percent', 100000, 0, null, now(), null, 1, 1)`,
  `insert into customer_interest values (1, 1, '{}', now())`,
  `insert into wishlist_item values (1, 1, now())`,
];

const RULES: readonly (readonly [rule: string, constraint: string, ...wrong: string[]])[] = [
  ['an order without a store is a parcel', 'orders_store_check', order(3, null, 'delivery')],
  [
    'stock is never below zero',
    'check constraint',
    'update goods_variation set stock = -1',
    'update item set stock = -1',
  ],
  [
    'a store takes at least one order for a half hour',
    'store_slot_capacity',
    'update store set slot_capacity = 0',
  ],
  ['a vehicle has a price', 'vehicle_check1', 'update vehicle set hourly_price = null'],
  [
    'a discount is at most everything',
    'vehicle_check',
    'update vehicle set discount_value = 1000001',
  ],
  ['a trip cart holds a vehicle once', 'trip_cart_line_cart_id_vehicle_id_key', cartLine(2)],
  [
    'a trip is by the hour for at most 30 days, or by distance to a place',
    'check constraint',
    'update trip_cart_line set quantity = 0',
    'update trip_cart set hours = 0',
    'update trip_cart set hours = 721',
    `update trip_cart set type = 'daily'`,
    `update trip_cart set type = 'distance_wise'`,
    'update trip set destination_lat = null',
    'update trip set ends_at = pickup_at',
    'update trip_line set quantity = 0',
    trip(2, '3', '900'),
    trip(2, 'null', 'null'),
  ],
  ['a trip has a vehicle once', 'trip_line_trip_id_vehicle_id_key', tripLine(2)],
  [
    'a coupon for orders has a code in capitals, a known type and limits of at least one use',
    'check constraint',
    `update coupon set code = 'treat'`,
    `update coupon set type = 'everywhere'`,
    `update coupon set type = 'store_wise'`,
    'update coupon set store_id = 1',
    'update coupon set discount_value = 1000001',
    'update coupon set expires_at = starts_at',
    'update coupon set per_customer = 0',
    'update coupon set in_all = 0',
  ],
  [
    'a coupon for trips has a code in capitals, a known reach and limits of at least one use',
    'check constraint',
    `update trip_coupon set code = 'ride10'`,
    `update trip_coupon set code = ''`,
    `update trip_coupon set reach = 'everywhere'`,
    'update trip_coupon set discount_value = 1000001',
    'update trip_coupon set expires_at = starts_at',
    'update trip_coupon set per_customer = 0',
    'update trip_coupon set in_all = 0',
  ],
  [
    'a customer answers once in a module',
    'pkey',
    `insert into customer_interest values (1, 1, '{}', now())`,
  ],
  ['an item is on a wishlist once', 'pkey', 'insert into wishlist_item values (1, 1, now())'],
  [
    'an order has an image of a prescription once',
    'order_prescription_order_id_prescription_id_key',
    prescribed(2),
  ],
  ['an image that an order has is not deleted', 'foreign key', 'delete from prescription_file'],
  ['an item of an order is reviewed once', 'review_once', review(2, 4)],
  [
    'stars are halves',
    'check constraint',
    'update review set rating = 4.7',
    'update review set rating = 6',
  ],
  [
    'a courier has at least half a star',
    'check constraint',
    `insert into courier_review values (1, null, 0, '', now())`,
  ],
  [
    'a refund has a reason',
    'refund_request_reason_check',
    `insert into refund_request values (1, '', '', now())`,
  ],
  ['a courier is on Earth', 'courier_position_lat_check', courierAt(2, 91)],
  ['a courier is in one place', 'courier_position_pkey', courierAt(1, 40.8)],
  ['an entry of a ledger is never changed', 'never changed', 'update ledger_entry set balance = 0'],
  ['entries follow one another', 'ledger_in_a_row', entry(1, 0, 50, 450, '8')],
  ['nothing is booked twice', 'ledger_booked_once', entry(2, 100, 0, 600)],
  ['an entry goes in or out', 'ledger_one_side', entry(2, 1, 1, 500, '8')],
  ['no balance is below zero', 'ledger_entry_balance_check', entry(2, 0, 700, -200, '8')],
  ['customers invite others', 'invited_by_another', 'update customer set invited_by = id'],
  ['a picture is of one customer', 'customer_of_image', customer('x', `'/one.jpg'`)],
  ['an e-mail is in small letters', 'customer_email_check', customer('X', 'null')],
  [
    'a customer has one conversation with a partner',
    'conversation_once',
    conversation('support', 'null'),
  ],
  [
    'the partner of a conversation is named',
    'conversation_partner_check',
    conversation('store', 'null'),
    conversation('stranger', 'null'),
  ],
  ['one payment alone pays for an order', 'order_paid_once', payment(4, 'order_id', `'purpose'`)],
  ['one payment alone pays for a trip', 'trip_paid_once', payment(4, 'trip_id', `'purpose'`)],
  ['money that was taken went somewhere', 'payment_went_somewhere', payment(4, 'order_id', 'null')],
  [
    'a payment is for one thing',
    'payment_for_one',
    'update payment set customer_id = 1, order_id = 1',
  ],
  ['a late answer has a time', 'payment_late_at_a_time', `update payment set late_answer = 'paid'`],
  ['the link to a parcel is too long to guess', 'parcel_follow_token_check', parcel('short')],
  ['a category with parcels stays', 'foreign key', 'delete from parcel_category'],
  ['a code is for a known purpose', 'verification_code_purpose_check', code('mischief')],
  ['a new code replaces the one before', 'verification_code_pkey', code('reset')],
  [
    'an address has texts',
    'not-null constraint',
    ...['label', 'contact_email', 'delivery_instruction'].map(
      (
        column,
      ) => `insert into address (customer_id, type, contact_name, contact_phone, address, road, house,
        floor, lat, lng, zone_id, ${column}) values (1, '', '', '', '', '', '', '', 40.7, -74, 1, null)`,
    ),
  ],
];

test.each(RULES)('%s (%s)', async (_, constraint, ...wrong) => {
  for (const statement of wrong) {
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(constraint);
  }
});

describe('triggers', () => {
  test('move the version of the catalogue once for each change of public data', async () => {
    const moved = async (statement: string) => {
      const before = await catalogueVersion(db);
      await sql.raw(statement).execute(db);
      return (await catalogueVersion(db)) - before;
    };
    expect(await moved('update item set stock = stock')).toBe(1);
    expect(await moved('update parcel_category set name = name')).toBe(1);
    expect(await moved('update trip_cart_line set quantity = quantity')).toBe(0);
  });

  test('find vehicles by name, brand, category and provider, and follow their changes', async () => {
    const called = (word: string) =>
      all(`select kind, id from rental_search_entry
        where words @@ '''v1/${word}'' | ''p1/${word}'''::tsquery order by kind, id`);
    const vehicle = { kind: 'v', id: 1 };
    const provider = { kind: 'p', id: 1 };
    for (const word of ['linea', 'otero', 'saloons']) expect(await called(word)).toEqual([vehicle]);
    expect(await called('slow')).toEqual([provider, vehicle]);
    await sql`update rental_provider set name = 'Quick Lane' where id = 1`.execute(db);
    await sql`update vehicle_brand set name = 'Kestora' where id = 1`.execute(db);
    expect(await called('quick')).toEqual([provider, vehicle]);
    expect([await called('slow'), await called('kestora')]).toEqual([[], [vehicle]]);
    await sql`insert into translation values ('vehicle_category', 1, 'name', 'hi', 'सैलून')`.execute(
      db,
    );
    expect(await called('सैलून')).toEqual([vehicle]);
    await sql`update vehicle set active = false where id = 1`.execute(db);
    expect(await called('quick')).toEqual([provider]);
    await sql`update rental_provider set active = false where id = 1`.execute(db);
    expect(await all('select word from search_word where rental')).toEqual([]);
    await sql`update rental_provider set active = true where id = 1`.execute(db);
    await sql`update vehicle set active = true where id = 1`.execute(db);
  });

  test('count the words of a zone', async () => {
    const counted = `select zone_id, substr(lexeme, strpos(lexeme, '/') + 1) as word, count(*)::int as uses
      from search_entry, unnest(tsvector_to_array(words)) as lexeme
      where length(substr(lexeme, strpos(lexeme, '/') + 1)) >= 3 group by 1, 2 order by 1, 2`;
    const counts = 'select zone_id, word, uses from search_word where not rental order by 1, 2';
    expect(await all(counts)).toContainEqual({ zone_id: 1, word: 'dosa', uses: 3 });
    await sql`update store set name = 'Zwieback Corner' where id = 1`.execute(db);
    expect(await all(counts)).toEqual(await all(counted));
  });

  test('keep the module and the zones of a vehicle in step with its provider', async () => {
    const places = () => all('select provider_id, module_id, zones from vehicle where id = 1');
    const here = { provider_id: 1, module_id: 3 };
    expect(await places()).toEqual([{ ...here, zones: [1] }]);
    await sql`insert into pickup_zone values (1, 2)`.execute(db);
    expect(await places()).toEqual([{ ...here, zones: [1, 2] }]);
    await sql`update rental_provider set active = false`.execute(db);
    expect(await places()).toEqual([{ ...here, zones: [] }]);
    await sql`update rental_provider set active = true`.execute(db);
    await sql`delete from pickup_zone where zone_id = 2`.execute(db);
    expect(await places()).toEqual([{ ...here, zones: [1] }]);
    await garage.provider({ id: 2, pickup_zones: [] });
    await sql`update vehicle set provider_id = 2 where id = 1`.execute(db);
    expect(await places()).toEqual([{ ...here, provider_id: 2, zones: [] }]);
    await sql`update pickup_zone set provider_id = 2`.execute(db);
    expect(await places()).toEqual([{ ...here, provider_id: 2, zones: [1] }]);
  });

  test('delete the texts of every deleted row', async () => {
    await sql`insert into translation values
      ('vehicle', 1, 'name', 'hi', 'गाड़ी'), ('trip_coupon', 1, 'title', 'hi', 'कूपन'),
      ('coupon', 1, 'title', 'hi', 'कूपन'), ('add_on', 1, 'name', 'hi', 'चटनी')`.execute(db);
    await rows.addOn({ id: 1, store_id: 1, item_id: 2, name_hi: null });

    await sql`delete from item where id = 2`.execute(db);
    await sql`delete from coupon`.execute(db);
    await sql`delete from trip_coupon`.execute(db);
    await sql`delete from vehicle where id = 1`.execute(db);

    expect(
      await all(`select entity from translation
        where entity in ('vehicle', 'trip_coupon', 'coupon', 'add_on')`),
    ).toEqual([]);
  });
});

test('deleting a coupon keeps its code in the order and the trip', async () => {
  await sql`insert into coupon values
    (7, 1, 'GONE', '', true, 'default', null, '{}', 'amount', 1, 0, null, now(), null, 1, 1)`.execute(
    db,
  );
  await sql`insert into trip_coupon values
    (7, 'GONE', '', true, 'default', '{}', '{}', 'amount', 1, 0, null, now(), null, 1, 1)`.execute(
    db,
  );
  await sql`update orders set coupon_id = 7, coupon_code = 'GONE'`.execute(db);
  await sql`update trip set coupon_id = 7, coupon_code = 'GONE'`.execute(db);

  await sql`delete from coupon where id = 7`.execute(db);
  await sql`delete from trip_coupon where id = 7`.execute(db);

  const gone = { coupon_id: null, coupon_code: 'GONE' };
  expect(
    await all(`select coupon_id, coupon_code from orders where id = 1
      union all select coupon_id, coupon_code from trip`),
  ).toEqual([gone, gone]);
});

test('the price of a vehicle less its discount is rounded half up and never below zero', async () => {
  const less = { provider_id: 1, hourly_price: 1275, distance_price: 500 };
  await garage.vehicle({ id: 11, ...less, discount_type: 'percent', discount_value: 125_000 });
  await garage.vehicle({ id: 12, ...less, discount_type: 'amount', discount_value: 600 });

  expect(
    await all(
      `select hourly_discounted, distance_discounted from vehicle where id > 10 order by id`,
    ),
  ).toEqual([
    { hourly_discounted: 1116, distance_discounted: 438 },
    { hourly_discounted: 675, distance_discounted: 0 },
  ]);
});

test('a contact is hashed with a secret of the installation', async () => {
  expect(
    await all(`select contact_hash('a') = contact_hash('a') as same, contact_hash('a') = contact_hash('b') as other,
      contact_hash('a') = encode(sha256('a'), 'hex') as plain, length(secret) as length from installation`),
  ).toEqual([{ same: true, other: false, plain: false, length: 64 }]);
});

test('a payment stays when its customer leaves, and goes with its order; messages go with the customer', async () => {
  await sql`insert into message (conversation_id, from_customer, text, created_at)
    select id, true, 'Hello', now() from conversation`.execute(db);

  await sql`delete from customer where id = 1`.execute(db);
  await sql`delete from orders where id = 1`.execute(db);

  expect(
    await all(`select right(id::text, 1) as id, customer_id from payment order by id`),
  ).toEqual([
    { id: '2', customer_id: null },
    { id: '3', customer_id: null },
  ]);
  expect(await all(`select id from message`)).toEqual([]);
});
