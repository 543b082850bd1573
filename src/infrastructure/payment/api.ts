import type { WirePayable } from '#contract/payment.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { refuse, ok, type Result } from '#domain/kernel/result.ts';
import type { Payable, WayToPay } from '#domain/payment/payable.ts';
import type { Stage } from '#domain/payment/stage.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

export type Browser = Pick<Platform, 'baseUrl' | 'currentUrl'>;

/** Accepts http and https links only; one with a leading slash is a page of the server. */
export function gatewayLink(
  link: string,
  { baseUrl, currentUrl }: Browser,
): Result<string, CallFailure> {
  const base = baseUrl || currentUrl().origin;
  if (URL.canParse(link, base)) {
    const url = new URL(link, base);
    if (/^https?:$/.test(url.protocol)) return ok(url.href);
  }
  return refuse({ kind: 'unreachable', cause: 'broken' });
}

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
