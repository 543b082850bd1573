import type { Db } from '#server/kernel/database.ts';
import type { Customer } from '#server/kernel/principal.ts';

/** Display name of a customer's review. */
export async function customerName(db: Db, { id }: Customer): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('customer')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`.trim();
}
