import { addFund, readTopUp } from '#contract/wallet.ts';
import { paths } from '#application/kernel/path.ts';
import type { TopUpGateway } from '#application/wallet/top-up-gateway.port.ts';
import { fromDecimal, toDecimal } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { gatewayLink, type Browser } from '#infrastructure/payment/gateway-link.ts';

/** The customer pays at the gateway and returns to the wallet page. */
export function createHttpTopUpGateway(
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
