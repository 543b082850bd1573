import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, guestId, message, numeric, typedText, wireId } from './kernel.ts';
import { ORDERS_PATH, trackQuery } from './ordering.ts';

/** Unavailability of a past line. The client shows the server's message for codes not listed here. */
export const againCode = v.picklist([
  'item_gone',
  'campaign',
  'outside_zone',
  'not_on_sale',
  'variation',
  'add_on',
  'out_of_stock',
  'cart_item_limit',
  /** In the cart already, and not added twice. */
  'cart_item',
  'cart_full',
]);

/** Availability of a past order, line by line. */
export const orderAgain = v.object({
  order_id: wireId,
  module_id: wireId,
  store: v.object({ id: wireId, name: v.string(), open: v.boolean() }),
  /** Identifies the shown state: sent back when reordering, so that no unseen change is accepted. */
  seen: v.string(),
  lines: v.array(
    v.object({
      id: wireId,
      item_id: wireId,
      name: v.string(),
      image_full_url: v.string(),
      /** Ordered pieces, and available pieces. */
      quantity: numeric,
      available: numeric,
      /** Price of the available pieces then and now, with add-ons; null now if none is available. */
      amount_then: numeric,
      amount_now: v.nullable(numeric),
      /** Null if all pieces are available. */
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
  /** True to let it replace another store's goods in the cart. */
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
/** Adds the available lines to the cart, atomically. */
export const reorder = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/order-again/reorder`,
  body: reorderRequest,
  answer: message,
  refusals: [401, 403, 404, 409, 429],
});

/** Past orders at stores of the module that deliver to the place, newest first, without repeats. */
export const pastOrder = v.object({
  id: wireId,
  store: v.object({ name: v.string(), logo_full_url: v.string() }),
  /** Names of the first items. */
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
