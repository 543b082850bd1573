import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { principalOf } from '#application/account/session.selectors.ts';
import { scopeChange, type CartScope } from '#application/cart/cart-scope.ts';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import type * as CartFlow from '#application/cart/cart.types.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';

export const cartCalls = (gateway: CartGateway) => ({
  readCart: fromPromise<CartFlow.Answer, undefined>(({ signal }) => gateway.list(signal)),
  addItem: fromPromise<CartFlow.Answer, CartFlow.Choice>(({ input: { item, selection } }) =>
    gateway.add(item, selection),
  ),
  updateLine: fromPromise<CartFlow.Answer, CartFlow.Change>(
    ({ input: { line, item, selection } }) => gateway.update(line, item, selection),
  ),
  removeLine: fromPromise<CartFlow.Answer, { readonly line: LineId }>(({ input: { line } }) =>
    gateway.remove(line),
  ),
  clearCart: fromPromise<CartFlow.Answer, undefined>(() => gateway.clear()),
});

/** Tells the cart who shops, where, and that another tab has changed what is in it. */
export const watchScopeActor = (
  storefront: StorefrontHandle,
  { onStorage }: Pick<Edges, 'onStorage'>,
) =>
  fromCallback<EventObject, undefined, CartFlow.Event>(({ sendBack }) => {
    const { session } = storefront.actor().getSnapshot().context;
    let seen = scopeOf(storefront);
    const look = () => {
      const before = seen;
      seen = scopeOf(storefront);
      const change = scopeChange(before, seen);
      if (change) sendBack(change);
    };
    const shopSubscription = storefront.actor().subscribe(look);
    const sessionSubscription = session.subscribe(look);
    const stopStorage = onStorage((key) => {
      if (key === KEYS.cartChange) sendBack({ type: 'cart.reload' });
    });
    return () => {
      shopSubscription.unsubscribe();
      sessionSubscription.unsubscribe();
      stopStorage();
    };
  });

function scopeOf(storefront: StorefrontHandle): CartScope {
  const { session, module, place } = storefront.actor().getSnapshot().context;
  return {
    principal: principalOf(session.getSnapshot()),
    moduleId: module?.id ?? null,
    zones: place?.zones ?? null,
  };
}
