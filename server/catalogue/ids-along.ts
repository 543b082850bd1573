import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { rowsBefore, type PageQuery } from '#server/kernel/paging.ts';

/** A list that is read in its own order along an index, however long it is. */
export type Along = {
  readonly table: 'item' | 'store';
  /** Of one place each: an index is in the order of a list within a place, so they are read one by one. */
  readonly places: readonly RawBuilder<SqlBool>[];
  /** All of one rank come before all of the next. */
  readonly ranks: readonly RawBuilder<SqlBool>[];
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /** As an index has it, and the columns that it looks at. */
  readonly order: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
};

/** The ids of one page; none beyond the last. */
export async function idsAlong(db: Db, along: Along, page: PageQuery): Promise<readonly number[]> {
  const [only, ...others] = along.ranks;
  if (only && others.length === 0) {
    return idsOfRank(db, along, only, { limit: page.limit, skipped: rowsBefore(page) });
  }
  // How many are of a rank is known only where they end: those of the pages before are read as well.
  const needed = rowsBefore(page) + page.limit;
  const ids: number[] = [];
  for (const rank of along.ranks) {
    const limit = needed - ids.length;
    if (limit > 0) ids.push(...(await idsOfRank(db, along, rank, { limit, skipped: 0 })));
  }
  return ids.slice(rowsBefore(page));
}

async function idsOfRank(
  db: Db,
  { table, places, conditions, order, columns }: Along,
  rank: RawBuilder<SqlBool>,
  { limit, skipped }: { readonly limit: number; readonly skipped: number },
): Promise<readonly number[]> {
  const name = sql.table(table);
  const parts = places.map(
    (place) => sql`(select ${columns} from ${name}
      where ${sql.join([place, rank, ...conditions], sql` and `)}
      order by ${order} limit ${limit + skipped})`,
  );
  const { rows } = await sql<{ id: number }>`select id
    from (${sql.join(parts, sql` union all `)}) as ${name}
    order by ${order} limit ${limit} offset ${skipped}`.execute(db);
  return rows.map(({ id }) => id);
}
