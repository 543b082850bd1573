create table rental_provider (
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
  created_at timestamptz not null,
  open_minutes int4multirange not null default '{}'
);
comment on column rental_provider.zone_id is 'Zone of the office; pickups are in pickup_zone';
comment on column rental_provider.tax_rate is 'Millionths';
comment on column rental_provider.discount_rate is
  'Millionths off a trip from the minimum on, up to the maximum; 0: none';
comment on column rental_provider.discount_maximum is 'Null: no limit';
comment on column rental_provider.open_minutes is 'Open minutes of the week from Sunday, kept by triggers';
create index rental_provider_newest on rental_provider (module_id, created_at desc, id desc);
create index rental_provider_popular on rental_provider (module_id, trip_count desc, rating desc, id);

create table pickup_zone (
  provider_id integer not null references rental_provider on delete cascade,
  zone_id integer not null references zone on delete cascade,
  primary key (provider_id, zone_id)
);
create index pickup_zone_of_zone on pickup_zone (zone_id, provider_id);

create table rental_provider_hours (
  provider_id integer not null references rental_provider on delete cascade,
  weekday integer not null check (weekday between 0 and 6),
  opens integer not null check (opens between 0 and 1440),
  closes integer not null check (closes between 0 and 1440),
  primary key (provider_id, weekday, opens)
);

create table vehicle_category (
  id integer primary key,
  module_id integer not null references module on delete cascade,
  name text not null,
  image text not null,
  position integer not null
);
create index vehicle_category_of_module on vehicle_category (module_id, position, id);

create table vehicle_brand (
  id integer primary key,
  module_id integer not null references module on delete cascade,
  name text not null,
  image text not null,
  position integer not null
);
create index vehicle_brand_of_module on vehicle_brand (module_id, position, id);

create table vehicle (
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
  discount_value bigint not null,
  hourly_discounted bigint generated always as (
    case discount_type
      when 'percent' then (hourly_price * (1000000 - discount_value) + 500000) / 1000000
      else case when hourly_price > discount_value then hourly_price - discount_value else hourly_price * 0 end
    end
  ) stored,
  distance_discounted bigint generated always as (
    case discount_type
      when 'percent' then (distance_price * (1000000 - discount_value) + 500000) / 1000000
      else case when distance_price > discount_value then distance_price - discount_value else distance_price * 0 end
    end
  ) stored,
  total_count integer not null check (total_count >= 0),
  is_new boolean not null,
  rating double precision not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  active boolean not null,
  created_at timestamptz not null,
  module_id integer not null references module on delete cascade,
  zones integer[] not null default '{}',
  check (discount_value >= 0 and (discount_type = 'amount' or discount_value <= 1000000)),
  check (num_nonnulls(hourly_price, distance_price) > 0)
);
comment on column vehicle.images is 'At least one; cards show the first';
comment on column vehicle.hourly_price is
  'For one hour; null: not by the hour. At least one of the two prices is set';
comment on column vehicle.distance_price is 'For one kilometre; null: not by distance';
comment on column vehicle.discount_value is 'Millionths (percent) or minor units (amount); 0: none';
comment on column vehicle.hourly_discounted is 'Price less the discount, rounded half up';
comment on column vehicle.distance_discounted is 'Price less the discount, rounded half up';
comment on column vehicle.total_count is 'Vehicles of this kind';
comment on column vehicle.module_id is 'Module of the provider, kept by triggers';
comment on column vehicle.zones is
  'Pickup zones of the provider, kept by triggers; none while it is inactive';
-- Each filter leads one index, and each index holds all columns of the filters: a search reads no row that it rejects.
create index vehicle_by_provider_id on vehicle (provider_id, id)
  include (module_id, category_id, brand_id, seats, air_condition, rating,
    hourly_discounted, distance_discounted, fuel, transmission, body_type, zones)
  where active;
create index vehicle_by_category_id on vehicle (category_id, fuel, seats)
  include (provider_id, module_id, brand_id, air_condition, rating,
    hourly_discounted, distance_discounted, transmission, body_type, zones)
  where active;
create index vehicle_by_brand_id on vehicle (brand_id, category_id, fuel)
  include (provider_id, module_id, seats, air_condition, rating,
    hourly_discounted, distance_discounted, transmission, body_type, zones)
  where active;
