import type { Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import { wisherIn } from './wisher.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

type Facts = { readonly scope: Scope };

/** The children of the storefront that this module brings, by their system id. Their code comes late. */
export const wishlistChildren = {
  wishlist: lateChild<typeof wishlistMachine>()(
    ({ scope }: Facts) => wisherIn(scope).isCustomer && wisherIn(scope).isSomewhere,
    ({ scope }) => wisherIn(scope),
  ),
};
