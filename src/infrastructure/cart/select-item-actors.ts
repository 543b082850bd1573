import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { isAwaited } from '#application/cart/cart.queue.ts';
import type { PutOutcome, PutRequest } from '#application/cart/put-in-cart.ts';
import type * as SelectItem from '#application/cart/select-item.types.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { onEveryMinute } from '#infrastructure/kernel/wall-clock-ticks.ts';

/** What an open item dialog must hear of: the cart, the customer's place and module, and the time of day. */
export function selectItemListeners(storefront: StorefrontHandle, clock: Clock) {
  const shop = () => storefront.actor().getSnapshot().context;
  return {
    watchCart: fromCallback<EventObject, undefined, SelectItem.CartChange>(({ sendBack }) => {
      let seen = shop().cart?.getSnapshot().context.cart;
      const subscription = shop().cart?.subscribe(({ context: { cart } }) => {
        if (cart === seen) return;
        seen = cart;
        sendBack({ type: 'cart.change', cart });
      });
      return () => subscription?.unsubscribe();
    }),
    watchPlace: fromCallback<EventObject, undefined, SelectItem.PlaceChange>(({ sendBack }) => {
      let seen = shop().place?.zones;
      const subscription = storefront.actor().subscribe(({ context: { place } }) => {
        if (place?.zones === seen) return;
        seen = place?.zones;
        sendBack({ type: 'place.change', zones: zonesOf(seen) });
      });
      return () => subscription.unsubscribe();
    }),
    watchModule: fromCallback<EventObject, undefined, SelectItem.ModuleChange>(({ sendBack }) => {
      const current = () => shop().module?.id ?? null;
      let seen = current();
      const subscription = storefront.actor().subscribe(() => {
        if (current() === seen) return;
        seen = current();
        sendBack({ type: 'module.change', moduleId: seen });
      });
      return () => subscription.unsubscribe();
    }),
    watchClock: fromCallback<EventObject, undefined, SelectItem.ClockTick>(({ sendBack }) => {
      const zone = shop().config?.timeZone;
      if (!zone) return;
      return onEveryMinute(clock, zone, (now) => sendBack({ type: 'clock.tick', now }));
    }),
  };
}

/** The item dialog's way into the cart: it waits until its own attempt has been answered. */
export const putInCartActor = (storefront: StorefrontHandle, uuid: () => string) =>
  fromPromise<PutOutcome, PutRequest>(({ input: { item, selection, line } }) => {
    const { cart } = storefront.actor().getSnapshot().context;
    if (!cart) throw new Defect('Something was put into the cart before the shop was open');
    const attempt = uuid();
    return new Promise((resolve) => {
      let outcome: PutOutcome = 'kept';
      const hearing = cart.on('item.put', (said) => {
        if (said.attempt === attempt) outcome = said.outcome;
      });
      const looking = cart.subscribe(({ context }) => {
        if (isAwaited(context, attempt)) return;
        hearing.unsubscribe();
        looking.unsubscribe();
        resolve(outcome);
      });
      if (line === null) cart.send({ type: 'item.add', item, selection, attempt });
      else cart.send({ type: 'item.update', line, item, selection, attempt });
    });
  });
