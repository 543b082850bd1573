import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';
import { callback, gatewayPayment, paymentId } from './payment.ts';

/** Entry of the wallet; `transaction_type` says why, and the client translates it. */
export const walletTransaction = v.object({
  id: wireId,
  transaction_id: v.string(),
  credit: numeric,
  debit: numeric,
  admin_bonus: v.optional(numeric, 0),
  balance: numeric,
  transaction_type: v.string(),
  reference: optionalText,
  created_at: v.string(),
});
export const pointTransaction = v.omit(walletTransaction, ['admin_bonus']);

/** Other types of this family, such as CashBack, match nothing here. */
const walletFilter = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), 'all');

export const walletBonus = v.object({
  id: wireId,
  title: v.string(),
  description: optionalText,
  bonus_type: v.picklist(['percentage', 'amount']),
  bonus_amount: numeric,
  minimum_add_amount: numeric,
  maximum_bonus_amount: numeric,
});

export const addFundRequest = v.object({
  /** Decimal; more digits than the currency has are refused. */
  amount: v.pipe(numeric, v.finite()),
  payment_method: v.optional(v.literal('simulated'), 'simulated'),
  payment_platform: v.optional(v.literal('web'), 'web'),
  callback,
});

export const transferRequest = v.object({
  point: v.pipe(numeric, v.safeInteger()),
});

const WALLET_PATH = '/api/v1/customer/wallet';
const POINTS_PATH = '/api/v1/customer/loyalty-point';

export const listWalletTransactions = endpoint({
  method: 'GET',
  path: `${WALLET_PATH}/transactions`,
  query: v.object({ ...pageQuery.entries, type: walletFilter }),
  answer: pageOf('data', walletTransaction),
  refusals: [401],
});
export const listWalletBonuses = endpoint({
  method: 'GET',
  path: `${WALLET_PATH}/bonuses`,
  answer: v.array(walletBonus),
  refusals: [401],
});
/** The customer continues at `redirect_link`, a page of the gateway. */
export const addFund = endpoint({
  method: 'POST',
  path: `${WALLET_PATH}/add-fund`,
  body: addFundRequest,
  answer: v.object({ redirect_link: v.string() }),
  refusals: [401, 403],
});
/** State of a payment; the return URL alone proves nothing. */
export const readTopUp = endpoint({
  method: 'GET',
  path: `${WALLET_PATH}/add-fund/:id`,
  params: v.object({ id: paymentId }),
  answer: gatewayPayment,
  refusals: [401, 404],
  ours: true,
});
export const listPointTransactions = endpoint({
  method: 'GET',
  path: `${POINTS_PATH}/transactions`,
  query: pageQuery,
  answer: pageOf('data', pointTransaction),
  refusals: [401],
});
/** Refusals are 203 with errors in the body, as this family of back ends sends them. */
export const transferPoints = endpoint({
  method: 'POST',
  path: `${POINTS_PATH}/point-transfer`,
  body: transferRequest,
  answer: message,
  refusals: [203, 401, 409, 422],
});
