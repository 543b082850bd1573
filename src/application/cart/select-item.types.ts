import type { Principal } from '#application/account/principal.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { AddOnId, Item } from '#domain/catalogue/item.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';

export type Event =
  | { readonly type: 'value.pick'; readonly group: number; readonly value: number }
  | { readonly type: 'option.choose'; readonly option: number; readonly answer: number }
  | { readonly type: 'addOn.toggle'; readonly id: AddOnId }
  | { readonly type: 'addOn.increase'; readonly id: AddOnId }
  | { readonly type: 'addOn.decrease'; readonly id: AddOnId }
  | { readonly type: 'quantity.increase' }
  | { readonly type: 'quantity.decrease' }
  | { readonly type: 'selection.submit' };

export type Input = {
  readonly item: Item;
  readonly cart: Cart;
  readonly principal: Principal;
  readonly now: WallTime;
};
export type Context = Input & { readonly selection: Selection };
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
