create table search_entry (
  kind "char" not null check (kind in ('i', 's')),
  id integer not null,
  store_id integer not null references store on delete cascade,
  module_id integer not null,
  zone_id integer not null,
  popularity integer not null,
  price bigint not null,
  rating real not null,
  veg boolean,
  non_veg boolean,
  discounted boolean not null,
  free_delivery boolean not null,
  names text[] not null,
  words tsvector not null,
  primary key (kind, id)
);
comment on table search_entry is
  'Search index: one row for each item ("i") and store ("s"), kept by triggers';
comment on column search_entry.popularity is 'Count of orders';
comment on column search_entry.price is 'Price of one piece on a card';
comment on column search_entry.names is 'Folded by search_words, in every language';
comment on column search_entry.words is
  'Words by kind and zone, such as "i3/pizza"; words of names weigh more';
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);
create index search_entry_store on search_entry (store_id);

create table search_word (
  zone_id integer not null references zone on delete cascade,
  word text not null,
  uses integer not null,
  rental boolean not null default false,
  primary key (rental, zone_id, word)
);
comment on table search_word is 'Words of a zone and the count of their entries; those of the rental apart';
create index search_word_start on search_word (rental, zone_id, left(word, 1), length(word));

create table rental_search_entry (
  kind "char" not null check (kind in ('v', 'p')),
  id integer not null,
  words tsvector not null,
  primary key (kind, id)
);
comment on table rental_search_entry is
  'Search index of the rental: one row for each vehicle ("v") and provider ("p"), kept by triggers';
comment on column rental_search_entry.words is
  'Words by kind and zone, such as "v3/sedan"; words of names weigh more';
create index rental_search_entry_words on rental_search_entry using gin (words) with (fastupdate = off);

-- Accents, the nukta, apostrophes and invisible characters make no difference to a word; punctuation, in English
-- and Hindi, separates words.
create function search_words(text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(left(word, 40) order by place), '{}')
  from unnest(string_to_array(regexp_replace(
    translate(lower(regexp_replace(
      normalize($1, NFKD),
      '[\u0300-\u036f\u093c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u00ad''`\u2018\u2019]+',
      '', 'g')), 'ँßøłđı', 'ंsoldi'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u2029\u2030-\u205f\u20a0-\u20cf\u0964\u0965\u3000-\u3003]+',
    ' ', 'g'), ' ')) with ordinality as split (word, place)
  where word <> ''
$$;

create function search_names(entity_named text, entity_id_named integer, name text) returns text[]
  language sql stable as $$
  select array_agg(array_to_string(search_words(named), ' ')) from (
    select name as named union all
    select text from translation
    where entity = entity_named and entity_id = entity_id_named and field = 'name'
  ) as texts
$$;

