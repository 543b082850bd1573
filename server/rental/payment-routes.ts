import type { Hono } from 'hono';
import * as contract from '#contract/rental-trips.ts';
import { isCanceledBy } from '#server/account/claim.ts';
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
import { payableTrip, payTrip } from './pay-trip.ts';
import { failUnpaidTrips } from './settle-trip.ts';
import { TRACKED, trackedTrip } from './tracked-trip.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Renting';

export function tripPaymentRoutes(context: ServerContext, settlers: Settlers): Hono {
  const { router, serve } = routerOn(context);
  const { db, now, timeZone, currency, settings } = context;
  const rules = async () => ({ timeZone, currency, now: now(), settings: await settings() });
  serve(
    contract.readTripPayment,
    { summary: 'The payment state of a trip, and the possible methods', tag, refusals: TRACKED },
    async (c, { query }) => {
      await deliverLate(db, settlers, now());
      await failUnpaidTrips(db, now());
      const { claim, trip } = await trackedTrip(context, c, query);
      if (!isCanceledBy(trip, claim)) throw httpError(404, 'trip', errorMessages.TRIP_NOT_FOUND);
      const isOwn = trip.owner === claim.customer;
      return payableTrip(db, trip, { isOwn, rules: await rules() });
    },
  );
  serve(
    contract.payTrip,
    {
      summary: 'Pay an unpaid trip, or change its payment method',
      tag,
      refusals: {
        ...TRACKED,
        203: 'The wallet’s balance is too low for the trip',
        401: 'Neither a token nor a guest_id',
        403: 'The method is not offered, the trip is over or no longer payable, its pickup has passed, or the callback is another site',
        409: 'Its payment failed, and others have since booked the vehicle or used the coupon',
      },
    },
    async (c, { body }) => {
      if (!body.contact_number) await requirePrincipal(context, c);
      const { claim } = await trackedTrip(context, c, body);
      const { payment_method: method, callback_url: given } = body;
      const callback = method === 'digital_payment' ? callbackOf(context, c, given ?? '') : '';
      const customer = await customerOf(context, c);
      const request = { claim, customer, method, callback };
      const payment = await payTrip(db, request, await rules());
      const language = languageOf(c);
      const message =
        method === 'cash_payment' ? errorMessages.PAY_IN_CASH : errorMessages.PAYMENT_CHOSEN;
      return {
        message: localize(language, message),
        redirect_link: payment && gatewayPath(payment, language),
      };
    },
  );
  return router;
}
