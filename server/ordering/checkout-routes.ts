import type { Hono } from 'hono';
import * as contract from '#contract/ordering.ts';
import { parsePhone, type Country } from '#domain/account/phone.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf, requireModule } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { idempotencyKeyOf, idempotently } from '#server/kernel/idempotency.ts';
import { requirePrincipal } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { placeParcel } from '#server/parcel/place-parcel.ts';
import { cartLocks } from './basket.ts';
import { couponNamed } from './coupons.ts';
import { placeOrder, type PlaceRequest } from './place-order.ts';
import { orderingRulesOf, takeQuote } from './quote.ts';
import { typedCode } from './typed-code.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';
const WHO = 'Neither a token nor a guest_id';

export function checkoutRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serve(
    contract.takeQuote,
    {
      summary:
        'The price of the whole cart or of a purchase, with the refusals of each store’s order',
      tag,
      refusals: {
        401: `${WHO}, or a campaign is for customers`,
        403: 'The cart is empty, the purchase is not available, or a delivery has no point',
      },
    },
    async (c, { body }) => {
      const who = await requirePrincipal(context, c);
      const module = requireModule(c);
      const by = { owner: who.owner, address: addressOf(c, context) };
      const { coupon_code: code } = body;
      const where = { module, owner: who.owner };
      const lookUp = (named: string) => () => couponNamed(context.db, named, where);
      const typed = code ? await typedCode(context, by, lookUp(code)) : null;
      return takeQuote(context, { who, module, typed }, body, languageOf(c));
    },
  );
  serve(
    contract.placeOrder,
    {
      summary:
        "Place one store's order, or a parcel; repeat safely with the header Idempotency-Key",
      tag,
      refusals: {
        203: 'The wallet’s balance is too low for the order',
        401: WHO,
        403: 'Refused by rules, one per entry of errors',
        409: 'The total has changed, the coupon no longer fits, the quote has expired or is for other goods, or the first request with this key is still running',
        422: 'The key was used for another request',
        429: 'Too many orders in a short time; Retry-After says when to retry',
      },
    },
    async (c, { body }) => {
      const who = await requirePrincipal(context, c);
      await spend(
        context,
        limitsOn(who.owner, body, { address: addressOf(c, context), country: context.country }),
      );
      const rules = await orderingRulesOf(context);
      const about = body.order_type === 'parcel' ? 'parcel' : `store ${body.store_id}`;
      const isOfCart = body.order_type !== 'parcel' && !body.is_buy_now;
      const locks = isOfCart ? { locks: cartLocks(who.owner, body.store_id) } : {};
      const attempt = { who, key: idempotencyKeyOf(c), request: body, about, ...locks };
      const place = (db: Db) =>
        body.order_type === 'parcel'
          ? placeParcel(db, who, body, rules)
          : placeOrder(db, who, body, rules);
      const placed = await idempotently(context.db, attempt, context.now(), place);
      return { message: localize(languageOf(c), errorMessages.PLACED), ...placed };
    },
  );
  return router;
}

/** Limits of orders far above normal use: by customer or guest, by phone, and by address. */
function limitsOn(
  owner: string,
  { contact_person_number: phone }: Pick<PlaceRequest, 'contact_person_number'>,
  { address, country }: { readonly address: string | null; readonly country: Country },
): readonly Limit[] {
  // Calls without an address are from this process.
  if (address === null) return [];
  const within = 15 * MINUTE;
  return [
    { subject: `orders placed by ${owner}`, maximum: 60, within },
    { subject: `orders placed from ${address}`, maximum: 240, within },
    ...(phone
      ? [
          {
            subject: `orders placed for ${parsePhone(phone, country) ?? phone}`,
            maximum: 60,
            within,
          },
        ]
      : []),
  ];
}
