import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { rowsBefore, type PageQuery } from '#server/kernel/paging.ts';

/** A list that is read along an index in its own order, whatever its length. */
export type Along = {
  readonly table: 'item' | 'store';
  /** Read one by one, as an index is sorted within one place. */
  readonly places: readonly RawBuilder<SqlBool>[];
  /** All rows of one rank precede those of the next. */
  readonly ranks: readonly RawBuilder<SqlBool>[];
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /** Order of an index, and the columns in it. */
  readonly order: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
};

/** Ids of one page; none beyond the last page. */
export async function idsAlong(db: Db, along: Along, page: PageQuery): Promise<readonly number[]> {
  const [only, ...others] = along.ranks;
  if (only && others.length === 0) {
    return idsOfRank(db, along, only, { limit: page.limit, skipped: rowsBefore(page) });
  }
  // The size of a rank is unknown in advance, so earlier pages are read as well.
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
