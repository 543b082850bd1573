import { sql, type Kysely } from 'kysely';

/** The server's first tables. What each column means is said once, in schema.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES.split(';')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

const TABLES = `
  create table setting (
    key text primary key,
    value jsonb not null
  );

  create table zone (
    id integer primary key,
    name text not null,
    name_hi text,
    active boolean not null,
    min_lat double precision not null,
    max_lat double precision not null,
    min_lng double precision not null,
    max_lng double precision not null,
    boundary jsonb not null,
    check (min_lat < max_lat and min_lng < max_lng)
  );
  create index zone_box on zone (min_lat, max_lat, min_lng, max_lng);

  create table module (
    id integer primary key,
    name text not null,
    name_hi text,
    type text not null check
      (type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental')),
    icon text not null,
    thumbnail text not null,
    active boolean not null,
    position integer not null,
    description text not null,
    description_hi text
  );

  create table zone_module (
    zone_id integer not null references zone on delete cascade,
    module_id integer not null references module on delete cascade,
    minimum_fee bigint not null check (minimum_fee >= 0),
    fee_per_km bigint not null check (fee_per_km >= 0),
    maximum_fee bigint check (maximum_fee >= 0),
    maximum_cod bigint not null check (maximum_cod >= 0),
    primary key (zone_id, module_id)
  );

  create table category (
    id integer primary key,
    module_id integer not null references module on delete cascade,
    parent_id integer references category on delete cascade,
    name text not null,
    name_hi text,
    image text not null,
    featured boolean not null,
    position integer not null
  );
  create index category_of_module on category (module_id, parent_id);

  create table store (
    id integer primary key,
    module_id integer not null references module on delete cascade,
    zone_id integer not null references zone on delete cascade,
    name text not null,
    name_hi text,
    address text not null,
    phone text not null,
    lat double precision not null check (lat between -90 and 90),
    lng double precision not null check (lng between -180 and 180),
    logo text not null,
    cover text not null,
    active boolean not null,
    minimum_order bigint not null check (minimum_order >= 0),
    tax_rate integer not null check (tax_rate >= 0),
    free_delivery boolean not null,
    delivers boolean not null,
    take_away boolean not null,
    veg boolean not null,
    non_veg boolean not null,
    halal_tag boolean not null,
    delivery_minutes_from integer not null,
    delivery_minutes_to integer not null check (delivery_minutes_to >= delivery_minutes_from),
    discount_rate integer not null check (discount_rate between 0 and 1000000),
    rating double precision not null check (rating between 0 and 5),
    rating_count integer not null,
    order_count integer not null,
    closed_dates jsonb not null,
    created_at timestamptz not null
  );
  create index store_of_zone on store (zone_id, module_id);

  create table store_hours (
    store_id integer not null references store on delete cascade,
    weekday integer not null check (weekday between 0 and 6),
    opens integer not null check (opens between 0 and 1440),
    closes integer not null check (closes between 0 and 1440),
    primary key (store_id, weekday, opens)
  );

  create table item (
    id integer primary key,
    store_id integer not null references store on delete cascade,
    name text not null,
    name_hi text,
    description text not null,
    description_hi text,
    image text not null,
    price bigint not null check (price >= 0),
    discount_type text not null check (discount_type in ('percent', 'amount')),
    discount bigint not null check (discount >= 0),
    veg boolean,
    halal boolean not null,
    recommended boolean not null,
    organic boolean not null,
    generic_names jsonb not null,
    nutrition jsonb not null,
    allergies jsonb not null,
    tags jsonb not null,
    unit text,
    opens integer check (opens between 0 and 1440),
    closes integer check (closes between 0 and 1440),
    campaign_from date,
    campaign_to date,
    schedulable boolean not null,
    stock integer not null check (stock >= 0),
    maximum integer check (maximum > 0),
    needs_prescription boolean not null,
    food_variations jsonb not null,
    goods_variations jsonb not null,
    choice_options jsonb not null,
    rating double precision not null check (rating between 0 and 5),
    rating_count integer not null,
    order_count integer not null,
    active boolean not null,
    created_at timestamptz not null
  );
  create index item_of_store on item (store_id);

  create table item_category (
    item_id integer not null references item on delete cascade,
    category_id integer not null references category on delete cascade,
    primary key (item_id, category_id)
  );
  create index item_in_category on item_category (category_id, item_id);

  create table add_on (
    id integer primary key,
    store_id integer not null references store on delete cascade,
    item_id integer references item on delete cascade,
    name text not null,
    name_hi text,
    price bigint not null check (price >= 0),
    active boolean not null
  );
  create index add_on_of_store on add_on (store_id, item_id);

  create table banner (
    id integer primary key,
    module_id integer not null references module on delete cascade,
    zone_id integer references zone on delete cascade,
    store_id integer references store on delete cascade,
    title text not null,
    title_hi text,
    subtitle text not null,
    subtitle_hi text,
    image text not null,
    position integer not null
  );

  create table customer (
    id integer generated by default as identity primary key,
    first_name text not null,
    last_name text not null,
    email text not null unique check (email = lower(email)),
    phone text not null unique,
    password_hash text not null,
    image text,
    wallet_minor bigint not null default 0 check (wallet_minor >= 0),
    loyalty_points integer not null default 0 check (loyalty_points >= 0),
    referral_code text not null unique,
    created_at timestamptz not null
  );

  create table review (
    id integer generated by default as identity primary key,
    item_id integer not null references item on delete cascade,
    customer_id integer references customer on delete set null,
    customer_name text not null,
    rating integer not null check (rating between 1 and 5),
    comment text not null,
    reply text,
    created_at timestamptz not null
  );
  create index review_of_item on review (item_id, created_at desc);

  create table session (
    token_hash text primary key,
    customer_id integer not null references customer on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index session_of_customer on session (customer_id);

  create table login_failure (
    id integer generated by default as identity primary key,
    login text not null,
    at timestamptz not null
  );
  create index login_failure_of_login on login_failure (login, at);

  create table guest (
    id bigint primary key check (id between 1 and 9007199254740991),
    created_at timestamptz not null
  );

  create table address (
    id integer generated by default as identity primary key,
    customer_id integer not null references customer on delete cascade,
    type text not null,
    contact_name text not null,
    contact_phone text not null,
    address text not null,
    road text not null,
    house text not null,
    floor text not null,
    lat double precision not null check (lat between -90 and 90),
    lng double precision not null check (lng between -180 and 180),
    zone_id integer not null references zone on delete cascade
  );
  create index address_of_customer on address (customer_id);

  create table cart_line (
    id integer generated by default as identity primary key,
    owner text not null,
    module_id integer not null references module on delete cascade,
    item_id integer not null references item on delete cascade,
    quantity integer not null check (quantity > 0),
    variation jsonb not null,
    add_ons jsonb not null,
    created_at timestamptz not null
  );
  create index cart_line_of_owner on cart_line (owner, module_id);

  create table quote (
    id text primary key,
    owner text not null,
    module_id integer not null references module on delete cascade,
    order_type text not null,
    lat double precision,
    lng double precision,
    cart_subtotal bigint not null,
    body jsonb not null,
    expires_at timestamptz not null
  );

  create table placement (
    key text not null,
    owner text not null,
    request_hash text not null,
    status integer,
    answer jsonb,
    created_at timestamptz not null,
    primary key (owner, key)
  );

  create table orders (
    id integer generated by default as identity (start with 100001) primary key,
    owner text not null,
    customer_id integer references customer on delete set null,
    store_id integer not null references store,
    module_id integer not null references module,
    zone_id integer not null references zone,
    status text not null,
    type text not null check (type in ('delivery', 'take_away')),
    payment_method text not null,
    payment_status text not null,
    subtotal bigint not null,
    discount bigint not null,
    coupon bigint not null,
    tax bigint not null,
    tax_included boolean not null,
    delivery bigint not null,
    total bigint not null check (total >= 0),
    metres integer not null,
    contact_name text not null,
    contact_phone text not null,
    contact_email text not null,
    address text not null,
    road text not null,
    house text not null,
    floor text not null,
    lat double precision,
    lng double precision,
    note text,
    schedule_at timestamptz,
    cancellation_reason text,
    created_at timestamptz not null
  );
  create index orders_of_owner on orders (owner, created_at desc);

  create table order_line (
    id integer generated by default as identity primary key,
    order_id integer not null references orders on delete cascade,
    item_id integer not null,
    name text not null,
    name_hi text,
    image text not null,
    quantity integer not null check (quantity > 0),
    unit_price bigint not null,
    discount bigint not null,
    variation jsonb not null,
    add_ons jsonb not null
  );
  create index order_line_of_order on order_line (order_id);

  create table order_event (
    order_id integer not null references orders on delete cascade,
    status text not null,
    at timestamptz not null,
    primary key (order_id, status)
  );

  create table desk_rule (
    id integer generated by default as identity primary key,
    call text not null,
    action jsonb not null,
    remaining integer check (remaining >= 0)
  )
`;
