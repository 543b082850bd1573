import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import {
  findEntries,
  type EntryKind,
  type EntrySearch,
  type FoundEntries,
} from './find-entries.ts';
import { findAsMeant } from './search-text.ts';

export type Found = FoundEntries & {
  /** The corrected text, if nothing matched as typed; else null. */
  readonly corrected: string | null;
};

type Search = Omit<EntrySearch, 'words' | 'kind'> & { readonly term: string | null };

const NOTHING: Found = { ids: [], total: 0, isCut: false, corrected: null };

/**
 * Entries of one or several kinds that match a term. If none of any kind matches, those that match other forms
 * of the words, or the likely words in place of mistyped ones.
 */
export async function search<const Kinds extends readonly EntryKind[]>(
  db: Db,
  kinds: Kinds,
  wanted: Search,
  pageOf: (kind: EntryKind) => PageQuery,
): Promise<{ readonly [Index in keyof Kinds]: Found }> {
  const { found, corrected } = await findAsMeant(
    db,
    { term: wanted.term, zones: wanted.zones, rental: false },
    (words) => findAll(db, kinds, { ...wanted, words }, pageOf),
    (entries) => entries.some(({ total }) => total > 0),
  );
  return inKinds(kinds, (index) => {
    const entries = found[index] ?? NOTHING;
    return { ...entries, corrected: entries.total > 0 ? corrected : null };
  });
}

const findAll = (
  db: Db,
  kinds: readonly EntryKind[],
  wanted: Omit<EntrySearch, 'kind'>,
  pageOf: (kind: EntryKind) => PageQuery,
): Promise<readonly FoundEntries[]> =>
  Promise.all(kinds.map((kind) => findEntries(db, { ...wanted, kind }, pageOf(kind))));

const inKinds = <const Kinds extends readonly EntryKind[]>(
  kinds: Kinds,
  found: (index: number) => Found,
) => kinds.map((_, index) => found(index)) as { readonly [Index in keyof Kinds]: Found };
