import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import type { Path } from '#application/kernel/path.ts';
import type { CheckoutFacts } from '#domain/cart/checkout-gate.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'guest.choose' }
  | { readonly type: 'login.choose' }
  | { readonly type: 'signUp.choose' }
  | { readonly type: 'prompt.close' };

export type GateRequest = {
  readonly hasItems: boolean;
  /** The checkout that is wanted, where it is not that of the cart. */
  readonly to?: Path;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    checkoutGate: GateRequest;
  }
}

export type Input = { readonly facts: CheckoutFacts; readonly to: Path };
export type Output = 'checkout' | 'home' | 'stayed';
export type Context = Input;
export type Tag = 'asking';
export type Outcome = AuthenticationOutcome;
