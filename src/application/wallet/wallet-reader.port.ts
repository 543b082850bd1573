import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { LedgerEntry, WalletFilter } from '#domain/wallet/ledger.ts';

/** Balance, points, and the referral code. */
export type Holdings = {
  readonly balance: Money;
  readonly points: number;
  readonly referralCode: string | null;
};

export interface WalletReader {
  holdings(): Promise<Result<Holdings, CallFailure>>;
  /** Newest first, 10 per page. */
  history(
    filter: WalletFilter,
    page: number,
  ): Promise<Result<Page<LedgerEntry<Money>>, CallFailure>>;
  points(page: number): Promise<Result<Page<LedgerEntry<number>>, CallFailure>>;
}
