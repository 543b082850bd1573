import type { Hono } from 'hono';
import * as contract from '#contract/rental-coupons.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { customerOf, requirePrincipal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { typedCode } from '#server/ordering/typed-code.ts';
import { couponTripOf } from './booking-items.ts';
import { tripCartOf } from './stored-trip-cart.ts';
import {
  COUPON_CODE_OF,
  couponNamed,
  couponsFor,
  judgedCoupon,
  toWireCoupon,
} from './trip-coupons.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Renting';

export function couponRoutes(context: ServerContext): Hono {
  const { db, now, currency, settings } = context;
  const { router, serve } = routerOn(context);

  serve(
    contract.listRentalCoupons,
    { summary: 'Coupons for trips that can be used today', tag },
    async (c) => {
      const owner = (await customerOf(context, c))?.owner ?? null;
      const rows = await couponsFor(db, { owner }, now());
      return rows.map((row) => toWireCoupon(row, languageOf(c), currency));
    },
  );
  serve(
    contract.applyRentalCoupon,
    {
      summary: 'Whether a coupon fits the trip cart',
      tag,
      refusals: {
        401: 'Neither a token nor a guest_id',
        403: 'It does not fit, with the reason; or the cart is of another provider',
        404: 'Unknown coupon',
        429: 'Too many unknown codes; Retry-After says when to retry',
      },
    },
    async (c, { query: { code, provider_id } }) => {
      const who = await requirePrincipal(context, c);
      const by = { owner: who.owner, address: addressOf(c, context) };
      const typed = await typedCode(context, by, () => couponNamed(db, code, who));
      if (typed.kind === 'tooManyTries') throw typed.refusal;
      if (typed.kind === 'unknown') throw httpError(404, 'coupon', errorMessages.COUPON_UNKNOWN);
      const { row } = typed;
      const stored = await tripCartOf(db, who.owner);
      if (!stored || stored.lines[0]?.row.provider_id !== provider_id) {
        throw httpError(403, 'other_cart', errorMessages.OTHER_CART);
      }
      const use = { who, trip: await couponTripOf(db, stored, currency) };
      const rules = { currency, settings: await settings(), now: now() };
      const judged = judgedCoupon(row, use, rules);
      if ('why' in judged) throw httpError(403, COUPON_CODE_OF[judged.why.kind], judged.message);
      return toWireCoupon(row, languageOf(c), currency);
    },
  );
  return router;
}
