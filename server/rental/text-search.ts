import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchedWord } from '#domain/catalogue/meant-word.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import { id } from '#domain/kernel/id.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { findAsMeant, searchText } from '#server/catalogue/search/search-text.ts';
import type { Db } from '#server/kernel/database.ts';

/** Words of a vehicle or provider in one of the zones. */
export type TextSearch = {
  readonly words: readonly SearchedWord[];
  readonly zones: readonly ZoneId[];
};

const TABLES = { v: 'vehicle', p: 'rental_provider' } as const;

/** True if each word matches; the query must contain the table. False without words. */
export const matchesText = (kind: keyof typeof TABLES, search: TextSearch): RawBuilder<SqlBool> =>
  search.words.length === 0 || search.zones.length === 0
    ? sql`false`
    : sql`${sql.ref(`${TABLES[kind]}.id`)} in (
        select entry.id from rental_search_entry as entry
        where entry.kind = ${kind} and entry.words @@ ${textOf(kind, search)}::tsquery)`;

/** Sorts matches of all words in the name first. */
export const nameMatchesFirst = (
  kind: keyof typeof TABLES,
  search: TextSearch,
): RawBuilder<unknown> =>
  sql`exists (
    select from rental_search_entry as entry
    where entry.kind = ${kind} and entry.id = ${sql.ref(`${TABLES[kind]}.id`)}
      and entry.words @@ ${textOf(kind, search, 'A')}::tsquery) desc`;

/**
 * Searches for a text, and for a corrected text if nothing matches. Null zones mean all, as a provider's
 * vehicles are listed from anywhere.
 */
export async function searchByText<Found>(
  db: Db,
  text: string,
  place: { readonly zones: readonly ZoneId[] | null },
  find: (search: TextSearch) => Promise<Found>,
  isAny: (found: Found) => boolean,
): Promise<{ readonly found: Found; readonly corrected: string | null }> {
  const zones = place.zones ?? (await allZones(db));
  return findAsMeant(
    db,
    { term: parseSearchTerm(text), zones, rental: true },
    (words) => find({ words, zones }),
    isAny,
  );
}

const allZones = async (db: Db): Promise<readonly ZoneId[]> =>
  (await db.selectFrom('zone').select('id').execute()).map((zone) => id<'Zone'>(zone.id));

const textOf = (kind: string, { words, zones }: TextSearch, weight?: 'A') =>
  searchText(kind, zones, words, weight);
