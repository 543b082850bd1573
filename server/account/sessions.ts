import { randomBytes } from 'node:crypto';
import { DAY } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { hashToken } from '#server/kernel/principal.ts';

const LIFETIME = 30 * DAY;

export type Who = {
  readonly customer: number;
  readonly guest?: number | null;
  /** Display name, such as "Chrome on Windows". */
  readonly device?: string;
};

/** Signs a customer in on one more device, possibly a guest's. Only the device stores the token itself (D-43). */
export async function openSession(
  db: Db,
  { customer, guest = null, device = '' }: Who,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('session')
    .where('customer_id', '=', customer)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      customer_id: customer,
      guest_id: guest,
      device,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .execute();
  return token;
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}
