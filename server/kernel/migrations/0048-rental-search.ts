import { sql, type Kysely } from 'kysely';

/**
 * Vehicles and their providers are found by words, as goods are: a vehicle by its name, brand, category and provider. Their
 * words count among those of the rental (see 0046), in each zone in which they are handed over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const words = (entity: string, row = entity) => `search_names('${entity}', ${row}.id, ${row}.name)`;

const INDEXING = [
  // In several zones: the words of each, joined.
  `create function search_vector_in(kind text, zones integer[], names text[], beside text[]) returns tsvector
     language sql immutable parallel safe as $$
     select coalesce(string_agg(search_vector(kind || zone || '/', names, beside)::text, ' '), '')::tsvector
     from unnest(zones) as zone
   $$`,
  `create function index_vehicles(ids integer[]) returns void language sql as $$
     delete from rental_search_entry where kind = 'v' and id = any(ids);
     insert into rental_search_entry
     select 'v', vehicle.id, search_vector_in('v', vehicle.zones,
       search_words(array_to_string(${words('vehicle')}, ' ')),
       search_words(concat_ws(' ', array_to_string(${words('vehicle_brand', 'brand')}, ' '),
         array_to_string(${words('vehicle_category', 'category')}, ' '),
         array_to_string(${words('rental_provider', 'provider')}, ' '))))
     from vehicle join vehicle_brand as brand on brand.id = vehicle.brand_id
       join vehicle_category as category on category.id = vehicle.category_id
       join rental_provider as provider on provider.id = vehicle.provider_id
     where vehicle.id = any(ids) and vehicle.active
   $$`,
  `create function index_providers(ids integer[]) returns void language sql as $$
     delete from rental_search_entry where kind = 'p' and id = any(ids);
     insert into rental_search_entry
     select 'p', provider.id, search_vector_in('p',
       array(select zone_id from pickup_zone where provider_id = provider.id),
       search_words(array_to_string(${words('rental_provider', 'provider')}, ' ')), '{}')
     from rental_provider as provider where provider.id = any(ids) and provider.active
   $$`,
  `create function index_vehicles_of(column_named text, ids integer[]) returns void language plpgsql as $$
   begin
     perform index_vehicles(array(select id from vehicle where
       case column_named when 'brand' then brand_id when 'category' then category_id else provider_id end
         = any(ids)));
   end $$`,
];

type Change = 'insert' | 'delete' | `update of ${string}`;

/** A trigger that reads what a whole statement has changed, or for `update of` one row at a time. */
function onChange(name: string, table: string, change: Change, body: string): readonly string[] {
  const isUpdate = change.startsWith('update');
  const seen = `referencing ${change === 'delete' ? 'old' : 'new'} table as changed for each statement`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} after ${change} on ${table}
       ${isUpdate ? 'for each row' : seen} execute function ${name}()`,
  ];
}

const changed = (column = 'id') => `array(select distinct ${column} from changed)`;
const ofTexts = (which: string) => `
  perform index_providers(array(${which} 'rental_provider'));
  perform index_vehicles(array(${which} 'vehicle'));
  perform index_vehicles_of('brand', array(${which} 'vehicle_brand'));
  perform index_vehicles_of('category', array(${which} 'vehicle_category'));
  perform index_vehicles_of('provider', array(${which} 'rental_provider'));`;
const CHANGED_TEXTS = `select entity_id from changed where field = 'name' and entity =`;

const TRIGGERS = [
  onChange('rental_vehicle_new', 'vehicle', 'insert', `perform index_vehicles(${changed()});`),
  onChange('rental_vehicle_gone', 'vehicle', 'delete', `perform index_vehicles(${changed()});`),
  onChange(
    'rental_vehicle_changed',
    'vehicle',
    'update of name, active, provider_id, brand_id, category_id, zones',
    `perform index_vehicles(array[new.id]);`,
  ),
  onChange(
    'rental_provider_new',
    'rental_provider',
    'insert',
    `perform index_providers(${changed()});`,
  ),
  onChange(
    'rental_provider_gone',
    'rental_provider',
    'delete',
    `perform index_providers(${changed()});`,
  ),
  onChange(
    'rental_provider_changed',
    'rental_provider',
    'update of name, active',
    `perform index_providers(array[new.id]); perform index_vehicles_of('provider', array[new.id]);`,
  ),
  onChange(
    'rental_zone_new',
    'pickup_zone',
    'insert',
    `perform index_providers(${changed('provider_id')});`,
  ),
  onChange(
    'rental_zone_gone',
    'pickup_zone',
    'delete',
    `perform index_providers(${changed('provider_id')});`,
  ),
  onChange(
    'rental_brand_renamed',
    'vehicle_brand',
    'update of name',
    `perform index_vehicles_of('brand', array[new.id]);`,
  ),
  onChange(
    'rental_category_renamed',
    'vehicle_category',
    'update of name',
    `perform index_vehicles_of('category', array[new.id]);`,
  ),
  onChange('rental_text_new', 'translation', 'insert', ofTexts(CHANGED_TEXTS)),
  onChange('rental_text_gone', 'translation', 'delete', ofTexts(CHANGED_TEXTS)),
  onChange(
    'rental_text_changed',
    'translation',
    'update of text',
    ofTexts(`select new.entity_id where new.field = 'name' and new.entity =`),
  ),
];

const STATEMENTS = [
  `create table rental_search_entry (
     kind "char" not null check (kind in ('v', 'p')),
     id integer not null,
     words tsvector not null,
     primary key (kind, id)
   )`,
  `create index rental_search_entry_words on rental_search_entry using gin (words) with (fastupdate = off)`,
  `create trigger rental_word_used after insert on rental_search_entry
     referencing new table as changed for each statement execute function search_word_used()`,
  `create trigger rental_word_unused after delete on rental_search_entry
     referencing old table as changed for each statement execute function search_word_unused()`,
  `create trigger rental_search_entry_moves_version
     after insert or update or delete or truncate on rental_search_entry
     for each statement execute function move_catalogue_version()`,
  ...INDEXING,
  ...TRIGGERS.flat(),
  `select index_vehicles(array(select id from vehicle))`,
  `select index_providers(array(select id from rental_provider))`,
];
