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

/** What was typed, word by word as the index knows words: without accents, marks and operators. */
async function wordsOf(db: Db, text: string): Promise<readonly SearchedWord[]> {
  const { rows } = await sql<{
    words: string[];
  }>`select search_words(${text.replaceAll('\0', ' ')}) as words`.execute(db);
  return (rows[0]?.words ?? []).slice(0, MAX_WORDS).map((begins) => ({ begins, forms: [] }));
}

/**
 * What the database is asked: each word is one of the entry's, in one of the zones. `weight` limits it to words of
 * one weight. Words carry neither quotes nor backslashes: `search_words` parts texts there.
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
    .map((ways) => `(${ways.join(' | ')})`)
    .join(' & ');
};

type MeantWords = {
  readonly words: readonly SearchedWord[];
  /** As one would have typed them, where one was mistyped; null where they are but in other forms. */
  readonly corrected: string | null;
};

/** Where the words that may be meant are looked for: what is rented has words of its own. */
export type WordScope = { readonly zones: readonly ZoneId[]; readonly rental: boolean };

/**
 * The same words in the forms that occur here, and as they were meant where they were mistyped. Null where that is
 * what was asked before.
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
 * Finds by the words of a term; where that finds nothing, by other forms of these words, or by the words that a mistyped one
 * stands for. `corrected` says the latter, and is null otherwise.
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

/** The time of a search has a bound. */
const MAX_KNOWN = 4_000;

/** The words of the zones that could be meant by this one: what begins so, and what begins and is as long alike. */
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
