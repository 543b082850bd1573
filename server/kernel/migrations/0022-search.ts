import { sql, type Kysely } from 'kysely';

/**
 * What customers can search for: one narrow row for each item and store, found by the beginnings of its words
 * from one index, and every word that occurs in a zone, for those that were mistyped. Triggers keep both in
 * step with what is sold. No extension is needed: words, their trigrams and their marks are made by plain
 * functions, so that any user of PostgreSQL may run this, and letters beyond ASCII do not depend on a locale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Accents, the nukta, apostrophes, and characters that are not seen: they make no difference to a word. */
const DROPPED = `[\\u0300-\\u036f\\u093c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff\\u00ad''\`\\u2018\\u2019]+`;
/** What stands between words: punctuation, in English and in Hindi. */
const BETWEEN = `[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2010-\\u2029\\u2030-\\u205f\\u20a0-\\u20cf\\u0964\\u0965\\u3000-\\u3003]+`;

const FUNCTIONS = [
  `create function search_words(text) returns text[] language sql immutable parallel safe as $$
     select coalesce(array_agg(left(word, 40) order by place), '{}')
     from unnest(string_to_array(regexp_replace(
       translate(lower(regexp_replace(normalize($1, NFKD), '${DROPPED}', '', 'g')), 'ँßøłđı', 'ंsoldi'),
       '${BETWEEN}', ' ', 'g'), ' ')) with ordinality as split (word, place)
     where word <> ''
   $$`,
  `create function search_trigrams(text) returns text[] language sql immutable parallel safe as $$
     select array(select distinct substr('^' || $1 || '$', at, 3) from generate_series(1, length($1)) at)
   $$`,
  // A word is known by its kind and zone, so that a search reads the words of these alone: "i3/pizza".
  `create function search_vector(prefix text, names text[], beside text[]) returns tsvector
     language sql immutable parallel safe as $$
     select coalesce(string_agg('''' || prefix || word || ''':1' || weight, ' '), '')::tsvector
     from (select unnest(names) as word, 'A' as weight union all select unnest(beside), 'C') as weighed
   $$`,
  `create function search_names(entity_named text, entity_id_named integer, name text) returns text[]
     language sql stable as $$
     select array_agg(array_to_string(search_words(named), ' ')) from (
       select name as named union all
       select text from translation
       where entity = entity_named and entity_id = entity_id_named and field = 'name'
     ) as texts
   $$`,
];

const TABLES = [
  `create table search_entry (
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
   )`,
  `create index search_entry_words on search_entry using gin (words) with (fastupdate = off)`,
  `create index search_entry_store on search_entry (store_id)`,
  `create table search_word (
     zone_id integer not null references zone on delete cascade,
     word text not null,
     uses integer not null,
     trigrams text[] not null,
     primary key (zone_id, word)
   )`,
  `create index search_word_trigrams on search_word using gin (trigrams) with (fastupdate = off)`,
];

/** What one piece costs on a card: the store's discount replaces the item's own. */
const SHOWN_PRICE = `greatest(0, item.price - case
  when store.discount_rate > 0 then round(item.price * store.discount_rate / 1000000.0)
  when item.discount_type = 'percent' then round(item.price * item.discount / 1000000.0)
  else item.discount end)`;

