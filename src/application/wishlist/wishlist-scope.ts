import type { Scope } from '#application/account/scope.ts';

export type WishlistScope = {
  readonly isCustomer: boolean;
  /** True with a place and a module: without them the list is empty. */
  readonly isSomewhere: boolean;
  readonly isRental: boolean;
};

export const wishlistScopeIn = ({ principal, place, module }: Scope): WishlistScope => ({
  isCustomer: principal.kind === 'customer',
  isSomewhere: place !== null && module !== null,
  isRental: module?.type === 'rental',
});
