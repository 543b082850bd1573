import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import type { cartMachine } from '#application/cart/cart/machine.ts';
import type * as SelectItem from '#application/cart/select-item/setup.ts';

type CartActor = ActorRefFrom<typeof cartMachine>;
type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;

/** Reports changes of the cart to an open item dialog: here, in another tab or at the server. */
export const watchCart = fromCallback<EventObject, undefined, SelectItem.CartChange>(
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
export const watchScope = fromCallback<
  EventObject,
  undefined,
  SelectItem.PlaceChange | SelectItem.ModuleChange | SelectItem.VisitorChange
>(({ system, sendBack }) => {
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
});
