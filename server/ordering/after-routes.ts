import type { Hono } from 'hono';
import * as refunds from '#contract/ordering-refunds.ts';
import * as reviews from '#contract/ordering-reviews.ts';
import { claimOf } from '#server/account/claim.ts';
import { reviewLimit } from '#server/catalogue/review-images.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { requireCustomer, requirePrincipal } from '#server/kernel/principal.ts';
import { readPicturedForm } from '#server/kernel/read-pictured-form.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import { requestRefund } from './refunds.ts';
import { orderReviewsOf, reviewCourier, reviewItem } from './reviews.ts';
import { trackedOrder } from './track-order.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';
const NOT_FOUND = { 404: 'No such order, or none of yours: the answer is the same' };
const REVIEWED = {
  ...NOT_FOUND,
  401: 'Not signed in',
  403: 'The order has not come',
  409: 'It is reviewed already',
};

const PICTURED = {
  413: 'A picture of more than 2 MB',
  429: 'Too many in a short time; Retry-After says when to try again',
};

export function afterRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serveReviews(serve, context);
  serveRefunds(serve, context);
  return router;
}

function serveReviews(serve: Serve, context: ServerContext): void {
  const { db, now } = context;
  serve(
    reviews.listOrderReviews,
    {
      summary: 'What the customer has said of an order, and may say',
      tag,
      refusals: { ...NOT_FOUND, 401: 'Not signed in' },
    },
    async (c, { query }) =>
      orderReviewsOf(db, await requireCustomer(context, c), query.order_id, languageOf(c)),
  );
  serve(
    reviews.reviewItem,
    {
      summary: 'Review an item of an order that has come, once, with up to three pictures',
      tag,
      refusals: { ...REVIEWED, ...PICTURED },
    },
    async (c) => {
      const who = await requireCustomer(context, c);
      await spend(context, [reviewLimit(who)]);
      const { fields, files } = await readPicturedForm(c.req.raw, reviews.reviewItem.form);
      await reviewItem(context, who, fields, files);
      return { message: localize(languageOf(c), errorMessages.REVIEWED) };
    },
  );
  serve(
    reviews.reviewCourier,
    { summary: 'Review who brought an order, once', tag, refusals: REVIEWED },
    async (c, { body }) => {
      await reviewCourier(db, await requireCustomer(context, c), body, now());
      return { message: localize(languageOf(c), errorMessages.REVIEWED) };
    },
  );
}

function serveRefunds(serve: Serve, context: ServerContext): void {
  serve(refunds.listRefundReasons, { summary: 'Why money is asked back', tag }, (c) => ({
    refund_reasons: errorMessages.REFUND_REASONS.map((reason) => ({
      id: reason.id,
      reason: nameIn(languageOf(c), reason),
    })),
  }));
  serve(
    refunds.requestRefund,
    {
      summary: 'Ask for the money of an order back that has come and is paid, once',
      tag,
      refusals: {
        ...NOT_FOUND,
        403: 'It has not come, or is not paid',
        409: 'It is asked for already',
        429: 'Too many wrong guesses; Retry-After says when to try again',
      },
    },
    async (c, { body }) => {
      if (!body.contact_number) await requirePrincipal(context, c);
      const { order_id: id, ...known } = body;
      const claim = await claimOf(context, c, { id, ...known });
      await trackedOrder(context, c, claim);
      await requestRefund(context.db, claim, body, context.now());
      return { message: localize(languageOf(c), errorMessages.REFUND_REQUESTED) };
    },
  );
}
