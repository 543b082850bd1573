import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Version of the public data; triggers move it with every change. */
export const versionNow = sql<number>`(select coalesce(sum(version), 0)::bigint from catalogue_version)`;

export async function catalogueVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${versionNow} as version`.execute(db);
  return rows[0]?.version ?? 0;
}
