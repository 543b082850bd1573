import type { Context } from 'hono';
import { parseEmail } from '#domain/account/email.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import type { Channel } from '#domain/account/verification-code.ts';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { EMAIL_MALFORMED, PASSWORD_MESSAGES, PHONE_MALFORMED } from './account-messages.ts';
import { CODE_WRONG, PASSWORDS_DIFFER } from './code-messages.ts';
import { issueCode, proveCode, senderOf, takeCode, type CodeKey } from './codes.ts';
import { findByLogin } from './customers.ts';
import { knownDevice } from './known-devices.ts';
import type { OnVerified } from './verify-contact.ts';

/** Contact by which the customer is looked up. */
type Named = {
  readonly verification_method: Channel;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** Sends a code for a new password; the response does not reveal whether the account exists. */
export async function sendResetCode(
  context: ServerContext,
  c: Context,
  named: Named,
): Promise<void> {
  senderOf(context);
  const { key, customer, from, isKnown } = await requesterOf(context, c, named);
  const undoSpend = await spend(context, [
    // Strangers who request too many codes for an account block other strangers only.
    isKnown
      ? { subject: `codes to ${key.recipient} for ${key.asker}`, maximum: 10, within: HOUR }
      : { subject: `codes to ${key.recipient}`, maximum: 10, within: HOUR },
    ...(from === null ? [] : [{ subject: `codes from ${from}`, maximum: 30, within: 15 * MINUTE }]),
  ]);
  try {
    await issueCode(context, key, { customer, from });
  } catch (refusal) {
    await undoSpend();
    throw refusal;
  }
}

type Proof = Named & { readonly reset_token: string };

/** Checks the code before the form asks for a new password. */
export async function checkResetCode(context: ServerContext, c: Context, proof: Proof) {
  const { key, from } = await requesterOf(context, c, proof);
  await spendTry(context, from);
  const { isUsed } = await proveCode(context, key, {
    ...{ code: proof.reset_token, from, refusal: 400 },
  });
  if (isUsed) throw httpError(400, 'code_wrong', CODE_WRONG);
}

type Reset = Proof & { readonly password: string; readonly confirm_password?: string | undefined };

/**
 * Sets a new password with a code, once, and ends every session. Earlier failures no longer count, so the customer
 * gets in. A repeat, as after a lost response, gets the same response.
 */
export async function resetPassword(
  context: ServerContext,
  c: Context,
  given: Reset,
  onVerified: OnVerified,
) {
  const { password, confirm_password = password } = given;
  refusePassword(password, {}, context.country);
  if (confirm_password !== password) throw httpError(403, 'confirm_password', PASSWORDS_DIFFER);
  const { key, from } = await requesterOf(context, c, given);
  await spendTry(context, from);
  const { customer, isUsed } = await proveCode(context, key, {
    ...{ code: given.reset_token, from, refusal: 400 },
  });
  if (isUsed && (await isItsPassword(context, customer, { password, from }))) return;
  await refuseOwnContact(context, customer, password);
  const password_hash = await context.passwords.hash(password, from);
  await inTransaction(context.db, `customer ${customer}`, async (db) => {
    const before = await db
      .selectFrom('customer')
      .select(['email_verified', 'phone_verified'])
      .where('id', '=', customer)
      .forUpdate()
      .executeTakeFirst();
    const isTaken = await takeCode({ ...context, db }, key);
    const { numUpdatedRows } = await db
      .updateTable('customer')
      .set({ password_hash, [`${given.verification_method}_verified`]: true })
      .where('id', '=', customer)
      .where(given.verification_method, '=', key.recipient)
      .executeTakeFirst();
    if (!isTaken || numUpdatedRows === 0n) throw httpError(400, 'code_wrong', CODE_WRONG);
    if (!before?.email_verified && !before?.phone_verified) {
      await onVerified(db, customer, context.now());
    }
    await db.deleteFrom('session').where('customer_id', '=', customer).execute();
    await db.deleteFrom('login_failure').where('login', 'like', `customer:${customer}@%`).execute();
  });
}

/** The contact was not known before the code was right. */
async function refuseOwnContact(
  { db, country }: ServerContext,
  customer: number,
  password: string,
): Promise<void> {
  const own = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where('id', '=', customer)
    .executeTakeFirst();
  refusePassword(password, own ?? {}, country);
}

function refusePassword(
  password: string,
  own: Parameters<typeof passwordRefusal>[1],
  country: Country,
): void {
  const refused = passwordRefusal(password, own, country);
  if (refused) throw httpError(403, 'password', PASSWORD_MESSAGES[refused]);
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

/** Each known device of the customer, and each other network address, has a separate code. */
async function requesterOf(context: ServerContext, c: Context, named: Named) {
  const recipient = recipientOf(named, context.country);
  const found = await findByLogin(context, recipient);
  const customer = found && mayRecoverBy(found, named.verification_method) ? found : undefined;
  const device = await knownDevice(context.db, c, customer?.id);
  const from = addressOf(c, context);
  const requester = device ? `device:${device}` : `address:${from ?? ''}`;
  const key: CodeKey = { purpose: 'reset', recipient, asker: requester };
  return { key, customer: customer?.id ?? null, from, isKnown: device !== null };
}

/**
 * A code proves access to its contact, which makes up for a missing verification. With another verified contact it is
 * not enough: a mistyped number may be a stranger's.
 */
function mayRecoverBy({ email_verified, phone_verified }: Verified, by: Channel): boolean {
  if (!email_verified && !phone_verified) return true;
  return by === 'email' ? email_verified : phone_verified;
}

type Verified = { readonly email_verified: boolean; readonly phone_verified: boolean };

function recipientOf(
  { verification_method, email = '', phone = '' }: Named,
  country: Country,
): string {
  if (verification_method === 'email') {
    const address = parseEmail(email);
    if (address === null) throw httpError(403, 'email', EMAIL_MALFORMED);
    return address;
  }
  const number = parsePhone(phone, country);
  if (number === null) throw httpError(403, 'phone', PHONE_MALFORMED);
  return number;
}
