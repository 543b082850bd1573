import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import type * as CartFlow from '#application/cart/cart.types.ts';
import type { LineId } from '#domain/cart/cart.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

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

/** Another tab of this browser has changed what is in the cart. */
export const watchOtherTabsActor = ({ onStorage }: Pick<Edges, 'onStorage'>) =>
  fromCallback<EventObject, undefined, CartFlow.Event>(({ sendBack }) =>
    onStorage((key) => {
      if (key === KEYS.cartChange) sendBack({ type: 'cart.reload' });
    }),
  );
