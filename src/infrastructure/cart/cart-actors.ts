import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import type * as CartFlow from '#application/cart/cart/setup.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const cartCalls = (gateway: CartGateway) => ({
  readCart: fromPromise<CartFlow.Answer, undefined>(({ signal }) => gateway.list(signal)),
  runTask: fromPromise<CartFlow.Answer, CartFlow.Call>(({ input }) => make(input, gateway)),
});

function make(call: CartFlow.Call, gateway: CartGateway): Promise<CartFlow.Answer> {
  switch (call.kind) {
    case 'add':
      return gateway.add(call.item, call.selection);
    case 'update':
      return gateway.update(call.line, call.item, call.selection);
    case 'remove':
      return gateway.remove(call.line);
    case 'clear':
      return gateway.clear();
  }
}

export const watchOtherTabsActor = ({ onStorage }: Pick<Platform, 'onStorage'>) =>
  fromCallback<EventObject, undefined, CartFlow.Report>(({ sendBack }) =>
    onStorage((key) => {
      if (key === KEYS.cartChange) sendBack({ type: 'cart.reload' });
    }),
  );
