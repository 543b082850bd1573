import type { PageId, PageParams } from '#application/kernel/path.ts';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { Services } from '#application/shell/services.ts';

/** Their code comes late in a browser. */
type RentalQueries = Awaited<ReturnType<Services['vehicles']>>;

export type ReadsFrom<Id extends PageId = PageId> = {
  readonly queries: Services['queries'] & { readonly rental: RentalQueries };
  readonly scope: ReadScope;
  readonly params: PageParams<Id>;
};

export type Reads<Id extends PageId = PageId> = (from: ReadsFrom<Id>) => readonly Query<unknown>[];

/**
 * What a page reads first, so that it can come with its answers. The server is told by `npm run pages`; no
 * browser loads this.
 */
export type PageReads<Id extends PageId = PageId> = {
  readonly reads: Reads<Id>;
  /** How wide the picture is drawn that is in the answer to its first read: it is fetched early. */
  readonly picture?: string;
  /** What it reads as well where its address has no query. */
  readonly plain?: Pick<PageReads<Id>, 'reads' | 'picture'>;
};

/** By the ids of the pages' addresses. A page that reads what depends on the customer comes without. */
export type AllPageReads = { readonly [Page in PageId]?: PageReads<Page> };