create index vehicle_by_body_type on vehicle (body_type, fuel, transmission)
  include (provider_id, module_id, category_id, brand_id, seats,
    air_condition, rating, hourly_discounted, distance_discounted, zones)
  where active;
create index vehicle_by_seats on vehicle (seats, transmission, air_condition)
  include (provider_id, module_id, category_id, brand_id, rating,
    hourly_discounted, distance_discounted, fuel, body_type, zones)
  where active;
create index vehicle_by_fuel on vehicle (fuel, seats, transmission)
  include (provider_id, module_id, category_id, brand_id, air_condition,
    rating, hourly_discounted, distance_discounted, body_type, zones)
  where active;
create index vehicle_by_transmission on vehicle (transmission, air_condition, hourly_discounted)
  include (provider_id, module_id, category_id, brand_id, seats,
    rating, distance_discounted, fuel, body_type, zones)
  where active;
create index vehicle_by_air_condition on vehicle (air_condition, transmission, distance_discounted)
  include (provider_id, module_id, category_id, brand_id, seats,
    rating, hourly_discounted, fuel, body_type, zones)
  where active;
create index vehicle_by_hourly_discounted on vehicle (hourly_discounted, id)
  include (provider_id, module_id, category_id, brand_id, seats, air_condition,
    rating, distance_discounted, fuel, transmission, body_type, zones)
  where active;
create index vehicle_by_distance_discounted on vehicle (distance_discounted, id)
  include (provider_id, module_id, category_id, brand_id, seats, air_condition,
    rating, hourly_discounted, fuel, transmission, body_type, zones)
  where active;
create index vehicle_by_fuel_and_gears on vehicle (fuel, transmission, air_condition)
  include (provider_id, module_id, category_id, brand_id, seats,
    rating, hourly_discounted, distance_discounted, body_type, zones)
  where active;
create index vehicle_by_rating on vehicle (rating desc, rating_count desc, id)
  include (provider_id, module_id, category_id, brand_id, seats, air_condition,
    hourly_discounted, distance_discounted, fuel, transmission, body_type, zones)
  where active;
create index vehicle_by_age on vehicle (created_at desc, id desc)
  include (provider_id, module_id, category_id, brand_id, seats, air_condition, rating,
    hourly_discounted, distance_discounted, fuel, transmission, body_type, zones)
  where active;
create index vehicle_by_price on vehicle (coalesce(hourly_discounted, distance_discounted), id)
  include (provider_id, module_id, category_id, brand_id, seats, air_condition, rating,
    hourly_discounted, distance_discounted, fuel, transmission, body_type, zones)
  where active;

create table rental_banner (
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
);
comment on column rental_banner.zone_id is 'Null: every zone';
comment on column rental_banner.provider_id is 'At most one of provider_id, vehicle_id and link is set';
comment on column rental_banner.link is 'Path of the app or https address';
create index rental_banner_of_module on rental_banner (module_id, position, id);

create table trip_cart (
  id integer generated by default as identity primary key,
  owner text not null unique,
  type text not null check (type in ('hourly', 'distance_wise')),
  hours integer check (hours between 1 and 720),
  metres integer check (metres >= 0),
  seconds integer check (seconds between 0 and 2592000),
  pickup_lat double precision not null check (pickup_lat between -90 and 90),
  pickup_lng double precision not null check (pickup_lng between -180 and 180),
  pickup_name text not null,
  destination_lat double precision check (destination_lat between -90 and 90),
  destination_lng double precision check (destination_lng between -180 and 180),
  destination_name text,
  pickup_at timestamptz,
  created_at timestamptz not null,
  check (case type
    when 'hourly' then hours is not null and num_nonnulls(metres, seconds) = 0
    else hours is null and num_nulls(metres, seconds, destination_lat) = 0
  end),
  check (num_nonnulls(destination_lat, destination_lng, destination_name) in (0, 3))
);
comment on table trip_cart is 'One for each guest or customer with a vehicle in the cart';
comment on column trip_cart.owner is '"customer:7" or "guest:123"';
comment on column trip_cart.hours is 'Set for hourly trips only';
comment on column trip_cart.metres is 'Set for distance_wise trips only, like seconds and the destination';
comment on column trip_cart.pickup_at is 'Null: as soon as possible';

