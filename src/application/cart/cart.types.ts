import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Cart, CartLine, LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { CartAnswer } from './cart-gateway.port.ts';
import type { PutOutcome } from './put-in-cart.ts';

export type Event =
  /** `attempt` names the adding for whoever waits for what comes of it. */
  | {
      readonly type: 'item.add';
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt?: string;
    }
  | {
      readonly type: 'item.update';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt?: string;
    }
  | { readonly type: 'line.increase'; readonly line: LineId }
  /** One piece fewer; the last piece takes the line with it. */
  | { readonly type: 'line.decrease'; readonly line: LineId }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'checkout.ask' }
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.undo'; readonly line: Removal['line'] }
  /** The cart may have changed: in another tab, or by an order. */
  | { readonly type: 'cart.reload' }
  | { readonly type: 'cart.retry' }
  /** Another person shops here now, or the same one under another name, elsewhere or in another module. */
  | ({ readonly type: 'scope.change' } & ScopeChange);

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    cart: Event;
  }
}

/** Something that the cart has been asked to do. Tasks are done one at a time, in order. */
export type Task =
  | {
      readonly kind: 'add';
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt: string | null;
    }
  | {
      readonly kind: 'change';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
      readonly attempt: string | null;
    }
  | { readonly kind: 'step'; readonly line: LineId; readonly quantity: Quantity }
  | { readonly kind: 'remove'; readonly line: LineId }
  | { readonly kind: 'clear' }
  | { readonly kind: 'restore'; readonly item: Item; readonly selection: Selection };

/** What one deed has taken out of the cart. */
export type Removal = {
  /** The line that was to go; null when all were. */
  readonly line: LineId | null;
  readonly lines: readonly CartLine[];
};

export type Input = {
  readonly currency: Currency;
  /** Whether who shops here may add without being asked who they are (D-01). */
  readonly mayAdd: boolean;
};

export type Context = {
  readonly cart: Cart;
  readonly mayAdd: boolean;
  /** The lines are not, or not any more, what the shop has: they are read before anything else. */
  readonly stale: boolean;
  /** Why the cart could not be read. */
  readonly failure: CallFailure | null;
  readonly task: Task | null;
  readonly queue: readonly Task[];
  /** What was taken out and can be put back, the last one last. */
  readonly removed: readonly Removal[];
};

/** Said aloud, for whoever waits for an attempt. */
export type Emitted = {
  readonly type: 'item.put';
  readonly attempt: string | null;
  readonly outcome: Exclude<PutOutcome, 'kept'>;
};

export type Choice = { readonly item: Item; readonly selection: Selection };
export type Change = Choice & { readonly line: LineId };
export type Tag = 'loading' | 'busy' | 'askingToClear' | 'askingToReplace';
export type Meta = { readonly reqs: readonly string[] };
export type Answer = CartAnswer;
export type Outcome = AuthenticationOutcome;
