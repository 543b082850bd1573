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
import type { PlacementKeys } from './placement-keys.port.ts';
import type { Shopper } from './shopper.ts';

/** Once it is known which customer asks: what another one sent is not theirs to see. */
export const createRecallUnanswered = <Draft>(keys: PlacementKeys<Draft>) =>
  fromPromise<readonly Draft[], undefined>(async ({ system }) => {
    const session = sessionIn(system);
    if (session) await waitFor(session, (snapshot) => !isProfileAwaited(snapshot));
    return keys.unsettled();
  });

type Watched = {
  readonly subscribe: (tell: () => void) => { readonly unsubscribe: () => void };
};
type Watch<Facts> = {
  /** The actors whose news change the facts. */
  readonly actorsIn: (system: System) => readonly (Watched | undefined)[];
  readonly factsIn: (system: System) => Facts;
};

/** What a checkout has to know of the app around it: told at once, at every change, and every minute. */
export const createWatch = <Facts extends object>({ actorsIn, factsIn }: Watch<Facts>) =>
  fromCallback<
    EventObject,
    undefined,
    { readonly type: 'shopping.change'; readonly shopping: Facts }
  >(({ system, sendBack }) => {
    let told = '';
    const watches = new Map<Watched, ReturnType<Watched['subscribe']>>();
    /** Some actors come later than a checkout, with their code. */
    const watchAll = () => {
      for (const actor of actorsIn(system)) {
        if (actor && !watches.has(actor)) watches.set(actor, actor.subscribe(tell));
      }
    };
    const tell = () => {
      watchAll();
      const shopping = factsIn(system);
      const known = JSON.stringify({ ...shopping, now: 0 });
      if (known === told) return;
      told = known;
      sendBack({ type: 'shopping.change', shopping });
    };
    const minute = setInterval(() => {
      told = '';
      tell();
    }, MINUTE);
    tell();
    return () => {
      clearInterval(minute);
      for (const watch of watches.values()) watch.unsubscribe();
    };
  });

/** Who shops, where, what is in the cart, and what time it is. */
export const createWatchShopping = (clock: Clock) =>
  createWatch<Checkout.Shopping>({
    actorsIn: (system) => [storefrontIn(system), sessionIn(system), cartIn(system)],
    factsIn: (system) => ({
      now: clock.now(),
      place: storefrontIn(system)?.getSnapshot().context.place ?? null,
      cart: cartReading(cartIn(system)?.getSnapshot() ?? null),
      customer: shopperIn(system),
    }),
  });

export const storefrontIn = (system: System) =>
  system.get('storefront') as ActorRefFrom<typeof storefrontMachine> | undefined;
export const sessionIn = (system: System) => system.get('session') as SessionActor | undefined;
const cartIn = (system: System) => system.get('cart') as CartActor | undefined;

export function shopperIn(system: System): Shopper {
  const session = sessionIn(system)?.getSnapshot();
  if (!session) return { kind: 'guest' };
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
