import { sql, type Kysely } from 'kysely';

/**
 * Providers of rented vehicles, what they rent out, and what customers say of it. What a rate is after the
 * vehicle's discount is kept by the database itself, since lists are sorted and narrowed by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** As `discountedRate` of the domain: a share or a flat sum off, never below zero, half a cent up. */
const discounted = (price: string) => `case discount_type
    when 'percent' then (${price} * (1000000 - discount_value) + 500000) / 1000000
    else case when ${price} > discount_value then ${price} - discount_value else ${price} * 0 end end`;

/** The columns by which a list can be narrowed: a search that finds them in its index reads no row. */
const NARROWED = `provider_id, category_id, brand_id, body_type, seats, air_condition, transmission, fuel,
  hourly_discounted, distance_discounted, rating, created_at`;
const without = (...columns: readonly string[]) =>
  NARROWED.split(',')
    .map((column) => column.trim())
    .filter((column) => !columns.includes(column))
    .join(', ');
const narrowedBy = (column: string) =>
  `create index vehicle_by_${column} on vehicle (${column}, id) include (${without(column)}) where active`;

const TRANSLATED = [
  'rental_provider',
  'vehicle_category',
  'vehicle_brand',
  'vehicle',
  'rental_banner',
];

const STATEMENTS = [
  `create table rental_provider (
     id integer primary key,
     module_id integer not null references module on delete cascade,
     zone_id integer not null references zone on delete cascade,
     name text not null,
     address text not null,
     phone text not null,
     lat double precision not null check (lat between -90 and 90),
     lng double precision not null check (lng between -180 and 180),
     logo text not null,
     cover text not null,
     active boolean not null,
     tax_rate integer not null check (tax_rate >= 0),
     discount_rate integer not null check (discount_rate between 0 and 1000000),
     discount_minimum bigint not null check (discount_minimum >= 0),
     discount_maximum bigint check (discount_maximum > 0),
     rating double precision not null check (rating between 0 and 5),
     rating_count integer not null check (rating_count >= 0),
     trip_count integer not null check (trip_count >= 0),
     closed_dates jsonb not null,
     created_at timestamptz not null
   )`,
  `create index rental_provider_newest on rental_provider (module_id, created_at desc, id desc)`,
  `create index rental_provider_popular
     on rental_provider (module_id, trip_count desc, rating desc, id)`,
  `create table pickup_zone (
     provider_id integer not null references rental_provider on delete cascade,
     zone_id integer not null references zone on delete cascade,
     primary key (provider_id, zone_id)
   )`,
  `create index pickup_zone_of_zone on pickup_zone (zone_id, provider_id)`,
  `create table rental_provider_hours (
     provider_id integer not null references rental_provider on delete cascade,
     weekday integer not null check (weekday between 0 and 6),
     opens integer not null check (opens between 0 and 1440),
     closes integer not null check (closes between 0 and 1440),
     primary key (provider_id, weekday, opens)
   )`,
  `create table vehicle_category (
     id integer primary key,
     module_id integer not null references module on delete cascade,
     name text not null,
     image text not null,
     position integer not null
   )`,
  `create index vehicle_category_of_module on vehicle_category (module_id, position, id)`,
  `create table vehicle_brand (
     id integer primary key,
     module_id integer not null references module on delete cascade,
     name text not null,
     image text not null,
     position integer not null
   )`,
  `create index vehicle_brand_of_module on vehicle_brand (module_id, position, id)`,
  `create table vehicle (
     id integer primary key,
     provider_id integer not null references rental_provider on delete cascade,
     category_id integer not null references vehicle_category on delete cascade,
     brand_id integer not null references vehicle_brand on delete cascade,
     name text not null,
     description text not null,
     body_type text not null,
     images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
     seats integer not null check (seats between 1 and 100),
     air_condition boolean not null,
     transmission text not null,
     fuel text not null,
     hourly_price bigint check (hourly_price >= 0),
     distance_price bigint check (distance_price >= 0),
     discount_type text not null check (discount_type in ('percent', 'amount')),
     discount_value bigint not null check
       (discount_value >= 0 and (discount_type = 'amount' or discount_value <= 1000000)),
     hourly_discounted bigint generated always as (${discounted('hourly_price')}) stored,
     distance_discounted bigint generated always as (${discounted('distance_price')}) stored,
     total_count integer not null check (total_count >= 0),
     is_new boolean not null,
     rating double precision not null check (rating between 0 and 5),
     rating_count integer not null check (rating_count >= 0),
     active boolean not null,
     created_at timestamptz not null,
     check (num_nonnulls(hourly_price, distance_price) > 0)
   )`,
  ...['provider_id', 'category_id', 'brand_id', 'body_type', 'seats', 'transmission', 'fuel'].map(
    narrowedBy,
  ),
  ...['air_condition', 'hourly_discounted', 'distance_discounted'].map(narrowedBy),
  `create index vehicle_by_rating on vehicle (rating desc, rating_count desc, id)
     include (${without('rating')}) where active`,
  `create index vehicle_by_age on vehicle (created_at desc, id desc)
     include (${without('created_at')}) where active`,
  `create table vehicle_review (
     id serial primary key,
     vehicle_id integer not null references vehicle on delete cascade,
     customer_id integer references customer on delete set null,
     customer_name text not null,
     rating double precision not null check (rating between 0.5 and 5 and rating * 2 = floor(rating * 2)),
     comment text not null,
     images jsonb not null check (jsonb_typeof(images) = 'array'),
     reply text,
     created_at timestamptz not null
   )`,
  `create index vehicle_review_of_vehicle on vehicle_review (vehicle_id, created_at desc, id desc)`,
  `create table rental_banner (
     id integer primary key,
     module_id integer not null references module on delete cascade,
     zone_id integer references zone on delete cascade,
     provider_id integer references rental_provider on delete cascade,
     vehicle_id integer references vehicle on delete cascade,
     link text,
     title text not null,
     subtitle text not null,
     image text not null,
     featured boolean not null,
     position integer not null,
     constraint rental_banner_leads_to_one check (num_nonnulls(provider_id, vehicle_id, link) <= 1)
   )`,
  `create index rental_banner_of_module on rental_banner (module_id, position, id)`,
  ...TRANSLATED.map(
    (table) => `create trigger ${table}_translations after delete on ${table}
      for each row execute function delete_translations()`,
  ),
];
