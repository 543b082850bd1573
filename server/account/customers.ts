import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { randomInt } from 'node:crypto';
import type * as v from 'valibot';
import type { signUpRequest } from '#contract/account.ts';
import { isEmail, parsePhone } from '#domain/account/contact.ts';
import { isAcceptablePassword } from '#domain/account/password.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { sqlState, type Db } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/schema.ts';
import { problem, Problem, type ProblemEntry } from '#server/kernel/problem.ts';
import { hashPassword } from './password-hash.ts';

export type NewCustomer = v.InferOutput<typeof signUpRequest>;
type Person = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
};

/** Checks everything at once, so that a form can mark all that is wrong; answers the new id. */
export async function registerCustomer(
  db: Db,
  given: NewCustomer,
  now: Date,
  address: string | null = null,
): Promise<number> {
  const person = personOf(given);
  const taken = await takenBy(db, person);
  if (taken.length > 0) throw new Problem(403, taken);
  const invited_by = await inviterOf(db, given.ref_code);
  const { password, ...facts } = person;
  try {
    const { id } = await db
      .insertInto('customer')
      .values({
        ...facts,
        password_hash: await hashPassword(password, address),
        image: null,
        referral_code: newReferralCode(),
        invited_by,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (failure) {
    if (sqlState(failure) !== '23505') throw failure;
    throw new Problem(403, await takenMeanwhile(db, person));
  }
}

/** What was taken between the question and the answer, by its name. */
async function takenMeanwhile(db: Db, person: Person): Promise<readonly ProblemEntry[]> {
  const taken = await takenBy(db, person);
  // Two new referral codes that are the same are nothing that a person could change.
  return taken.length > 0 ? taken : [{ code: 'referral_code', message: TRY_AGAIN }];
}

function personOf(given: NewCustomer): Person {
  const [first = '', ...rest] = (given.name ?? '').split(/\s+/);
  const phone = parsePhone(given.phone);
  const person = {
    first_name: given.f_name ?? first,
    last_name: given.f_name === undefined ? rest.join(' ') : given.l_name,
    email: given.email.toLowerCase(),
    phone: phone ?? '',
    password: given.password,
  };
  const refusals: readonly (ProblemEntry | false)[] = [
    person.first_name === '' && { code: 'f_name', message: NAME_MISSING },
    !isEmail(person.email) && { code: 'email', message: EMAIL_MALFORMED },
    phone === null && { code: 'phone', message: PHONE_MALFORMED },
    !isAcceptablePassword(person.password) && { code: 'password', message: PASSWORD_WEAK },
  ];
  const wrong = refusals.filter((refusal) => refusal !== false);
  if (wrong.length > 0) throw new Problem(403, wrong);
  return person;
}

async function takenBy(db: Db, { email, phone }: Person): Promise<readonly ProblemEntry[]> {
  const others = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .execute();
  return [
    ...(others.some((one) => one.email === email) ? [{ code: 'email', message: EMAIL_TAKEN }] : []),
    ...(others.some((one) => one.phone === phone) ? [{ code: 'phone', message: PHONE_TAKEN }] : []),
  ];
}

/** Whose code it is. The account that is being opened has none yet, so that no one invites themselves. */
async function inviterOf(db: Db, code: string | null | undefined): Promise<number | null> {
  if (!code?.trim()) return null;
  const inviter = await db
    .selectFrom('customer')
    .select('id')
    .where('referral_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (!inviter) throw problem(403, 'ref_code', REFERRAL_UNKNOWN);
  return inviter.id;
}

/** Ten letters and digits, none of which is mistaken for another. */
const newReferralCode = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Who has this e-mail or phone, and their password's hash. */
export async function findByLogin(db: Db, login: string) {
  const phone = parsePhone(login);
  return db
    .selectFrom('customer')
    .select(['id', 'email', 'password_hash'])
    .where(phone ? 'phone' : 'email', '=', phone ?? login.toLowerCase())
    .executeTakeFirst();
}

/** What a customer is shown of their own account. */
export async function profileOf(db: Db, customer: number, now: Date, currency: Currency) {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('orders')
        .whereRef('orders.customer_id', '=', 'customer.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('order_count'),
    )
    .select((select) => [
      lastBalance(select, 'wallet').as('wallet'),
      lastBalance(select, 'points').as('points'),
    ])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('customer_interest')
          .select('module_id')
          .whereRef('customer_interest.customer_id', '=', 'customer.id')
          .orderBy('module_id'),
      ).as('interests'),
    )
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    f_name: row.first_name,
    l_name: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.image?.split('/').at(-1) ?? null,
    image_full_url: row.image,
    storage: 'public',
    is_phone_verified: 1,
    is_email_verified: 1,
    wallet_balance: toDecimal(money(row.wallet ?? 0, currency)),
    loyalty_point: row.points ?? 0,
    ref_code: row.referral_code,
    order_count: row.order_count ?? 0,
    selected_modules_for_interest: row.interests.map(({ module_id }) => module_id),
    member_since_days: Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / DAY)),
  };
}

/** The balance of the last entry is what a customer has (server/wallet/ledger.ts). */
const lastBalance = (
  select: ExpressionBuilder<Database, 'customer'>,
  ledger: 'wallet' | 'points',
) =>
  select
    .selectFrom('ledger_entry')
    .whereRef('ledger_entry.customer_id', '=', 'customer.id')
    .where('ledger_entry.ledger', '=', ledger)
    .orderBy('ledger_entry.number', 'desc')
    .limit(1)
    .select('ledger_entry.balance');

const NAME_MISSING = { en: 'Enter your name', hi: 'अपना नाम लिखें' };
const EMAIL_MALFORMED = { en: 'Enter a valid e-mail address', hi: 'सही ई-मेल पता लिखें' };
const PHONE_MALFORMED = {
  en: 'Enter your phone number with country code, such as +1 212 555 0123',
  hi: 'देश के कोड के साथ फ़ोन नंबर लिखें, जैसे +1 212 555 0123',
};
const PASSWORD_WEAK = {
  en: 'Use at least 8 characters with a letter and a digit',
  hi: 'कम से कम 8 अक्षर रखें, जिनमें एक अक्षर और एक अंक हो',
};
const EMAIL_TAKEN = {
  en: 'This e-mail address already has an account',
  hi: 'इस ई-मेल पते से पहले ही खाता बना हुआ है',
};
const PHONE_TAKEN = {
  en: 'This phone number already has an account',
  hi: 'इस फ़ोन नंबर से पहले ही खाता बना हुआ है',
};
const TRY_AGAIN = {
  en: 'Your account could not be opened. Please try again.',
  hi: 'आपका खाता नहीं खुल सका। कृपया फिर कोशिश करें।',
};
const REFERRAL_UNKNOWN = {
  en: 'This referral code does not exist',
  hi: 'यह रेफ़रल कोड मौजूद नहीं है',
};
