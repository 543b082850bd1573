import { addFund, readTopUp } from '#contract/wallet.ts';
import { paths } from '#application/kernel/path.ts';
import type { TopUpGateway } from '#application/wallet/top-up-gateway.port.ts';
import { fromDecimal, toDecimal } from '#domain/kernel/money.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { WalletWire } from './wallet-wire.ts';

type Browser = Pick<Platform, 'baseUrl' | 'currentUrl'>;

/** Adding money over HTTP. The customer pays at the gateway and comes back to the page of the wallet. */
export function createHttpTopUpGateway(
  { http, currency }: Pick<WalletWire, 'http' | 'currency'>,
  { baseUrl, currentUrl }: Browser,
): TopUpGateway {
  return {
    async begin(amount, signal) {
      const { origin } = currentUrl();
      const callback = origin + paths.wallet();
      const body = { amount: toDecimal(amount), callback };
      const answer = await call(http, addFund, { body, ...(signal ? { signal } : {}) });
      if (!answer.ok) return answer;
      const link = webAddress(answer.value.redirect_link, baseUrl || origin);
      return link === null ? refuse({ kind: 'unreachable', cause: 'broken' }) : ok(link);
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

/** A link that is one, and leads to the web; what begins with a slash is a page of the server. */
function webAddress(link: string, base: string): string | null {
  if (!URL.canParse(link, base)) return null;
  const url = new URL(link, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
