import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** The two ledgers of a customer: money, and points that become money. */
export type LedgerName = 'wallet' | 'points';

export const WALLET_KINDS = [
  'opening',
  'order_refund',
  'order_place',
  'trip_refund',
  'trip_place',
  'add_fund',
  'loyalty_point',
  'referrer',
] as const;

export const POINT_KINDS = ['opening', 'order_place', 'point_to_wallet'] as const;

export type WalletKind = (typeof WALLET_KINDS)[number];
export type PointKind = (typeof POINT_KINDS)[number];
export type LedgerKind = WalletKind | PointKind;

export const WALLET_FILTERS = [
  'all',
  'order',
  'trip',
  'add_fund',
  'loyalty_point',
  'referrer',
] as const;
export type WalletFilter = (typeof WALLET_FILTERS)[number];

const OF_ORDERS: readonly WalletKind[] = ['order_place', 'order_refund'];
const OF_TRIPS: readonly WalletKind[] = ['trip_place', 'trip_refund'];

/** Null for all kinds. */
export function kindsIn(filter: WalletFilter): readonly WalletKind[] | null {
  if (filter === 'all') return null;
  if (filter === 'order') return OF_ORDERS;
  return filter === 'trip' ? OF_TRIPS : [filter];
}

export type LedgerEntry<Amount> = {
  readonly id: Id<'LedgerEntry'>;
  /** 'other' for a kind that only another back end of this family books. */
  readonly kind: LedgerKind | 'other';
  /** Positive for income, negative for expense. */
  readonly change: Amount;
  readonly balance: Amount;
  readonly reference: string | null;
  readonly at: Instant;
};

export const ledgerKind = (text: string): LedgerKind | 'other' =>
  [...WALLET_KINDS, ...POINT_KINDS].find((kind) => kind === text) ?? 'other';

/** Parses the filter of an address; everything when it is unknown. */
export const walletFilter = (text: string | null): WalletFilter =>
  WALLET_FILTERS.find((filter) => filter === text) ?? 'all';
