import type { Generated } from 'kysely';
import type { LedgerKind, LedgerName } from '#domain/wallet/ledger.ts';
import type { Timestamp } from './schema.columns.ts';

/**
 * What came in and went out, in minor units in the wallet and in points beside it. Rows are added and
 * never changed: what a customer has is the balance of their last row.
 */
export type LedgerEntryTable = {
  id: Generated<number>;
  ledger: LedgerName;
  customer_id: number;
  /** Counted from 1 for each customer and ledger, so that no two rows follow the same one. */
  number: number;
  kind: LedgerKind;
  credit: number;
  debit: number;
  balance: number;
  /** What it was for, such as the number of an order: no kind is booked for it twice. */
  reference: string | null;
  created_at: Timestamp;
};
