-- Tables of public data: each change moves the version of the catalogue.
do $$
declare
  changed text;
begin
  foreach changed in array array[
    'setting', 'zone', 'module', 'zone_module', 'category', 'store', 'store_hours', 'item',
    'item_category', 'goods_variation', 'food_variation', 'food_variation_value', 'add_on', 'banner',
    'review', 'translation', 'item_count', 'store_category', 'parcel_category', 'rental_provider',
    'rental_provider_hours', 'pickup_zone', 'vehicle', 'vehicle_category', 'vehicle_brand',
    'vehicle_review', 'rental_banner', 'wishlist_item', 'search_entry', 'search_word',
    'rental_search_entry'
  ] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function move_catalogue_version()', changed || '_moves_version', changed);
  end loop;
end $$;

-- Tables with translations: a deleted row takes its texts along.
do $$
declare
  translated text;
begin
  foreach translated in array array[
    'zone', 'module', 'category', 'store', 'item', 'add_on', 'banner', 'food_variation',
    'food_variation_value', 'order_line', 'coupon', 'parcel_category', 'rental_provider',
    'vehicle_category', 'vehicle_brand', 'vehicle', 'rental_banner', 'trip_line', 'trip_coupon'
  ] loop
    execute format('create trigger %I after delete on %I
      for each row execute function delete_translations()', translated || '_translations', translated);
  end loop;
end $$;
