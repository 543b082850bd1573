import { mayAddToCart, type Principal } from '#domain/account/principal.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type * as CartFlow from './cart.types.ts';

/** Whose cart it is, of which module, and where it would be delivered. */
export type CartScope = {
  readonly principal: Principal;
  readonly moduleId: ModuleId | null;
  readonly zones: string | null;
};

/** What the cart has to hear when its scope has changed; null when it may go on as it is. */
export function scopeChange(before: CartScope, after: CartScope): CartFlow.Event | null {
  const mayAdd = mayAddToCart(after.principal);
  if (before.moduleId !== after.moduleId || before.principal.key !== after.principal.key) {
    const keepsLines = staysInModule(before, after) && isSamePerson(before, after);
    return { type: 'scope.change', mayAdd, keepsLines };
  }
  if (before.zones !== after.zones) return { type: 'cart.reload' };
  return mayAdd && !mayAddToCart(before.principal) ? { type: 'guest.continue' } : null;
}

/** What is asked for before a module is chosen is asked for in the one that is chosen then. */
const staysInModule = (before: CartScope, after: CartScope): boolean =>
  before.moduleId === null || before.moduleId === after.moduleId;

/**
 * A guest who signs in stays the same person (D-42), and so does a customer whose session has run out:
 * what that interrupted goes on after signing in again (D-102). Signing out ends it.
 */
function isSamePerson({ principal: before }: CartScope, { principal: after }: CartScope): boolean {
  if (before.key === after.key || before.kind === 'guest') return true;
  return after.kind === 'guest' && after.sessionEnded;
}
