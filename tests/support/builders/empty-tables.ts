import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';

const ROOTS = [
  ...['zone', 'module', 'customer', 'guest', 'login_failure', 'placement', 'setting', 'orders'],
  ...['trip_cart', 'trip', 'translation', 'former_use'],
];
/** Tables that triggers empty where items are truncated. */
const COUNTED_ITEMS = ['item_count', 'store_category'];

/** Statement that empties a database's tables again; null where they are truncated each time. */
const emptiedBefore = new WeakMap<Db, string | null>();

/**
 * Empties the tables of a town, restarts their sequences, then fills them. TRUNCATE recreates hundreds of
 * files of an embedded database and takes a tenth of a second; DELETE of a test's few rows takes a tenth of
 * that.
 */
export async function refill(db: Db, fill: (db: Db) => Promise<void>): Promise<void> {
  const deletion = emptiedBefore.get(db);
  if (deletion) {
    await db.transaction().execute(async (transaction) => {
      // Without triggers and foreign keys the order of deletion is free: every referring table is emptied,
      // too.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql.raw(deletion).execute(transaction);
      await fill(transaction);
    });
    await sql`update catalogue_version set version = version + 1 where slot = 0`.execute(db);
    return;
  }
  await sql`truncate ${sql.join(ROOTS.map((name) => sql.table(name)))}
    restart identity cascade`.execute(db);
  await fill(db);
  if (deletion === undefined) emptiedBefore.set(db, await deletionOf(db));
}

/** One statement for all tables; null where the role may not disable triggers. */
async function deletionOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ superuser: boolean; tables: string[]; sequences: string[] }>`
    with recursive emptied as (
      select oid from pg_class
      where relnamespace = 'public'::regnamespace and relname = any(${[...ROOTS, ...COUNTED_ITEMS]})
      union
      select conrelid from pg_constraint join emptied on confrelid = emptied.oid where contype = 'f'
    )
    select
      current_setting('is_superuser')::boolean as superuser,
      array(select oid::regclass::text from emptied) as tables,
      array(
        select objid::regclass::text from pg_depend join emptied on refobjid = emptied.oid
        where classid = 'pg_class'::regclass and deptype in ('a', 'i')
          and exists (select from pg_sequence where seqrelid = objid)
      ) as sequences
  `.execute(db);
  const [found] = rows;
  if (!found?.superuser) return null;
  const deletions = found.tables.map((table, at) => `emptied_${at} as (delete from ${table})`);
  return `with ${deletions.join(', ')}
    select setval(seqrelid, seqstart, false) from pg_sequence
    where seqrelid = any(array[${found.sequences.map((name) => `'${name}'`).join(', ')}]::regclass[])
      and pg_sequence_last_value(seqrelid) is not null`;
}
