import type { WirePayable } from '#contract/payment.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import type { Db } from '#server/kernel/database.ts';
import { stageFor } from '#server/payment/stage.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { dueOf, isPayable, type OrderMoney } from './order-money.ts';
import { cashLimit } from './pay-order.ts';
import type { OrderingRules } from './rules.ts';

type Row = OrderMoney & { readonly zone_id: number; readonly module_id: number };

/** Payment state of an order, and the methods that are still possible. */
export async function payableOrder(
  db: Db,
  order: Row,
  { isOwn, rules }: { readonly isOwn: boolean; readonly rules: OrderingRules },
): Promise<WirePayable> {
  const { now, currency } = rules;
  const due = dueOf(order);
  const dues = { ...order, payment_due_at: due, isInCash: isInCash(order) };
  return {
    stage: await stageFor(db, { purpose: 'order_id', ...dues }, now),
    amount: toDecimal(money(order.total, currency)),
    due_at: due?.toISOString() ?? null,
    methods: isPayable(order, new Date(now))
      ? await possibleMethods(db, order, { isOwn, rules })
      : [],
  };
}

const isInCash = ({ status, payment_method }: Row): boolean =>
  payment_method === 'cash_on_delivery' && status !== 'canceled' && status !== 'failed';

async function possibleMethods(
  db: Db,
  order: Row,
  { isOwn, rules }: { readonly isOwn: boolean; readonly rules: OrderingRules },
): Promise<WirePayable['methods']> {
  const { settings, currency } = rules;
  const { customer_id: customer, total } = order;
  const methods: WirePayable['methods'] = [];
  if (settings.ordering.digitalPayment) {
    methods.push({ method: 'digital_payment', available: true, limit: null });
  }
  if (isOwn && customer !== null && settings.rewards.wallet) {
    const balance = await balanceOf(db, 'wallet', customer);
    const limit = toDecimal(money(balance, currency));
    methods.push({ method: 'wallet', available: total <= balance, limit });
  }
  if (settings.ordering.cashOnDelivery) {
    const maximum = await cashLimit(db, order, currency);
    const available = maximum === null || !isAboveCashLimit(money(total, currency), maximum);
    methods.push({ method: 'cash', available, limit: maximum && toDecimal(maximum) });
  }
  return methods;
}
