import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { sqlState } from '#server/kernel/sql-state.ts';
import { tableNames } from '#server/kernel/schema.ts';
import { addExampleData, isExampleDatabase } from '#server/seed/example-data.ts';

/** Replaces the rows of our own tables with the example data; refuses other databases. */
export async function resetToSeed(db: Db, now: Date): Promise<void> {
  if (!(await isExampleDatabase(db))) throw httpError(409, 'reset', NOT_OURS);
  const tables = tableNames.map((name) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db).catch(refusedByOthers);
  await addExampleData(db, now);
}

/** feature_not_supported: a foreign table refers to one of ours and would be truncated, too. */
function refusedByOthers(failure: unknown): never {
  throw sqlState(failure) === '0A000' ? httpError(409, 'reset', OTHERS_REFER) : failure;
}

const NOT_OURS = 'This database was not filled with example data, so it is not emptied.';
const OTHERS_REFER = 'This database has tables of another application that refer to ours.';
