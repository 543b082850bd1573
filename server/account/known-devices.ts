import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { AUTH_PATH } from '#contract/account.ts';
import { DAY, SECOND } from '#domain/kernel/instant.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { sendCookie } from '#server/kernel/cookies.ts';
import type { Db } from '#server/kernel/database.ts';
import { hashToken } from '#server/kernel/principal.ts';

/** Marks a device on which a customer has signed in; it is no proof of identity. */
const COOKIE = 'device';
export const KNOWN_FOR = 365 * DAY;

/** Returns the device's hash if this customer has signed in on it before, else null. */
export async function knownDevice(
  db: Db,
  c: Context,
  customer: number | undefined,
): Promise<string | null> {
  const token = getCookie(c, COOKIE);
  if (!token || customer === undefined) return null;
  const found = await db
    .selectFrom('known_device')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return found?.token_hash ?? null;
}

type Saving = Pick<ServerContext, 'db' | 'now' | 'trustedProxies'>;

export async function saveDevice(context: Saving, c: Context, customer: number): Promise<void> {
  const { db, now } = context;
  const token = getCookie(c, COOKIE) ?? randomBytes(24).toString('base64url');
  await db
    .insertInto('known_device')
    .values({ token_hash: hashToken(token), customer_id: customer, used_at: now() })
    .onConflict((same) =>
      same.columns(['token_hash', 'customer_id']).doUpdateSet({ used_at: now() }),
    )
    .execute();
  const lasting = { path: AUTH_PATH, sameSite: 'Lax', maxAge: KNOWN_FOR / SECOND } as const;
  sendCookie(c, context, { name: COOKIE, value: token }, lasting);
}
