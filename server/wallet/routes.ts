import type { Hono } from 'hono';
import * as contract from '#contract/wallet.ts';
import { HOUR } from '#domain/kernel/instant.ts';
import { fromDecimal, money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { kindsIn, WALLET_FILTERS } from '#domain/wallet/ledger.ts';
import { amountRefusal } from '#domain/wallet/top-up.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { idempotencyKeyOf, idempotently } from '#server/kernel/idempotency.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { callbackOf } from '#server/payment/callback.ts';
import { gatewayPath } from '#server/payment/gateway-routes.ts';
import { beginPayment, findPayment, type Settlers } from '#server/payment/payments.ts';
import { toWirePayment } from '#server/payment/routes.ts';
import { deliverLate } from '#server/payment/late-answers.ts';
import { PAYMENT_UNKNOWN } from '#server/payment/error-messages.ts';
import { convertPoints } from './convert-points.ts';
import { entriesOf, type EntryRow } from './ledger.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Wallet';
const SIGNED_IN = { 401: 'Not signed in' };

export function walletRoutes(context: ServerContext, settlers: Settlers): Hono {
  const { router, serve } = routerOn(context);
  serveHistory(serve, context);
  serveAddFund(serve, context, settlers);
  servePoints(serve, context);
  return router;
}

function serveHistory(serve: Serve, context: ServerContext): void {
  const { db, currency } = context;
  serve(
    contract.listWalletTransactions,
    { summary: 'The entries of the wallet, newest first', tag, refusals: SIGNED_IN },
    async (c, { query }) => {
      const { id: customer } = await requireCustomer(context, c);
      const filter = WALLET_FILTERS.find((known) => known === query.type);
      const kinds = filter ? kindsIn(filter) : [];
      const entries = { ledger: 'wallet', customer, kinds } as const;
      const { facts, rows } = await entriesOf(db, entries, query);
      const inMoney = (minor: number) => toDecimal(money(minor, currency));
      return { ...facts, data: rows.map((row) => ({ ...wireOf(row, inMoney), admin_bonus: 0 })) };
    },
  );
  serve(
    contract.listWalletBonuses,
    { summary: 'Bonuses for top-ups: none', tag, refusals: SIGNED_IN },
    async (c) => {
      await requireCustomer(context, c);
      return [];
    },
  );
}

function serveAddFund(serve: Serve, context: ServerContext, settlers: Settlers): void {
  const { db, currency, now } = context;
  serve(
    contract.addFund,
    {
      summary: 'Add money through the payment gateway; continues on its page',
      tag,
      refusals: {
        ...SIGNED_IN,
        403: 'Switched off, an amount out of limits, or the callback is another site',
      },
    },
    async (c, { body }) => {
      const { id: customer } = await requireCustomer(context, c);
      const { rewards } = await context.settings();
      if (!rewards.wallet || !rewards.addFund)
        throw httpError(403, 'amount', errorMessages.NO_FUNDS_HERE);
      const amount = amountOf(body.amount, currency);
      const callback = callbackOf(context, c, body.callback);
      await spend(context, [{ subject: `top-up of ${customer}`, maximum: 60, within: HOUR }]);
      const wanted = { purpose: { customer_id: customer }, amount: amount.minor, callback };
      const id = await beginPayment(db, wanted, now());
      return { redirect_link: gatewayPath(id, languageOf(c)) };
    },
  );
  serve(
    contract.readTopUp,
    {
      summary: 'The status of a top-up',
      tag,
      refusals: { ...SIGNED_IN, 404: 'Unknown payment, or another customer’s' },
    },
    async (c, { params }) => {
      const { id: customer } = await requireCustomer(context, c);
      await deliverLate(db, settlers, now());
      const found = await findPayment(db, params.id);
      if (found?.customer_id !== customer) throw httpError(404, 'payment', PAYMENT_UNKNOWN);
      return toWirePayment(found, currency);
    },
  );
}

function servePoints(serve: Serve, context: ServerContext): void {
  const { db, currency, now } = context;
  serve(
    contract.listPointTransactions,
    { summary: 'The entries of points, newest first', tag, refusals: SIGNED_IN },
    async (c, { query }) => {
      const { id: customer } = await requireCustomer(context, c);
      const { facts, rows } = await entriesOf(
        db,
        { ledger: 'points', customer, kinds: null },
        query,
      );
      return { ...facts, data: rows.map((row) => wireOf(row, (points) => points)) };
    },
  );
  serve(
    contract.transferPoints,
    {
      summary: 'Convert points into wallet money',
      tag,
      refusals: {
        ...SIGNED_IN,
        203: 'Too many, too few, or switched off; the errors say which',
        409: 'The first request with this key is still running',
        422: 'The Idempotency-Key was used for another request',
      },
    },
    async (c, { body: { point } }) => {
      const who = await requireCustomer(context, c);
      const { rewards } = await context.settings();
      const attempt = {
        ...{ who, key: idempotencyKeyOf(c), request: { transfer: point } },
        about: `customer ${who.id}`,
      };
      const conversion = { customer: who.id, points: point, currency, rewards, at: now() };
      return idempotently(db, attempt, now(), async (transaction) => {
        await convertPoints(transaction, conversion);
        return { message: localize(languageOf(c), errorMessages.CONVERTED) };
      });
    },
  );
}

function amountOf(decimal: number, currency: Currency) {
  const isSane = Math.abs(decimal) < 1e9;
  const amount = fromDecimal(isSane ? decimal : 0, currency);
  const isExact = Math.abs(toDecimal(amount) - decimal) < 1e-9;
  if (!isExact || amountRefusal(amount)) throw httpError(403, 'amount', errorMessages.AMOUNT_WRONG);
  return amount;
}

const wireOf = (row: EntryRow, inUnits: (amount: number) => number) => ({
  id: row.id,
  transaction_id: String(row.id),
  credit: inUnits(row.credit),
  debit: inUnits(row.debit),
  balance: inUnits(row.balance),
  transaction_type: row.kind,
  // The id of the order or trip, whichever of its payments was refunded.
  reference: row.reference?.split('/')[0] ?? null,
  created_at: row.created_at.toISOString(),
});
