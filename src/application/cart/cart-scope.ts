import type { ScopeChange } from '#application/account/scope.ts';

/** True for another customer or module: pending requests are dropped. */
export const endsCart = (change: ScopeChange): boolean =>
  isOfAnotherCart(change) && !(staysInModule(change) && isSamePerson(change));

/** Guards of the two carts. */
export const cartScopeGuards = {
  scopeEndsCart: (_: unknown, change: ScopeChange) => endsCart(change),
  /** The requests of the same person go on, for other lines. */
  scopeRereadsCart: (_: unknown, change: ScopeChange) => changesLines(change) && !endsCart(change),
};

/** True for another person, to whom nothing carries over. */
export const isAnotherPerson = (change: ScopeChange): boolean => !isSamePerson(change);

/** True where the cart may hold other lines and must be reread. */
export const changesLines = (change: ScopeChange): boolean =>
  isOfAnotherCart(change) || change.before.place?.zones !== change.scope.place?.zones;

const isOfAnotherCart = ({ before, scope }: ScopeChange): boolean =>
  before.module?.id !== scope.module?.id || before.principal.key !== scope.principal.key;

/** Requests made before a module is chosen apply to the module chosen then. */
const staysInModule = ({ before, scope }: ScopeChange): boolean =>
  before.module === null || before.module.id === scope.module?.id;

/**
 * A guest who signs in stays the same person (D-42), and so does a customer whose session has
 * expired: the interrupted requests go on after signing in again (D-102). Signing out ends them.
 */
function isSamePerson({ before, scope }: ScopeChange): boolean {
  const { principal: was } = before;
  const { principal: is } = scope;
  return was.key === is.key || was.kind === 'guest' || sessionEnds({ before, scope });
}

/** The customer's session has expired: a guest until the next sign-in. */
export const sessionEnds = ({ before, scope: { principal: is } }: ScopeChange): boolean =>
  before.principal.kind === 'customer' && is.kind === 'guest' && is.sessionEnded;
