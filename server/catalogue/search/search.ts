import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import {
  findEntries,
  type EntryKind,
  type EntrySearch,
  type FoundEntries,
} from './find-entries.ts';
import { correctedWords, wordsAsMeant, wordsOf } from './search-text.ts';

export type Found = FoundEntries & {
  /** What was searched for instead, where nothing is called as was asked; else null. */
  readonly corrected: string | null;
};

type Search = Omit<EntrySearch, 'words' | 'kind'> & { readonly term: string | null };

const NOTHING: Found = { ids: [], total: 0, isCut: false, corrected: null };

/**
 * What is called by the words of a term, of one kind or of several. Where nothing is, of none of them, what is
 * called by words that are close to these.
 */
export async function search<const Kinds extends readonly EntryKind[]>(
  db: Db,
  kinds: Kinds,
  asked: Search,
  pageOf: (kind: EntryKind) => PageQuery,
): Promise<{ readonly [Index in keyof Kinds]: Found }> {
  const words = asked.term === null ? [] : await wordsOf(db, asked.term);
  const exact = await findAll(db, kinds, { ...asked, words }, pageOf);
  if (words.length === 0 || exact.some(({ total }) => total > 0)) {
    return inKinds(kinds, (index) => ({ ...(exact[index] ?? NOTHING), corrected: null }));
  }
  const meant = await correctedWords(db, words, asked.zones);
  const close = meant ? await findAll(db, kinds, { ...asked, words: meant }, pageOf) : [];
  return inKinds(kinds, (index) => {
    const found = close[index];
    return meant && found && found.total > 0
      ? { ...found, corrected: wordsAsMeant(meant) }
      : NOTHING;
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
