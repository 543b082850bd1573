import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { paths } from '#application/kernel/path.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { gatewayLink, type Browser } from '#infrastructure/payment/gateway-link.ts';
import { toPayable } from '#infrastructure/payment/payable.wire.ts';

/** The gateway returns to the page of departure; for a parcel, to its tracking page. */
export function createHttpOrderPayment(
  { http, currency }: Pick<Wire, 'http' | 'currency'>,
  browser: Browser,
): PaymentGateway {
  return {
    async read(it, signal) {
      const input = { query: claimOf(it), signal, asGuest: true };
      const answer = await call(http, readOrderPayment, input);
      return answer.ok ? ok(toPayable(answer.value, await currency())) : answer;
    },
    async begin(it, from, signal) {
      const isAtCheckout = from === 'checkout' && it.kind === 'order';
      const page = isAtCheckout ? paths.checkout('placed', [it.id]) : paths.trackOrder(it);
      const callback = browser.currentUrl().origin + page;
      const body = { ...claimOf(it), payment_method: 'digital_payment', callback } as const;
      const answer = await call(http, payOrder, { body, signal, asGuest: true });
      if (!answer.ok) return answer;
      const { redirect_link: link } = answer.value;
      return link === null ? ok(null) : gatewayLink(link, browser);
    },
    async change(it, way, signal) {
      const payment_method = way === 'cash' ? 'cash_on_delivery' : way;
      const body = { ...claimOf(it), payment_method } as const;
      const answer = await call(http, payOrder, { body, signal, asGuest: true });
      return answer.ok ? ok(null) : answer;
    },
  };
}

const claimOf = ({ id: order_id, phone }: PaidFor) => ({
  order_id,
  contact_number: phone ?? undefined,
});
