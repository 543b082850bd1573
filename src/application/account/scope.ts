import type { Module } from '#domain/catalogue/module.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Principal } from '#domain/account/principal.ts';

/** The session's identity. The token is a credential: only calls may use it. */
export type Identity = {
  readonly token: string | null;
  readonly guestId: string | null;
  /** Null until the profile has been read. */
  readonly customerId: Profile['id'] | null;
  readonly guestByChoice: boolean;
  /** True while the token is refused and the customer has not chosen how to go on. */
  readonly sessionEnded: boolean;
};

/** Principal, place and module. The storefront owns the scope and reports its changes. */
export type Scope = {
  readonly principal: Principal;
  readonly place: Place | null;
  readonly module: Module | null;
};

/** Report of the storefront to its long-lived children. */
export type ScopeChange = { readonly before: Scope; readonly scope: Scope };

/**
 * True where a customer has signed out, or goes on as a guest after their session ended: another
 * person may be next.
 */
export const customerLeaves = ({ before, scope: { principal } }: ScopeChange): boolean =>
  principal.kind === 'guest' &&
  !principal.sessionEnded &&
  (before.principal.kind === 'customer' || before.principal.sessionEnded);

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

/** Distinguishes tokens without exposing one in cache keys, logs or charts. */
function fingerprint(token: string): string {
  let hash = 5381;
  for (const character of token) hash = (hash * 33 + character.charCodeAt(0)) % 4_294_967_291;
  return hash.toString(36);
}
