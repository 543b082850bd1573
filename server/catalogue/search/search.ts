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
  /** What was searched for instead, where nothing is called as was asked; else null. */
  readonly corrected: string | null;
};

type Search = Omit<EntrySearch, 'words' | 'kind'> & { readonly term: string | null };

const NOTHING: Found = { ids: [], total: 0, isCut: false, corrected: null };

/**
 * What is called by the words of a term, of one kind or of several. Where nothing is, of none of them, what is called
 * by other forms of these words, or by those that were meant where one was mistyped.
 */
export async function search<const Kinds extends readonly EntryKind[]>(
  db: Db,
  kinds: Kinds,
  asked: Search,
  pageOf: (kind: EntryKind) => PageQuery,
): Promise<{ readonly [Index in keyof Kinds]: Found }> {
  const { found, corrected } = await findAsMeant(
    db,
    { term: asked.term, zones: asked.zones, rental: false },
    (words) => findAll(db, kinds, { ...asked, words }, pageOf),
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
  asked: Omit<EntrySearch, 'kind'>,
  pageOf: (kind: EntryKind) => PageQuery,
): Promise<readonly FoundEntries[]> =>
  Promise.all(kinds.map((kind) => findEntries(db, { ...asked, kind }, pageOf(kind))));

const inKinds = <const Kinds extends readonly EntryKind[]>(
  kinds: Kinds,
  found: (index: number) => Found,
) => kinds.map((_, index) => found(index)) as { readonly [Index in keyof Kinds]: Found };
