import * as v from 'valibot';
import { readCustomerInfo } from '#contract/account.ts';
import { pageOf } from '#contract/kernel.ts';
import * as wire from '#contract/wallet.ts';
import { transferPoints, addFund, readTopUp } from '#contract/wallet.ts';
import { paths } from '#application/kernel/path.ts';
import type { PointsGateway } from '#application/wallet/points-gateway.port.ts';
import type { TopUpGateway } from '#application/wallet/top-up-gateway.port.ts';
import type { WalletReader } from '#application/wallet/wallet.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, minus, type Currency, type Money, toDecimal } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import { ledgerKind, type LedgerEntry } from '#domain/wallet/ledger.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';
import { gatewayLink, type Browser } from '#infrastructure/payment/api.ts';

const PAGE_SIZE = 10;
const rawPage = pageOf('data', v.unknown());
type Transaction = v.InferOutput<typeof wire.pointTransaction>;

export function createWalletReader({ http, currency, report }: Wire): WalletReader {
  return {
    async holdings() {
      const answer = await call(http, readCustomerInfo, {});
      if (!answer.ok) return answer;
      const { wallet_balance, loyalty_point, ref_code } = answer.value;
      const balance = fromDecimal(wallet_balance, await currency());
      return ok({ balance, points: Math.trunc(loyalty_point), referralCode: ref_code || null });
    },
    async history(type, page) {
      const query = { limit: PAGE_SIZE, offset: page, type };
      const answer = await call(http, wire.listWalletTransactions, { query }, rawPage);
      if (!answer.ok) return answer;
      const counted = await currency();
      const { data, total_size: total } = answer.value;
      const read = (row: Transaction) => toMoneyEntry(row, counted);
      return ok({ rows: readRows(data, wire.walletTransaction, read, report), total });
    },
    async points(page) {
      const query = { limit: PAGE_SIZE, offset: page };
      const answer = await call(http, wire.listPointTransactions, { query }, rawPage);
      if (!answer.ok) return answer;
      const { data, total_size: total } = answer.value;
      return ok({ rows: readRows(data, wire.pointTransaction, toPointEntry, report), total });
    },
  };
}

const factsOf = (row: Transaction) => ({
  id: id<'LedgerEntry'>(row.id),
  kind: ledgerKind(row.transaction_type),
  reference: row.reference || null,
  at: toInstant(row.created_at),
});

const toMoneyEntry = (row: Transaction, currency: Currency): LedgerEntry<Money> => ({
  ...factsOf(row),
  change: minus(fromDecimal(row.credit, currency), fromDecimal(row.debit, currency)),
  balance: fromDecimal(row.balance, currency),
});

const toPointEntry = (row: Transaction): LedgerEntry<number> => ({
  ...factsOf(row),
  change: row.credit - row.debit,
  balance: row.balance,
});

/**
 * Until an answer arrives, the same number of points reuses its idempotency key: the server converts them
 * once.
 */
export function createPointsGateway(http: HttpClient, uuid: () => string): PointsGateway {
  let unanswered: { readonly points: number; readonly key: string } | null = null;
  return {
    async convert(points, signal) {
      const key = unanswered?.points === points ? unanswered.key : uuid();
      unanswered = { points, key };
      const answer = await call(http, transferPoints, {
        body: { point: points },
        headers: { 'Idempotency-Key': key },
        ...(signal ? { signal } : {}),
      });
      if (answer.ok || answer.failure.kind !== 'unreachable') unanswered = null;
      return answer.ok ? ok(null) : answer;
    },
  };
}

/** The customer pays at the gateway and returns to the wallet page. */
export function createTopUpGateway(
  { http, currency }: Pick<Wire, 'http' | 'currency'>,
  browser: Browser,
): TopUpGateway {
  return {
    async begin(amount, signal) {
      const callback = browser.currentUrl().origin + paths.wallet();
      const body = { amount: toDecimal(amount), callback };
      const answer = await call(http, addFund, { body, ...(signal ? { signal } : {}) });
      if (!answer.ok) return answer;
      return gatewayLink(answer.value.redirect_link, browser);
    },
    async find(payment, signal) {
      const params = { id: payment };
      const answer = await call(http, readTopUp, { params, ...(signal ? { signal } : {}) });
      if (!answer.ok) return answer;
      const { amount, status } = answer.value;
      return ok({ amount: fromDecimal(amount, await currency()), status });
    },
  };
}
