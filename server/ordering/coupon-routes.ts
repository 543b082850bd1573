import type { Hono } from 'hono';
import * as contract from '#contract/coupons.ts';
import { couponUseRefusal } from '#domain/pricing/coupon-use.ts';
import { readLine } from '#server/cart/stored-line.ts';
import { cartLines } from '#server/cart/queries.ts';
import { addressOf } from '#server/kernel/address.ts';
import { requestHeadersOf, languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { customerOf, requirePrincipal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { couponCustomerOf, couponNamed, verdictOn } from './coupons.ts';
import { couponRows, termsOf, usesOf } from './coupon-row.ts';
import { CODE_OF, toWireCoupon } from './coupon.wire.ts';
import { whyNot, WHY_NOT } from './coupon-messages.ts';
import { storesToOrderFrom } from './order-store.ts';
import { orderingRulesOf } from './quote.ts';
import { goodsOf } from './rules.ts';
import { typedCode } from './typed-code.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';

export function couponRoutes(context: ServerContext): Hono {
  const { db, currency } = context;
  const { router, serve } = routerOn(context);
  serve(contract.listCoupons, { summary: 'Coupons that are usable today', tag }, async (c) => {
    const owner = (await customerOf(context, c))?.owner ?? null;
    const { module, language } = requestHeadersOf(c);
    const rows = await couponRows(db, owner)
      .$if(module !== null, (query) => query.where('coupon.module_id', '=', module ?? 0))
      .orderBy('coupon.expires_at')
      .orderBy('coupon.id')
      .execute();
    const at = { now: (await orderingRulesOf(context)).now };
    return rows
      .filter((row) => couponUseRefusal(termsOf(row), { ...at, uses: usesOf(row) }) === null)
      .map((row) => toWireCoupon(row, language, currency));
  });
  serve(
    contract.applyCoupon,
    {
      summary: "Whether a coupon fits a store's lines of the cart",
      tag,
      refusals: {
        401: 'Neither a token nor a guest_id',
        403: 'It does not fit, with the reason; or the cart has nothing of this store',
        404: 'Unknown coupon',
        429: 'Too many unknown codes; Retry-After says when to retry',
      },
    },
    async (c, { query: { code, store_id } }) => {
      const who = await requirePrincipal(context, c);
      const [store] = await storesToOrderFrom(db, [store_id]);
      if (!store) throw httpError(403, 'store_id', errorMessages.STORE_UNKNOWN);
      const by = { owner: who.owner, address: addressOf(c, context) };
      const where = { module: store.module_id, owner: who.owner };
      const typed = await typedCode(context, by, () => couponNamed(db, code, where));
      if (typed.kind === 'tooManyTries') throw typed.refusal;
      if (typed.kind === 'unknown') throw httpError(404, 'unknown', WHY_NOT.unknown);
      const rules = await orderingRulesOf(context);
      const cart = (await cartLines(db, who.owner, store.module_id)).map((line) =>
        readLine(line, 'en', currency),
      );
      const lines = cart.filter(({ item }) => item.storeId === store.id);
      if (lines.length === 0) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
      // The destination is unknown here, so delivery is priced for the shortest distance.
      const order = {
        store,
        lines,
        type: 'delivery',
        point: null,
        slot: null,
        coupon: null,
        prescribed: false,
      } as const;
      const whole = { orders: [order], goods: goodsOf(cart, rules) };
      const verdict = verdictOn(typed.row, whole, await couponCustomerOf(db, who), rules);
      if (verdict.kind === 'fits') return toWireCoupon(typed.row, languageOf(c), currency);
      // Other servers of this protocol answer 406 and 407 here; browsers hide the body of a 407, and so the
      // reason.
      throw httpError(403, CODE_OF[verdict.why.kind], whyNot(verdict.why, rules.settings.money));
    },
  );
  return router;
}
