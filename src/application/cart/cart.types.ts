import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Cart, LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Currency } from '#domain/kernel/money.ts';

export type Event =
  | { readonly type: 'item.add'; readonly item: Item; readonly selection: Selection }
  | {
      readonly type: 'item.update';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
    }
  | { readonly type: 'line.increase'; readonly line: LineId }
  | { readonly type: 'line.decrease'; readonly line: LineId }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.undo' }
  /** Who shops, in which module or zone, has changed, here or in another tab. */
  | { readonly type: 'cart.reload' }
  | { readonly type: 'cart.retry' };

export type Input = { readonly currency: Currency };
export type Output = undefined;
export type Context = Input & { readonly cart: Cart; readonly failure: CallFailure | null };
export type Tag = 'loading' | 'busy' | 'unread';
export type Meta = { readonly reqs: readonly string[] };
