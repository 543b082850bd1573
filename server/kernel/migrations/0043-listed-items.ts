import { sql, type Kysely } from 'kysely';

/**
 * Lists stay fast however much is sold. An item knows itself where it is sold, in which categories, and what a
 * card shows of it, so that each list is read in its own order from an index; how much there is of what is
 * kept, and not counted; and a store knows the minutes of a week in which it is open. Triggers keep all of it
 * in step with what it is made from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What an item has of its store. */
const OF_STORE = {
  module_id: 'store.module_id',
  zone_id: 'store.zone_id',
  store_active: 'store.active',
  free_delivery: 'store.free_delivery',
  discounted: 'item.discount > 0 or store.discount_rate > 0',
  card_price: 'card_price(item.price, item.discount, item.discount_type, store.discount_rate)',
};
const PLACED = Object.keys(OF_STORE).join(', ');
const PLACES = Object.values(OF_STORE).join(', ');

/** A category and the one above it, of all that an item is in. */
const CATEGORIES = (item: string) => `coalesce((
  select array_agg(distinct held order by held)
  from item_category join category on category.id = item_category.category_id,
    unnest(array[category.id, category.parent_id]) as held
  where item_category.item_id = ${item} and held is not null), '{}')`;

const COLUMNS = [
  `alter table item
     add column module_id integer, add column zone_id integer, add column store_active boolean,
     add column free_delivery boolean, add column discounted boolean, add column card_price bigint,
     add column category_ids integer[] not null default '{}'`,
  `update item set (${PLACED}) = (select ${PLACES} from store where store.id = item.store_id),
     category_ids = ${CATEGORIES('item.id')}`,
  `alter table item ${Object.keys(OF_STORE)
    .map((column) => `alter column ${column} set not null`)
    .join(', ')}`,
];

const PLACING = [
  `create function place_item() returns trigger language plpgsql as $$
   begin
     select ${PLACES.replaceAll('item.', 'new.')} into ${PLACED.replaceAll(/\w+/g, 'new.$&')}
       from store where store.id = new.store_id;
     return new;
   end $$`,
  `create trigger item_placed before insert or update of store_id, price, discount, discount_type on item
     for each row execute function place_item()`,
  `create function place_items_of_store() returns trigger language plpgsql as $$
   begin
     update item set (${PLACED}) = (select ${PLACES} from store where store.id = item.store_id)
       where item.store_id = new.id;
     update store_category set module_id = new.module_id, zone_id = new.zone_id where store_id = new.id;
     return null;
   end $$`,
  `create trigger store_places_items
     after update of module_id, zone_id, active, free_delivery, discount_rate on store
     for each row execute function place_items_of_store()`,
  ...['insert', 'delete'].flatMap((change) => [
    `create function item_category_after_${change}() returns trigger language plpgsql as $$
     begin
       update item set category_ids = ${CATEGORIES('item.id')}
         where item.id in (select item_id from changed);
       return null;
     end $$`,
    `create trigger item_category_after_${change} after ${change} on item_category
       referencing ${change === 'insert' ? 'new' : 'old'} table as changed
       for each statement execute function item_category_after_${change}()`,
  ]),
  `create function category_moved() returns trigger language plpgsql as $$
   begin
     update item set category_ids = ${CATEGORIES('item.id')}
       where item.id in (select item_id from item_category where category_id = new.id);
     return null;
   end $$`,
  `create trigger category_moved after update of parent_id on category
     for each row execute function category_moved()`,
];

/** How many items are listed, by all that a list of a place may ask for; category 0 holds all. */
const COUNTED = 'category_id, module_id, zone_id, veg, discounted, recommended, store_active';
const DIET = `coalesce(veg::text, '')`;
const listed = (items: string, sign: string) => `
  select category_id, module_id, zone_id, ${DIET} as veg, discounted, recommended, store_active, ${sign} as items
  from ${items} as item, unnest(item.category_ids || 0) as category_id where active and campaign_from is null`;
const listedOfStore = (items: string, sign: string) => `
  select category_id, store_id, ${sign} as items
  from ${items} as item, unnest(item.category_ids) as category_id where active and campaign_from is null`;

/** Rows are taken in one order, so that two that change the same ones wait and never block one another. */
const addUp = (changes: readonly (readonly [items: string, sign: string])[]): readonly string[] => [
  `  insert into item_count
    select ${COUNTED}, sum(items) from (
      ${changes.map((change) => listed(...change)).join(' union all ')}
    ) as changed group by ${COUNTED} having sum(items) <> 0 order by ${COUNTED}
    on conflict (${COUNTED}) do update set items = item_count.items + excluded.items`,
  `insert into store_category
    select category_id, store.id, store.module_id, store.zone_id, sum(items) from (
      ${changes.map((change) => listedOfStore(...change)).join(' union all ')}
    ) as changed join store on store.id = changed.store_id
    group by category_id, store.id having sum(items) <> 0 order by category_id, store.id
    on conflict (category_id, store_id) do update set items = store_category.items + excluded.items`,
];

