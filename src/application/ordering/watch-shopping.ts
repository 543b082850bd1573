import { fromCallback, fromPromise, waitFor, type ActorRefFrom, type EventObject } from 'xstate';
import {
  hasSessionEnded,
  isProfileAwaited,
  isSignedIn,
  profileOf,
  type SessionActor,
} from '#application/account/session.selectors.ts';
import type { CartActor } from '#application/cart/cart.selectors.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { System } from '#application/kernel/system.ts';
import type { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type * as Checkout from './checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlacementKeys } from './placement-keys.port.ts';

/** Once it is known which customer asks: what another one sent is not theirs to see. */
export const createRecallUnanswered = (keys: PlacementKeys) =>
  fromPromise<readonly OrderDraft[], undefined>(async ({ system }) => {
    const { session } = actorsIn(system);
    if (session) await waitFor(session, (snapshot) => !isProfileAwaited(snapshot));
    return keys.unsettled();
  });

/** Who shops, where, what is in the cart, and what time it is: told at once, and at every change. */
export const createWatchShopping = (clock: Clock) =>
  fromCallback<EventObject, undefined, Checkout.Report>(({ system, sendBack }) => {
    const { storefront, session, cart } = actorsIn(system);
    let told = '';
    const tell = () => {
      const shopping = shoppingIn(system, clock);
      const known = JSON.stringify({ ...shopping, now: 0 });
      if (known === told) return;
      told = known;
      sendBack({ type: 'shopping.change', shopping });
    };
    const minute = setInterval(() => {
      told = '';
      tell();
    }, MINUTE);
    const watches = [storefront?.subscribe(tell), session?.subscribe(tell), cart?.subscribe(tell)];
    tell();
    return () => {
      clearInterval(minute);
      for (const watch of watches) watch?.unsubscribe();
    };
  });

const actorsIn = (system: System) => ({
  storefront: system.get('storefront') as ActorRefFrom<typeof storefrontMachine> | undefined,
  session: system.get('session') as SessionActor | undefined,
  cart: system.get('cart') as CartActor | undefined,
});

function shoppingIn(system: System, clock: Clock): Checkout.Shopping {
  const { storefront, session, cart } = actorsIn(system);
  return {
    now: clock.now(),
    place: storefront?.getSnapshot().context.place ?? null,
    cart: cartReading(cart?.getSnapshot() ?? null),
    customer: session ? customerIn(session.getSnapshot()) : { kind: 'guest' },
  };
}

function customerIn(
  session: ReturnType<SessionActor['getSnapshot']>,
): Checkout.Shopping['customer'] {
  if (isSignedIn(session)) return { kind: 'customer', profile: profileOf(session) };
  return { kind: hasSessionEnded(session) ? 'sessionEnded' : 'guest' };
}

/** A cart that could not be read and holds nothing is unknown, which is not the same as empty. */
function cartReading(snapshot: ReturnType<CartActor['getSnapshot']> | null): Checkout.CartReading {
  if (!snapshot) return { kind: 'loading' };
  const { cart, failure } = snapshot.context;
  if (failure && isEmpty(cart)) return { kind: 'unread', failure };
  if (snapshot.hasTag('loading') && isEmpty(cart)) return { kind: 'loading' };
  return { kind: 'read', cart };
}