create function search_vector(prefix text, names text[], beside text[]) returns tsvector
  language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || prefix || word || ''':1' || weight, ' '), '')::tsvector
  from (select unnest(names) as word, 'A' as weight union all select unnest(beside), 'C') as weighed
$$;

create function search_vector_in(kind text, zones integer[], names text[], beside text[]) returns tsvector
  language sql immutable parallel safe as $$
  select coalesce(string_agg(search_vector(kind || zone || '/', names, beside)::text, ' '), '')::tsvector
  from unnest(zones) as zone
$$;

create function search_word_used() returns trigger language plpgsql as $$
begin
  insert into search_word (rental, zone_id, word, uses) select * from (
    select rental, zone_id, word, count(*)::int as uses from (
      select left(lexeme, 1) in ('v', 'p') as rental,
        substr(lexeme, 2, strpos(lexeme, '/') - 2)::int as zone_id,
        substr(lexeme, strpos(lexeme, '/') + 1) as word
      from changed, unnest(tsvector_to_array(words)) as lexeme
    ) as used
    where length(word) >= 3
    group by rental, zone_id, word
    order by rental, zone_id, word
  ) as used
    on conflict (rental, zone_id, word) do update set uses = search_word.uses + excluded.uses;
  return null;
end $$;
create trigger search_word_used
  after insert on search_entry
  referencing new table as changed
  for each statement execute function search_word_used();
create trigger rental_word_used
  after insert on rental_search_entry
  referencing new table as changed
  for each statement execute function search_word_used();

create function search_word_unused() returns trigger language plpgsql as $$
begin
  update search_word set uses = search_word.uses - used.uses from (
    select rental, zone_id, word, count(*)::int as uses from (
      select left(lexeme, 1) in ('v', 'p') as rental,
        substr(lexeme, 2, strpos(lexeme, '/') - 2)::int as zone_id,
        substr(lexeme, strpos(lexeme, '/') + 1) as word
      from changed, unnest(tsvector_to_array(words)) as lexeme
    ) as used
    where length(word) >= 3
    group by rental, zone_id, word
    order by rental, zone_id, word
  ) as used
  where search_word.rental = used.rental and search_word.zone_id = used.zone_id
    and search_word.word = used.word;
  delete from search_word using (
    select rental, zone_id, word, count(*)::int as uses from (
      select left(lexeme, 1) in ('v', 'p') as rental,
        substr(lexeme, 2, strpos(lexeme, '/') - 2)::int as zone_id,
        substr(lexeme, strpos(lexeme, '/') + 1) as word
      from changed, unnest(tsvector_to_array(words)) as lexeme
    ) as used
    where length(word) >= 3
    group by rental, zone_id, word
    order by rental, zone_id, word
  ) as used
  where search_word.uses <= 0 and search_word.rental = used.rental and search_word.zone_id = used.zone_id
    and search_word.word = used.word;
  return null;
end $$;
create trigger search_word_unused
  after delete on search_entry
  referencing old table as changed
  for each statement execute function search_word_unused();
create trigger rental_word_unused
  after delete on rental_search_entry
  referencing old table as changed
  for each statement execute function search_word_unused();

create function index_items(ids integer[]) returns void language sql as $$
  delete from search_entry where kind = 'i' and id = any(ids);
  insert into search_entry
  select 'i', item.id, store.id, store.module_id, store.zone_id, item.order_count,
    card_price(item.price, item.discount, item.discount_type, store.discount_rate),
    item.rating, item.veg, not item.veg, item.discount > 0 or store.discount_rate > 0,
    store.free_delivery, named.names, search_vector(
      'i' || store.zone_id || '/',
      search_words(array_to_string(named.names, ' ')),
      search_words(concat_ws(' ', item.generic_names, item.tags,
        array_to_string(search_names('store', store.id, store.name), ' '),
        (select string_agg(array_to_string(search_names('category', category.id, category.name), ' '), ' ')
         from item_category join category on category.id = item_category.category_id
         where item_category.item_id = item.id))))
  from item join store on store.id = item.store_id,
    search_names('item', item.id, item.name) as named (names)
  where item.id = any(ids) and item.active and item.campaign_from is null
$$;

create function index_stores(ids integer[]) returns void language sql as $$
  delete from search_entry where kind = 's' and id = any(ids);
  insert into search_entry
  select 's', store.id, store.id, store.module_id, store.zone_id, store.order_count, 0, store.rating,
    store.veg, store.non_veg, store.discount_rate > 0, store.free_delivery, named.names,
    search_vector('s' || store.zone_id || '/', search_words(array_to_string(named.names, ' ')), '{}')
  from store, search_names('store', store.id, store.name) as named (names)
  where store.id = any(ids)
$$;

create function index_items_of_stores(ids integer[]) returns void language sql as $$
  select index_items(array(select item.id from item where item.store_id = any(ids)))
$$;

create function index_items_of_categories(ids integer[]) returns void language sql as $$
  select index_items(array(select distinct item_id from item_category where category_id = any(ids)))
$$;

create function search_store_new() returns trigger language plpgsql as $$
begin
  perform index_stores(array(select distinct id from changed));
  return null;
end $$;
create trigger search_store_new
  after insert on store
  referencing new table as changed
  for each statement execute function search_store_new();

create function search_store_changed() returns trigger language plpgsql as $$
begin
  perform index_stores(array[new.id]);
  perform index_items_of_stores(array[new.id]);
  return null;
end $$;
create trigger search_store_changed
  after update of name, zone_id, module_id, discount_rate, veg, non_veg, free_delivery on store
  for each row execute function search_store_changed();

create function search_store_rank() returns trigger language plpgsql as $$
begin
  update search_entry set popularity = new.order_count, rating = new.rating
    where kind = 's' and id = new.id;
  return null;
end $$;
create trigger search_store_rank
  after update of order_count, rating on store
  for each row execute function search_store_rank();

create function search_item_new() returns trigger language plpgsql as $$
begin
  perform index_items(array(select distinct id from changed));
  return null;
end $$;
create trigger search_item_new
  after insert on item
  referencing new table as changed
  for each statement execute function search_item_new();

create function search_item_changed() returns trigger language plpgsql as $$
begin
  perform index_items(array[new.id]);
  return null;
end $$;
create trigger search_item_changed
  after update of name, active, campaign_from, store_id, price, discount, discount_type, veg, tags,
    generic_names on item
  for each row execute function search_item_changed();

create function search_item_rank() returns trigger language plpgsql as $$
begin
  update search_entry set popularity = new.order_count, rating = new.rating
    where kind = 'i' and id = new.id;
  return null;
end $$;
create trigger search_item_rank
  after update of order_count, rating on item
  for each row execute function search_item_rank();

create function search_item_gone() returns trigger language plpgsql as $$
begin
  perform index_items(array(select distinct id from changed));
  return null;
end $$;
create trigger search_item_gone
  after delete on item
  referencing old table as changed
  for each statement execute function search_item_gone();

create function search_category_new() returns trigger language plpgsql as $$
begin
  perform index_items(array(select distinct item_id from changed));
  return null;
end $$;
create trigger search_category_new
  after insert on item_category
  referencing new table as changed
  for each statement execute function search_category_new();

create function search_category_gone() returns trigger language plpgsql as $$
begin
  perform index_items(array(select distinct item_id from changed));
  return null;
end $$;
create trigger search_category_gone
  after delete on item_category
  referencing old table as changed
  for each statement execute function search_category_gone();

create function search_category_renamed() returns trigger language plpgsql as $$
begin
  perform index_items_of_categories(array[new.id]);
  return null;
end $$;
create trigger search_category_renamed
  after update of name on category
  for each row execute function search_category_renamed();

create function search_text_new() returns trigger language plpgsql as $$
begin
  perform index_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items_of_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items(array(select entity_id from changed where field = 'name' and entity = 'item'));
  perform index_items_of_categories(array(select entity_id from changed where field = 'name' and entity = 'category'));
  return null;
end $$;
create trigger search_text_new
  after insert on translation
  referencing new table as changed
  for each statement execute function search_text_new();

create function search_text_gone() returns trigger language plpgsql as $$
begin
  perform index_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items_of_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items(array(select entity_id from changed where field = 'name' and entity = 'item'));
  perform index_items_of_categories(array(select entity_id from changed where field = 'name' and entity = 'category'));
  return null;
end $$;
create trigger search_text_gone
  after delete on translation
  referencing old table as changed
  for each statement execute function search_text_gone();

create function search_text_changed() returns trigger language plpgsql as $$
begin
  perform index_stores(array(select new.entity_id where new.field = 'name' and new.entity = 'store'));
  perform index_items_of_stores(array(select new.entity_id where new.field = 'name' and new.entity = 'store'));
  perform index_items(array(select new.entity_id where new.field = 'name' and new.entity = 'item'));
  perform index_items_of_categories(array(select new.entity_id where new.field = 'name' and new.entity = 'category'));
  return null;
end $$;
create trigger search_text_changed
  after update of text on translation
  for each row execute function search_text_changed();

create function index_providers(ids integer[]) returns void language sql as $$
  delete from rental_search_entry where kind = 'p' and id = any(ids);
  insert into rental_search_entry
  select 'p', provider.id, search_vector_in('p',
    array(select zone_id from pickup_zone where provider_id = provider.id),
    search_words(array_to_string(search_names('rental_provider', provider.id, provider.name), ' ')), '{}')
  from rental_provider as provider where provider.id = any(ids) and provider.active
$$;

create function index_vehicles(ids integer[]) returns void language sql as $$
  delete from rental_search_entry where kind = 'v' and id = any(ids);
  insert into rental_search_entry
  select 'v', vehicle.id, search_vector_in('v', vehicle.zones,
    search_words(array_to_string(search_names('vehicle', vehicle.id, vehicle.name), ' ')),
    search_words(concat_ws(' ', array_to_string(search_names('vehicle_brand', brand.id, brand.name), ' '),
      array_to_string(search_names('vehicle_category', category.id, category.name), ' '),
      array_to_string(search_names('rental_provider', provider.id, provider.name), ' '))))
  from vehicle join vehicle_brand as brand on brand.id = vehicle.brand_id
    join vehicle_category as category on category.id = vehicle.category_id
    join rental_provider as provider on provider.id = vehicle.provider_id
  where vehicle.id = any(ids) and vehicle.active
$$;

create function index_vehicles_of(column_named text, ids integer[]) returns void
  language plpgsql as $$
begin
  perform index_vehicles(array(select id from vehicle where
    case column_named when 'brand' then brand_id when 'category' then category_id else provider_id end
      = any(ids)));
end $$;

create function rental_vehicle_new() returns trigger language plpgsql as $$
begin
  perform index_vehicles(array(select distinct id from changed));
  return null;
end $$;
create trigger rental_vehicle_new
  after insert on vehicle
  referencing new table as changed
  for each statement execute function rental_vehicle_new();

create function rental_vehicle_gone() returns trigger language plpgsql as $$
begin
  perform index_vehicles(array(select distinct id from changed));
  return null;
end $$;
create trigger rental_vehicle_gone
  after delete on vehicle
  referencing old table as changed
  for each statement execute function rental_vehicle_gone();

create function rental_vehicle_changed() returns trigger language plpgsql as $$
begin
  perform index_vehicles(array[new.id]);
  return null;
end $$;
create trigger rental_vehicle_changed
  after update of name, active, provider_id, brand_id, category_id, zones on vehicle
  for each row execute function rental_vehicle_changed();

create function rental_provider_new() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select distinct id from changed));
  return null;
end $$;
create trigger rental_provider_new
  after insert on rental_provider
  referencing new table as changed
  for each statement execute function rental_provider_new();

create function rental_provider_gone() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select distinct id from changed));
  return null;
end $$;
create trigger rental_provider_gone
  after delete on rental_provider
  referencing old table as changed
  for each statement execute function rental_provider_gone();

create function rental_provider_changed() returns trigger language plpgsql as $$
begin
  perform index_providers(array[new.id]);
  perform index_vehicles_of('provider', array[new.id]);
  return null;
end $$;
create trigger rental_provider_changed
  after update of name, active on rental_provider
  for each row execute function rental_provider_changed();

create function rental_zone_new() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select distinct provider_id from changed));
  return null;
end $$;
create trigger rental_zone_new
  after insert on pickup_zone
  referencing new table as changed
  for each statement execute function rental_zone_new();

create function rental_zone_gone() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select distinct provider_id from changed));
  return null;
end $$;
create trigger rental_zone_gone
  after delete on pickup_zone
  referencing old table as changed
  for each statement execute function rental_zone_gone();

create function rental_brand_renamed() returns trigger language plpgsql as $$
begin
  perform index_vehicles_of('brand', array[new.id]);
  return null;
end $$;
create trigger rental_brand_renamed
  after update of name on vehicle_brand
  for each row execute function rental_brand_renamed();

create function rental_category_renamed() returns trigger language plpgsql as $$
begin
  perform index_vehicles_of('category', array[new.id]);
  return null;
end $$;
create trigger rental_category_renamed
  after update of name on vehicle_category
  for each row execute function rental_category_renamed();

create function rental_text_new() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select entity_id from changed where field = 'name' and entity = 'rental_provider'));
  perform index_vehicles(array(select entity_id from changed where field = 'name' and entity = 'vehicle'));
  perform index_vehicles_of('brand', array(
    select entity_id from changed where field = 'name' and entity = 'vehicle_brand'));
  perform index_vehicles_of('category', array(
    select entity_id from changed where field = 'name' and entity = 'vehicle_category'));
  perform index_vehicles_of('provider', array(
    select entity_id from changed where field = 'name' and entity = 'rental_provider'));
  return null;
end $$;
create trigger rental_text_new
  after insert on translation
  referencing new table as changed
  for each statement execute function rental_text_new();

create function rental_text_gone() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select entity_id from changed where field = 'name' and entity = 'rental_provider'));
  perform index_vehicles(array(select entity_id from changed where field = 'name' and entity = 'vehicle'));
  perform index_vehicles_of('brand', array(
    select entity_id from changed where field = 'name' and entity = 'vehicle_brand'));
  perform index_vehicles_of('category', array(
    select entity_id from changed where field = 'name' and entity = 'vehicle_category'));
  perform index_vehicles_of('provider', array(
    select entity_id from changed where field = 'name' and entity = 'rental_provider'));
  return null;
end $$;
create trigger rental_text_gone
  after delete on translation
  referencing old table as changed
  for each statement execute function rental_text_gone();

create function rental_text_changed() returns trigger language plpgsql as $$
begin
  perform index_providers(array(select new.entity_id where new.field = 'name' and new.entity = 'rental_provider'));
  perform index_vehicles(array(select new.entity_id where new.field = 'name' and new.entity = 'vehicle'));
  perform index_vehicles_of('brand', array(
    select new.entity_id where new.field = 'name' and new.entity = 'vehicle_brand'));
  perform index_vehicles_of('category', array(
    select new.entity_id where new.field = 'name' and new.entity = 'vehicle_category'));
  perform index_vehicles_of('provider', array(
    select new.entity_id where new.field = 'name' and new.entity = 'rental_provider'));
  return null;
end $$;
create trigger rental_text_changed
  after update of text on translation
  for each row execute function rental_text_changed();
