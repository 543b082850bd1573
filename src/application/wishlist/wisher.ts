import type { Scope } from '#application/account/scope.ts';
import type { Wisher } from './wishlist.types.ts';

export const wisherIn = ({ principal, place, module }: Scope): Wisher => ({
  isCustomer: principal.kind === 'customer',
  isSomewhere: place !== null && module !== null,
  isRental: module?.type === 'rental',
});
