import type { Language } from '#domain/kernel/language.ts';
import { textIn } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import type { bannersOf, CategoryRow, modulesOf, reviewsOf } from './queries.ts';

type ModuleRow = Awaited<ReturnType<typeof modulesOf>>[number];
type BannerRow = Awaited<ReturnType<typeof bannersOf>>[number];
type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>['rows'][number];

export const toWireModule = (row: ModuleRow, language: Language) => ({
  id: row.id,
  module_name: nameIn(language, row),
  module_type: row.type,
  icon_full_url: row.icon,
  thumbnail_full_url: row.thumbnail,
  status: row.active ? '1' : '0',
  zones: row.zones,
  stores_count: (row.store_count ?? 0) + (row.provider_count ?? 0),
  description: textIn(language, row, 'description'),
});

/** Nests categories below their parents. A category without its parent in the rows is a root. */
export function toWireCategories(rows: readonly CategoryRow[], language: Language) {
  const listed = new Set(rows.map(({ id }) => id));
  return rows
    .filter(({ parent_id }) => parent_id === null || !listed.has(parent_id))
    .map((row) => ({
      ...categoryFields(row, language),
      childes: rows
        .filter(({ parent_id }) => parent_id === row.id)
        .map((child) => categoryFields(child, language)),
    }));
}

const categoryFields = (row: CategoryRow, language: Language) => ({
  id: row.id,
  name: nameIn(language, row),
  image_full_url: row.image,
  parent_id: row.parent_id ?? 0,
  position: row.position,
  status: 1,
  priority: 0,
  featured: Number(row.featured),
  module_id: row.module_id,
  products_count: row.item_count ?? 0,
});

export const toWireBanner = (row: BannerRow, language: Language) => ({
  id: row.id,
  title: textIn(language, row, 'title'),
  subtitle: textIn(language, row, 'subtitle'),
  image_full_url: row.image,
  store_id: row.store_id,
  store: storeOf(row),
  item: row.item_id === null ? null : { id: row.item_id },
  link: row.link,
});

/** Facts for a link to the store. */
const storeOf = (row: BannerRow) =>
  row.store_id === null
    ? null
    : {
        id: row.store_id,
        ...(row.store_module_id === null ? {} : { module_id: row.store_module_id }),
        ...(row.store_module_type === null ? {} : { module_type: row.store_module_type }),
        ...(row.store_zone_id === null ? {} : { zone_id: row.store_zone_id }),
        ...(row.lat === null || row.lng === null ? {} : { latitude: row.lat, longitude: row.lng }),
      };

/** An author has one name field, so that no client has to split a name. */
export const toWireReview = (row: ReviewRow, language: Language) => ({
  id: row.id,
  item_id: row.item_id,
  item_name: nameIn(language, row),
  rating: row.rating,
  comment: row.comment,
  reply: row.reply,
  attachment_full_url: row.images,
  customer_name: row.customer_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.created_at.toISOString(),
});