create table trip_cart_line (
  id integer generated by default as identity primary key,
  cart_id integer not null references trip_cart on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  quantity integer not null check (quantity >= 1),
  shown_price bigint check (shown_price >= 0),
  created_at timestamptz not null,
  unique (cart_id, vehicle_id)
);
comment on column trip_cart_line.shown_price is
  'Discounted rate at the customer''s last change, in minor units';
create index trip_cart_line_of_vehicle on trip_cart_line (vehicle_id);

create table trip (
  id integer generated by default as identity (start with 500001) primary key,
  owner text not null,
  customer_id integer references customer on delete set null,
  provider_id integer not null references rental_provider,
  module_id integer not null references module,
  zone_id integer not null references zone,
  status text not null check (status in ('pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed')),
  type text not null check (type in ('hourly', 'distance_wise')),
  hours integer check (hours between 1 and 720),
  metres integer check (metres >= 0),
  seconds integer check (seconds between 0 and 2592000),
  pickup_lat double precision not null check (pickup_lat between -90 and 90),
  pickup_lng double precision not null check (pickup_lng between -180 and 180),
  pickup_name text not null,
  destination_lat double precision check (destination_lat between -90 and 90),
  destination_lng double precision check (destination_lng between -180 and 180),
  destination_name text,
  pickup_at timestamptz not null,
  ends_at timestamptz not null,
  payment_method text not null,
  payment_status text not null,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount >= 0),
  discount_by text not null check (discount_by in ('vehicle', 'provider', 'none')),
  coupon bigint not null constraint trip_coupon_check check (coupon >= 0),
  tax bigint not null check (tax >= 0),
  tax_included boolean not null,
  total bigint not null check (total >= 0),
  contact_name text not null,
  contact_phone text not null,
  contact_email text not null,
  note text,
  cancellation_reason text,
  created_at timestamptz not null,
  coupon_id integer references trip_coupon on delete set null,
  coupon_code text,
  payment_due_at timestamptz,
  check (ends_at > pickup_at),
  check (case type
    when 'hourly' then hours is not null and num_nonnulls(metres, seconds) = 0
    else hours is null and num_nulls(metres, seconds, destination_lat) = 0
  end),
  check (num_nonnulls(destination_lat, destination_lng, destination_name) in (0, 3))
);
comment on column trip.zone_id is 'Zone of the pickup';
comment on column trip.hours is 'Set for hourly trips only';
comment on column trip.metres is 'Set for distance_wise trips only, like seconds and the destination';
comment on column trip.ends_at is 'The vehicles are taken from the pickup until then';
comment on column trip.discount_by is 'Source of the larger discount';
comment on column trip.coupon_code is 'Code at the time of the booking';
comment on column trip.payment_due_at is 'Last time to pay at the gateway; null: nothing to pay there';
create index trip_of_owner on trip (owner, created_at desc, id desc);
create index trip_of_provider on trip (provider_id);
-- Finished trips take no vehicle.
create index trip_occupying on trip (ends_at, pickup_at)
  where status in ('pending', 'confirmed', 'ongoing');
create index trip_by_coupon on trip (coupon_id)
  where coupon_id is not null;
create index trip_payment_due on trip (payment_due_at)
  where payment_due_at is not null;

create table trip_line (
  id integer generated by default as identity primary key,
  trip_id integer not null references trip on delete cascade,
  vehicle_id integer not null,
  name text not null,
  image text not null,
  quantity integer not null check (quantity >= 1),
  rate bigint not null check (rate >= 0),
  price bigint not null check (price >= 0),
  discount bigint not null check (discount >= 0),
  unique (trip_id, vehicle_id)
);
comment on column trip_line.name is 'Name and image at the time of the booking';
comment on column trip_line.rate is 'One hour or kilometre of one vehicle, before discount';
comment on column trip_line.price is 'The line for the whole trip, before discount';
create index trip_line_of_vehicle on trip_line (vehicle_id, trip_id);

