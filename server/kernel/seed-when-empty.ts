import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Db } from './database.ts';

type Seed = { readonly seed: (db: Db) => Promise<void> };

/** Fills an empty database with the shop's example data; says whether it did. */
export async function seedWhenEmpty(db: Db): Promise<boolean> {
  const zone = await db.selectFrom('zone').select('id').limit(1).executeTakeFirst();
  const file = path.resolve(import.meta.dirname, '../seed/seed.ts');
  if (zone || !existsSync(file)) return false;
  const { seed } = (await import(pathToFileURL(file).href)) as Seed;
  await seed(db);
  return true;
}
