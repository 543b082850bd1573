import type { WalletReader } from '#application/wallet/wallet.queries.ts';
import { instant } from '#domain/kernel/instant.ts';
import { id } from '#domain/kernel/id.ts';
import { money, type Money } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import type { LedgerEntry } from '#domain/wallet/ledger.ts';
import { USD } from '#tests/support/builders/money.ts';

const AT = instant(Date.UTC(2026, 10, 20, 17));

/** Money received. */
export const aMoneyEntry = (facts: Partial<LedgerEntry<Money>> = {}): LedgerEntry<Money> => ({
  ...{ id: id(1), kind: 'add_fund', reference: null, at: AT },
  ...{ change: money(2_000, USD), balance: money(5_000, USD) },
  ...facts,
});

export const aPointEntry = (facts: Partial<LedgerEntry<number>> = {}): LedgerEntry<number> => ({
  ...{ id: id(1), kind: 'order_place', reference: '100042', at: AT, change: 24, balance: 320 },
  ...facts,
});

/** A customer with fifty dollars and 320 points, and a short history. */
export const walletByHand = (facts: Partial<WalletReader> = {}): WalletReader => ({
  holdings: async () => ok({ balance: money(5_000, USD), points: 320, referralCode: 'ASHA2026' }),
  history: async () => ok({ rows: [aMoneyEntry()], total: 1 }),
  points: async () => ok({ rows: [aPointEntry()], total: 1 }),
  ...facts,
});
