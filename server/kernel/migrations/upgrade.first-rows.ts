const goods = JSON.stringify([
  { type: 'L', price: 1000, stock: -6 },
  { type: 'M', price: 900, stock: 4 },
]);
const food = JSON.stringify([
  {
    ...{ name: 'Size', name_hi: 'आकार', type: 'single', min: 0, max: 0, required: true },
    values: [
      { label: 'Small', label_hi: 'छोटा', price: 0, stock: -1 },
      { label: 'Large', price: 500 },
    ],
  },
  {
    ...{ name: 'Crust', type: 'multi', min: 0, max: 2, required: false },
    values: [{ label: 'Thin', price: 100, stock: 2 }],
  },
]);

const orderColumns = `id, owner, customer_id, store_id, module_id, zone_id, status, type, payment_method,
  payment_status, subtotal, discount, coupon, tax, tax_included, delivery, total, metres, contact_name,
  contact_phone, contact_email, address, road, house, floor, created_at`;
const order = (id: number, status: string, type: string) =>
  `(${id}, 'guest:41', null, 1, 1, 1, '${status}', '${type}', 'cash_on_delivery', 'unpaid', 2000, 100, 0,
    169, false, 299, 2368, 1400, 'Ada', '+12125550123', 'ada@example.com', '12 Mott Street', 'Mott Street',
    '12', '2', now())`;

/** Rows of every table of the first version but the settings, written as that version wrote them. */
export const FIRST_ROWS: readonly string[] = [
  `insert into zone values (1, 'Here', 'यहाँ', true, 40.7, 40.8, -74.1, -73.9, '[]')`,
  `insert into module values
     (1, 'Food', 'खाना', 'food', '/icon', '/thumbnail', true, 1, 'Warm meals', 'गरम खाना')`,
  `insert into zone_module values (1, 1, 299, 75, 999, 20000)`,
  `insert into category values (1, 1, null, 'Noodles', 'नूडल्स', '/image', true, 1),
     (2, 1, 1, 'Soups', null, '/image', false, 2)`,
  `insert into store values
     (1, 1, 1, 'Dosa Corner', 'डोसा कॉर्नर', '', '', 40.7, -74, '', '', true, 0, 0, false, true, true, true,
      true, false, 20, 40, 0, 0, 0, 0, '[]', now())`,
  `insert into store_hours values (1, 0, 540, 1260)`,
  `insert into item values
     (1, 1, 'Dosa', 'डोसा', 'Crisp', 'कुरकुरा', '', 1000, 'percent', 0, true, false, false, false, '[]', '[]',
      '[]', '[]', null, null, null, null, null, false, 5, null, false, '${food}', '${goods}', '[]',
      0, 0, 0, true, now()),
     (2, 1, 'Idli', null, '', null, '', 600, 'percent', 0, true, false, false, false, '[]', '[]',
      '[]', '[]', null, null, null, null, null, false, 5, null, false, '[]', '[]', '[]',
      0, 0, 0, true, now())`,
  `insert into item_category values (1, 2)`,
  `insert into add_on values (1, 1, 1, 'Chutney', 'चटनी', 100, true)`,
  `insert into banner values (1, 1, 1, 1, 'Lunch', 'दोपहर', 'Now', 'अभी', '/image', 1)`,
  `insert into customer values
     (1, 'Ada', 'Byron', 'ada@example.com', '+12125550123', 'hash', null, 500, 20, 'ADA1', now())`,
  `insert into review values (1, 1, 1, 'Ada', 5, 'Good', 'Thank you', now())`,
  `insert into session values ('abc', 1, now(), now())`,
  `insert into login_failure values (1, 'ada@example.com', now())`,
  `insert into guest values (41, now())`,
  `insert into address values (1, 1, 'home', 'Ada', '+12125550123', '12 Mott Street', '', '12', '', 40.7, -74, 1)`,
  `insert into cart_line values
     (1, 'guest:41', 1, 1, 2, '[{"type":"M"}]', '[{"id":1,"quantity":1}]', now())`,
  `insert into quote values ('q', 'guest:41', 1, 'delivery', 40.7, -74, 2000, '{}', now())`,
  `insert into placement values ('key', 'guest:41', 'hash', 200, '{"order_id":1}', now())`,
  `insert into orders (${orderColumns}) values ${order(1, 'pending', 'delivery')},
     ${order(2, 'canceled', 'delivery')}, ${order(3, 'pending', 'take_away')}`,
  `insert into order_line values
     (1, 1, 1, 'Dosa', 'डोसा', '/image', 2, 1000, 50,
      '[{"name":"Size","name_hi":"आकार","values":{"label":["Small"],"label_hi":["छोटा"]}}]',
      '[{"id":1,"name":"Chutney","name_hi":"चटनी","price":100,"quantity":1}]')`,
  `insert into order_event values (1, 'pending', now()), (2, 'pending', now()), (2, 'canceled', now()),
     (3, 'confirmed', now()), (3, 'failed', now()), (3, 'pending', now())`,
  `insert into desk_rule values (1, 'GET /*', '{"latency":10}', 3)`,
];
