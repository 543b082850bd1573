import { sql, type Kysely } from 'kysely';

/**
 * LocalizedText that may have been meant by a mistyped one are found by their first letter and length: trigrams missed two
 * letters swapped in a short word. Of which kind and zone a word is stands in the index of the search itself
 * ("i3/pizza"); the words of rented vehicles ("v") and their providers ("p") are kept apart from those of goods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const WORDS_CHANGED = `(
  select rental, zone_id, word, count(*)::int as uses from (
    select left(lexeme, 1) in ('v', 'p') as rental,
      substr(lexeme, 2, strpos(lexeme, '/') - 2)::int as zone_id,
      substr(lexeme, strpos(lexeme, '/') + 1) as word
    from changed, unnest(tsvector_to_array(words)) as lexeme
  ) as used where length(word) >= 3 group by rental, zone_id, word order by rental, zone_id, word
) as used`;
const SAME_WORD = `search_word.rental = used.rental and search_word.zone_id = used.zone_id
  and search_word.word = used.word`;

const STATEMENTS = [
  `drop index search_word_trigrams`,
  `alter table search_word drop column trigrams,
     add column rental boolean not null default false,
     drop constraint search_word_pkey,
     add primary key (rental, zone_id, word)`,
  `create index search_word_start on search_word (rental, zone_id, left(word, 1), length(word))`,
  `create or replace function search_word_used() returns trigger language plpgsql as $$ begin
     insert into search_word (rental, zone_id, word, uses) select * from ${WORDS_CHANGED}
       on conflict (rental, zone_id, word) do update set uses = search_word.uses + excluded.uses;
     return null;
   end $$`,
  `create or replace function search_word_unused() returns trigger language plpgsql as $$ begin
     update search_word set uses = search_word.uses - used.uses from ${WORDS_CHANGED} where ${SAME_WORD};
     delete from search_word using ${WORDS_CHANGED} where search_word.uses <= 0 and ${SAME_WORD};
     return null;
   end $$`,
  `drop function search_trigrams(text)`,
];
