import type { ActorRefFrom } from 'xstate';
import type * as Session from '#application/account/session.types.ts';
import type * as CartFlow from '#application/cart/cart.types.ts';
import type { storefrontMachine } from '#application/shell/storefront.machine.ts';
import type * as Storefront from '#application/shell/storefront.types.ts';
import type * as Toasts from '#application/shell/toasts.types.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Currency } from '#domain/kernel/money.ts';

export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

/** How adapters reach the running shop, which starts after they are made. */
export type StorefrontHandle = {
  readonly actor: () => StorefrontActor;
  readonly tell: {
    readonly storefront: (event: Storefront.Event) => void;
    readonly session: (event: Session.Event) => void;
    readonly toasts: (event: Toasts.Event) => void;
    readonly cart: (event: CartFlow.Event) => void;
  };
  readonly connect: (actor: StorefrontActor) => void;
};

export function createStorefrontHandle(): StorefrontHandle {
  let connected: StorefrontActor | null = null;
  const actor = (): StorefrontActor => {
    if (!connected) throw new Defect('The storefront was asked before it was connected');
    return connected;
  };
  const context = () => actor().getSnapshot().context;
  return {
    actor,
    tell: {
      storefront: (event) => actor().send(event),
      session: (event) => context().session.send(event),
      toasts: (event) => context().toasts.send(event),
      cart: (event) => context().cart?.send(event),
    },
    connect: (started) => void (connected = started),
  };
}

const DOLLARS: Currency = { code: 'USD', digits: 2 };

/** What the shop counts money in: as its owner has set, and dollars until that is known. */
export const currencyOf = (storefront: StorefrontHandle): Currency =>
  storefront.actor().getSnapshot().context.config?.currency ?? DOLLARS;
