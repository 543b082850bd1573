import { sql, type Kysely } from 'kysely';

/**
 * A vehicle knows itself in which module and in which zones it is to be had (in none while its provider is
 * switched off), so that a search is answered from one index, however many providers there are. Triggers
 * keep both in step with the provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const PLACES = (provider: string) => `
  select provider.module_id, coalesce((
      select array_agg(zone_id order by zone_id) from pickup_zone
      where pickup_zone.provider_id = provider.id and provider.active
    ), '{}') as zones
  from rental_provider as provider where provider.id = ${provider}`;

/** What any filter looks at; columns of one width first, since they are found quickest. */
const NARROWED = [
  ...['provider_id', 'module_id', 'category_id', 'brand_id', 'seats', 'air_condition', 'rating'],
  ...['hourly_discounted', 'distance_discounted', 'fuel', 'transmission', 'body_type', 'zones'],
];
const including = (keys: readonly string[]) =>
  `include (${NARROWED.filter((column) => !keys.includes(column)).join(', ')}) where active`;
const onKeys = (name: string, keys: readonly string[]) =>
  `create index vehicle_by_${name} on vehicle (${keys.join(', ')}) ${including(keys)}`;

/** Each filter leads once; those that go on with others narrow many searches by two or three at once. */
const KEYS: readonly (readonly [lead: string, ...more: readonly string[]])[] = [
  ['provider_id', 'id'],
  ['category_id', 'fuel', 'seats'],
  ['brand_id', 'category_id', 'fuel'],
  ['body_type', 'fuel', 'transmission'],
  ['seats', 'transmission', 'air_condition'],
  ['fuel', 'seats', 'transmission'],
  ['transmission', 'air_condition', 'hourly_discounted'],
  ['air_condition', 'transmission', 'distance_discounted'],
  ['hourly_discounted', 'id'],
  ['distance_discounted', 'id'],
];

const STATEMENTS = [
  `alter table vehicle add column module_id integer references module on delete cascade,
     add column zones integer[] not null default '{}'`,
  `update vehicle set (module_id, zones) = (${PLACES('vehicle.provider_id')})`,
  `alter table vehicle alter column module_id set not null`,
  `create function place_vehicle() returns trigger language plpgsql as $$
   begin
     select places.module_id, places.zones into new.module_id, new.zones
       from (${PLACES('new.provider_id')}) as places;
     return new;
   end $$`,
  `create trigger vehicle_places before insert or update of provider_id on vehicle
     for each row execute function place_vehicle()`,
  `create function place_vehicles_of_provider() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'DELETE' then
       update vehicle set (module_id, zones) = (${PLACES('new.provider_id')})
         where vehicle.provider_id = new.provider_id;
     end if;
     if tg_op <> 'INSERT' and exists (select from rental_provider where id = old.provider_id) then
       update vehicle set (module_id, zones) = (${PLACES('old.provider_id')})
         where vehicle.provider_id = old.provider_id;
     end if;
     return null;
   end $$`,
  `create trigger pickup_zone_places after insert or update or delete on pickup_zone
     for each row execute function place_vehicles_of_provider()`,
  `create function place_own_vehicles() returns trigger language plpgsql as $$
   begin
     update vehicle set (module_id, zones) = (${PLACES('new.id')})
       where vehicle.provider_id = new.id;
     return null;
   end $$`,
  `create trigger rental_provider_places after update of active, module_id on rental_provider
     for each row execute function place_own_vehicles()`,
  ...[...KEYS.map(([lead]) => lead), 'rating', 'age'].map(
    (name) => `drop index vehicle_by_${name}`,
  ),
  ...KEYS.map((keys) => onKeys(keys[0], keys)),
  onKeys('fuel_and_gears', ['fuel', 'transmission', 'air_condition']),
  `create index vehicle_by_rating on vehicle (rating desc, rating_count desc, id) ${including(['rating'])}`,
  `create index vehicle_by_age on vehicle (created_at desc, id desc) ${including([])}`,
  `create index vehicle_by_price
     on vehicle ((coalesce(hourly_discounted, distance_discounted)), id) ${including([])}`,
];