const COUNTING = [
  `create table item_count (
     category_id integer not null,
     module_id integer not null,
     zone_id integer not null,
     veg text not null,
     discounted boolean not null,
     recommended boolean not null,
     store_active boolean not null,
     items integer not null,
     primary key (${COUNTED})
   )`,
  `create table store_category (
     category_id integer not null,
     store_id integer not null references store on delete cascade,
     module_id integer not null,
     zone_id integer not null,
     items integer not null,
     primary key (category_id, store_id)
   )`,
  `create index store_category_of_store on store_category (store_id)`,
  `create index store_category_in_place on store_category (category_id, module_id, zone_id, store_id)
     where items > 0`,
  ...addUp([['item', '1']]),
  ...Object.entries({
    insert: [['new', 'added', '1']],
    delete: [['old', 'removed', '-1']],
    update: [
      ['old', 'removed', '-1'],
      ['new', 'added', '1'],
    ],
  } as const).flatMap(([change, seen]) => [
    `create function count_items_after_${change}() returns trigger language plpgsql as $$
     begin ${addUp(seen.map(([, table, sign]) => [table, sign])).join(';')}; return null; end $$`,
    `create trigger item_counted_after_${change} after ${change} on item
       referencing ${seen.map(([which, table]) => `${which} table as ${table}`).join(' ')}
       for each statement execute function count_items_after_${change}()`,
  ]),
  `create function count_no_items() returns trigger language plpgsql as $$
   begin delete from item_count; delete from store_category; return null; end $$`,
  `create trigger item_counted_after_truncate after truncate on item
     for each statement execute function count_no_items()`,
];

const IN_PLACE = 'module_id, zone_id';
const LISTED = 'active and campaign_from is null';
/** What lists are narrowed by: where no count is kept, they are counted within this index. */
const NARROWED = 'card_price, rating, category_ids, discounted, veg, free_delivery, recommended';
const INDEXES = [
  `create index item_in_place on item (${IN_PLACE}) include (${NARROWED}) where ${LISTED}`,
  `create index item_by_popularity on item (${IN_PLACE}, order_count desc, rating desc, id) where ${LISTED}`,
  `create index item_by_age on item (${IN_PLACE}, created_at desc, id desc) where ${LISTED}`,
  `create index item_by_rating on item (${IN_PLACE}, rating desc, rating_count desc, id) where ${LISTED}`,
  `create index item_by_price on item (${IN_PLACE}, card_price, id) where ${LISTED}`,
  `create index item_discounted on item (${IN_PLACE}, order_count desc, rating desc, id) where ${LISTED} and discounted`,
  `create index item_recommended on item (${IN_PLACE}, rating desc, order_count desc, id) where ${LISTED} and recommended`,
  `drop index item_of_campaign`,
  `create index item_of_campaign on item (${IN_PLACE}, campaign_to, id) where active and campaign_from is not null`,
  `create index store_by_popularity on store (${IN_PLACE}, order_count desc, rating desc, id)`,
  `create index store_by_rating on store (${IN_PLACE}, rating desc, order_count desc, id)`,
  `create index store_by_stars on store (${IN_PLACE}, rating desc, rating_count desc, id)`,
  `create index store_by_age on store (${IN_PLACE}, created_at desc, id desc)`,
];

/** Of a store or a provider, the minutes of the week, from Sunday on, in which its hours have it open. */
const openMinutes = (hours: string, owner: string, id: string) => `coalesce((
  select range_agg(open) from (
    select weekday, opens % 1440 as opens, closes % 1440 as closes from ${hours} where ${owner} = ${id}
  ) as day, lateral (values
    (case when opens < closes then int4range(weekday * 1440 + opens, weekday * 1440 + closes)
      when opens = closes then int4range(weekday * 1440, weekday * 1440 + 1440)
      else int4range(weekday * 1440 + opens, weekday * 1440 + 1440) end),
    (case when opens > closes then int4range((weekday + 1) % 7 * 1440, (weekday + 1) % 7 * 1440 + closes) end)
  ) as part (open)), '{}')`;

const HOURS = [
  { of: 'store', hours: 'store_hours', owner: 'store_id' },
  { of: 'rental_provider', hours: 'rental_provider_hours', owner: 'provider_id' },
].flatMap(({ of, hours, owner }) => [
  `alter table ${of} add column open_minutes int4multirange not null default '{}'`,
  `update ${of} set open_minutes = ${openMinutes(hours, owner, `${of}.id`)}`,
  ...(['insert', 'delete', 'update'] as const).flatMap((change) => {
    const seen = { insert: ['new'], delete: ['old'], update: ['old', 'new'] }[change];
    const owners = seen.map((which) => `select ${owner} from ${which}_rows`).join(' union ');
    return [
      `create function ${hours}_after_${change}() returns trigger language plpgsql as $$
       begin
         update ${of} set open_minutes = ${openMinutes(hours, owner, `${of}.id`)} where id in (${owners});
         return null;
       end $$`,
      `create trigger ${hours}_after_${change} after ${change} on ${hours}
         referencing ${seen.map((which) => `${which} table as ${which}_rows`).join(' ')}
         for each statement execute function ${hours}_after_${change}()`,
    ];
  }),
]);

/** Public answers are made of these, too. */
const VERSIONS = ['item_count', 'store_category'].map(
  (table) => `create trigger ${table}_moves_version
     after insert or update or delete or truncate on ${table}
     for each statement execute function move_catalogue_version()`,
);

const STATEMENTS = [...COLUMNS, ...PLACING, ...COUNTING, ...INDEXES, ...HOURS, ...VERSIONS];
