import type { Channel } from '#domain/account/verification-code.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { CODE_WRONG } from './code-messages.ts';
import { issueCode, proveCode, senderOf, takeCode, type CodeKey } from './codes.ts';

/** Sends a code to the account's current e-mail address or phone. */
export async function sendVerificationTo(
  context: ServerContext,
  customer: Customer,
  { channel, from }: { readonly channel: Channel; readonly from: string | null },
): Promise<void> {
  senderOf(context);
  const { [channel]: recipient } = await contactsOf(context, customer);
  const limit = { subject: `codes of ${customer.owner}`, maximum: 20, within: HOUR };
  const undoSpend = await spend(context, [limit]);
  try {
    await issueCode(context, keyOf(customer, channel, recipient), { customer: customer.id, from });
  } catch (refusal) {
    await undoSpend();
    throw refusal;
  }
}

/** Effects of a verified contact, in the same transaction. */
export type OnVerified = (db: Db, customer: number, at: Date) => Promise<void>;

type Given = {
  readonly channel: Channel;
  readonly code: string;
  readonly from: string | null;
};

/** Verifies the account's current contact: a code to a former address verifies nothing. A repeat changes nothing. */
export async function verifyContact(
  context: ServerContext,
  customer: Customer,
  { channel, code, from }: Given,
  onVerified: OnVerified,
): Promise<void> {
  const { [channel]: recipient } = await contactsOf(context, customer);
  const key = keyOf(customer, channel, recipient);
  await proveCode(context, key, { code, from, refusal: 404 });
  await inTransaction(context.db, `customer ${customer.id}`, async (db) => {
    const now = await contactsOf({ db }, customer);
    const isVerified = now[`${channel}_verified`] && now[channel] === recipient;
    if (isVerified) return void (await takeCode({ ...context, db }, key));
    if (now[channel] !== recipient || !(await takeCode({ ...context, db }, key))) {
      throw httpError(404, 'code_wrong', CODE_WRONG);
    }
    await db
      .updateTable('customer')
      .set(channel === 'email' ? { email_verified: true } : { phone_verified: true })
      .where('id', '=', customer.id)
      .execute();
    if (!now.email_verified && !now.phone_verified) {
      await onVerified(db, customer.id, context.now());
    }
  });
}

const keyOf = ({ owner }: Customer, channel: Channel, recipient: string): CodeKey => ({
  purpose: channel === 'email' ? 'verify_email' : 'verify_phone',
  recipient,
  asker: owner,
});

export const contactsOf = ({ db }: Pick<ServerContext, 'db'>, { id }: Pick<Customer, 'id'>) =>
  db
    .selectFrom('customer')
    .select(['email', 'phone', 'email_verified', 'phone_verified'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
