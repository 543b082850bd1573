import type * as v from 'valibot';
import type * as contract from '#contract/rental-providers.ts';
import type { Language } from '#domain/kernel/language.ts';
import { textIn } from '#server/kernel/translations.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import type { bannersOf, brandsOf, categoriesOf, reviewsOfVehicle } from './queries.ts';

type CategoryRow = Awaited<ReturnType<typeof categoriesOf>>['rows'][number];
type BrandRow = Awaited<ReturnType<typeof brandsOf>>['rows'][number];
type BannerRow = Awaited<ReturnType<typeof bannersOf>>[number];
type ReviewRow = Awaited<ReturnType<typeof reviewsOfVehicle>>['rows'][number];

export const toWireCategory = (row: CategoryRow, language: Language) => ({
  id: row.id,
  name: nameIn(language, row),
  image_full_url: row.image,
  total_vehicles: row.vehicle_count ?? 0,
});

export const toWireBrand = (row: BrandRow, language: Language) => ({
  id: row.id,
  name: nameIn(language, row),
  image_full_url: row.image,
});

type WireBanner = v.InferInput<typeof contract.rentalBanner>;

/** Links to a provider by id, and to anything else by URL. */
export const toWireBanner = (row: BannerRow, language: Language): WireBanner => ({
  id: row.id,
  title: textIn(language, row, 'title'),
  subtitle: textIn(language, row, 'subtitle'),
  type: row.provider_id === null ? 'default' : 'provider',
  image_full_url: row.image,
  link: row.vehicle_id === null ? row.link : `/rental/vehicle-details/${row.vehicle_id}`,
  store: row.provider_id === null ? null : { id: row.provider_id },
});

/** An author has one name field, so that no client has to split a name. */
export const toWireReview = (row: ReviewRow, language: Language) => ({
  id: row.id,
  vehicle_id: row.vehicle_id,
  vehicle_name: nameIn(language, {
    name: row.vehicle_name,
    translations: row.vehicle_translations,
  }),
  rating: row.rating,
  comment: row.comment,
  reply: row.reply,
  attachment_full_url: row.images,
  customer_name: row.customer_name,
  created_at: row.created_at.toISOString(),
  updated_at: row.created_at.toISOString(),
});
