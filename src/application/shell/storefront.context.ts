import { principalOf, type Identity, type Scope } from '#application/account/scope.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type * as Storefront from './storefront.types.ts';

const identityIn = ({ token, guestId, guestByChoice }: Storefront.Input): Identity => ({
  token,
  guestId,
  customerId: null,
  guestByChoice,
  sessionEnded: false,
});

export const scopeIn = ({
  identity,
  place,
  module,
}: Pick<Storefront.Context, 'identity' | 'place' | 'module'>): Scope => ({
  principal: principalOf(identity),
  place,
  module,
});

export function initialContext(input: Storefront.Input): Storefront.Context {
  const { place, module, askedModule } = input;
  const identity = identityIn(input);
  return {
    input,
    config: null,
    failure: null,
    identity,
    place,
    module,
    askedModule,
    dialogs: [],
    reported: scopeIn({ identity, place, module }),
  };
}

export const callScopeIn = ({
  identity,
  place,
  module,
  config,
  input,
}: Storefront.Context): Storefront.CallScope => ({
  identity,
  place,
  module,
  language: input.language,
  config,
});

/** The cart is opened with the configuration. */
export const cartInput = ({ config, identity }: Storefront.Context) => ({
  currency: required(config).currency,
  mayAdd: mayAddToCart(principalOf(identity)),
});

function required(config: AppConfig | null): AppConfig {
  if (!config) throw new Defect('The app is open without a configuration');
  return config;
}

/** What the long-lived children are told when the scope has changed. */
export const scopeChangeIn = (context: Storefront.Context) => ({
  type: 'scope.change' as const,
  before: context.reported,
  scope: scopeIn(context),
});
