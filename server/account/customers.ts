import { randomInt } from 'node:crypto';
import type * as v from 'valibot';
import type { signUpRequest } from '#contract/account.ts';
import { parseEmail } from '#domain/account/email.ts';
import { passwordRefusal } from '#domain/account/password.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { foldCode } from '#domain/kernel/fold-typed.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError, HttpError, type ErrorEntry } from '#server/kernel/http-error.ts';
import { sqlState } from '#server/kernel/sql-state.ts';
import {
  EMAIL_MALFORMED,
  EMAIL_TAKEN,
  NAME_MISSING,
  PASSWORD_MESSAGES,
  PHONE_MALFORMED,
  PHONE_TAKEN,
} from './account-messages.ts';

export type NewCustomer = v.InferOutput<typeof signUpRequest>;
type Person = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
};

/** Checks all fields at once, so that a form can mark every error; returns the new id. */
export async function registerCustomer(
  { db, now, passwords, country, codeSender }: ServerContext,
  given: NewCustomer,
  address: string | null = null,
): Promise<number> {
  const person = personOf(given, country);
  const taken = await takenBy(db, person);
  if (taken.length > 0) throw new HttpError(403, taken);
  const invited_by = await inviterOf(db, given.ref_code);
  const { password, ...facts } = person;
  try {
    const { id } = await db
      .insertInto('customer')
      .values({
        ...facts,
        password_hash: await passwords.hash(password, address),
        image: null,
        referral_code: newReferralCode(),
        invited_by,
        email_verified: false,
        phone_verified: false,
        verification_asked: codeSender !== null,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (failure) {
    if (sqlState(failure) !== '23505') throw failure;
    throw new HttpError(403, await takenMeanwhile(db, person));
  }
}

/** Names the fields that a concurrent registration took. */
async function takenMeanwhile(db: Db, person: Person): Promise<readonly ErrorEntry[]> {
  const taken = await takenBy(db, person);
  // A collision of two new referral codes is nothing that the customer could change.
  return taken.length > 0 ? taken : [{ code: 'referral_code', message: TRY_AGAIN }];
}

function personOf(given: NewCustomer, country: Country): Person {
  const [first = '', ...rest] = (given.name ?? '').split(/\s+/);
  const phone = parsePhone(given.phone, country);
  const email = parseEmail(given.email);
  const refused = passwordRefusal(given.password, { email, phone }, country);
  const person = {
    first_name: given.f_name ?? first,
    last_name: given.f_name === undefined ? rest.join(' ') : given.l_name,
    email: email ?? '',
    phone: phone ?? '',
    password: given.password,
  };
  const refusals: readonly (ErrorEntry | false)[] = [
    person.first_name === '' && { code: 'f_name', message: NAME_MISSING },
    email === null && { code: 'email', message: EMAIL_MALFORMED },
    phone === null && { code: 'phone', message: PHONE_MALFORMED },
    refused !== null && { code: 'password', message: PASSWORD_MESSAGES[refused] },
  ];
  const wrong = refusals.filter((refusal) => refusal !== false);
  if (wrong.length > 0) throw new HttpError(403, wrong);
  return person;
}

/** Fields that another customer has already. */
export async function takenBy(
  db: Db,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
  except = 0,
): Promise<readonly ErrorEntry[]> {
  const others = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where('id', '<>', except)
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .execute();
  return [
    ...(others.some((one) => one.email === email) ? [{ code: 'email', message: EMAIL_TAKEN }] : []),
    ...(others.some((one) => one.phone === phone) ? [{ code: 'phone', message: PHONE_TAKEN }] : []),
  ];
}

/** Owner of the referral code. The new account has none yet, so self-invitation is impossible. */
async function inviterOf(db: Db, code: string | null | undefined): Promise<number | null> {
  const folded = foldCode(code ?? '');
  if (folded === '') return null;
  const inviter = await db
    .selectFrom('customer')
    .select('id')
    .where('referral_code', '=', folded)
    .executeTakeFirst();
  if (!inviter) throw httpError(403, 'ref_code', REFERRAL_UNKNOWN);
  return inviter.id;
}

/** Ten letters and digits, without look-alikes. */
const newReferralCode = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export async function findByLogin(
  { db, country }: Pick<ServerContext, 'db' | 'country'>,
  login: string,
) {
  const phone = parsePhone(login, country);
  return db
    .selectFrom('customer')
    .select(['id', 'email', 'password_hash', 'email_verified', 'phone_verified'])
    .where(phone ? 'phone' : 'email', '=', phone ?? parseEmail(login) ?? '')
    .executeTakeFirst();
}

const TRY_AGAIN = {
  en: 'Your account could not be opened. Please try again.',
  hi: 'आपका खाता नहीं खुल सका। कृपया फिर कोशिश करें।',
};
const REFERRAL_UNKNOWN = {
  en: 'This referral code does not exist',
  hi: 'यह रेफ़रल कोड मौजूद नहीं है',
};
