import { OVERLAYS } from '#application/kernel/overlay-entry.ts';
import type { PageId, PageParams } from '#application/kernel/path.ts';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { Late } from '#application/kernel/late.ts';
import type { Services } from '#application/shell/services.ts';
import type * as select from '#application/shell/storefront/selectors.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';

type Module = NonNullable<ReturnType<typeof select.module>>;

/** What a service is once it has been fetched. */
type Fetched<Service> = Service extends Late<infer Value> ? Value : never;

export type ReadsFrom<Id extends PageId = PageId> = {
  /** Some come late in a browser. */
  readonly queries: Services['queries'] & {
    readonly search: Fetched<Services['search']>;
    readonly legal: Fetched<Services['legal']>;
    readonly rental: Fetched<Services['vehicles']>;
    readonly parcel: Pick<Fetched<Services['parcel']>['reads'], 'categories'>;
  };
  readonly scope: ReadScope;
  readonly params: PageParams<Id>;
  /** What the address says besides. */
  readonly query: URLSearchParams;
  /** Null where the settings are not known. */
  readonly timeZone: TimeZone | null;
  /** Whether the mark for vegetarian food is shown in this module. */
  readonly marksDiet: boolean;
};

export type Reads<Id extends PageId = PageId> = (from: ReadsFrom<Id>) => readonly Query<unknown>[];

/** Of a page that is asked for, all that may keep a server from drawing it. */
export type PageVisit = {
  readonly query: URLSearchParams;
  readonly zones: string | null;
  readonly module: number | null;
  readonly moduleType: Module['type'] | null;
};

/**
 * What a page reads first, so that it can come with its answers. The server is told by `npm run pages`; no
 * browser loads this.
 */
export type PageReads<Id extends PageId = PageId> = {
  readonly reads: Reads<Id>;
  /** How wide the picture is rendered that is in the answer to its first read: it is fetched early. */
  readonly picture?: string;
  /** What it reads as well, by what its query says. Where browsers draw it, that comes with the page if there is no query. */
  readonly byQuery?: Pick<PageReads<Id>, 'reads' | 'picture'>;
  /** Whether the server draws it, once there is what its route needs; left out, browsers draw it. */
  readonly rendered?: (visit: PageVisit) => boolean;
};

/** By the ids of the pages' addresses. A page that reads what depends on the customer comes without. */
export type AllPageReads = { readonly [Page in PageId]?: PageReads<Page> };

/** Of an address whose query says nothing but this, and perhaps what lies over the page. */
export const saysOnly =
  (...names: readonly string[]) =>
  ({ query }: Pick<PageVisit, 'query'>): boolean =>
    [...query.keys()].every((name) => names.includes(name) || isOverlay(name));

/** What lies over a page that is rendered. A drawer would move it as it opens. */
const isOverlay = (name: string): boolean =>
  name !== 'drawer' && OVERLAYS.some((one) => one === name);
