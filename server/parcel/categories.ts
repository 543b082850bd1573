import type { InferResult } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { money, type Currency } from '#domain/kernel/money.ts';
import type { ParcelLimits } from '#domain/parcel/parcel.ts';
import type { DistanceTariff } from '#domain/pricing/delivery-fee.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { translationsOf } from '#server/kernel/translations.ts';
import { CATEGORY_UNKNOWN } from './error-messages.ts';

const categories = (db: Db) =>
  db
    .selectFrom('parcel_category')
    .innerJoin('module', 'module.id', 'parcel_category.module_id')
    .selectAll('parcel_category')
    .select(translationsOf('parcel_category'))
    .where('parcel_category.active', '=', true)
    .where('module.active', '=', true);

export type ParcelCategoryRow = InferResult<ReturnType<typeof categories>>[number];

/** Categories of one module, or of all modules for null. */
export const parcelCategories = (db: Db, module: ModuleId | null): Promise<ParcelCategoryRow[]> =>
  categories(db)
    .$if(module !== null, (query) => query.where('module_id', '=', module))
    .orderBy('parcel_category.position')
    .orderBy('parcel_category.id')
    .execute();

export async function requireCategory(db: Db, id: number): Promise<ParcelCategoryRow> {
  const row = await categories(db)
    .where('parcel_category.id', '=', Math.min(id, LAST_ROW_ID))
    .executeTakeFirst();
  if (!row) throw httpError(403, 'parcel_category_id', CATEGORY_UNKNOWN);
  return row;
}

export const tariffOf = (row: ParcelCategoryRow, currency: Currency): DistanceTariff => ({
  minimum: money(row.minimum_fee, currency),
  perKilometre: money(row.fee_per_km, currency),
});

export const limitsOf = (row: ParcelCategoryRow, currency: Currency): ParcelLimits => ({
  grams: row.maximum_grams,
  centimetres: row.maximum_centimetres,
  value: money(row.maximum_value, currency),
});
