import { payTrip, readTripPayment } from '#contract/rental-trips.ts';
import { paths } from '#application/kernel/path.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { gatewayLink, type Browser } from '#infrastructure/payment/gateway-link.ts';
import { toPayable } from '#infrastructure/payment/payable.wire.ts';

/** The gateway always returns to the page of the trip. */
export function createHttpTripPayment(
  { http, currency }: Pick<Wire, 'http' | 'currency'>,
  browser: Browser,
): PaymentGateway {
  return {
    async read(it, signal) {
      const input = { query: claimOf(it), signal, asGuest: true };
      const answer = await call(http, readTripPayment, input);
      return answer.ok ? ok(toPayable(answer.value, await currency())) : answer;
    },
    async begin(it, _from, signal) {
      const callback_url = browser.currentUrl().origin + paths.trackTrip(it);
      const body = { ...claimOf(it), payment_method: 'digital_payment', callback_url } as const;
      const answer = await call(http, payTrip, { body, signal, asGuest: true });
      if (!answer.ok) return answer;
      const link = pageIn(answer.value);
      return link === null ? ok(null) : gatewayLink(link, browser);
    },
    async change(it, way, signal) {
      const payment_method = way === 'cash' ? 'cash_payment' : way;
      const body = { ...claimOf(it), payment_method } as const;
      const answer = await call(http, payTrip, { body, signal, asGuest: true });
      return answer.ok ? ok(null) : answer;
    },
  };
}

const claimOf = ({ id: trip_id, phone }: PaidFor) => ({
  trip_id,
  contact_number: phone ?? undefined,
});

/** Other back ends of the family answer only the address of the page; ours adds a message. */
const pageIn = (answer: string | { readonly redirect_link: string | null }): string | null =>
  typeof answer === 'string' ? answer : answer.redirect_link;
