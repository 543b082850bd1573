import type { ScopeChange } from '#application/account/scope.ts';

/** The cart is of another customer or module: nothing that was asked of the last one goes on. */
export const endsCart = (change: ScopeChange): boolean =>
  isOfAnotherCart(change) && !(staysInModule(change) && isSamePerson(change));

/** Another person, to whom nothing goes over from the one before. */
export const isAnotherPerson = (change: ScopeChange): boolean => !isSamePerson(change);

/** The cart may hold other lines now, and has to be read again. */
export const changesLines = (change: ScopeChange): boolean =>
  isOfAnotherCart(change) || change.before.place?.zones !== change.scope.place?.zones;

const isOfAnotherCart = ({ before, scope }: ScopeChange): boolean =>
  before.module?.id !== scope.module?.id || before.principal.key !== scope.principal.key;

/** What is asked for before a module is chosen is asked for in the one that is chosen then. */
const staysInModule = ({ before, scope }: ScopeChange): boolean =>
  before.module === null || before.module.id === scope.module?.id;

/**
 * A guest who signs in stays the same person (D-42), and so does a customer whose session has run out:
 * what that interrupted goes on after signing in again (D-102). Signing out ends it.
 */
function isSamePerson({ before, scope }: ScopeChange): boolean {
  const { principal: was } = before;
  const { principal: is } = scope;
  return was.key === is.key || was.kind === 'guest' || sessionEnds({ before, scope });
}

/** The session of a customer has run out: they can sign in again, and are a guest until then. */
export const sessionEnds = ({ before, scope: { principal: is } }: ScopeChange): boolean =>
  before.principal.kind === 'customer' && is.kind === 'guest' && is.sessionEnded;
