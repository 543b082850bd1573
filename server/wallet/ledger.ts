import { sql } from 'kysely';
import { Defect } from '#domain/kernel/defect.ts';
import type { LedgerName, PointKind, WalletKind } from '#domain/wallet/ledger.ts';
import type { Db } from '#server/kernel/database.ts';
import { pageFacts, rowsBefore, type PageQuery } from '#server/kernel/paging.ts';

type KindOf<Name extends LedgerName> = Name extends 'wallet' ? WalletKind : PointKind;

export type Entry<Name extends LedgerName> = {
  readonly customer: number;
  readonly kind: KindOf<Name>;
  /** Positive for credits, negative for debits; minor units or points. */
  readonly change: number;
  /** Purpose of the entry. Each kind is booked once per reference. */
  readonly reference: string | null;
  readonly at: Date;
};

/**
 * Adds an entry to a ledger. Writes nothing and returns 'short' if the balance is too low, 'known' for a
 * repeated reference. Must run in a transaction, which holds the customer's row from reading to writing.
 */
export async function book<Name extends LedgerName>(
  db: Db,
  ledger: Name,
  { customer, kind, change, reference, at }: Entry<Name>,
): Promise<'booked' | 'known' | 'short'> {
  if (!Number.isSafeInteger(change) || change === 0)
    throw new Defect(`Not a bookable change: ${change}`);
  await lockCustomer(db, customer);
  if (reference !== null && (await isBooked(db, ledger, kind, reference))) return 'known';
  const last = await lastEntry(db, ledger, customer);
  const balance = (last?.balance ?? 0) + change;
  if (balance < 0) return 'short';
  await db
    .insertInto('ledger_entry')
    .values({
      ...{ ledger, customer_id: customer, number: (last?.number ?? 0) + 1, kind, reference },
      ...{ credit: Math.max(change, 0), debit: Math.max(-change, 0), balance, created_at: at },
    })
    .execute();
  return 'booked';
}

/** Balance in minor units or points. */
export async function balanceOf(db: Db, ledger: LedgerName, customer: number): Promise<number> {
  return (await lastEntry(db, ledger, customer))?.balance ?? 0;
}

const lastEntry = (db: Db, ledger: LedgerName, customer: number) =>
  db
    .selectFrom('ledger_entry')
    .select(['number', 'balance'])
    .where('ledger', '=', ledger)
    .where('customer_id', '=', customer)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Serializes bookings for one customer without blocking their sessions and orders. */
export const lockCustomer = (db: Db, customer: number) =>
  db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customer)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function isBooked(db: Db, ledger: LedgerName, kind: string, reference: string) {
  const found = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('ledger', '=', ledger)
    .where('kind', '=', kind as PointKind | WalletKind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return found !== undefined;
}

type EntriesQuery = {
  readonly ledger: LedgerName;
  readonly customer: number;
  /** Null for every kind. */
  readonly kinds: readonly (PointKind | WalletKind)[] | null;
};

/** A page of a customer's entries, newest first. */
export async function entriesOf(
  db: Db,
  { ledger, customer, kinds }: EntriesQuery,
  page: PageQuery,
) {
  const entries = db
    .selectFrom('ledger_entry')
    .where('ledger', '=', ledger)
    .where('customer_id', '=', customer)
    .$if(kinds !== null, (all) =>
      all.where(sql<boolean>`kind = any(${[...(kinds ?? [])]}::text[])`),
    );
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await entries
    .selectAll()
    .orderBy('number', 'desc')
    .limit(page.limit)
    .offset(rowsBefore(page))
    .execute();
  return { facts: pageFacts(page, total), rows };
}
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>['rows'][number];
