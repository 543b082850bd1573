import { seed } from '#server/seed/seed.ts';
import type { Db } from './database.ts';

/** Fills an empty database with the shop's example data as of `now`; says whether it did. */
export async function seedWhenEmpty(db: Db, now: Date): Promise<boolean> {
  const zone = await db.selectFrom('zone').select('id').limit(1).executeTakeFirst();
  if (zone) return false;
  await seed(db, { now });
  return true;
}
