create table category (
  id integer primary key,
  module_id integer not null references module on delete cascade,
  parent_id integer references category on delete cascade,
  name text not null,
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
  delivery_minutes_to integer not null,
  discount_rate integer not null check (discount_rate between 0 and 1000000),
  rating double precision not null check (rating between 0 and 5),
  rating_count integer not null,
  order_count integer not null,
  closed_dates jsonb not null,
  created_at timestamptz not null,
  slot_capacity integer constraint store_slot_capacity check (slot_capacity > 0),
  open_minutes int4multirange not null default '{}',
  check (delivery_minutes_to >= delivery_minutes_from)
);
comment on column store.tax_rate is 'Millionths';
comment on column store.discount_rate is 'Millionths off everything; 0: none';
comment on column store.slot_capacity is 'Orders for one half hour; null: no limit';
comment on column store.open_minutes is 'Open minutes of the week from Sunday, kept by triggers';
create index store_of_zone on store (zone_id, module_id);
create index store_by_popularity on store (module_id, zone_id, order_count desc, rating desc, id);
create index store_by_rating on store (module_id, zone_id, rating desc, order_count desc, id);
create index store_by_stars on store (module_id, zone_id, rating desc, rating_count desc, id);
create index store_by_age on store (module_id, zone_id, created_at desc, id desc);

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
  description text not null,
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
  choice_options jsonb not null,
  rating double precision not null check (rating between 0 and 5),
  rating_count integer not null,
  order_count integer not null,
  active boolean not null,
  created_at timestamptz not null,
  module_id integer not null,
  zone_id integer not null,
  store_active boolean not null,
  free_delivery boolean not null,
  discounted boolean not null,
  card_price bigint not null,
  category_ids integer[] not null default '{}'
);
comment on column item.discount is 'Millionths (percent) or minor units (amount); 0: none';
comment on column item.maximum is 'Null: no limit';
comment on column item.module_id is 'Module of the store, kept by triggers like all further columns';
comment on column item.discounted is 'By its own discount or the store''s';
comment on column item.card_price is 'Price of one piece on a card';
comment on column item.category_ids is 'Its categories and their parents';
create index item_of_store on item (store_id);
-- Lists without a kept count are counted within this index.
create index item_in_place on item (module_id, zone_id)
  include (card_price, rating, category_ids, discounted, veg, free_delivery, recommended)
  where active and campaign_from is null;
create index item_by_popularity on item (module_id, zone_id, order_count desc, rating desc, id)
  where active and campaign_from is null;
create index item_by_age on item (module_id, zone_id, created_at desc, id desc)
  where active and campaign_from is null;
create index item_by_rating on item (module_id, zone_id, rating desc, rating_count desc, id)
  where active and campaign_from is null;
create index item_by_price on item (module_id, zone_id, card_price, id)
  where active and campaign_from is null;
create index item_discounted on item (module_id, zone_id, order_count desc, rating desc, id)
  where active and campaign_from is null and discounted;
create index item_recommended on item (module_id, zone_id, rating desc, order_count desc, id)
  where active and campaign_from is null and recommended;
create index item_of_campaign on item (module_id, zone_id, campaign_to, id)
  where active and campaign_from is not null;

create table item_category (
  item_id integer not null references item on delete cascade,
  category_id integer not null references category on delete cascade,
  primary key (item_id, category_id)
);
create index item_in_category on item_category (category_id, item_id);

create table goods_variation (
  item_id integer not null references item on delete cascade,
  type text not null,
  position integer not null,
  price bigint not null check (price >= 0),
  stock integer not null check (stock >= 0),
  primary key (item_id, type)
);
comment on table goods_variation is 'Price and stock of goods with variations; the item''s own do not count';

create table food_variation (
  id integer generated by default as identity primary key,
  item_id integer not null references item on delete cascade,
  position integer not null,
  name text not null,
  type text not null check (type in ('single', 'multi')),
  min integer not null check (min >= 0),
  max integer not null check (max >= 0),
  required boolean not null,
  unique (item_id, position)
);
comment on table food_variation is 'Group of choices of a dish';

create table food_variation_value (
  id integer generated by default as identity primary key,
  food_variation_id integer not null references food_variation on delete cascade,
  position integer not null,
  label text not null,
  price bigint not null check (price >= 0),
  stock integer check (stock >= 0),
  unique (food_variation_id, position)
);
comment on column food_variation_value.stock is 'Null: not counted';

create table add_on (
  id integer primary key,
  store_id integer not null references store on delete cascade,
  item_id integer references item on delete cascade,
  name text not null,
  price bigint not null check (price >= 0),
  active boolean not null
);
comment on column add_on.item_id is 'Null: for every item of the store';
create index add_on_of_store on add_on (store_id, item_id);

create table banner (
  id integer primary key,
  module_id integer not null references module on delete cascade,
  zone_id integer references zone on delete cascade,
  store_id integer references store on delete cascade,
  title text not null,
  subtitle text not null,
  image text not null,
  position integer not null,
  item_id integer references item on delete cascade,
  link text,
  constraint banner_leads_to_one check (num_nonnulls(store_id, item_id, link) <= 1)
);
comment on column banner.store_id is 'At most one of store_id, item_id and link is set';
comment on column banner.link is 'Path of the app ("/store/latest") or https address';

