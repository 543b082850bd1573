import { sql } from 'kysely';
import { expect } from 'vitest';
import { catalogueVersion } from '#server/kernel/catalogue-version.ts';
import type { Db } from '#server/kernel/database.ts';
import type { MigrationName } from '#server/kernel/migrate.ts';
import { FIRST_ROWS } from './upgrade.first-rows.ts';
import { RENTAL_ROWS } from './upgrade.rental-rows.ts';
import { TRIP_ROWS } from './upgrade.trip-rows.ts';

/**
 * What an upgrade over one migration must keep. A case begins with all rows of the cases before it and
 * goes to the newest version; rows of columns that stay are compared by the test itself.
 */
export type UpgradeCase = {
  /** Rows that this version is the first to hold, written as soon as it is reached. */
  readonly rows?: readonly string[];
  /** Columns whose values this migration itself changes, by table. */
  readonly changes?: Readonly<Record<string, readonly string[]>>;
  /** Tables to which this migration itself adds rows. */
  readonly fills?: readonly string[];
  /** What has become of rows of the version before. */
  readonly keeps: (db: Db) => Promise<void>;
};

const A_COUPON = `insert into trip_coupon values (1, 'RIDE10', 'Ten percent off', true, 'default', '{}', '{}',
  'percent', 100000, 0, null, now(), null, 1, 100)`;

const AN_ORDER_COUPON = `insert into coupon values (1, 1, 'TREAT', 'A treat', true, 'default', null, '{}',
  'percent', 100000, 0, null, now(), null, 1, 100)`;

