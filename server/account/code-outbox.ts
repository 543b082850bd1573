import type { ServerContext } from '#server/kernel/context.ts';
import type { CodePurpose } from '#server/kernel/schema.account.ts';

export type CodeMessage = {
  readonly customer: number;
  readonly purpose: CodePurpose;
  /** The e-mail address or phone. */
  readonly recipient: string;
  readonly code: string;
};

/**
 * Where messages would be sent. With a control desk a code is shown there; without one it is kept nowhere but
 * hashed, and the log says that nothing was sent.
 */
export async function sendCode(
  { db, desk, now, log }: Pick<ServerContext, 'db' | 'desk' | 'now' | 'log'>,
  { customer, ...message }: CodeMessage,
): Promise<void> {
  if (!desk) return log('A code was asked for, and nothing is set up that could send it.');
  await db
    .insertInto('code_outbox')
    .values({ ...message, customer_id: customer, created_at: now() })
    .execute();
}

/** The newest codes, for the desk's page. */
export async function newestCodes({ db }: Pick<ServerContext, 'db'>) {
  const rows = await db
    .selectFrom('code_outbox')
    .select(['id', 'purpose', 'recipient', 'code', 'created_at'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}