create table customer_interest (
  customer_id integer not null references customer on delete cascade,
  module_id integer not null references module on delete cascade,
  category_ids integer[] not null,
  changed_at timestamptz not null,
  primary key (customer_id, module_id)
);
comment on table customer_interest is 'Answer of a customer in a module; no categories: none chosen';

create table item_count (
  category_id integer not null,
  module_id integer not null,
  zone_id integer not null,
  veg text not null,
  discounted boolean not null,
  recommended boolean not null,
  store_active boolean not null,
  items integer not null,
  primary key (category_id, module_id, zone_id, veg, discounted, recommended, store_active)
);
comment on table item_count is 'Listed items by the filters of a list, kept by triggers';
comment on column item_count.category_id is '0: all categories';
comment on column item_count.veg is '"true", "false" or empty for unknown';

create table store_category (
  category_id integer not null,
  store_id integer not null references store on delete cascade,
  module_id integer not null,
  zone_id integer not null,
  items integer not null,
  primary key (category_id, store_id)
);
comment on table store_category is 'Listed items of a store in a category, kept by triggers';
create index store_category_of_store on store_category (store_id);
create index store_category_in_place on store_category (category_id, module_id, zone_id, store_id)
  where items > 0;

-- The discount of the store replaces that of the item; half up, like the domain.
create function card_price(price bigint, own bigint, own_type text, store_share bigint) returns bigint
  language sql immutable parallel safe as $$
  select round(greatest(0, price - case
    when store_share > 0 then price * store_share / 1000000.0
    when own_type = 'percent' then price * own / 1000000.0
    else own end))::bigint
$$;

create function store_hours_after_insert() returns trigger language plpgsql as $$
begin
  update store set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from store_hours where store_id = store.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select store_id from new_rows);
  return null;
end $$;
create trigger store_hours_after_insert
  after insert on store_hours
  referencing new table as new_rows
  for each statement execute function store_hours_after_insert();

create function store_hours_after_delete() returns trigger language plpgsql as $$
begin
  update store set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from store_hours where store_id = store.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select store_id from old_rows);
  return null;
end $$;
create trigger store_hours_after_delete
  after delete on store_hours
  referencing old table as old_rows
  for each statement execute function store_hours_after_delete();

