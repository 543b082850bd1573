import type { WirePayable } from '#contract/payment.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Payable, WayToPay } from '#domain/payment/payable.ts';
import type { Stage } from '#domain/payment/stage.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

export const toPayable = (wire: WirePayable, currency: Currency): Payable => ({
  stage: STAGE[wire.stage],
  amount: fromDecimal(wire.amount, currency),
  dueAt: wire.due_at === null ? null : toInstant(wire.due_at),
  options: wire.methods.map(({ method, available, limit }) => ({
    method: METHOD[method],
    available,
    limit: limit === null ? null : fromDecimal(limit, currency),
  })),
});

const STAGE: Readonly<Record<WirePayable['stage'], Stage>> = {
  ...{ unbegun: 'unbegun', open: 'open', declined: 'declined', canceled: 'canceled' },
  ...{ run_out: 'runOut', paid: 'paid', returned: 'returned', owed_back: 'owedBack' },
  ...{ in_cash: 'inCash', over: 'over' },
};

const METHOD: Readonly<Record<WirePayable['methods'][number]['method'], WayToPay>> = {
  ...{ digital_payment: 'gateway', wallet: 'wallet', cash: 'cash' },
};
