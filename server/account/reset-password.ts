import type { Context } from 'hono';
import { isEmail, parsePhone } from '#domain/account/contact.ts';
import { isAcceptablePassword } from '#domain/account/password.ts';
import type { Channel } from '#domain/account/verification-code.ts';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { problem } from '#server/kernel/problem.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { EMAIL_MALFORMED, PASSWORD_WEAK, PHONE_MALFORMED } from './account-words.ts';
import { CODE_WRONG, PASSWORDS_DIFFER } from './code-words.ts';
import { issueCode, proveCode, takeCode, type CodeKey } from './codes.ts';
import { findByLogin } from './customers.ts';
import { knownDevice } from './known-devices.ts';

/** How the one who forgot their password says who they are. */
type Named = {
  readonly verification_method: Channel;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** Sends a code for a new password, and says nothing of whether there is such an account. */
export async function sendResetCode(
  context: ServerContext,
  c: Context,
  named: Named,
): Promise<void> {
  const { key, customer, from, isKnown } = await whoAsks(context, c, named);
  const forgive = await spend(context, [
    // A stranger who asks too often for someone's codes stands in the way of other strangers alone.
    isKnown
      ? { subject: `codes to ${key.recipient} for ${key.asker}`, maximum: 10, within: HOUR }
      : { subject: `codes to ${key.recipient}`, maximum: 10, within: HOUR },
    ...(from === null ? [] : [{ subject: `codes from ${from}`, maximum: 30, within: 15 * MINUTE }]),
  ]);
  try {
    await issueCode(context, key, { customer, from });
  } catch (refusal) {
    await forgive();
    throw refusal;
  }
}

type Proof = Named & { readonly reset_token: string };

/** Whether the code is right, before a new password is asked for. */
export async function checkResetCode(context: ServerContext, c: Context, proof: Proof) {
  const { key, from } = await whoAsks(context, c, proof);
  await spendTry(context, from);
  const { isUsed } = await proveCode(context, key, {
    ...{ code: proof.reset_token, from, refusal: 400 },
  });
  if (isUsed) throw problem(400, 'code_wrong', CODE_WRONG);
}

type Reset = Proof & { readonly password: string; readonly confirm_password?: string | undefined };

/**
 * Sets a new password with a code, once, and ends every session. What was guessed before counts no longer, so that
 * the customer gets in. The same once more, as when the answer was lost, is answered alike.
 */
export async function resetPassword(context: ServerContext, c: Context, given: Reset) {
  const { password, confirm_password = password } = given;
  if (!isAcceptablePassword(password)) throw problem(403, 'password', PASSWORD_WEAK);
  if (confirm_password !== password) throw problem(403, 'confirm_password', PASSWORDS_DIFFER);
  const { key, from } = await whoAsks(context, c, given);
  await spendTry(context, from);
  const { customer, isUsed } = await proveCode(context, key, {
    ...{ code: given.reset_token, from, refusal: 400 },
  });
  if (isUsed && (await isItsPassword(context, customer, { password, from }))) return;
  const password_hash = await context.passwords.hash(password, from);
  await inTransaction(context.db, `customer ${customer}`, async (db) => {
    const isTaken = await takeCode({ ...context, db }, key);
    const { numUpdatedRows } = await db
      .updateTable('customer')
      .set({ password_hash, [`${given.verification_method}_verified`]: true })
      .where('id', '=', customer)
      .where(given.verification_method, '=', key.recipient)
      .executeTakeFirst();
    if (!isTaken || numUpdatedRows === 0n) throw problem(400, 'code_wrong', CODE_WRONG);
    await db.deleteFrom('session').where('customer_id', '=', customer).execute();
    await db.deleteFrom('login_failure').where('login', 'like', `customer:${customer}@%`).execute();
  });
}

async function isItsPassword(
  { db, passwords }: ServerContext,
  customer: number,
  { password, from }: { readonly password: string; readonly from: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', customer)
    .executeTakeFirst();
  return passwords.isRight(password, row?.password_hash ?? null, from);
}

const spendTry = (context: ServerContext, from: string | null) =>
  spend(
    context,
    from === null
      ? []
      : [{ subject: `code tries from ${from}`, maximum: 100, within: 15 * MINUTE }],
  );

/** Each device that the customer has used, and each address of others, has a code of its own. */
async function whoAsks(context: ServerContext, c: Context, named: Named) {
  const recipient = recipientOf(named);
  const customer = await findByLogin(context.db, recipient);
  const device = await knownDevice(context.db, c, customer?.id);
  const from = addressOf(c, context);
  const asker = device ? `device:${device}` : `address:${from ?? ''}`;
  const key: CodeKey = { purpose: 'reset', recipient, asker };
  return { key, customer: customer?.id ?? null, from, isKnown: device !== null };
}

function recipientOf({ verification_method, email = '', phone = '' }: Named): string {
  if (verification_method === 'email') {
    if (!isEmail(email)) throw problem(403, 'email', EMAIL_MALFORMED);
    return email.toLowerCase();
  }
  const number = parsePhone(phone);
  if (number === null) throw problem(403, 'phone', PHONE_MALFORMED);
  return number;
}
