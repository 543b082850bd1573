import { sql } from 'kysely';
import type { ModuleType } from '#domain/catalogue/module.ts';
import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { insertRows } from './insert-rows.ts';
import { packs, type Pack } from './packs.ts';

/** The added packs, and whether the database holds other data. */
export type ExampleDataAdded = { readonly added: readonly string[]; readonly isForeign: boolean };

/**
 * Fills an empty database with example data, and adds new packs and additions to earlier example data. Any
 * other database stays unchanged.
 */
export async function addExampleData(
  db: Db,
  now: Date,
  wanted: readonly Pack[] = packs,
): Promise<ExampleDataAdded> {
  return inTransaction(db, 'example data', async (transaction) => {
    const recorded = await versionsIn(transaction);
    if (recorded.size === 0 && (await holdsAnything(transaction))) {
      return { added: [], isForeign: true };
    }
    const added: string[] = [];
    for (const pack of wanted) {
      const version = recorded.get(pack.name) ?? 0;
      if (version >= pack.additions.length) continue;
      await add(transaction, pack, version, now);
      added.push(pack.name);
    }
    return { added, isForeign: false };
  });
}

/** True if `addExampleData` filled the database, so that it may be emptied again. */
export const isExampleDatabase = async (db: Db): Promise<boolean> =>
  (await versionsIn(db)).size > 0;

async function versionsIn(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('example_data').select(['pack', 'version']).execute();
  return new Map(rows.map(({ pack, version }) => [pack, version]));
}

async function holdsAnything(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from zone) or exists (select from module) or exists (select from setting)
      or exists (select from customer) as found
  `.execute(db);
  return rows[0]?.found ?? false;
}

const open = (db: Db, type: ModuleType) =>
  db.updateTable('module').set({ active: true }).where('type', '=', type).execute();

async function add(db: Db, { name, additions }: Pack, from: number, now: Date): Promise<void> {
  for (const addition of additions.slice(from)) {
    if ('opens' in addition) await open(db, addition.opens);
    else await insertRows(db, addition, now);
  }
  const version = additions.length;
  await db
    .insertInto('example_data')
    .values({ pack: name, version, filled_at: now })
    .onConflict((same) => same.column('pack').doUpdateSet({ version, filled_at: now }))
    .execute();
}
