/** Who is shopping. `key` tells principals apart in cache keys; it is not a credential. */
export type Principal =
  | { readonly kind: 'customer'; readonly key: string }
  | {
      readonly kind: 'guest';
      readonly key: string;
      readonly byChoice: boolean;
      /** A customer's session ran out, and they have neither signed in again nor gone on as a guest. */
      readonly sessionEnded: boolean;
    };

/** A signed-in customer may add to the cart; a guest may once they chose to go on as one (D-01). */
export const mayAddToCart = (principal: Principal): boolean =>
  principal.kind === 'customer' || principal.byChoice;
