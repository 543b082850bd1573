import type { ServerContext } from '#server/kernel/context.ts';

export async function newestCodes({ db }: Pick<ServerContext, 'db'>) {
  const rows = await db
    .selectFrom('code_outbox')
    .select(['id', 'purpose', 'recipient', 'code', 'created_at'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}
