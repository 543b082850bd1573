import * as v from 'valibot';
import { item, goodsVariation } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { guestId, listOf, numeric, wireId } from './kernel.ts';

/** Food names the labels of each group; goods name one variation by its type. */
export const chosenFoodVariation = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  values: v.object({
    label: listOf(v.pipe(v.string(), v.maxLength(200)), 50),
  }),
});
export const chosenGoodsVariation = v.object({
  type: v.pipe(v.string(), v.maxLength(200)),
  price: v.optional(goodsVariation.entries.price),
  stock: v.optional(numeric),
});
export const chosenVariation = v.union([chosenFoodVariation, chosenGoodsVariation]);

const payload = {
  guest_id: v.optional(v.nullable(guestId)),
  model: v.picklist(['Item', 'ItemCampaign']),
  item_id: wireId,
  /** Informative: the server works out the price itself. */
  price: v.optional(numeric),
  quantity: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(9999)),
  variation: v.optional(listOf(chosenVariation, 50), []),
  add_on_ids: v.optional(listOf(wireId, 50), []),
  add_on_qtys: v.optional(
    listOf(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(99)), 50),
    [],
  ),
};
export const cartAddition = v.object(payload);
export const cartChange = v.object({ ...payload, cart_id: wireId });
export type CartAddition = v.InferInput<typeof cartAddition>;
export type CartChange = v.InferInput<typeof cartChange>;

/** Guests send their id; customers are known by their token. */
const whose = { guest_id: v.optional(v.nullable(guestId)) };
export const cartQuery = v.object(whose);
export const cartRemoval = v.object({ ...whose, cart_id: wireId });

export const cartLine = v.object({
  id: wireId,
  user_id: v.optional(v.nullable(numeric)),
  module_id: wireId,
  item_id: wireId,
  is_guest: v.optional(v.boolean()),
  item_type: v.optional(v.string(), 'Item'),
  add_on_ids: v.optional(v.array(wireId), []),
  add_on_qtys: v.optional(v.array(numeric), []),
  price: numeric,
  quantity: v.pipe(numeric, v.integer(), v.minValue(1)),
  variation: v.optional(v.array(chosenVariation), []),
  /** Ours: false once the store no longer sells the item. */
  available: v.optional(v.boolean(), true),
  /**
   * Ours: unit price after discount when the customer last changed the line. For display only;
   * nothing is charged from it.
   */
  shown_price: v.nullish(numeric, null),
  item,
});
/** Every call on cart items returns the whole list. */
export const cartList = v.array(cartLine);
export type WireCartLine = v.InferOutput<typeof cartLine>;

export const CART_PATH = '/api/v1/customer/cart';
export const listCart = endpoint({
  method: 'GET',
  path: `${CART_PATH}/list`,
  query: cartQuery,
  answer: cartList,
  refusals: [401],
});
export const addToCart = endpoint({
  method: 'POST',
  path: `${CART_PATH}/add`,
  body: cartAddition,
  answer: cartList,
  refusals: [401, 403],
});
export const updateCart = endpoint({
  method: 'POST',
  path: `${CART_PATH}/update`,
  body: cartChange,
  answer: cartList,
  refusals: [401, 403, 404],
});
export const removeFromCart = endpoint({
  method: 'DELETE',
  path: `${CART_PATH}/remove-item`,
  query: cartRemoval,
  answer: cartList,
  refusals: [401, 404],
});
export const clearCart = endpoint({
  method: 'DELETE',
  path: `${CART_PATH}/remove`,
  query: cartQuery,
  answer: cartList,
  refusals: [401],
});
