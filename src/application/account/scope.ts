import type { Module } from '#domain/catalogue/module.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Principal } from '#domain/account/principal.ts';

/** What the session knows of the person: the token is a credential and goes nowhere but into calls. */
export type Identity = {
  readonly token: string | null;
  readonly guestId: string | null;
  /** Of the customer, once the profile has been read. */
  readonly customerId: Profile['id'] | null;
  readonly guestByChoice: boolean;
  /** The token was refused, and the customer has not yet said how to go on. */
  readonly sessionEnded: boolean;
};

/** Who shops, where, and in which module. The storefront owns it and reports its changes. */
export type Scope = {
  readonly principal: Principal;
  readonly place: Place | null;
  readonly module: Module | null;
};

/** What the storefront reports to its long-lived children. */
export type ScopeChange = { readonly before: Scope; readonly scope: Scope };

/** A customer has signed out, or goes on as a guest after their session ended: another person may be next. */
export const customerLeaves = ({ before, scope: { principal } }: ScopeChange): boolean =>
  principal.kind === 'guest' &&
  !principal.sessionEnded &&
  (before.principal.kind === 'customer' || before.principal.sessionEnded);

/** What a dialog may take its input from. */
export type DialogFacts = {
  readonly identity: Identity;
  readonly place: Place | null;
  readonly module: Module | null;
  readonly config: AppConfig | null;
};

export function principalOf({
  token,
  guestId,
  guestByChoice,
  sessionEnded,
}: Omit<Identity, 'customerId'>): Principal {
  if (token !== null) return { kind: 'customer', key: `customer:${fingerprint(token)}` };
  return {
    kind: 'guest',
    key: `guest:${guestId ?? 'unknown'}`,
    byChoice: guestByChoice,
    sessionEnded,
  };
}

/** Tells tokens apart without carrying one into cache keys, logs or charts. */
function fingerprint(token: string): string {
  let hash = 5381;
  for (const character of token) hash = (hash * 33 + character.charCodeAt(0)) % 4_294_967_291;
  return hash.toString(36);
}
