import type { Scope } from '#application/account/scope.ts';
import type { WishlistScope } from '#application/wishlist/wishlist/machine.ts';

export const wishlistScopeIn = ({ principal, place, module }: Scope): WishlistScope => ({
  isCustomer: principal.kind === 'customer',
  isSomewhere: place !== null && module !== null,
  isRental: module?.type === 'rental',
});
