import type { ServerContext } from '#server/kernel/context.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { NO_SESSION } from './account-messages.ts';

/** Sessions of a customer: the current one first, then by last use. */
export async function sessionsOf(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { id, tokenHash }: Customer,
) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'used_at', 'token_hash'])
    .where('customer_id', '=', id)
    .where('expires_at', '>', now())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.device,
    signed_in_at: row.created_at.toISOString(),
    used_at: row.used_at.toISOString(),
    current: row.token_hash === tokenHash,
  }));
  return [...sessions.filter((one) => one.current), ...sessions.filter((one) => !one.current)];
}

/** Another customer's session is not found. */
export async function endSession(
  { db }: Pick<ServerContext, 'db'>,
  { id }: Customer,
  session: number,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('customer_id', '=', id)
    .where('id', '=', session)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw httpError(404, 'session', NO_SESSION);
}

export async function endOtherSessions(
  { db }: Pick<ServerContext, 'db'>,
  { id, tokenHash }: Customer,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('customer_id', '=', id)
    .where('token_hash', '<>', tokenHash)
    .execute();
}
