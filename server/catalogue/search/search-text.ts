import { sql } from 'kysely';
import {
  BEGUN_LETTERS,
  LENGTH_DIFFERENCE,
  possibleStarts,
  searchedWord,
  type KnownWord,
  type SearchedWord,
} from '#domain/catalogue/meant-word.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { isAnyOf } from '../listed.ts';
import { dictionary } from './dictionary.ts';

const MAX_WORDS = 8;

/** Splits the typed text into words like the index: without accents, marks and operators. */
async function wordsOf(db: Db, text: string): Promise<readonly SearchedWord[]> {
  const { rows } = await sql<{
    words: string[];
  }>`select search_words(${text.replaceAll('\0', ' ')}) as words`.execute(db);
  return (rows[0]?.words ?? []).slice(0, MAX_WORDS).map((begins) => ({ begins, forms: [] }));
}

/**
 * Text query: each word must match one of the entry's in one of the zones. `weight` limits it to words of one
 * weight. Words contain neither quotes nor backslashes, as `search_words` splits texts there.
 */
export const searchText = (
  kind: string,
  zones: readonly ZoneId[],
  words: readonly SearchedWord[],
  weight = '',
): string => {
  const whole = weight === '' ? '' : `:${weight}`;
  return words
    .map(({ begins, forms }) => [
      ...zones.map((zone) => `'${kind}${zone}/${begins}':*${weight}`),
      ...forms.flatMap((form) => zones.map((zone) => `'${kind}${zone}/${form}'${whole}`)),
    ])
    .map((forms) => `(${forms.join(' | ')})`)
    .join(' & ');
};

type MeantWords = {
  readonly words: readonly SearchedWord[];
  /** The text with typing errors corrected; null if only the forms of words differ. */
  readonly corrected: string | null;
};

/** Source of the candidates: rentals have words of their own. */
export type WordScope = { readonly zones: readonly ZoneId[]; readonly rental: boolean };

/**
 * Replaces words by other forms that occur here, and mistyped words by the likely ones. Null if nothing
 * changes.
 */
async function meantWords(
  db: Db,
  words: readonly SearchedWord[],
  scope: WordScope,
): Promise<MeantWords | null> {
  const meant = await Promise.all(
    words.map(async ({ begins }) =>
      searchedWord(begins, await wordsLike(db, begins, scope), await dictionary()),
    ),
  );
  const isMistyped = meant.some(({ begins }, at) => begins !== words[at]?.begins);
  if (!isMistyped && meant.every(({ forms }) => forms.length === 0)) return null;
  return {
    words: meant,
    corrected: isMistyped ? meant.map(({ begins }) => begins).join(' ') : null,
  };
}

/**
 * Searches for the words of a term. Without a result, searches again for other forms of the words, or for the
 * likely words in place of mistyped ones; only then `corrected` is not null.
 */
export async function findAsMeant<Found>(
  db: Db,
  { term, ...scope }: WordScope & { readonly term: string | null },
  find: (words: readonly SearchedWord[]) => Promise<Found>,
  isAny: (found: Found) => boolean,
): Promise<{ readonly found: Found; readonly corrected: string | null }> {
  const words = term === null ? [] : await wordsOf(db, term);
  const exact = { found: await find(words), corrected: null };
  if (words.length === 0 || isAny(exact.found)) return exact;
  const meant = await meantWords(db, words, scope);
  if (meant === null) return exact;
  const close = await find(meant.words);
  return isAny(close) ? { found: close, corrected: meant.corrected } : exact;
}

/** Maximum of candidates, which bounds the time of a search. */
const MAX_KNOWN = 4_000;

/**
 * Candidates in the zones: words with the same beginning, and words with the same first letter and a similar
 * length.
 */
async function wordsLike(
  db: Db,
  typed: string,
  { zones, rental }: WordScope,
): Promise<readonly KnownWord[]> {
  const { length } = [...typed];
  const longest = length < BEGUN_LETTERS ? length + LENGTH_DIFFERENCE : null;
  const { rows } = await sql<KnownWord>`
    select word, sum(uses)::int as uses from search_word
    where rental = ${rental} and ${isAnyOf('zone_id', zones)}
      and left(word, 1) = any(${possibleStarts(typed)}::text[])
      and length(word) >= ${length - LENGTH_DIFFERENCE}
      and (${longest}::int is null or length(word) <= ${longest} or starts_with(word, ${typed}))
    group by word order by sum(uses) desc, word
    limit ${sql.lit(MAX_KNOWN)}`.execute(db);
  return rows;
}
