import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import { translationsOf } from '#server/kernel/translations.ts';
import { handsOverIn, isAnyOf, isNamedLike, isSold, listed, total } from './listed.ts';

/** Modules in these zones (in all zones if none is given) with their numbers of stores or providers. */
export const modulesOf = (db: Db, zones: readonly ZoneId[]) =>
  db
    .selectFrom('module')
    .selectAll()
    .select(translationsOf('module'))
    .select((from) =>
      from
        .selectFrom('store')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('store.module_id', '=', 'module.id')
        .$if(zones.length > 0, (query) => query.where(isAnyOf('store.zone_id', zones)))
        .as('store_count'),
    )
    .select((from) =>
      from
        .selectFrom('rental_provider')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('rental_provider.module_id', '=', 'module.id')
        .$if(zones.length > 0, (query) => query.where(handsOverIn(zones)))
        .as('provider_count'),
    )
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('zone_module')
          .select('zone_id as id')
          .whereRef('module_id', '=', 'module.id')
          .orderBy('zone_id'),
      ).as('zones'),
    )
    .where('active', '=', true)
    .$if(zones.length > 0, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('zone_module')
            .select('module_id')
            .whereRef('module_id', '=', 'module.id')
            .where(isAnyOf('zone_id', zones)),
        ),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();

export type CategoryFilter = {
  readonly module: ModuleId | null;
  readonly zones: readonly ZoneId[];
  readonly search: string;
  readonly featured: boolean;
};

/**
 * Categories with their numbers of items, subcategories included; in the given zones, if any. Items of
 * inactive stores do not count.
 */
export const categoriesOf = (db: Db, { module, zones, search, featured }: CategoryFilter) =>
  db
    .selectFrom('category')
    .selectAll()
    .select(translationsOf('category'))
    .select((from) =>
      from
        .selectFrom('item_count')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('items'), sql<number>`0`).as('count'))
        .whereRef('item_count.category_id', '=', 'category.id')
        .where('store_active', '=', true)
        .$if(zones.length > 0, (query) => query.where(isAnyOf('zone_id', zones)))
        .as('item_count'),
    )
    .$if(module !== null, (query) => query.where('module_id', '=', module as number))
    .$if(featured, (query) => query.where('featured', '=', true))
    .$if(search !== '', (query) => query.where(isNamedLike('category', search)))
    .orderBy('position')
    .orderBy('id')
    .execute();
export type CategoryRow = Awaited<ReturnType<typeof categoriesOf>>[number];

/** Categories of a store's items. */
export const categoriesOfStore = (db: Db, store: number) =>
  db
    .selectFrom('category')
    .select(['id', 'name', 'image', translationsOf('category')])
    .where('id', 'in', (from) =>
      from
        .selectFrom('item_category')
        .innerJoin('item', 'item.id', 'item_category.item_id')
        .select('item_category.category_id')
        .where('item.store_id', '=', store)
        .where(isSold),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();

export const bannersOf = (
  db: Db,
  { module, zones }: { readonly module: ModuleId | null; readonly zones: readonly ZoneId[] },
) =>
  db
    .selectFrom('banner')
    .leftJoin('store', 'store.id', 'banner.store_id')
    .leftJoin('module', 'module.id', 'store.module_id')
    .selectAll('banner')
    .select(['store.module_id as store_module_id', 'module.type as store_module_type'])
    .select(['store.zone_id as store_zone_id', 'store.lat', 'store.lng'])
    .select(translationsOf('banner'))
    .$if(module !== null, (query) => query.where('banner.module_id', '=', module as number))
    .$if(zones.length > 0, (query) =>
      query.where((or) =>
        or.or([or('banner.zone_id', 'is', null), isAnyOf('banner.zone_id', zones)]),
      ),
    )
    .orderBy('banner.position')
    .orderBy('banner.id')
    .execute();

/** Reviews of one item, or of all items of a store. */
type Reviewed = { readonly 'item.id': number } | { readonly 'item.store_id': number };

const newestReviews = (db: Db, of: Reviewed) =>
  db
    .selectFrom('review')
    .innerJoin('item', 'item.id', 'review.item_id')
    .selectAll('review')
    .select(['item.name', translationsOf('item')])
    .select(total)
    .where((where) => where.and(of))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc');

/** A page of reviews, newest first; all of them without a page. */
export async function reviewsOf(db: Db, of: Reviewed, page: PageQuery | null) {
  if (page) return listed(newestReviews(db, of), page);
  const rows = await newestReviews(db, of).execute();
  return { rows, total: rows.length };
}
