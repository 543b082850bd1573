import type { Context, Hono } from 'hono';
import * as contract from '#contract/ordering-payment.ts';
import { claimOf, isCanceledBy, type Claim } from '#server/account/claim.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { customerOf, requirePrincipal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { callbackOf } from '#server/payment/callback.ts';
import { gatewayPath } from '#server/payment/gateway-routes.ts';
import { deliverLate } from '#server/payment/late-answers.ts';
import type { Settlers } from '#server/payment/payments.ts';
import { payableOrder } from './payable-order.ts';
import { payOrder } from './pay-order.ts';
import { orderingRulesOf } from './quote.ts';
import { failUnpaidOrders } from './settle-order.ts';
import { trackedOrder } from './track-order.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';
const TRACKED = {
  404: 'Unknown order, or another customer’s',
  429: 'Too many wrong guesses; Retry-After says when to retry',
};

export function paymentRoutes(context: ServerContext, settlers: Settlers): Hono {
  const { router, serve } = routerOn(context);
  const { db, now } = context;
  const owned = async (c: Context, claim: Claim) => {
    const order = await trackedOrder(context, c, claim);
    if (!isCanceledBy(order, claim)) throw httpError(404, 'order', errorMessages.NOT_FOUND);
    return order;
  };
  serve(
    contract.readOrderPayment,
    { summary: 'The payment state of an order, and the possible methods', tag, refusals: TRACKED },
    async (c, { query: { order_id: id, ...known } }) => {
      const claim = await claimOf(context, c, { id, ...known });
      await deliverLate(db, settlers, now());
      await failUnpaidOrders(db, now());
      const order = await owned(c, claim);
      const isOwn = order.owner === claim.customer;
      return payableOrder(db, order, { isOwn, rules: await orderingRulesOf(context) });
    },
  );
  serve(
    contract.payOrder,
    {
      summary: 'Pay an unpaid order, or change its payment method',
      tag,
      refusals: {
        ...TRACKED,
        203: 'The wallet’s balance is too low for the order',
        401: 'Neither a token nor a guest_id',
        403: 'It is no longer payable, the method is not offered, goods are sold out, or the callback is another site',
        409: 'Its coupon has no use left',
      },
    },
    async (c, { body: { order_id: id, payment_method: method, callback, ...known } }) => {
      if (!known.contact_number) await requirePrincipal(context, c);
      const claim = await claimOf(context, c, { id, ...known });
      await owned(c, claim);
      const leadsTo = method === 'digital_payment' ? callbackOf(context, c, callback ?? '') : '';
      const customer = await customerOf(context, c);
      const request = { claim, customer, method, callback: leadsTo };
      const payment = await payOrder(db, request, await orderingRulesOf(context));
      const language = languageOf(c);
      return {
        message: localize(language, errorMessages.PAYMENT_CHOSEN),
        redirect_link: payment && gatewayPath(payment, language),
      };
    },
  );
  return router;
}