create table trip_status_change (
  trip_id integer not null references trip on delete cascade,
  status text not null,
  at timestamptz not null,
  primary key (trip_id, status)
);
comment on table trip_status_change is 'Time of each status of a trip';

create table vehicle_review (
  id serial primary key,
  vehicle_id integer not null references vehicle on delete cascade,
  customer_id integer references customer on delete set null,
  customer_name text not null,
  rating double precision not null check (rating between 0.5 and 5 and rating * 2 = floor(rating * 2)),
  comment text not null,
  images jsonb not null check (jsonb_typeof(images) = 'array'),
  reply text,
  created_at timestamptz not null,
  trip_line_id integer references trip_line on delete set null unique
);
comment on column vehicle_review.rating is '0.5 to 5 in steps of 0.5';
comment on column vehicle_review.trip_line_id is 'Null: unknown';
create index vehicle_review_of_vehicle on vehicle_review (vehicle_id, created_at desc, id desc);

create function rental_provider_hours_after_insert() returns trigger language plpgsql as $$
begin
  update rental_provider set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from rental_provider_hours where provider_id = rental_provider.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select provider_id from new_rows);
  return null;
end $$;
create trigger rental_provider_hours_after_insert
  after insert on rental_provider_hours
  referencing new table as new_rows
  for each statement execute function rental_provider_hours_after_insert();

create function rental_provider_hours_after_delete() returns trigger language plpgsql as $$
begin
  update rental_provider set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from rental_provider_hours where provider_id = rental_provider.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select provider_id from old_rows);
  return null;
end $$;
create trigger rental_provider_hours_after_delete
  after delete on rental_provider_hours
  referencing old table as old_rows
  for each statement execute function rental_provider_hours_after_delete();

create function rental_provider_hours_after_update() returns trigger language plpgsql as $$
begin
  update rental_provider set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from rental_provider_hours where provider_id = rental_provider.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select provider_id from old_rows union select provider_id from new_rows);
  return null;
end $$;
create trigger rental_provider_hours_after_update
  after update on rental_provider_hours
  referencing old table as old_rows new table as new_rows
  for each statement execute function rental_provider_hours_after_update();

create function place_vehicle() returns trigger language plpgsql as $$
begin
  select places.module_id, places.zones into new.module_id, new.zones
    from (
      select provider.module_id, coalesce((
          select array_agg(zone_id order by zone_id) from pickup_zone
          where pickup_zone.provider_id = provider.id and provider.active
        ), '{}') as zones
      from rental_provider as provider where provider.id = new.provider_id
    ) as places;
  return new;
end $$;
create trigger vehicle_places
  before insert or update of provider_id on vehicle
  for each row execute function place_vehicle();

create function place_own_vehicles() returns trigger language plpgsql as $$
begin
  update vehicle set (module_id, zones) = (
      select provider.module_id, coalesce((
          select array_agg(zone_id order by zone_id) from pickup_zone
          where pickup_zone.provider_id = provider.id and provider.active
        ), '{}') as zones
      from rental_provider as provider where provider.id = new.id)
    where vehicle.provider_id = new.id;
  return null;
end $$;
create trigger rental_provider_places
  after update of active, module_id on rental_provider
  for each row execute function place_own_vehicles();

create function place_vehicles_of_provider() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update vehicle set (module_id, zones) = (
        select provider.module_id, coalesce((
            select array_agg(zone_id order by zone_id) from pickup_zone
            where pickup_zone.provider_id = provider.id and provider.active
          ), '{}') as zones
        from rental_provider as provider where provider.id = new.provider_id)
      where vehicle.provider_id = new.provider_id;
  end if;
  if tg_op <> 'INSERT' and exists (select from rental_provider where id = old.provider_id) then
    update vehicle set (module_id, zones) = (
        select provider.module_id, coalesce((
            select array_agg(zone_id order by zone_id) from pickup_zone
            where pickup_zone.provider_id = provider.id and provider.active
          ), '{}') as zones
        from rental_provider as provider where provider.id = old.provider_id)
      where vehicle.provider_id = old.provider_id;
  end if;
  return null;
end $$;
create trigger pickup_zone_places
  after insert or update or delete on pickup_zone
  for each row execute function place_vehicles_of_provider();
