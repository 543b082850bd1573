import type { Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import { wishlistScopeIn } from './wishlist-scope.ts';
import type { wishlistMachine } from '#application/wishlist/wishlist/machine.ts';

type Facts = { readonly scope: Scope };

export const wishlistChildren = {
  wishlist: lateChild<typeof wishlistMachine>()(
    ({ scope }: Facts) => wishlistScopeIn(scope).isCustomer && wishlistScopeIn(scope).isSomewhere,
    ({ scope }) => wishlistScopeIn(scope),
  ),
};
