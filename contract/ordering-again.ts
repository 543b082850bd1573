import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, guestId, message, numeric, typedText, wireId } from './kernel.ts';
import { ORDERS_PATH, trackQuery } from './ordering.ts';

/** Why a line of an earlier order cannot be had again. A code that is not listed here is told in its own words. */
export const againCode = v.picklist([
  'item_gone',
  'campaign',
  'outside_zone',
  'not_on_sale',
  'variation',
  'add_on',
  'out_of_stock',
  'cart_item_limit',
  /** It is in the cart already, and is not put in twice. */
  'cart_item',
  'cart_full',
]);

/** What of an earlier order can be had now, line by line. */
export const orderAgain = v.object({
  order_id: wireId,
  module_id: wireId,
  store: v.object({ id: wireId, name: v.string(), open: v.boolean() }),
  /** Names what was shown: given back when ordering, so that nothing is put in unseen. */
  seen: v.string(),
  lines: v.array(
    v.object({
      id: wireId,
      item_id: wireId,
      name: v.string(),
      image_full_url: v.string(),
      /** Pieces that were ordered, and those of them that can be had. */
      quantity: numeric,
      available: numeric,
      /** What the pieces that can be had cost then and now, with their add-ons; null now for none. */
      amount_then: numeric,
      amount_now: v.nullable(numeric),
      /** Why not all of it can be had; null where all of it can. */
      code: v.nullable(v.string()),
      message: v.nullable(v.string()),
    }),
  ),
});
export type WireOrderAgain = v.InferOutput<typeof orderAgain>;

export const reorderRequest = v.object({
  order_id: wireId,
  guest_id: v.optional(v.nullable(guestId)),
  contact_number: v.optional(v.nullable(typedText)),
  seen: v.pipe(v.string(), v.maxLength(100)),
  /** The customer agrees that another store's goods leave the cart for it. */
  replace: v.optional(flag, false),
});

export const checkReorder = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/order-again`,
  query: trackQuery,
  answer: orderAgain,
  refusals: [403, 404, 429],
  ours: true,
});
/** Puts what can be had into the cart, all of it or nothing. */
export const reorder = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/order-again/reorder`,
  body: reorderRequest,
  answer: message,
  refusals: [401, 403, 404, 409, 429],
});

/** What a customer has had of stores of the module that deliver to the place, newest first, the same only once. */
export const pastOrder = v.object({
  id: wireId,
  store: v.object({ name: v.string(), logo_full_url: v.string() }),
  /** Of its first items. */
  item_names: v.array(v.string()),
  details_count: numeric,
  order_amount: numeric,
  created_at: v.string(),
});
export const listOrdersToHaveAgain = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/order-again/orders`,
  answer: v.object({ orders: v.array(pastOrder) }),
  refusals: [401, 403],
  ours: true,
});
