import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import { UNKNOWN_GUEST } from '#contract/kernel.ts';
import { guestId } from '#contract/kernel.ts';
import { id, type Id } from '#domain/kernel/id.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { batched } from './batched.ts';
import type { ServerContext } from './context.ts';
import type { Db } from './database.ts';
import { httpError } from './http-error.ts';
import type { Database } from './schema.ts';

export type CustomerId = Id<'Customer'>;

/** Principal. `owner` is its key in carts, quotes and orders: "customer:7" or "guest:123". */
export type Customer = {
  readonly kind: 'customer';
  readonly id: CustomerId;
  readonly owner: string;
  readonly tokenHash: string;
  /** Guest id on this device before sign-in; null if none was sent. */
  readonly guest: number | null;
};
export type Guest = { readonly kind: 'guest'; readonly id: number; readonly owner: string };
export type Principal = Customer | Guest;

export const guestOwner = (guest: number): string => `guest:${guest}`;
/** Customer id of an owner; null for a guest or no owner. */
export const customerIn = (owner: string | null): number | null => {
  const number = /^customer:(\d+)$/.exec(owner ?? '')?.[1];
  return number === undefined ? null : Number(number);
};
export const customerOwner = (customer: number): string => `customer:${customer}`;

/**
 * Returns the customer of the token, else the guest of `guest_id` (query or body). Neither is a 401, and so is an id
 * that was never issued: an invented one could be another guest's later.
 */
export async function requirePrincipal(context: ServerContext, c: Context): Promise<Principal> {
  const customer = await customerOf(context, c);
  if (customer) return customer;
  const guest = await guestOf(c);
  if (!guest) throw httpError(401, 'unauthorized', WHO);
  const admitted = await readersOf(context.db).guest(guest.id);
  if (!admitted) throw httpError(401, UNKNOWN_GUEST, WHO);
  return guest;
}

/** Returns the customer of the token; guests and visitors get a 401. */
export async function requireCustomer(context: ServerContext, c: Context): Promise<Customer> {
  const customer = await customerOf(context, c);
  if (!customer) throw httpError(401, 'unauthorized', WHO);
  return customer;
}

/** Returns the customer of the token, null without one. An invalid token is a 401. */
export async function customerOf(context: ServerContext, c: Context): Promise<Customer | null> {
  const token = tokenOf(c);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await readersOf(context.db).session(tokenHash);
  if (!session || session.expires_at <= context.now()) throw httpError(401, 'token', SIGN_IN_AGAIN);
  await storeUse(context, tokenHash, session.used_at);
  const customer = session.customer_id;
  return {
    kind: 'customer',
    id: id(customer),
    owner: customerOwner(customer),
    tokenHash,
    guest: session.guest_id,
  };
}

/** Reads of concurrent calls are joined, as each call begins with one. */
const readers = new WeakMap<Db, ReturnType<typeof createReaders>>();

function readersOf(db: Db) {
  const known = readers.get(db) ?? createReaders(db);
  readers.set(db, known);
  return known;
}

const createReaders = (db: Db) => ({
  guest: batched(async (ids: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from guest where id = any(${[...ids]}::bigint[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  }),
  session: batched(async (hashes: readonly string[]) => {
    const { rows } = await sql<Session>`
      select token_hash, customer_id, guest_id, expires_at, used_at from session
      where token_hash = any(${[...hashes]}::text[])`.execute(db);
    return new Map(rows.map((row) => [row.token_hash, row]));
  }),
});

type Session = Pick<
  Selectable<Database['session']>,
  'token_hash' | 'customer_id' | 'guest_id' | 'expires_at' | 'used_at'
>;

/**
 * Locks the account until the transaction ends: a concurrent deletion waits, and sees the result. A deleted account
 * is refused as an ended session. Guests have none.
 */
export async function holdAccount(transaction: Db, who: Principal): Promise<void> {
  if (who.kind === 'guest') return;
  const row = await transaction
    .selectFrom('customer')
    .select('id')
    .where('id', '=', who.id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw accountGone();
}

/** Refusal of a deleted account, as of an ended session. */
export const accountGone = () => httpError(401, 'token', SIGN_IN_AGAIN);

/**
 * Precise to five minutes, so that not every call writes. A time in the future was stored before the clock was set
 * back.
 */
async function storeUse(
  { db, now }: ServerContext,
  tokenHash: string,
  before: Date,
): Promise<void> {
  const at = now();
  if (Math.abs(at.getTime() - before.getTime()) < USE_IS_NOTED_EVERY) return;
  await db
    .updateTable('session')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '=', before)
    .execute();
}
const USE_IS_NOTED_EVERY = 5 * MINUTE;

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Clients of this family send "Bearer null" without a signed-in customer. */
function tokenOf(c: Context): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}

/** Guest of `guest_id` (query or body), also with a signed-in customer. */
export async function guestOf(c: Context): Promise<Guest | null> {
  const parsed = v.safeParse(guestId, c.req.query('guest_id') ?? (await guestInBody(c)));
  return parsed.success
    ? { kind: 'guest', id: parsed.output, owner: guestOwner(parsed.output) }
    : null;
}

async function guestInBody(c: Context): Promise<unknown> {
  if (!c.req.header('Content-Type')?.includes('json')) return null;
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'guest_id' in body ? body.guest_id : null;
}

const WHO = { en: 'Sign in or continue as guest', hi: 'साइन इन करें या मेहमान के रूप में जारी रखें' };
const SIGN_IN_AGAIN = {
  en: 'Your session has ended. Sign in again.',
  hi: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करें।',
};
