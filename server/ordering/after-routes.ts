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
const NOT_FOUND = { 404: 'Unknown order, or another customer’s' };
const REVIEWED = {
  ...NOT_FOUND,
  401: 'Not signed in',
  403: 'The order is not delivered',
  409: 'It is reviewed already',
};

const PICTURED = {
  413: 'A picture of more than 2 MB',
  429: 'Too many in a short time; Retry-After says when to retry',
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
      summary: 'A customer’s reviews of an order, and those still possible',
      tag,
      refusals: { ...NOT_FOUND, 401: 'Not signed in' },
    },
    async (c, { query }) =>
      orderReviewsOf(db, await requireCustomer(context, c), query.order_id, languageOf(c)),
  );
  serve(
    reviews.reviewItem,
    {
      summary: 'Review an item of a delivered order, once, with up to three pictures',
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
    { summary: 'Review an order’s courier, once', tag, refusals: REVIEWED },
    async (c, { body }) => {
      await reviewCourier(db, await requireCustomer(context, c), body, now());
      return { message: localize(languageOf(c), errorMessages.REVIEWED) };
    },
  );
}

function serveRefunds(serve: Serve, context: ServerContext): void {
  serve(refunds.listRefundReasons, { summary: 'Reasons for a refund', tag }, (c) => ({
    refund_reasons: errorMessages.REFUND_REASONS.map((reason) => ({
      id: reason.id,
      reason: nameIn(languageOf(c), reason),
    })),
  }));
  serve(
    refunds.requestRefund,
    {
      summary: 'Request a refund for a delivered, paid order, once',
      tag,
      refusals: {
        ...NOT_FOUND,
        403: 'It is not delivered, or not paid',
        409: 'It is requested already',
        429: 'Too many wrong guesses; Retry-After says when to retry',
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