const INDEXING = [
  `create function index_stores(ids integer[]) returns void language sql as $$
     delete from search_entry where kind = 's' and id = any(ids);
     insert into search_entry
     select 's', store.id, store.id, store.module_id, store.zone_id, store.order_count, 0, store.rating,
       store.veg, store.non_veg, store.discount_rate > 0, store.free_delivery, named.names,
       search_vector('s' || store.zone_id || '/', search_words(array_to_string(named.names, ' ')), '{}')
     from store, search_names('store', store.id, store.name) as named (names)
     where store.id = any(ids)
   $$`,
  `create function index_items(ids integer[]) returns void language sql as $$
     delete from search_entry where kind = 'i' and id = any(ids);
     insert into search_entry
     select 'i', item.id, store.id, store.module_id, store.zone_id, item.order_count, ${SHOWN_PRICE},
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
   $$`,
  `create function index_items_of_stores(ids integer[]) returns void language sql as $$
     select index_items(array(select item.id from item where item.store_id = any(ids)))
   $$`,
  `create function index_items_of_categories(ids integer[]) returns void language sql as $$
     select index_items(array(select distinct item_id from item_category where category_id = any(ids)))
   $$`,
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

const each = (column: string, table = 'changed') =>
  `array(select distinct ${column} from ${table})`;
const ofTexts = (which: string) => `
  perform index_stores(array(${which} 'store'));
  perform index_items_of_stores(array(${which} 'store'));
  perform index_items(array(${which} 'item'));
  perform index_items_of_categories(array(${which} 'category'));`;
const CHANGED_TEXTS = `select entity_id from changed where field = 'name' and entity =`;
const WORDS_CHANGED = `(
  select zone_id, word, count(*) as uses from (
    select zone_id, substr(lexeme, strpos(lexeme, '/') + 1) as word
    from changed, unnest(tsvector_to_array(words)) as lexeme
  ) as used where length(word) >= 3 group by zone_id, word order by zone_id, word
) as used`;

const TRIGGERS = [
  onChange(
    'search_word_used',
    'search_entry',
    'insert',
    `insert into search_word select zone_id, word, uses, search_trigrams(word) from ${WORDS_CHANGED}
       on conflict (zone_id, word) do update set uses = search_word.uses + excluded.uses;`,
  ),
  onChange(
    'search_word_unused',
    'search_entry',
    'delete',
    `update search_word set uses = search_word.uses - used.uses from ${WORDS_CHANGED}
       where search_word.zone_id = used.zone_id and search_word.word = used.word;
     delete from search_word using ${WORDS_CHANGED} where search_word.uses <= 0
       and search_word.zone_id = used.zone_id and search_word.word = used.word;`,
  ),
  onChange('search_store_new', 'store', 'insert', `perform index_stores(${each('id')});`),
  onChange(
    'search_store_changed',
    'store',
    'update of name, zone_id, module_id, discount_rate, veg, non_veg, free_delivery',
    `perform index_stores(array[new.id]); perform index_items_of_stores(array[new.id]);`,
  ),
  onChange(
    'search_store_rank',
    'store',
    'update of order_count, rating',
    `update search_entry set popularity = new.order_count, rating = new.rating
       where kind = 's' and id = new.id;`,
  ),
  onChange('search_item_new', 'item', 'insert', `perform index_items(${each('id')});`),
  onChange(
    'search_item_changed',
    'item',
    'update of name, active, campaign_from, store_id, price, discount, discount_type, veg, tags, generic_names',
    `perform index_items(array[new.id]);`,
  ),
  onChange(
    'search_item_rank',
    'item',
    'update of order_count, rating',
    `update search_entry set popularity = new.order_count, rating = new.rating
       where kind = 'i' and id = new.id;`,
  ),
  onChange('search_item_gone', 'item', 'delete', `perform index_items(${each('id')});`),
  onChange(
    'search_category_new',
    'item_category',
    'insert',
    `perform index_items(${each('item_id')});`,
  ),
  onChange(
    'search_category_gone',
    'item_category',
    'delete',
    `perform index_items(${each('item_id')});`,
  ),
  onChange(
    'search_category_renamed',
    'category',
    'update of name',
    `perform index_items_of_categories(array[new.id]);`,
  ),
  onChange('search_text_new', 'translation', 'insert', ofTexts(CHANGED_TEXTS)),
  onChange('search_text_gone', 'translation', 'delete', ofTexts(CHANGED_TEXTS)),
  onChange(
    'search_text_changed',
    'translation',
    'update of text',
    ofTexts(`select new.entity_id where new.field = 'name' and new.entity =`),
  ),
];

const STATEMENTS = [
  ...FUNCTIONS,
  ...TABLES,
  ...INDEXING,
  ...TRIGGERS.flat(),
  `select index_stores(array(select id from store))`,
  `select index_items(array(select id from item))`,
];
