import { fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import {
  hasSessionEnded,
  isProfileAwaited,
  isSignedIn,
  profileOf,
  type SessionActor,
} from '#application/account/session.selectors.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type * as Checkout from '#application/ordering/checkout.types.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { PlaceOrders, PlacingOutcome } from '#application/ordering/place-orders.use-case.ts';
import type { PlacementKeys } from '#application/ordering/placement-keys.port.ts';
import type { QuoteCommand, TakeQuote } from '#application/ordering/take-quote.use-case.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type {
  StorefrontActor,
  StorefrontHandle,
} from '#infrastructure/kernel/storefront-handle.ts';

export const takeQuoteActor = (takeQuote: TakeQuote) =>
  fromPromise<Checkout.QuoteAnswer, QuoteCommand>(({ input, signal }) => takeQuote(input, signal));

/** Not aborted with the page: an order that is on its way is on its way. */
export const placeOrdersActor = (placeOrders: PlaceOrders) =>
  fromPromise<PlacingOutcome, readonly OrderDraft[]>(({ input: drafts }) =>
    placeOrders(drafts, new AbortController().signal),
  );

/** Once it is known which customer asks: what another one sent is not theirs to see. */
export const recallUnansweredActor = (keys: PlacementKeys, storefront: StorefrontHandle) =>
  fromPromise<readonly OrderDraft[], undefined>(async () => {
    const { session } = storefront.actor().getSnapshot().context;
    await waitFor(session, (snapshot) => !isProfileAwaited(snapshot));
    return keys.unsettled();
  });

/** Who shops, where, what is in the cart, and what time it is: told at once, and at every change. */
export const watchShoppingActor = (storefront: StorefrontHandle, clock: Clock) =>
  fromCallback<EventObject, undefined, Checkout.Report>(({ sendBack }) => {
    const shop = storefront.actor();
    let told = '';
    const tell = () => {
      const shopping = shoppingIn(shop, clock);
      const known = JSON.stringify({ ...shopping, now: 0 });
      if (known === told) return;
      told = known;
      sendBack({ type: 'shopping.change', shopping });
    };
    const tick = () => {
      told = '';
      tell();
    };
    const { session, cart } = shop.getSnapshot().context;
    let cartWatch = cart?.subscribe(tell);
    let watched = cart;
    const shopWatch = shop.subscribe(({ context }) => {
      if (context.cart !== watched) {
        cartWatch?.unsubscribe();
        watched = context.cart;
        cartWatch = context.cart?.subscribe(tell);
      }
      tell();
    });
    const sessionWatch = session.subscribe(tell);
    const minute = setInterval(tick, MINUTE);
    tell();
    return () => {
      clearInterval(minute);
      for (const watch of [shopWatch, sessionWatch, cartWatch]) watch?.unsubscribe();
    };
  });

function shoppingIn(shop: StorefrontActor, clock: Clock): Checkout.Shopping {
  const { place, session, cart } = shop.getSnapshot().context;
  const who = session.getSnapshot();
  return {
    now: clock.now(),
    place,
    cart: cartReading(cart?.getSnapshot() ?? null),
    customer: customerIn(who),
  };
}

function customerIn(session: SessionSnapshot): Checkout.Shopping['customer'] {
  if (isSignedIn(session)) return { kind: 'customer', profile: profileOf(session) };
  return { kind: hasSessionEnded(session) ? 'sessionEnded' : 'guest' };
}

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;
type CartSnapshot = ReturnType<
  NonNullable<ReturnType<StorefrontActor['getSnapshot']>['context']['cart']>['getSnapshot']
>;

function cartReading(snapshot: CartSnapshot | null): Checkout.CartReading {
  if (!snapshot) return { kind: 'loading' };
  const { cart, failure } = snapshot.context;
  if (failure && isEmpty(cart)) return { kind: 'unread', failure };
  if (snapshot.hasTag('loading') && isEmpty(cart)) return { kind: 'loading' };
  return { kind: 'read', cart };
}
