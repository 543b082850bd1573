import { sql, type Kysely } from 'kysely';

/**
 * Contacts of a new account are not verified until a code was typed. What a contact has used outlives the account, by
 * a hash alone, so that what is given once a customer is given once. Phones are kept without the nought that is dialled
 * inside their country.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Calling codes whose numbers are dialled with a nought inside the country, and never begin with one. */
const WITH_NOUGHT =
  `20 211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264
  265 27 291 31 32 33 353 355 358 359 370 373 374 377 380 381 382 383 385 386 387 389 40 41
  421 423 43 44 46 49 508 51 53 54 55 58 590 591 593 594 595 596 598 60 61 62 63 64 66 686
  81 82 84 850 855 856 86 880 886 90 91 92 93 94 95 961 962 963 964 966 967 970 971 972 976
  977 98 994 995 996`
    .split(/\s+/)
    .join('|');

const withoutNought = (column: string) =>
  `regexp_replace(${column}, '^\\+(${WITH_NOUGHT})0([1-9])', '+\\1\\2')`;

const STATEMENTS = [
  `alter table customer
     alter column email_verified set default false,
     alter column phone_verified set default false,
     add column verification_asked boolean not null default false`,
  // Who has the number already, in either spelling, keeps it.
  `update customer set phone = ${withoutNought('phone')}
     where phone <> ${withoutNought('phone')} and not exists (
       select from customer as other where other.id <> customer.id
         and ${withoutNought('other.phone')} = ${withoutNought('customer.phone')})`,
  `update trip set contact_phone = ${withoutNought('contact_phone')}
     where contact_phone <> ${withoutNought('contact_phone')}`,
  // What hashes of contacts are made with: without it they cannot be found by trying numbers.
  `create table installation (
     single boolean primary key default true check (single),
     secret text not null
   )`,
  `insert into installation (secret)
     select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  `create function contact_hash(contact text) returns text language sql stable as
     $$ select encode(sha256(convert_to(secret || ' ' || contact, 'UTF8')), 'hex') from installation $$`,
  `create table former_use (
     contact_hash text not null,
     customer_id integer not null,
     kind text not null check (kind in ('order', 'coupon', 'trip_coupon')),
     reference integer not null,
     count integer not null check (count > 0),
     noted_at timestamptz not null,
     primary key (contact_hash, kind, reference, customer_id)
   )`,
  `create index former_use_noted on former_use (noted_at)`,
];
