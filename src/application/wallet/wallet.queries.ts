import { inAnyModule, type Page, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { LedgerEntry, WalletFilter } from '#domain/wallet/ledger.ts';
import type { Holdings, WalletReader } from './wallet-reader.port.ts';

export type WalletQueries = ReturnType<typeof createWalletQueries>;

export const createWalletQueries = (wallet: WalletReader) => ({
  holdings: (scope: ReadScope): Query<Holdings> => ({
    key: ['wallet', inAnyModule(scope), 'holdings'],
    read: () => wallet.holdings(),
  }),
  history: (
    scope: ReadScope,
    filter: WalletFilter,
    page: number,
  ): Query<Page<LedgerEntry<Money>>> => ({
    key: ['wallet', inAnyModule(scope), 'history', filter, page],
    read: () => wallet.history(filter, page),
  }),
  points: (scope: ReadScope, page: number): Query<Page<LedgerEntry<number>>> => ({
    key: ['wallet', inAnyModule(scope), 'points', page],
    read: () => wallet.points(page),
  }),
});
