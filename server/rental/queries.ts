import { sql } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import {
  handsOverIn,
  isAnyOf,
  isNamedLike,
  likeText,
  listed,
  total,
} from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';
import { isPlacedIn } from './vehicle-filter.ts';

type Shelf = {
  readonly module: ModuleId;
  readonly zones: readonly ZoneId[];
  readonly search: string;
};

/** Categories with their numbers of vehicles in the zones. */
export const categoriesOf = (db: Db, { module, zones, search }: Shelf, page: PageQuery) =>
  listed(
    db
      .selectFrom('vehicle_category')
      .innerJoin('module', 'module.id', 'vehicle_category.module_id')
      .selectAll('vehicle_category')
      .select([total, translationsOf('vehicle_category')])
      .select((from) =>
        from
          .selectFrom('vehicle')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('vehicle.category_id', '=', 'vehicle_category.id')
          .where('vehicle.active', '=', true)
          .where(isPlacedIn(module, zones))
          .as('vehicle_count'),
      )
      .where('module.active', '=', true)
      .where('vehicle_category.module_id', '=', module)
      .$if(search !== '', (query) => query.where(isNamedLike('vehicle_category', search)))
      .orderBy('vehicle_category.position')
      .orderBy('vehicle_category.id'),
    page,
  );

export const brandsOf = (db: Db, { module, search }: Omit<Shelf, 'zones'>, page: PageQuery) =>
  listed(
    db
      .selectFrom('vehicle_brand')
      .innerJoin('module', 'module.id', 'vehicle_brand.module_id')
      .selectAll('vehicle_brand')
      .select([total, translationsOf('vehicle_brand')])
      .where('module.active', '=', true)
      .where('vehicle_brand.module_id', '=', module)
      .$if(search !== '', (query) => query.where(isNamedLike('vehicle_brand', search)))
      .orderBy('vehicle_brand.position')
      .orderBy('vehicle_brand.id'),
    page,
  );

const bannerRows = (db: Db) =>
  db
    .selectFrom('rental_banner')
    .innerJoin('module', 'module.id', 'rental_banner.module_id')
    .selectAll('rental_banner')
    .select(translationsOf('rental_banner'))
    .where('module.active', '=', true)
    .orderBy('rental_banner.position')
    .orderBy('rental_banner.id');

/** Banners of the zones. Links to providers only with a pickup zone there. */
export const bannersOf = (
  db: Db,
  { module, zones, featured }: Omit<Shelf, 'search'> & { readonly featured: boolean },
) =>
  bannerRows(db)
    .where('rental_banner.module_id', '=', module)
    .where((or) => or.or([or('zone_id', 'is', null), isAnyOf('zone_id', zones)]))
    .where((or) =>
      or.or([
        or('provider_id', 'is', null),
        or.exists(
          or
            .selectFrom('rental_provider')
            .select('rental_provider.id')
            .whereRef('rental_provider.id', '=', 'rental_banner.provider_id')
            .where('rental_provider.active', '=', true)
            .where(handsOverIn(zones)),
        ),
      ]),
    )
    .$if(featured, (query) => query.where('featured', '=', true))
    .execute();

export const bannersOfProvider = (db: Db, provider: number) =>
  bannerRows(db).where('provider_id', '=', Math.min(provider, LAST_ROW_ID)).execute();

/** Reviews with the vehicle's name, newest first; with this text in them, if given. */
const reviewRows = (db: Db, search: string) =>
  db
    .selectFrom('vehicle_review')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_review.vehicle_id')
    .selectAll('vehicle_review')
    .select([total, 'vehicle.name as vehicle_name'])
    .select(translated('vehicle').as('vehicle_translations'))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`vehicle_review.comment ilike ${likeText(search)}`),
    )
    .orderBy('vehicle_review.created_at', 'desc')
    .orderBy('vehicle_review.id', 'desc');

export const reviewsOfVehicle = (db: Db, vehicle: number, search: string, page: PageQuery) =>
  listed(reviewRows(db, search).where('vehicle_review.vehicle_id', '=', vehicle), page);

export const reviewsOfProvider = (db: Db, provider: number, search: string, page: PageQuery) =>
  listed(reviewRows(db, search).where('vehicle.provider_id', '=', provider), page);
