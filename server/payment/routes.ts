import type { Hono } from 'hono';
import { answerPayment } from '#contract/payment.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { takeAnswer, type PaymentRow, type Settlers } from './payments.ts';

/** The gateway's reports, and the simulated gateway if configured. */
export function paymentRoutes(context: ServerContext, settlers: Settlers): Hono {
  const { router, serve } = routerOn(context);
  const { db, currency, now } = context;
  serve(
    answerPayment,
    {
      summary: 'The payment gateway’s report about a payment',
      tag: 'Payment',
      refusals: {
        403: 'Not signed by the gateway, or about another amount',
        404: 'Unknown payment',
      },
    },
    async (_, { body }) => toWirePayment(await takeAnswer(db, settlers, body, now()), currency),
  );
  if (context.simulatedGateway) router.route('/', gatewayRoutes(context, settlers));
  return router;
}

export const toWirePayment = ({ id, amount, status }: PaymentRow, currency: Currency) => ({
  ...{ id, status },
  amount: toDecimal(money(amount, currency)),
});
