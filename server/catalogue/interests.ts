import { sql } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Db } from '#server/kernel/database.ts';
import type { CustomerId } from '#server/kernel/principal.ts';
import { isAnyOf } from './listed.ts';

/** Stores a customer's interests in a module. Categories of other modules are left out. */
export async function saveInterests(
  db: Db,
  { customer, module }: { readonly customer: CustomerId; readonly module: ModuleId },
  categories: readonly number[],
  now: Date,
): Promise<void> {
  const known = await db
    .selectFrom('category')
    .select('id')
    .where('module_id', '=', module)
    .where(isAnyOf('id', categories))
    .orderBy('id')
    .execute();
  const ids = sql<number[]>`${known.map(({ id }) => id)}::int[]`;
  await db
    .insertInto('customer_interest')
    .values({ customer_id: customer, module_id: module, category_ids: ids, changed_at: now })
    .onConflict((both) =>
      both
        .columns(['customer_id', 'module_id'])
        .doUpdateSet({ category_ids: ids, changed_at: now }),
    )
    .execute();
}

/** Categories that a customer likes in a module; empty without an answer. */
export async function interestsOf(
  db: Db,
  customer: CustomerId,
  module: ModuleId,
): Promise<readonly number[]> {
  const row = await db
    .selectFrom('customer_interest')
    .select('category_ids')
    .where('customer_id', '=', customer)
    .where('module_id', '=', module)
    .executeTakeFirst();
  return row?.category_ids ?? [];
}
