import { OVERLAYS } from '#application/kernel/overlay-entry.ts';
import type { PageId, PageParams } from '#application/kernel/path.ts';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { Late } from '#application/kernel/late.ts';
import type { Services } from '#application/shell/services.ts';
import type * as select from '#application/shell/storefront/selectors.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';

type Module = NonNullable<ReturnType<typeof select.module>>;

type Fetched<Service> = Service extends Late<infer Value> ? Value : never;

export type ReadsFrom<Id extends PageId = PageId> = {
  /** Some queries load lazily in a browser. */
  readonly queries: Services['queries'] & {
    readonly search: Fetched<Services['search']>;
    readonly legal: Fetched<Services['legal']>;
    readonly rental: Fetched<Services['vehicles']>;
    readonly parcel: Pick<Fetched<Services['parcelQueries']>, 'categories'>;
  };
  readonly scope: ReadScope;
  readonly params: PageParams<Id>;
  readonly query: URLSearchParams;
  /** Null where the settings are unknown. */
  readonly timeZone: TimeZone | null;
  readonly marksDiet: boolean;
};

export type Reads<Id extends PageId = PageId> = (from: ReadsFrom<Id>) => readonly Query<unknown>[];

/** Facts of a request that may keep the server from rendering the page. */
export type PageVisit = {
  readonly query: URLSearchParams;
  readonly zones: string | null;
  readonly module: number | null;
  readonly moduleType: Module['type'] | null;
};

/**
 * Prefetched reads of a page. `npm run pages` passes them to the server; no browser loads this.
 */
export type PageReads<Id extends PageId = PageId> = {
  readonly reads: Reads<Id>;
  /** Preloads the picture in the answer to the first read, at this rendered width (`sizes`). */
  readonly picture?: string;
  /**
   * Further reads that depend on the query. Where the browser renders the page, they are
   * prefetched only without a query.
   */
  readonly byQuery?: Pick<PageReads<Id>, 'reads' | 'picture'>;
  /**
   * True if the server renders the page once its route's needs are met; without it, the browser
   * renders.
   */
  readonly rendered?: (visit: PageVisit) => boolean;
};

/** By page id. Pages whose reads depend on the customer have none. */
export type AllPageReads = { readonly [Page in PageId]?: PageReads<Page> };

/** True for a query with these parameters only, besides those of an overlay. */
export const saysOnly =
  (...names: readonly string[]) =>
  ({ query }: Pick<PageVisit, 'query'>): boolean =>
    [...query.keys()].every((name) => names.includes(name) || isOverlay(name));

/** Overlays over server-rendered pages. A drawer would shift the page as it opens. */
const isOverlay = (name: string): boolean =>
  name !== 'drawer' && OVERLAYS.some((one) => one === name);
