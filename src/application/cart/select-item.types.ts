import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { Here } from '#domain/cart/unavailability.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { AddOnId, Item } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'value.pick'; readonly group: number; readonly value: number }
  | { readonly type: 'option.choose'; readonly option: number; readonly answer: number }
  | { readonly type: 'addOn.toggle'; readonly id: AddOnId }
  | { readonly type: 'addOn.increase'; readonly id: AddOnId }
  | { readonly type: 'addOn.decrease'; readonly id: AddOnId }
  | { readonly type: 'quantity.increase' }
  | { readonly type: 'quantity.decrease' }
  | { readonly type: 'selection.submit' }
  /** Bought at once, beside the cart. */
  | { readonly type: 'selection.buy' }
  /** The same for what is sold in a campaign, and only so. */
  | { readonly type: 'campaign.order' };

/** What the actors that the dialog listens to report. */
export type Report = CartChange | PlaceChange | ModuleChange | VisitorChange | ClockTick;

export type Event = Command | Report;

/** The cart has changed, here, in another tab or at the server. */
export type CartChange = { readonly type: 'cart.change'; readonly cart: Cart };
export type PlaceChange = { readonly type: 'place.change'; readonly zones: readonly ZoneId[] };
export type ModuleChange = {
  readonly type: 'module.change';
  readonly moduleId: ModuleId | null;
};
/** The customer has signed in, or out. */
export type VisitorChange = { readonly type: 'visitor.change'; readonly isSignedIn: boolean };
export type ClockTick = { readonly type: 'clock.tick'; readonly now: WallTime };

export type Input = Here & {
  readonly item: Item;
  readonly cart: Cart;
  readonly isSignedIn: boolean;
};

export type Context = Here & {
  readonly item: Item;
  /** The lines of the cart that hold this item, each with a choice of its own. */
  readonly lines: readonly CartLine[];
  readonly selection: Selection;
  readonly isSignedIn: boolean;
  readonly refusal: Refusal | null;
};

export type Refusal = SelectionRefusal | { readonly kind: 'noChanges' };
export type Tag = 'offered' | 'busy' | 'leaving' | 'put';
export type Chosen = Pick<Context, 'item' | 'selection'>;
