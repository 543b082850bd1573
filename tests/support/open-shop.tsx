import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Shop } from '#application/shell/shop.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import { memoryStore, type KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { primedAnswersIn } from '#infrastructure/kernel/primed-answers.ts';
import { remembered } from '#infrastructure/shell/remembered.ts';
import { compose } from '#src/composition-root.ts';
import { SHOP_URL } from './fakes/shop-api.ts';

type Facts = {
  /** Who is remembered; a guest with the number 77 unless said otherwise. */
  readonly token?: string;
  readonly guestId?: string | null;
  readonly guestByChoice?: boolean;
  /** What another tab could see. */
  readonly localStore?: KeyValueStore;
};

/**
 * The real shop on edges of a test: memory for storage, the wire for MSW to answer. `Bridge`, drawn
 * within a router, lets the shop move through it.
 */
export async function openShop({
  token,
  guestByChoice = false,
  guestId = '77',
  ...facts
}: Facts = {}) {
  const localStore = facts.localStore ?? memoryStore();
  const sessionStore = memoryStore();
  if (guestId !== null) localStore.write('guest_id', guestId);
  localStore.write('zoneid', '[1]');
  localStore.write('location', '350 5th Avenue, New York');
  localStore.write('currentLatLng', JSON.stringify({ lat: 40.7484, lng: -73.9857 }));
  localStore.write('module', JSON.stringify({ id: 1, module_type: 'food', module_name: 'Food' }));
  if (token !== undefined) localStore.write('token', token);
  if (guestByChoice) sessionStore.write('guestByChoice', '1');

  let url = new URL(SHOP_URL);
  let move: Edges['navigate'] = (to) => void (url = new URL(to, url));
  const listeners = new Set<(key: string | null) => void>();
  let uuids = 0;
  const edges: Edges = {
    fetch: (...request) => globalThis.fetch(...request),
    baseUrl: SHOP_URL,
    softwareId: '33571750',
    localStore,
    sessionStore,
    writeCookie: () => {},
    now: () => Date.now(),
    uuid: () => `uuid-${uuids++}`,
    geolocation: null,
    isOnline: () => true,
    navigate: (to, options) => move(to, options),
    currentUrl: () => url,
    reload: () => {},
    systemTheme: () => 'light',
    onSystemTheme: () => () => {},
    dress: () => {},
    onStorage: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPageHide: () => () => {},
    primed: primedAnswersIn(null),
    build: '/assets/start-1.js',
    onCodeMissing: () => () => {},
  };
  const shop: Shop = compose(edges, remembered(edges));
  shop.storefront.start();
  await new Promise<void>((resolve) => {
    const look = () => {
      const { cart } = shop.storefront.getSnapshot().context;
      if (cart && !cart.getSnapshot().hasTag('loading')) resolve();
    };
    const subscription = shop.storefront.subscribe(() => {
      const { cart } = shop.storefront.getSnapshot().context;
      if (!cart) return;
      subscription.unsubscribe();
      cart.subscribe(look);
      look();
    });
  });

  function Bridge() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      move = (to, { replace }) => void navigate(to, { replace });
      url = new URL(pathname + search, SHOP_URL);
    }, [navigate, pathname, search]);
    return null;
  }

  return {
    shop,
    localStore,
    sessionStore,
    Bridge,
    address: () => url.pathname + url.search,
    /** What another tab does to local storage. */
    otherTab: (key: string, value: string | null) => {
      if (value === null) localStore.remove(key);
      else localStore.write(key, value);
      for (const listener of listeners) listener(key);
    },
    toasts: () => shop.storefront.getSnapshot().context.toasts.getSnapshot().context.toasts,
  };
}
