import { inAnyModule, queriesOf, type Page, type Read } from '#application/kernel/query.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { LedgerEntry, WalletFilter } from '#domain/wallet/ledger.ts';

/** Balance, points, and the referral code. */
export type Holdings = {
  readonly balance: Money;
  readonly points: number;
  readonly referralCode: string | null;
};

export interface WalletReader {
  holdings(): Read<Holdings>;
  /** Newest first, 10 per page. */
  history(filter: WalletFilter, page: number): Read<Page<LedgerEntry<Money>>>;
  points(page: number): Read<Page<LedgerEntry<number>>>;
}

export type WalletQueries = ReturnType<typeof createWalletQueries>;

export const createWalletQueries = (wallet: WalletReader) =>
  queriesOf(wallet, 'wallet', inAnyModule);
