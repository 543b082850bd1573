import { startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Services } from '#application/shell/services.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { memoryStore, type KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { persistedState } from '#infrastructure/shell/persisted-state.ts';
import { compose } from '#src/composition-root.ts';
import { fakePlatform } from './fakes/platform.ts';
import { APP_URL } from './fakes/fake-api.ts';

type Facts = {
  /** Who is signed in; a guest with the number 77 unless said otherwise. */
  readonly token?: string;
  readonly guestId?: string | null;
  readonly guestByChoice?: boolean;
  /** How many lines the trip cart had on the page before. */
  readonly tripCount?: number;
  /** What another tab could see. */
  readonly localStore?: KeyValueStore;
};

/**
 * The real app on the platform of a test: memory for storage, the wire for MSW to answer. `Bridge`, drawn
 * within a router, lets the app move through it.
 */
export async function openApp({
  token,
  guestByChoice = false,
  guestId = '77',
  tripCount = 0,
  ...facts
}: Facts = {}) {
  const localStore = facts.localStore ?? memoryStore();
  const sessionStore = memoryStore();
  if (guestId !== null) localStore.write('guest_id', guestId);
  savePlace(localStore);
  if (token !== undefined) localStore.write('token', token);
  if (guestByChoice) localStore.write('guestByChoice', '1');

  let url = new URL(APP_URL);
  let move: Platform['navigate'] = () => {};
  let entryState: unknown = null;
  let goBack = () => {};
  let popped = () => {};
  let uuids = 0;
  const { platform, otherTabWrites } = fakePlatform({
    fetch: (...request) => globalThis.fetch(...request),
    baseUrl: APP_URL,
    localStore,
    sessionStore,
    now: () => Date.now(),
    uuid: () => `uuid-${uuids++}`,
    // As in a browser, the address is the new one at once; the router draws it later.
    navigate: (to, options) => {
      url = new URL(to, url);
      entryState = options.state;
      move(to, options);
    },
    back: () => goBack(),
    onPopState: (listener) => {
      popped = listener;
      return () => {};
    },
    entryState: () => entryState,
    currentUrl: () => url,
    ...cookies(tripCount > 0 ? { 'cart-count': String(tripCount) } : {}),
  });
  const app: Services = compose(platform, persistedState(platform));
  app.storefront.start();
  onTestFinished(() => void app.storefront.stop());
  await new Promise<void>((resolve) => {
    const look = () => {
      const cart = select.cart(app.storefront.getSnapshot());
      if (cart && !cart.getSnapshot().hasTag('loading')) resolve();
    };
    const subscription = app.storefront.subscribe(() => {
      const cart = select.cart(app.storefront.getSnapshot());
      if (!cart) return;
      subscription.unsubscribe();
      cart.subscribe(look);
      look();
    });
  });

  function Bridge() {
    const navigate = useNavigate();
    const [backs, setBacks] = useState(0);
    const { pathname, search, key, ...location } = useLocation();
    const type = useNavigationType();
    const state: unknown = location.state;
    useLayoutEffect(() => {
      move = (to, options) => void navigate(to, options);
      goBack = () => {
        void navigate(-1);
        // Also where React draws neither the entry that is left nor the way to it.
        startTransition(() => setBacks((count) => count + 1));
      };
      url = new URL(pathname + search, APP_URL);
      entryState = state;
      if (type === NavigationType.Pop) popped();
    }, [navigate, pathname, search, state, key, type, backs]);
    return null;
  }

  return {
    app,
    localStore,
    sessionStore,
    Bridge,
    address: () => url.pathname + url.search,
    otherTabWrites,
    toasts: () => select.toasts(app.storefront.getSnapshot()).getSnapshot().context.toasts,
  };
}

/** The cookies of a browser that has just these. */
function cookies(
  given: Readonly<Record<string, string>>,
): Pick<Platform, 'readCookies' | 'writeCookie'> {
  const kept = new Map(Object.entries(given));
  return {
    readCookies: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie: (text) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0(;|$)/.test(text)) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

/** A customer whose place and module are known. */
export function savePlace(localStore: KeyValueStore): void {
  localStore.write('zoneid', '[1]');
  localStore.write('location', '350 5th Avenue, New York');
  localStore.write('currentLatLng', JSON.stringify({ lat: 40.7484, lng: -73.9857 }));
  localStore.write('module', JSON.stringify({ id: 1, module_type: 'food', module_name: 'Food' }));
}
