import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import type { cartMachine } from '#application/cart/cart/machine.ts';

/** The cart changed, here, in another tab or at the server. */
export type CartChange = { readonly type: 'cart.change'; readonly cart: Cart };
export type ScopeReport =
  | { readonly type: 'place.change'; readonly zones: readonly ZoneId[] }
  | { readonly type: 'module.change'; readonly moduleId: ModuleId | null }
  | { readonly type: 'visitor.change'; readonly isSignedIn: boolean };

type CartActor = ActorRefFrom<typeof cartMachine>;
type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

/** Reports changes of the cart to an open item dialog: here, in another tab or at the server. */
export const watchCart = fromCallback<EventObject, undefined, CartChange>(
  ({ system, sendBack }) => {
    const actor = system.get('cart') as CartActor | undefined;
    let seen = actor?.getSnapshot().context.cart;
    const subscription = actor?.subscribe(({ context: { cart } }) => {
      if (cart === seen) return;
      seen = cart;
      sendBack({ type: 'cart.change', cart });
    });
    return () => subscription?.unsubscribe();
  },
);

/** Reports a new place or module, or a sign-in, to an open item dialog. */
export const watchScope = fromCallback<EventObject, undefined, ScopeReport>(
  ({ system, sendBack }) => {
    const storefront = system.get('storefront') as StorefrontActor | undefined;
    let seen = storefront?.getSnapshot().context;
    const subscription = storefront?.subscribe(({ context }) => {
      const before = seen;
      seen = context;
      if (context.place?.zones !== before?.place?.zones) {
        sendBack({ type: 'place.change', zones: zonesOf(context.place?.zones) });
      }
      if (context.module?.id !== before?.module?.id) {
        sendBack({ type: 'module.change', moduleId: context.module?.id ?? null });
      }
      const isSignedIn = context.identity.token !== null;
      if (isSignedIn !== (before?.identity.token != null)) {
        sendBack({ type: 'visitor.change', isSignedIn });
      }
    });
    return () => subscription?.unsubscribe();
  },
);
