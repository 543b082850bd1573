import * as v from 'valibot';
import { item, goodsVariation } from './catalogue.ts';
import { numeric, wireId } from './kernel.ts';

/** Food says which labels of which group; goods name one variation by its type. */
export const chosenFoodVariation = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  values: v.object({
    label: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
  }),
});
export const chosenGoodsVariation = v.object({
  type: v.pipe(v.string(), v.maxLength(200)),
  price: v.optional(goodsVariation.entries.price),
  stock: v.optional(numeric),
});
export const chosenVariation = v.union([chosenFoodVariation, chosenGoodsVariation]);

export const guestId = v.pipe(numeric, v.safeInteger(), v.minValue(1));

const payload = {
  guest_id: v.optional(v.nullable(guestId)),
  model: v.picklist(['Item', 'ItemCampaign']),
  item_id: wireId,
  /** Informative: the server works out the price itself. */
  price: v.optional(numeric),
  quantity: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(9999)),
  variation: v.optional(v.pipe(v.array(chosenVariation), v.maxLength(50)), []),
  add_on_ids: v.optional(v.pipe(v.array(wireId), v.maxLength(50)), []),
  add_on_qtys: v.optional(
    v.pipe(v.array(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(99))), v.maxLength(50)),
    [],
  ),
};
/** POST /api/v1/customer/cart/add */
export const addToCart = v.object(payload);
/** POST /api/v1/customer/cart/update */
export const updateCart = v.object({ ...payload, cart_id: wireId });
export type AddToCart = v.InferInput<typeof addToCart>;
export type UpdateCart = v.InferInput<typeof updateCart>;

/** Guests name themselves; the token of a customer does. */
const whose = { guest_id: v.optional(v.nullable(guestId)) };
/** GET /api/v1/customer/cart/list and DELETE /api/v1/customer/cart/remove */
export const cartQuery = v.object(whose);
/** DELETE /api/v1/customer/cart/remove-item */
export const removeFromCart = v.object({ ...whose, cart_id: wireId });

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
  item,
});
/** Every item cart call answers the whole list. */
export const cartList = v.array(cartLine);
export type WireCartLine = v.InferOutput<typeof cartLine>;