export const CASES: Readonly<Record<MigrationName, UpgradeCase>> = {
  '0001-shop': {
    rows: FIRST_ROWS,
    keeps: async (db) => expect(await all(db, `select * from setting`)).toEqual([]),
  },
  '0002-stock-and-sessions': {
    rows: [`update session set guest_id = 41 where token_hash = 'abc'`],
    keeps: async (db) => {
      // What was oversold begins at zero; what was canceled or failed has given its goods back.
      expect(
        await all(db, `select type, stock from goods_variation where item_id = 1 order by type`),
      ).toEqual([
        { type: 'L', stock: 0 },
        { type: 'M', stock: 4 },
      ]);
      expect(
        await all(db, `select label, stock from food_variation_value order by label`),
      ).toMatchObject([
        { label: 'Large', stock: null },
        { label: 'Small', stock: 0 },
        { label: 'Thin', stock: 2 },
      ]);
      expect(await all(db, `select id, stock_returned from orders order by id`)).toEqual([
        { id: 1, stock_returned: false },
        { id: 2, stock_returned: true },
        { id: 3, stock_returned: true },
      ]);
    },
  },
  '0004-attempts': {
    rows: [
      `insert into attempt values ('login ada', now(), now(), 3)`,
      `insert into known_device values ('device', 1, now())`,
    ],
    keeps: async (db) =>
      expect(await all(db, `select guest_id from session`)).toEqual([{ guest_id: 41 }]),
  },
  '0005-example-data': {
    rows: [`insert into example_data values ('food', 1, now())`],
    keeps: async (db) => {
      // A database that an owner filled is not taken for example data.
      expect(await all(db, `select pack from example_data`)).toEqual([]);
      expect(await all(db, `select persona from customer`)).toEqual([{ persona: null }]);
    },
  },
  '0006-expiry-indexes': {
    keeps: async (db) =>
      expect(await all(db, `select pack, version from example_data`)).toEqual([
        { pack: 'food', version: 1 },
      ]),
  },
  '0008-order-types': {
    rows: [
      `insert into orders (id, owner, store_id, module_id, zone_id, status, type, payment_method,
         payment_status, subtotal, discount, coupon, tax, tax_included, delivery, total, metres,
         contact_name, contact_phone, contact_email, address, road, house, floor, created_at)
       values (4, 'guest:41', null, 1, 1, 'pending', 'parcel', 'cash_on_delivery', 'unpaid', 0, 0, 0,
         0, false, 500, 500, 900, '', '', '', '', '', '', '', now())`,
    ],
    keeps: async (db) => {
      expect(await all(db, `select id, store_id, type from orders order by id`)).toEqual([
        { id: 1, store_id: 1, type: 'delivery' },
        { id: 2, store_id: 1, type: 'delivery' },
        { id: 3, store_id: 1, type: 'take_away' },
      ]);
      await expect(sql`update orders set store_id = null where id = 1`.execute(db)).rejects.toThrow(
        'orders_store_check',
      );
    },
  },
  '0009-variations': {
    keeps: async (db) => {
      expect(await all(db, `select * from goods_variation order by position`)).toEqual([
        { item_id: 1, position: 1, type: 'L', price: 1000, stock: 0 },
        { item_id: 1, position: 2, type: 'M', price: 900, stock: 4 },
      ]);
      expect(
        await all(
          db,
          `select item_id, name, type, min, max, required, label, price, stock
           from food_variation join food_variation_value on food_variation_id = food_variation.id
           order by food_variation.position, food_variation_value.position`,
        ),
      ).toEqual([
        { ...SIZE, label: 'Small', price: 0, stock: 0 },
        { ...SIZE, label: 'Large', price: 500, stock: null },
        { ...SIZE, name: 'Crust', type: 'multi', max: 2, required: false, ...THIN },
      ]);
      await expect(sql`update goods_variation set stock = -1`.execute(db)).rejects.toThrow('check');
    },
  },
  '0010-true-ratings': {
    changes: { item: ['rating', 'rating_count'], store: ['rating', 'rating_count'] },
    keeps: async (db) => {
      // Filled as example data since 0005, the items and stores are rated as their reviews say.
      const five = { rating: 5, rating_count: 1 };
      expect(await all(db, `select id, rating, rating_count from item order by id`)).toEqual([
        { id: 1, ...five },
        { id: 2, rating: 0, rating_count: 0 },
      ]);
      expect(await all(db, `select rating, rating_count from store`)).toEqual([five]);
    },
  },
  '0011-translations': {
    changes: { order_line: ['variation', 'add_ons'] },
    keeps: async (db) => {
      expect(
        await all(
          db,
          `select entity, field, text from translation order by entity, entity_id, field`,
        ),
      ).toEqual([
        { entity: 'add_on', field: 'name', text: 'चटनी' },
        { entity: 'banner', field: 'subtitle', text: 'अभी' },
        { entity: 'banner', field: 'title', text: 'दोपहर' },
        { entity: 'category', field: 'name', text: 'नूडल्स' },
        { entity: 'food_variation', field: 'name', text: 'आकार' },
        { entity: 'food_variation_value', field: 'label', text: 'छोटा' },
        { entity: 'item', field: 'description', text: 'कुरकुरा' },
        { entity: 'item', field: 'name', text: 'डोसा' },
        { entity: 'module', field: 'description', text: 'गरम खाना' },
        { entity: 'module', field: 'name', text: 'खाना' },
        { entity: 'order_line', field: 'name', text: 'डोसा' },
        { entity: 'store', field: 'name', text: 'डोसा कॉर्नर' },
        { entity: 'zone', field: 'name', text: 'यहाँ' },
      ]);
      expect(await all(db, `select variation, add_ons from order_line`)).toEqual([
        {
          variation: [
            {
              ...{ name: 'Size', translations: { 'name.hi': 'आकार' } },
              values: [{ label: 'Small', translations: { 'label.hi': 'छोटा' } }],
            },
          ],
          add_ons: [
            {
              ...{ id: 1, name: 'Chutney', translations: { 'name.hi': 'चटनी' } },
              ...{ price: 100, quantity: 1 },
            },
          ],
        },
      ]);
      // What goes takes its texts along.
      await sql`delete from item where id = 1`.execute(db);
      expect(
        await all(
          db,
          `select from translation where entity in ('item', 'add_on', 'food_variation')`,
        ),
      ).toEqual([]);
    },
  },
  '0013-shown-price': {
    keeps: async (db) =>
      // Of a line from before it is not known which price was shown, so none is claimed.
      expect(await all(db, `select item_id, quantity, shown_price from cart_line`)).toEqual([
        { item_id: 1, quantity: 2, shown_price: null },
      ]),
  },
  '0014-banner-targets': {
    keeps: async (db) =>
      // A banner from before leads where it led.
      expect(await all(db, `select store_id, item_id, link from banner`)).toEqual([
        { store_id: 1, item_id: null, link: null },
      ]),
  },
  '0015-rental-vehicles': {
    rows: RENTAL_ROWS,
    keeps: async (db) => {
      // There is room for vehicles, and each has a price at least.
      expect(await all(db, `select id from vehicle`)).toEqual([]);
      for (const statement of RENTAL_ROWS) await sql.raw(statement).execute(db);
      expect(
        await all(db, `select id, hourly_discounted, distance_discounted from vehicle order by id`),
      ).toEqual([
        { id: 1, hourly_discounted: 1116, distance_discounted: null },
        { id: 2, hourly_discounted: 0, distance_discounted: 150 },
        { id: 3, hourly_discounted: 250, distance_discounted: null },
      ]);
      await expect(
        sql`update vehicle set hourly_price = null where id = 1`.execute(db),
      ).rejects.toThrow('vehicle_check');
      await expect(
        sql`update vehicle set discount_value = 1000001 where id = 1`.execute(db),
      ).rejects.toThrow('vehicle_check');
      // What goes takes its texts along.
      await sql`insert into translation values ('vehicle', 1, 'name', 'hi', 'गाड़ी')`.execute(db);
      await sql`delete from rental_provider`.execute(db);
      expect(await all(db, `select from translation where entity = 'vehicle'`)).toEqual([]);
    },
  },
  '0016-trips': {
    rows: TRIP_ROWS,
    keeps: async (db) => {
      // A review from before belongs to no trip that is known.
      expect(await all(db, `select comment, trip_line_id from vehicle_review`)).toEqual([
        { comment: 'Good', trip_line_id: null },
      ]);
      for (const statement of TRIP_ROWS) await sql.raw(statement).execute(db);
      for (const wrong of [
        `update trip_cart_line set quantity = 0`,
        `update trip_cart set hours = 0`,
        `update trip_cart set hours = 721`,
        `update trip_cart set type = 'daily'`,
        `update trip_cart set type = 'distance_wise'`,
        `update trip set destination_lat = null`,
        `update trip set ends_at = pickup_at`,
        `update trip_line set quantity = 0`,
      ]) {
        await expect(sql.raw(wrong).execute(db), wrong).rejects.toThrow('check');
      }
      await expect(
        sql`insert into trip_cart_line select 2, cart_id, vehicle_id, 1, null, now() from trip_cart_line`.execute(
          db,
        ),
      ).rejects.toThrow('unique');
    },
  },
  '0017-vehicle-search': {
    keeps: async (db) => {
      const places = async () =>
        all(db, `select distinct provider_id, module_id, zones from vehicle order by provider_id`);
      const here = { provider_id: 1, module_id: 1 };
      // Vehicles from before are where their provider hands over, and follow it from then on.
      expect(await places()).toEqual([{ ...here, zones: [1] }]);
      await sql`insert into zone values (2, 'There', true, 40.7, 40.8, -73.9, -73.8, '[]')`.execute(
        db,
      );
      await sql`insert into pickup_zone values (1, 2)`.execute(db);
      expect(await places()).toEqual([{ ...here, zones: [1, 2] }]);
      await sql`update rental_provider set active = false`.execute(db);
      expect(await places()).toEqual([{ ...here, zones: [] }]);
      await sql`update rental_provider set active = true`.execute(db);
      await sql`delete from zone where id = 2`.execute(db);
      expect(await places()).toEqual([{ ...here, zones: [1] }]);
      await sql`insert into rental_provider select 2, module_id, zone_id, 'Other', address, phone, lat, lng,
        logo, cover, active, tax_rate, discount_rate, discount_minimum, discount_maximum, rating,
        rating_count, trip_count, closed_dates, created_at from rental_provider`.execute(db);
      await sql`update vehicle set provider_id = 2`.execute(db);
      expect(await places()).toEqual([{ provider_id: 2, module_id: 1, zones: [] }]);
      await sql`update pickup_zone set provider_id = 2`.execute(db);
      expect(await places()).toEqual([{ provider_id: 2, module_id: 1, zones: [1] }]);
    },
  },
  '0019-wishlist': {
    rows: [
      `insert into wishlist_item values (1, 1, now())`,
      `insert into wishlist_store values (1, 1, now())`,
    ],
    keeps: async (db) => {
      const kept = async () =>
        all(
          db,
          `select (select count(*) from wishlist_vehicle) as vehicles,
          (select count(*) from wishlist_provider) as providers,
          (select count(*) from wishlist_item) as items`,
        );
      // What was wished for before stays, and begins with no item.
      expect(await kept()).toEqual([{ vehicles: 1, providers: 1, items: 0 }]);
      await sql`insert into wishlist_item select customer_id, 1, now() from wishlist_vehicle`.execute(
        db,
      );
      await expect(
        sql`insert into wishlist_item select * from wishlist_item`.execute(db),
      ).rejects.toThrow('unique');
      await sql`delete from item where id = 1`.execute(db);
      expect(await kept()).toEqual([{ vehicles: 1, providers: 1, items: 0 }]);
    },
  },
  '0020-trip-coupons': {
    rows: [A_COUPON],
    keeps: async (db) => {
      // Trips from before were booked without a coupon.
      expect(await all(db, `select coupon_id, coupon_code from trip`)).toEqual([
        { coupon_id: null, coupon_code: null },
      ]);
      await sql.raw(A_COUPON).execute(db);
      for (const wrong of [
        `update trip_coupon set code = 'ride10'`,
        `update trip_coupon set code = ''`,
        `update trip_coupon set reach = 'everywhere'`,
        `update trip_coupon set discount_value = 1000001`,
        `update trip_coupon set expires_at = starts_at`,
        `update trip_coupon set per_customer = 0`,
        `update trip_coupon set in_all = 0`,
      ]) {
        await expect(sql.raw(wrong).execute(db), wrong).rejects.toThrow('check');
      }
      await sql`update trip set coupon_id = 1, coupon_code = 'RIDE10'`.execute(db);
      await sql`insert into translation values ('trip_coupon', 1, 'title', 'hi', 'कूपन')`.execute(
        db,
      );
      await sql`delete from trip_coupon`.execute(db);
      expect(await all(db, `select coupon_id, coupon_code from trip`)).toEqual([
        { coupon_id: null, coupon_code: 'RIDE10' },
      ]);
      expect(await all(db, `select from translation where entity = 'trip_coupon'`)).toEqual([]);
    },
  },
  '0021-address-details': {
    keeps: async (db) => {
      // Addresses from before have no name of their own, no e-mail and no words for the courier.
      expect(
        await all(db, `select id, house, label, contact_email, delivery_instruction from address`),
      ).toEqual([{ id: 1, house: '12', label: '', contact_email: '', delivery_instruction: '' }]);
      for (const column of ['label', 'contact_email', 'delivery_instruction']) {
        const erase = sql`update address set ${sql.ref(column)} = null`.execute(db);
        await expect(erase, column).rejects.toThrow('null');
      }
    },
  },
  '0022-search': {
    keeps: async (db) => {
      // What was sold before is found by its names, and every word of them is known.
      const sold = await all(
        db,
        `select id from item where active and campaign_from is null order by id`,
      );
      expect(sold.length).toBeGreaterThan(0);
      expect(await all(db, `select id from search_entry where kind = 'i' order by id`)).toEqual(
        sold,
      );
      expect(await all(db, `select id from search_entry where kind = 's' order by id`)).toEqual(
        await all(db, `select id from store order by id`),
      );
      await sql`update item set name = 'Qualité', active = true, campaign_from = null`.execute(db);
      expect(
        await all(
          db,
          `select id from search_entry where words @@ ('''i' || zone_id || '/qualite''')::tsquery order by id`,
        ),
      ).toEqual(await all(db, `select id from item order by id`));
      await sql`delete from item`.execute(db);
      expect(await all(db, `select id from search_entry where kind = 'i'`)).toEqual([]);
      expect(await all(db, `select word from search_word where word = 'qualite'`)).toEqual([]);
    },
  },
  '0023-interests': {
    rows: [`insert into customer_interest values (1, 1, '{}', now())`],
    keeps: async (db) => {
      // Customers from before were asked in no module, and one answers once in each.
      expect(await all(db, `select * from customer_interest`)).toEqual([]);
      await sql`insert into customer_interest values (1, 1, '{1,2}', now())`.execute(db);
      await expect(
        sql`insert into customer_interest values (1, 1, '{}', now())`.execute(db),
      ).rejects.toThrow();
    },
  },
  '0024-coupons': {
    rows: [AN_ORDER_COUPON],
    keeps: async (db) => {
      // Orders from before were placed without a coupon.
      expect(await all(db, `select distinct coupon_id, coupon_code from orders`)).toEqual([
        { coupon_id: null, coupon_code: null },
      ]);
      await sql.raw(AN_ORDER_COUPON).execute(db);
      for (const wrong of [
        `update coupon set code = 'treat'`,
        `update coupon set type = 'everywhere'`,
        `update coupon set type = 'store_wise'`,
        `update coupon set store_id = 1`,
        `update coupon set discount_value = 1000001`,
        `update coupon set expires_at = starts_at`,
        `update coupon set per_customer = 0`,
      ]) {
        await expect(sql.raw(wrong).execute(db), wrong).rejects.toThrow('check');
      }
      await sql`update orders set coupon_id = 1, coupon_code = 'TREAT'`.execute(db);
      await sql`insert into translation values ('coupon', 1, 'title', 'hi', 'कूपन')`.execute(db);
      await sql`delete from coupon`.execute(db);
      expect(await all(db, `select distinct coupon_id, coupon_code from orders`)).toEqual([
        { coupon_id: null, coupon_code: 'TREAT' },
      ]);
      expect(await all(db, `select from translation where entity = 'coupon'`)).toEqual([]);
    },
  },
  '0025-prescriptions': {
    rows: [
      `insert into prescription_file values
         ('00000000-0000-4000-8000-000000000002', 'guest:2', 'c', 'd', now(), null)`,
    ],
    keeps: async (db) => {
      // Orders from before have none.
      expect(await all(db, `select * from order_prescription`)).toEqual([]);
      await sql`insert into prescription_file values
        ('00000000-0000-4000-8000-000000000001', 'guest:1', 'a', 'b', now(), now())`.execute(db);
      const used = `insert into order_prescription (order_id, prescription_id, position)
        select id, '00000000-0000-4000-8000-000000000001', 1 from orders order by id limit 1`;
      await sql.raw(used).execute(db);
      // An order has each image once, and an image that an order uses is not deleted.
      await expect(sql.raw(used).execute(db)).rejects.toThrow();
      await expect(sql`delete from prescription_file`.execute(db)).rejects.toThrow();
      await sql`delete from order_prescription`.execute(db);
    },
  },
  '0026-after-orders': {
    keeps: async (db) => {
      // Reviews from before are of no order that is known, and keep their whole stars.
      const reviews = await all(db, `select id, rating, order_id from review order by id`);
      expect(reviews.length).toBeGreaterThan(0);
      expect(reviews).toEqual(reviews.map((review) => ({ ...(review as object), order_id: null })));
      await sql`update review set rating = 4.5`.execute(db);
      const ofOrder = (id: number) => `insert into review
          (id, item_id, customer_name, rating, comment, created_at, order_id)
        select ${id}, min(item_id), '', 0.5, '', now(), (select min(id) from orders) from review`;
      await sql.raw(ofOrder(9_001)).execute(db);
      await expect(sql.raw(ofOrder(9_002)).execute(db)).rejects.toThrow('review_once');
      for (const wrong of [
        `update review set rating = 4.7`,
        `update review set rating = 6`,
        `insert into courier_review select min(id), null, 0, '', now() from orders`,
        `insert into refund_request select min(id), '', '', now() from orders`,
      ]) {
        await expect(sql.raw(wrong).execute(db), wrong).rejects.toThrow('check');
      }
    },
  },
  '0028-slot-capacity': {
    keeps: async (db) => {
      // Stores from before take any number of orders for a half hour, and none takes less than one.
      expect(await all(db, `select id from store where slot_capacity is not null`)).toEqual([]);
      await expect(sql`update store set slot_capacity = 0`.execute(db)).rejects.toThrow();
    },
  },
  '0030-campaigns': {
    keeps: async (db) => {
      expect(await all(db, `select 'item_of_campaign'::regclass::text as name`)).toEqual([
        { name: 'item_of_campaign' },
      ]);
    },
  },
  '0031-courier-position': {
    keeps: async (db) => {
      // Of orders from before no courier was seen; a courier is in one place, and that is on Earth.
      expect(await all(db, `select * from courier_position`)).toEqual([]);
      const seen = (lat: number) =>
        sql.raw(`insert into courier_position select min(id), ${lat}, 0, now() from orders`);
      await expect(seen(91).execute(db)).rejects.toThrow('check');
      await seen(40.7).execute(db);
      await expect(seen(40.8).execute(db)).rejects.toThrow('courier_position_pkey');
    },
  },
  '0032-wallet': {
    keeps: async (db) => {
      // What Ada had is what her ledgers begin with, and no entry of theirs is ever changed.
      const entry = { customer_id: 1, number: 1, kind: 'opening', debit: 0, reference: null };
      expect(
        await all(
          db,
          `select ledger, customer_id, number, kind, credit, debit, balance, reference
           from ledger_entry order by ledger`,
        ),
      ).toEqual([
        { ...entry, ledger: 'points', credit: 20, balance: 20 },
        { ...entry, ledger: 'wallet', credit: 500, balance: 500 },
      ]);
      expect(await all(db, `select distinct invited_by from customer`)).toEqual([
        { invited_by: null },
      ]);
      const booked = (number: number, credit: number, debit: number, balance: number) =>
        `insert into ledger_entry
           (ledger, customer_id, number, kind, credit, debit, balance, reference, created_at)
         values ('wallet', 1, ${number}, 'order_refund', ${credit}, ${debit}, ${balance}, '7', now())`;
      await sql.raw(booked(2, 100, 0, 600)).execute(db);
      for (const [wrong, why] of [
        [`update ledger_entry set balance = 0`, 'never changed'],
        [booked(2, 0, 50, 550), 'ledger_in_a_row'],
        [booked(3, 100, 0, 700), 'ledger_booked_once'],
        [booked(3, 1, 1, 600), 'ledger_one_side'],
        [booked(3, 0, 700, -100), 'balance_check'],
        [`update customer set invited_by = id`, 'invited_by_another'],
      ] as const) {
        await expect(sql.raw(wrong).execute(db), wrong).rejects.toThrow(why);
      }
    },
  },
  '0033-conversations': {
    keeps: async (db) => {
      // Customers from before have said nothing; each has one conversation with a partner, who is named.
      expect(await all(db, `select * from conversation`)).toEqual([]);
      const talking = (partner: string, store: string) =>
        sql.raw(`insert into conversation (customer_id, partner, store_id)
          select min(customer.id), '${partner}', ${store} from customer`);
      await talking('support', 'null').execute(db);
      await talking('store', '(select min(id) from store)').execute(db);
      await expect(talking('support', 'null').execute(db)).rejects.toThrow('conversation_once');
      for (const wrong of [talking('store', 'null'), talking('stranger', 'null')]) {
        await expect(wrong.execute(db)).rejects.toThrow('conversation_partner_check');
      }
      await sql`insert into message (conversation_id, from_customer, text, created_at)
        select id, true, 'Hello', now() from conversation`.execute(db);
      // What was said goes with the customer.
      await sql`delete from conversation`.execute(db);
      expect(await all(db, `select * from message`)).toEqual([]);
    },
  },
  '0034-verified-contacts': {
    keeps: async (db) => {
      // Customers from before counted as verified.
      const verified = `select id from customer where email_verified and phone_verified`;
      expect(await all(db, verified)).toEqual(await all(db, `select id from customer`));
      await sql`update customer set image = '/one.jpg' where id = (select min(id) from customer)`.execute(
        db,
      );
      await expect(
        sql`insert into customer (id, first_name, last_name, email, phone, password_hash, image, referral_code, created_at)
          values (9001, '', '', 'image@example.com', '+4400', '', '/one.jpg', 'IMAGE', now())`.execute(
          db,
        ),
      ).rejects.toThrow('customer_of_image');
    },
  },
  '0035-payments': {
    rows: [
      `insert into payment (id, customer_id, amount, status, callback, secret, created_at)
         values ('00000000-0000-4000-8000-000000000009', 1, 500, 'open', '/', 'x', now())`,
    ],
    keeps: async (db) => {
      // A payment is for one thing; one that was taken went somewhere, and one alone pays for an order.
      const paid = (id: number, purpose: string, wentTo: string) =>
        sql
          .raw(
            `insert into payment (id, ${purpose}, amount, status, went_to, callback, secret, created_at)
             values ('00000000-0000-4000-8000-00000000000${id}', 1, 500, 'paid', ${wentTo}, '/', 'x', now())`,
          )
          .execute(db);
      await paid(1, 'customer_id', `'purpose'`);
      await paid(2, 'order_id', `'purpose'`);
      await paid(3, 'order_id', `'wallet'`);
      await expect(paid(4, 'order_id', `'purpose'`)).rejects.toThrow('order_paid_once');
      await expect(paid(4, 'order_id', 'null')).rejects.toThrow('payment_went_somewhere');
      await expect(
        sql`update payment set customer_id = 1 where order_id is not null`.execute(db),
      ).rejects.toThrow('payment_for_one');
      await expect(sql`update payment set late_answer = 'paid'`.execute(db)).rejects.toThrow(
        'payment_late_at_a_time',
      );
    },
  },
  '0036-parcels': {
    keeps: async (db) => {
      // Orders from before are none, or parcels of which nothing more is known.
      expect(await all(db, `select * from parcel`)).toEqual([]);
      await sql`insert into parcel_category (module_id, name, description, image, minimum_fee, fee_per_km,
          maximum_grams, maximum_centimetres, maximum_value, active, position)
        select min(id), 'Letters', '', '', 100, 50, 1000, 35, 5000, true, 1 from module`.execute(
        db,
      );
      const sent = (token: string) =>
        sql.raw(`insert into parcel
          select min(orders.id), min(parcel_category.id), 'sender', 'Ben', '+12125550100', 'Pier 1', '',
            40.7, -74, (select min(id) from zone), 500, 20, 1000, '${token}' from orders, parcel_category`);
      await expect(sent('short').execute(db)).rejects.toThrow('parcel_follow_token_check');
      await sent('a'.repeat(22)).execute(db);
      // What was sent by it keeps its category.
      await expect(sql`delete from parcel_category`.execute(db)).rejects.toThrow('parcel');
      await sql`delete from parcel`.execute(db);
      await sql`delete from parcel_category`.execute(db);
    },
  },
  '0037-verification-codes': {
    keeps: async (db) => {
      // No code has been sent to customers from before.
      expect(await all(db, `select * from verification_code`)).toEqual([]);
      const sent = (purpose: string) =>
        sql.raw(`insert into verification_code
          (purpose, recipient, asker, customer_id, code_hash, tries, created_at, expires_at)
          select '${purpose}', 'a@b.cd', 'x', min(id), '', 0, now(), now() from customer`);
      await sent('reset').execute(db);
      await expect(sent('reset').execute(db)).rejects.toThrow('verification_code_pkey');
      await expect(sent('mischief').execute(db)).rejects.toThrow('verification_code_purpose_check');
      await sql`delete from verification_code`.execute(db);
    },
  },
  '0038-session-devices': {
    keeps: async (db) => {
      // Who was signed in stays so; their sessions are numbered and were last used when they began.
      expect(
        await all(
          db,
          `select count(*)::int as count from session where used_at <> created_at or device <> ''`,
        ),
      ).toEqual([{ count: 0 }]);
      expect(await all(db, `select id from session group by id having count(*) > 1`)).toEqual([]);
    },
  },
  '0039-review-pictures': {
    keeps: async (db) => {
      // Reviews from before have none.
      expect(await all(db, 'select distinct images from review')).toEqual([{ images: [] }]);
    },
  },
  '0040-catalogue-version': {
    keeps: async (db) => {
      const version = async () =>
        (await all(db, `select sum(version)::bigint as version from catalogue_version`))[0];
      const before = (await version()) as { readonly version: number };
      // What everybody sees moves it, once; what is one customer's does not.
      await sql`update item set stock = stock`.execute(db);
      await sql`update cart_line set quantity = quantity`.execute(db);
      expect(await version()).toEqual({ version: before.version + 1 });
    },
  },
  '0041-add-cart-line': {
    rows: [
      `insert into item select (jsonb_populate_record(item, jsonb_build_object('id', 800 + paid, 'name', 'Halved',
         'price', paid, 'discount', 500000, 'discount_type', 'percent', 'active', true, 'campaign_from', null))).*
       from item, unnest(array[99, 101]) as paid where item.id = 1`,
      `update store set discount_rate = 0`,
    ],
    // The prices of 0042 are a change of what everybody sees.
    changes: { catalogue_version: ['version'] },
    keeps: async (db) => {
      // A cart from before is known by its lines, and takes one more.
      const carts = () => all(db, `select count(*)::int as lines from cart_line`);
      const [before] = (await carts()) as readonly [{ readonly lines: number }];
      await sql`alter table cart_line alter id restart with 1000`.execute(db);
      const add = sql.raw(`
        select add_cart_line(owner, module_id, string_agg(id || ' ' || xmin, ',' order by id),
          min(item_id), 1, '[]', '[]', 100, now()) as id
        from cart_line group by owner, module_id order by owner limit 1`);
      expect((await add.execute(db)).rows).toEqual([{ id: expect.any(Number) as unknown }]);
      expect(await carts()).toEqual([{ lines: before.lines + 1 }]);
    },
  },
  '0042-card-price': {
    changes: { search_entry: ['price'], catalogue_version: ['version'] },
    keeps: async (db) => {
      // Half of 1.01 and half of 0.99: what is left is rounded, and not what comes off.
      const prices = `select price::int from search_entry where kind = 'i' and names = '{halved}' order by price`;
      expect(await all(db, prices)).toEqual([{ price: 50 }, { price: 51 }]);
    },
  },
  '0043-listed-items': {
    changes: { catalogue_version: ['version'] },
    keeps: async (db) => {
      // What was there before is counted and placed as what comes after it.
      const [{ listed }] = (await all(
        db,
        `select count(*)::int as listed from item where active and campaign_from is null`,
      )) as readonly [{ readonly listed: number }];
      expect(listed).toBeGreaterThan(0);
      expect(
        await all(db, `select sum(items)::int as listed from item_count where category_id = 0`),
      ).toEqual([{ listed }]);
      expect(
        await all(
          db,
          `select item.id from item join store on store.id = item.store_id
           where (item.module_id, item.zone_id) <> (store.module_id, store.zone_id)`,
        ),
      ).toEqual([]);
      expect(
        await all(
          db,
          `select id from store where (open_minutes = '{}') = exists (select from store_hours where store_id = store.id)`,
        ),
      ).toEqual([]);
    },
  },
  '0044-parcel-categories-move-the-version': {
    keeps: async (db) => {
      const before = await catalogueVersion(db);
      await sql`update parcel_category set name = name`.execute(db);
      expect(await catalogueVersion(db)).toBe(before + 1);
    },
  },
  '0045-payments-outlive-accounts': {
    rows: [
      `insert into customer (id, first_name, last_name, email, phone, password_hash, referral_code, created_at)
       select 450 + n, 'A', 'B', 'n' || n || '@example.com', phone, 'hash', 'N45' || n, now()
       from unnest(array['+4402079460958', '+4402079460959', '+442079460959', '+390612345678'])
         with ordinality as given (phone, n)`,
    ],
    keeps: async (db) => {
      // A payment stays when its customer leaves, and goes with its order as before; it is never for two.
      await sql`insert into payment (id, order_id, amount, status, callback, secret, created_at)
        values ('00000000-0000-4000-8000-000000000008', 1, 500, 'open', '/', 'x', now())`.execute(
        db,
      );
      await expect(
        sql`update payment set customer_id = 1 where order_id is not null`.execute(db),
      ).rejects.toThrow('payment_for_one');
      await sql`delete from customer where id = 1`.execute(db);
      await sql`delete from orders where id = 1`.execute(db);
      expect(await all(db, `select right(id::text, 1) as id, customer_id from payment`)).toEqual([
        { id: '9', customer_id: null },
      ]);
    },
  },
  '0046-words-by-their-start': {
    keeps: async (db) => {
      // The words from before are those of goods, each as often as it occurs, and go on being counted.
      const counted = `select zone_id, substr(lexeme, strpos(lexeme, '/') + 1) as word, count(*)::int as uses
        from search_entry, unnest(tsvector_to_array(words)) as lexeme
        where length(substr(lexeme, strpos(lexeme, '/') + 1)) >= 3 group by 1, 2 order by 1, 2`;
      const kept = `select zone_id, word, uses from search_word where not rental order by 1, 2`;
      expect((await all(db, kept)).length).toBeGreaterThan(0);
      expect(await all(db, kept)).toEqual(await all(db, counted));
      await sql`update store set name = 'Zwieback Corner' where id = 1`.execute(db);
      expect(await all(db, kept)).toEqual(await all(db, counted));
    },
  },
  '0048-rental-search': {
    changes: { catalogue_version: ['version'] },
    fills: ['search_word'],
    keeps: async (db) => {
      const called = (word: string) =>
        all(
          db,
          `select kind, id from rental_search_entry, (select zone_id from pickup_zone) as zone
           where words @@ ('''v' || zone_id || '/${word}'' | ''p' || zone_id || '/${word}''')::tsquery
           order by kind, id`,
        );
      // Vehicles of the version before are found by name, brand, category and provider; changes of these are followed.
      expect(await called('linea')).toEqual([{ kind: 'v', id: 1 }]);
      const rented = [
        { kind: 'v', id: 1 },
        { kind: 'v', id: 3 },
      ];
      for (const word of ['otero', 'saloons']) expect(await called(word)).toEqual(rented);
      expect(await called('slow')).toEqual([{ kind: 'p', id: 1 }, ...rented]);
      await sql`update rental_provider set name = 'Quick Lane' where id = 1`.execute(db);
      await sql`update vehicle_brand set name = 'Kestora' where id = 1`.execute(db);
      expect(await called('quick')).toEqual([{ kind: 'p', id: 1 }, ...rented]);
      expect([await called('slow'), await called('kestora')]).toEqual([[], rented]);
      await sql`update vehicle set active = false where id = 3`.execute(db);
      await sql`insert into translation values ('vehicle_category', 1, 'name', 'hi', 'सैलून')`.execute(
        db,
      );
      expect(await called('सैलून')).toEqual([{ kind: 'v', id: 1 }]);
      await sql`update rental_provider set active = false where id = 1`.execute(db);
      expect(await all(db, `select word from search_word where rental`)).toEqual([]);
    },
  },
  '0047-verified-contacts-count': {
    changes: { customer: ['phone'] },
    keeps: async (db) => {
      // The nought that is dialled inside a country goes, but where another customer has the number without it.
      expect(
        await all(db, `select phone from customer where id between 451 and 454 order by id`),
      ).toEqual([
        { phone: '+442079460958' },
        { phone: '+4402079460959' },
        { phone: '+442079460959' },
        { phone: '+390612345678' },
      ]);
      // Who had an account is verified and asked for nothing; who opens one is not.
      expect(
        await all(
          db,
          `select id from customer where verification_asked or not (email_verified and phone_verified)`,
        ),
      ).toEqual([]);
      await sql`insert into customer (id, first_name, last_name, email, phone, password_hash, referral_code, created_at)
        values (460, 'New', 'Person', 'new@example.com', '+12125550199', 'hash', 'NEW460', now())`.execute(
        db,
      );
      expect(
        await all(db, `select email_verified, phone_verified from customer where id = 460`),
      ).toEqual([{ email_verified: false, phone_verified: false }]);
      // A hash is made with a secret of this database.
      expect(
        await all(
          db,
          `select contact_hash('a') = contact_hash('a') as same, contact_hash('a') = contact_hash('b') as other,
          contact_hash('a') = encode(sha256('a'), 'hex') as plain, length(secret) as length from installation`,
        ),
      ).toEqual([{ same: true, other: false, plain: false, length: 64 }]);
      await sql`delete from customer where id = 460`.execute(db);
    },
  },
};

const SIZE = { item_id: 1, name: 'Size', type: 'single', min: 0, max: 0, required: true };
const THIN = { label: 'Thin', price: 100, stock: 2 };

const all = async (db: Db, statement: string): Promise<readonly unknown[]> =>
  (await sql.raw(statement).execute(db)).rows;
