import { principalOf } from '#application/account/scope.ts';
import type { ReadScope } from '#application/kernel/query.ts';
import type { CallScope } from '#application/shell/storefront/setup.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { RequestScope } from './http-client.ts';

/** As the storefront set it last. */
export type CurrentScope = {
  readonly set: (scope: CallScope) => void;
  readonly read: () => RequestScope;
  readonly readScope: () => ReadScope;
  readonly isRental: () => boolean;
  /** Null until the profile has been read. */
  readonly customerId: () => CallScope['identity']['customerId'];
  /** The time zone of all wall-clock times; null until the configuration has been read. */
  readonly timeZone: () => TimeZone | null;
  /** Resolves once the configuration has been read. */
  readonly currency: () => Promise<Currency>;
};

const UNIDENTIFIED: CallScope = {
  identity: {
    token: null,
    guestId: null,
    customerId: null,
    guestByChoice: false,
    sessionEnded: false,
  },
  place: null,
  module: null,
  language: 'en',
  config: null,
};

export function createCurrentScope(): CurrentScope {
  let current = UNIDENTIFIED;
  let known: (currency: Currency) => void = () => {};
  const currency = new Promise<Currency>((resolve) => (known = resolve));
  return {
    set(scope) {
      current = scope;
      if (scope.config) known(scope.config.currency);
    },
    read: () => requestScope(current),
    readScope: () => ({
      principal: principalOf(current.identity).key,
      zones: current.place?.zones ?? null,
      moduleId: current.module?.id ?? null,
      language: current.language,
    }),
    isRental: () => current.module?.type === 'rental',
    customerId: () => current.identity.customerId,
    timeZone: () => current.config?.timeZone ?? null,
    currency: () => currency,
  };
}

const requestScope = ({ identity, place, module, language }: CallScope): RequestScope => ({
  token: identity.token,
  guestId: identity.guestId,
  zones: place && isServed(place.zones) ? place.zones : null,
  moduleId: module?.id ?? null,
  language,
  point: place?.point ?? null,
});
