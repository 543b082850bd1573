-- The lines of each order and trip have translations, which no search reads.
create or replace function search_text_new() returns trigger language plpgsql as $$
begin
  if not exists (
    select from changed where field = 'name' and entity in ('store', 'item', 'category')
  ) then
    return null;
  end if;
  perform index_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items_of_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items(array(select entity_id from changed where field = 'name' and entity = 'item'));
  perform index_items_of_categories(array(select entity_id from changed where field = 'name' and entity = 'category'));
  return null;
end $$;

create or replace function search_text_gone() returns trigger language plpgsql as $$
begin
  if not exists (
    select from changed where field = 'name' and entity in ('store', 'item', 'category')
  ) then
    return null;
  end if;
  perform index_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items_of_stores(array(select entity_id from changed where field = 'name' and entity = 'store'));
  perform index_items(array(select entity_id from changed where field = 'name' and entity = 'item'));
  perform index_items_of_categories(array(select entity_id from changed where field = 'name' and entity = 'category'));
  return null;
end $$;

create or replace function rental_text_new() returns trigger language plpgsql as $$
begin
  if not exists (
    select from changed where field = 'name' and entity in ('rental_provider', 'vehicle', 'vehicle_brand', 'vehicle_category')
  ) then
    return null;
  end if;
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

create or replace function rental_text_gone() returns trigger language plpgsql as $$
begin
  if not exists (
    select from changed where field = 'name' and entity in ('rental_provider', 'vehicle', 'vehicle_brand', 'vehicle_category')
  ) then
    return null;
  end if;
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

-- Most updates of items, such as those of orders, change no count.
create or replace function count_items_after_update() returns trigger language plpgsql as $$
begin
  if not exists (
    select from removed full join added using (id)
    where (removed.category_ids, removed.module_id, removed.zone_id, removed.store_id, removed.veg,
        removed.discounted, removed.recommended, removed.store_active, removed.active, removed.campaign_from)
      is distinct from (added.category_ids, added.module_id, added.zone_id, added.store_id, added.veg,
        added.discounted, added.recommended, added.store_active, added.active, added.campaign_from)
  ) then
    return null;
  end if;
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
