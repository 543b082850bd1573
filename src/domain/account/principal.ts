/** The customer or guest. `key` tells principals apart in cache keys; it is not a credential. */
export type Principal =
  | { readonly kind: 'customer'; readonly key: string }
  | {
      readonly kind: 'guest';
      readonly key: string;
      readonly byChoice: boolean;
      /** True while a customer's expired session is neither renewed nor given up for guest mode. */
      readonly sessionEnded: boolean;
    };

/** A signed-in customer may add to the cart; a guest only after choosing guest mode (D-01). */
export const mayAddToCart = (principal: Principal): boolean =>
  principal.kind === 'customer' || principal.byChoice;
