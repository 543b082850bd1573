import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Cart, CartLine, LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import type { CartAnswer } from './cart-gateway.port.ts';

/** What the customer may ask of the cart, here or in a notice. It is done when its turn has come. */
export type Request =
  /** `attempt` names it for the one who waits for what comes of it. */
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
  | Increase
  /** One piece fewer; the last piece takes the line with it. */
  | { readonly type: 'line.decrease'; readonly line: LineId }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undo'; readonly line: Removal['line'] };

export type Increase = { readonly type: 'line.increase'; readonly line: LineId };

/** What a view may send. */
export type Command =
  | Exclude<Request, { readonly type: 'cart.undo' }>
  | { readonly type: 'checkout.ask' }
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.retry' };

/** What other actors report. */
export type Report =
  /** Taken back where it was told: among the notices. */
  | Extract<Request, { readonly type: 'cart.undo' }>
  /** The cart may have changed: in another tab, or by an order. */
  | { readonly type: 'cart.reload' }
  /** Another customer uses the cart, or the same one under another name, elsewhere or in another module. */
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

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
      /** Another store's goods are replaced, as the customer has agreed: cleared first. */
      readonly otherStore?: 'toClear' | 'cleared';
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
  /** What was taken out goes into the cart again. */
  | { readonly kind: 'restore'; readonly taken: CartLine };

/** What one task has taken out of the cart. */
export type Removal = {
  /** The line that was to go, or the first of several; null when all were. */
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
  /** The lines are not, or not any more, what the app has: they are read before anything else. */
  readonly stale: boolean;
  /** Why the cart could not be read. */
  readonly failure: CallFailure | null;
  readonly task: Task | null;
  readonly queue: readonly Task[];
  /** What was taken out and can be put back, the last one last. */
  readonly removed: readonly Removal[];
};

/** For the one who waits for an attempt. */
export type Emitted = { readonly type: 'task.done'; readonly task: Task | null };

/** What the server is asked for. */
export type Call =
  | { readonly kind: 'add'; readonly item: Item; readonly selection: Selection }
  | {
      readonly kind: 'update';
      readonly line: LineId;
      readonly item: Item;
      readonly selection: Selection;
    }
  | { readonly kind: 'remove'; readonly line: LineId }
  | { readonly kind: 'clear' };

export type Tag = 'loading' | 'busy' | 'askingToClear' | 'askingToReplace';
export type Answer = CartAnswer;
export type Outcome = AuthenticationOutcome;
