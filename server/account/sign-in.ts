import type { Context } from 'hono';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { findByLogin } from './customers.ts';
import { knownDevice, saveDevice } from './known-devices.ts';
import { refuseWhenLocked, settleAttempt } from './lock-out.ts';
import { openSession, type Who } from './sessions.ts';

type Given = { readonly login: string; readonly password: string };

/** Returns the customer with this password. All limits on guessing apply here. */
export async function signIn(context: ServerContext, c: Context, { login, password }: Given) {
  const { db, now, passwords } = context;
  const customer = await findByLogin(context, login);
  const account = customer ? `customer:${customer.id}` : login.toLowerCase();
  const address = addressOf(c, context);
  const device = await knownDevice(db, c, customer?.id);
  const guesser = `${account}@${device ? `device:${device}` : (address ?? '')}`;
  await refuseWhenLocked(db, guesser, now());
  const undoSpend = await spend(context, device ? [] : limitsOn(account, address));
  const isRight = await passwords.isRight(password, customer?.password_hash ?? null, address);
  await settleAttempt(db, guesser, isRight && customer !== undefined, now());
  if (!customer || !isRight) throw httpError(403, 'credentials', WRONG);
  await undoSpend();
  await saveDevice(context, c, customer.id);
  return customer;
}

/**
 * Opens a session for the checked password. A password set meanwhile has ended all sessions, and no pending sign-in
 * with the old one may outlive it.
 */
export const openCheckedSession = (
  db: Db,
  { who, passwordHash }: { readonly who: Who; readonly passwordHash: string },
  now: Date,
): Promise<string> =>
  inTransaction(db, `customer ${who.customer}`, async (transaction) => {
    // Waits for a concurrent password change, which waits for this session in turn and then ends it.
    const unchanged = await transaction
      .selectFrom('customer')
      .select('id')
      .where('id', '=', who.customer)
      .where('password_hash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!unchanged) throw httpError(403, 'credentials', WRONG);
    return openSession(transaction, who, now);
  });

/** Failures of strangers: one address at many accounts, and many addresses at one account. */
const limitsOn = (account: string, address: string | null): readonly Limit[] => [
  { subject: `sign-in to ${account}`, maximum: 100, within: HOUR },
  ...(address === null
    ? []
    : [{ subject: `sign-in from ${address}`, maximum: 100, within: 15 * MINUTE }]),
];

const WRONG = {
  en: 'E-mail, phone or password is not right',
  hi: 'ई-मेल, फ़ोन या पासवर्ड सही नहीं है',
};
