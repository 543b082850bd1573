import type * as v from 'valibot';
import type { profileForm } from '#contract/account-profile.ts';
import { parseEmail } from '#domain/account/email.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError, HttpError, type ErrorEntry } from '#server/kernel/http-error.ts';
import { sqlState } from '#server/kernel/sql-state.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import {
  CURRENT_PASSWORD_WRONG,
  EMAIL_MALFORMED,
  PASSWORD_MESSAGES,
  PHONE_MALFORMED,
} from './account-messages.ts';
import { takenBy } from './customers.ts';
import { refuseWhenLocked, settleAttempt } from './lock-out.ts';
import { storeUses } from './former-uses.ts';
import { deletePicture, storePicture } from './pictures.ts';

type Given = v.InferOutput<typeof profileForm>;
type Row = {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
};

type Update = {
  readonly given: Given;
  readonly picture: Uint8Array | null;
  /** Network address of the request. */
  readonly address: string | null;
};

/**
 * Changes the given fields, all or nothing. A new e-mail, phone or password requires the current password (D-117). A
 * new e-mail or phone is unverified, and a new password ends all other sessions. A repeat changes nothing.
 */
export async function updateProfile(
  context: ServerContext,
  customer: Customer,
  { given, picture, address }: Update,
): Promise<void> {
  const { db, country } = context;
  const row = rowOf(given, country);
  await refusePassword(context, customer, { ...row, password: given.password });
  await refuseTaken(db, customer, row);
  const proof = await proofOf(context, customer, given, address);
  // The file is stored before its row: after a crash in between, the purge deletes it.
  const stored = picture && (await storePicture(context, picture));
  const image = stored ?? (given.remove_image === '1' ? null : undefined);
  let before: string | null;
  try {
    before = await inTransaction(db, `customer ${customer.id}`, (transaction) =>
      save(transaction, customer, { ...row, image, ...proof }, context),
    );
  } catch (failure) {
    await deletePicture(context, stored);
    if (sqlState(failure) === '23505') await refuseTaken(db, customer, row);
    throw failure;
  }
  if (image !== undefined) await deletePicture(context, before);
}

/** Checks all fields at once, so that a form can mark every error. */
function rowOf(given: Given, country: Country): Row {
  const [first = '', ...rest] = (given.name ?? '').split(/\s+/);
  const isWhole = given.name !== undefined && given.f_name === undefined;
  const phone = given.phone === undefined ? undefined : parsePhone(given.phone, country);
  const email = given.email === undefined ? undefined : parseEmail(given.email);
  const refusals: readonly (ErrorEntry | false)[] = [
    email === null && { code: 'email', message: EMAIL_MALFORMED },
    phone === null && { code: 'phone', message: PHONE_MALFORMED },
  ];
  const wrong = refusals.filter((refusal) => refusal !== false);
  if (wrong.length > 0) throw new HttpError(403, wrong);
  const row = {
    first_name: isWhole ? first : given.f_name,
    last_name: isWhole ? rest.join(' ') : given.l_name,
    email,
    phone,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** Compared with the contact that the account has afterwards. */
async function refusePassword(
  { db, country }: ServerContext,
  { id }: Customer,
  { password = '', ...changes }: Row & { readonly password?: string | undefined },
): Promise<void> {
  if (password === '') return;
  const known = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refused = passwordRefusal(password, { ...known, ...changes }, country);
  if (refused) throw httpError(403, 'password', PASSWORD_MESSAGES[refused]);
}

async function refuseTaken(db: Db, { id }: Customer, { email, phone }: Row): Promise<void> {
  if (email === undefined && phone === undefined) return;
  const taken = await takenBy(db, { email: email ?? '', phone: phone ?? '' }, id);
  if (taken.length > 0) throw new HttpError(403, taken);
}

type Proof = {
  /** True if the current password was given and is right. */
  readonly isProven: boolean;
  /** Hash of the new password, if any. */
  readonly password_hash: string | undefined;
};

/** Guesses at the current password are limited as at sign-in. */
async function proofOf(
  { db, now, passwords }: ServerContext,
  { id }: Customer,
  { password = '', current_password = '' }: Given,
  address: string | null,
): Promise<Proof> {
  if (password === '' && current_password === '')
    return { isProven: false, password_hash: undefined };
  const guesser = `customer:${id}@profile`;
  await refuseWhenLocked(db, guesser, now());
  const { password_hash } = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.isRight(current_password, password_hash, address);
  // After a lost response, a repeat finds the new password set already.
  const isSet =
    !isRight && password !== '' && (await passwords.isRight(password, password_hash, address));
  await settleAttempt(db, guesser, isRight || isSet, now());
  if (!isRight && !isSet) throw httpError(403, 'current_password', CURRENT_PASSWORD_WRONG);
  const isNew = isRight && password !== '';
  return {
    isProven: true,
    password_hash: isNew ? await passwords.hash(password, address) : undefined,
  };
}

type Changes = Row & Proof & { readonly image: string | null | undefined };

/** Returns the previous picture. */
async function save(
  db: Db,
  customer: Customer,
  changes: Changes,
  { codeSender, now }: ServerContext,
) {
  const { id, tokenHash } = customer;
  const { image, isProven, password_hash, ...row } = changes;
  const before = await db
    .selectFrom('customer')
    .select(['email', 'phone', 'image'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isNew = (field: 'email' | 'phone') =>
    row[field] !== undefined && row[field] !== before[field];
  // With a stolen session alone, codes for a new password could otherwise be sent to another e-mail or phone.
  const isContactNew = isNew('email') || isNew('phone');
  if (!isProven && isContactNew) throw httpError(403, 'current_password', CURRENT_PASSWORD_WRONG);
  if (isContactNew) await storeUses(db, customer, now());
  const update = {
    ...row,
    ...(image === undefined ? {} : { image }),
    ...(password_hash === undefined ? {} : { password_hash }),
    ...(isNew('email') ? { email_verified: false } : {}),
    ...(isNew('phone') ? { phone_verified: false } : {}),
    ...(isContactNew && codeSender ? { verification_asked: true } : {}),
  };
  if (Object.keys(update).length > 0) {
    await db.updateTable('customer').set(update).where('id', '=', id).execute();
  }
  if (password_hash !== undefined) {
    await db
      .deleteFrom('session')
      .where('customer_id', '=', id)
      .where('token_hash', '<>', tokenHash)
      .execute();
  }
  return before.image;
}