create function store_hours_after_update() returns trigger language plpgsql as $$
begin
  update store set open_minutes = coalesce((
    select range_agg(open) from (
      select weekday, opens % 1440 as opens, closes % 1440 as closes
      from store_hours where store_id = store.id
    ) as day, lateral (values
      (case
        when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
        when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
        else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
      (case when opens > closes then
        int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
    ) as part (open)
  ), '{}') where id in (select store_id from old_rows union select store_id from new_rows);
  return null;
end $$;
create trigger store_hours_after_update
  after update on store_hours
  referencing old table as old_rows new table as new_rows
  for each statement execute function store_hours_after_update();

create function place_item() returns trigger language plpgsql as $$
begin
  select store.module_id, store.zone_id, store.active, store.free_delivery,
      new.discount > 0 or store.discount_rate > 0,
      card_price(new.price, new.discount, new.discount_type, store.discount_rate)
    into new.module_id, new.zone_id, new.store_active, new.free_delivery,
      new.discounted,
      new.card_price
    from store where store.id = new.store_id;
  return new;
end $$;
create trigger item_placed
  before insert or update of store_id, price, discount, discount_type on item
  for each row execute function place_item();

create function place_items_of_store() returns trigger language plpgsql as $$
begin
  update item set (module_id, zone_id, store_active, free_delivery, discounted, card_price) = (
      select store.module_id, store.zone_id, store.active, store.free_delivery,
        item.discount > 0 or store.discount_rate > 0,
        card_price(item.price, item.discount, item.discount_type, store.discount_rate)
      from store where store.id = item.store_id)
    where item.store_id = new.id;
  update store_category set module_id = new.module_id, zone_id = new.zone_id where store_id = new.id;
  return null;
end $$;
create trigger store_places_items
  after update of module_id, zone_id, active, free_delivery, discount_rate on store
  for each row execute function place_items_of_store();

create function item_category_after_insert() returns trigger language plpgsql as $$
begin
  update item set category_ids = coalesce((
      select array_agg(distinct held order by held)
      from item_category join category on category.id = item_category.category_id,
        unnest(array[category.id, category.parent_id]) as held
      where item_category.item_id = item.id and held is not null
    ), '{}')
    where item.id in (select item_id from changed);
  return null;
end $$;
create trigger item_category_after_insert
  after insert on item_category
  referencing new table as changed
  for each statement execute function item_category_after_insert();

create function item_category_after_delete() returns trigger language plpgsql as $$
begin
  update item set category_ids = coalesce((
      select array_agg(distinct held order by held)
      from item_category join category on category.id = item_category.category_id,
        unnest(array[category.id, category.parent_id]) as held
      where item_category.item_id = item.id and held is not null
    ), '{}')
    where item.id in (select item_id from changed);
  return null;
end $$;
create trigger item_category_after_delete
  after delete on item_category
  referencing old table as changed
  for each statement execute function item_category_after_delete();

create function category_moved() returns trigger language plpgsql as $$
begin
  update item set category_ids = coalesce((
      select array_agg(distinct held order by held)
      from item_category join category on category.id = item_category.category_id,
        unnest(array[category.id, category.parent_id]) as held
      where item_category.item_id = item.id and held is not null
    ), '{}')
    where item.id in (select item_id from item_category where category_id = new.id);
  return null;
end $$;
create trigger category_moved
  after update of parent_id on category
  for each row execute function category_moved();

-- Rows are changed in one order, so that two statements that change the same rows never deadlock.
create function count_items_after_insert() returns trigger language plpgsql as $$
begin
  insert into item_count
    select category_id, module_id, zone_id, veg, discounted, recommended, store_active, sum(items)
    from (
      select category_id, module_id, zone_id, coalesce(veg::text, '') as veg,
        discounted, recommended, store_active, 1 as items
      from added as item, unnest(item.category_ids || 0) as category_id
      where active and campaign_from is null
    ) as changed
    group by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    having sum(items) <> 0
    order by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    on conflict (category_id, module_id, zone_id, veg, discounted, recommended, store_active)
      do update set items = item_count.items + excluded.items;
  insert into store_category
    select category_id, store.id, store.module_id, store.zone_id, sum(items)
    from (
      select category_id, store_id, 1 as items
      from added as item, unnest(item.category_ids) as category_id
      where active and campaign_from is null
    ) as changed join store on store.id = changed.store_id
    group by category_id, store.id
    having sum(items) <> 0
    order by category_id, store.id
    on conflict (category_id, store_id) do update set items = store_category.items + excluded.items;
  return null;
end $$;
create trigger item_counted_after_insert
  after insert on item
  referencing new table as added
  for each statement execute function count_items_after_insert();

create function count_items_after_delete() returns trigger language plpgsql as $$
begin
  insert into item_count
    select category_id, module_id, zone_id, veg, discounted, recommended, store_active, sum(items)
    from (
      select category_id, module_id, zone_id, coalesce(veg::text, '') as veg,
        discounted, recommended, store_active, -1 as items
      from removed as item, unnest(item.category_ids || 0) as category_id
      where active and campaign_from is null
    ) as changed
    group by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    having sum(items) <> 0
    order by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    on conflict (category_id, module_id, zone_id, veg, discounted, recommended, store_active)
      do update set items = item_count.items + excluded.items;
  insert into store_category
    select category_id, store.id, store.module_id, store.zone_id, sum(items)
    from (
      select category_id, store_id, -1 as items
      from removed as item, unnest(item.category_ids) as category_id
      where active and campaign_from is null
    ) as changed join store on store.id = changed.store_id
    group by category_id, store.id
    having sum(items) <> 0
    order by category_id, store.id
    on conflict (category_id, store_id) do update set items = store_category.items + excluded.items;
  return null;
end $$;
create trigger item_counted_after_delete
  after delete on item
  referencing old table as removed
  for each statement execute function count_items_after_delete();

create function count_items_after_update() returns trigger language plpgsql as $$
begin
  insert into item_count
    select category_id, module_id, zone_id, veg, discounted, recommended, store_active, sum(items)
    from (
      select category_id, module_id, zone_id, coalesce(veg::text, '') as veg,
        discounted, recommended, store_active, -1 as items
      from removed as item, unnest(item.category_ids || 0) as category_id
      where active and campaign_from is null
      union all
      select category_id, module_id, zone_id, coalesce(veg::text, '') as veg,
        discounted, recommended, store_active, 1 as items
      from added as item, unnest(item.category_ids || 0) as category_id
      where active and campaign_from is null
    ) as changed
    group by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    having sum(items) <> 0
    order by category_id, module_id, zone_id, veg, discounted, recommended, store_active
    on conflict (category_id, module_id, zone_id, veg, discounted, recommended, store_active)
      do update set items = item_count.items + excluded.items;
  insert into store_category
    select category_id, store.id, store.module_id, store.zone_id, sum(items)
    from (
      select category_id, store_id, -1 as items
      from removed as item, unnest(item.category_ids) as category_id
      where active and campaign_from is null
      union all
      select category_id, store_id, 1 as items
      from added as item, unnest(item.category_ids) as category_id
      where active and campaign_from is null
    ) as changed join store on store.id = changed.store_id
    group by category_id, store.id
    having sum(items) <> 0
    order by category_id, store.id
    on conflict (category_id, store_id) do update set items = store_category.items + excluded.items;
  return null;
end $$;
create trigger item_counted_after_update
  after update on item
  referencing old table as removed new table as added
  for each statement execute function count_items_after_update();

create function count_no_items() returns trigger language plpgsql as $$
begin
  delete from item_count;
  delete from store_category;
  return null;
end $$;
create trigger item_counted_after_truncate
  after truncate on item
  for each statement execute function count_no_items();
