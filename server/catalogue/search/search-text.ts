import { sql } from 'kysely';
import { closestWords, type KnownWord } from '#domain/catalogue/closest-words.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { isAnyOf } from '../listed.ts';

/** A word of a search, and by which words of the zone it may be meant. */
export type SearchedWord = { readonly typed: string; readonly meant: readonly string[] };

const MOST_WORDS = 8;

/** What was typed, word by word as the index knows words: without accents, marks and operators. */
export async function wordsOf(db: Db, text: string): Promise<readonly SearchedWord[]> {
  const { rows } = await sql<{
    words: string[];
  }>`select search_words(${text.replaceAll('\0', ' ')}) as words`.execute(db);
  return (rows[0]?.words ?? []).slice(0, MOST_WORDS).map((typed) => ({ typed, meant: [typed] }));
}

/**
 * What the database is asked: each word begins one of the entry's, in one of the zones. `weight` limits it to
 * words of one weight. Words carry neither quotes nor backslashes: `search_words` parts texts there.
 */
export const searchText = (
  kind: string,
  zones: readonly ZoneId[],
  words: readonly SearchedWord[],
  weight = '',
): string =>
  words
    .map(({ meant }) =>
      meant.flatMap((word) => zones.map((zone) => `'${kind}${zone}/${word}':*${weight}`)),
    )
    .map((ways) => `(${ways.join(' | ')})`)
    .join(' & ');

/** The same words as they were probably meant; null where none of them is near to another. */
export async function correctedWords(
  db: Db,
  words: readonly SearchedWord[],
  zones: readonly ZoneId[],
): Promise<readonly SearchedWord[] | null> {
  const corrected = await Promise.all(
    words.map(async ({ typed }) => {
      const meant = closestWords(typed, await similarWords(db, typed, zones));
      return { typed, meant: meant.length > 0 && !isBegun(typed, meant) ? meant : [typed] };
    }),
  );
  return corrected.some(({ typed, meant }) => !meant.includes(typed)) ? corrected : null;
}

/** The words as one would have typed them, to be shown. */
export const wordsAsMeant = (words: readonly SearchedWord[]): string =>
  words.map(({ typed, meant }) => meant[0] ?? typed).join(' ');

const isBegun = (typed: string, meant: readonly string[]) =>
  meant.some((word) => word.startsWith(typed));

const MOST_SIMILAR = 60;

/** Words of the zones that share most trigrams with this one. */
async function similarWords(
  db: Db,
  typed: string,
  zones: readonly ZoneId[],
): Promise<readonly KnownWord[]> {
  if (typed.length < 3) return [];
  const { rows } = await sql<KnownWord>`
    with asked as materialized (select search_trigrams(${typed}) as trigrams)
    select word, sum(uses)::int as uses from search_word, asked
    where search_word.trigrams && asked.trigrams and ${isAnyOf('search_word.zone_id', zones)}
      and length(word) >= length(${typed}) - 2
    group by word, search_word.trigrams, asked.trigrams
    order by (select count(*) from unnest(search_word.trigrams) as one where one = any(asked.trigrams)) desc,
      abs(length(word) - length(${typed})), sum(uses) desc
    limit ${sql.lit(MOST_SIMILAR)}`.execute(db);
  return rows;
}
