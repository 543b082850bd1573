import { useContext, useLayoutEffect } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Services } from '#application/shell/services.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { memoryStore, type KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { compose } from '#src/composition-root.ts';
import { fakePlatform } from './fakes/platform.ts';
import { APP_URL } from './fakes/fake-api.ts';

type Facts = {
  /** The signed-in customer's token; a guest with id 77 by default. */
  readonly token?: string;
  readonly guestId?: string | null;
  readonly guestByChoice?: boolean;
  /** Number of trip cart lines on the page before. */
  readonly tripCount?: number;
  /** Storage shared with other tabs. */
  readonly localStore?: KeyValueStore;
  /** The stored module; food by default. */
  readonly module?: StoredModule;
};

type StoredModule = {
  readonly id: number;
  readonly module_type: string;
  readonly module_name: string;
};
const IN_FOOD: StoredModule = { id: 1, module_type: 'food', module_name: 'Food' };

/** The part of a memory router that moves: the address changes at once, and is rendered later. */
type History = Navigator & { readonly location: Location };

/**
 * The real app on a test's platform: a map for storage, the wire answered by MSW. `Bridge`, rendered within a
 * router, lets the app move through it.
 */
export async function openApp({
  token,
  guestByChoice = false,
  guestId = '77',
  tripCount = 0,
  module = IN_FOOD,
  ...facts
}: Facts = {}) {
  const localStore = facts.localStore ?? memoryStore();
  const sessionStore = memoryStore();
  if (guestId !== null) localStore.write('guest_id', guestId);
  savePlace(localStore, module);
  if (token !== undefined) localStore.write('token', token);
  if (guestByChoice) localStore.write('guestByChoice', '1');

  let history: History | null = null;
  let popped = () => {};
  let uuids = 0;
  const currentUrl = () => new URL(history ? createPath(history.location) : '/', APP_URL);
  const { platform, otherTabWrites } = fakePlatform({
    fetch: (...request) => globalThis.fetch(...request),
    baseUrl: APP_URL,
    localStore,
    sessionStore,
    now: () => Date.now(),
    uuid: () => `uuid-${uuids++}`,
    navigate: (to, { replace, state }) => {
      if (replace) history?.replace(to, state);
      else history?.push(to, state);
    },
    back: () => void setTimeout(() => history?.go(-1)),
    onPopState: (listener) => {
      popped = listener;
      return () => {};
    },
    entryState: () => history?.location.state as unknown,
    currentUrl,
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
    const { navigator } = useContext(UNSAFE_NavigationContext);
    useLayoutEffect(() => {
      const ours = navigator as History;
      const { go } = ours;
      // Back and Forward are reported once, when the address is the new one, on a press or a call.
      ours.go = (delta) => {
        go(delta);
        popped();
      };
      history = ours;
      return () => void (ours.go = go);
    }, [navigator]);
    return null;
  }

  return {
    app,
    localStore,
    sessionStore,
    Bridge,
    address: () => {
      const { pathname, search } = currentUrl();
      return pathname + search;
    },
    otherTabWrites,
    toasts: () => select.toasts(app.storefront.getSnapshot()).getSnapshot().context.toasts,
  };
}

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

export function savePlace(localStore: KeyValueStore, module = IN_FOOD): void {
  localStore.write('zoneid', '[1]');
  localStore.write('location', '350 5th Avenue, New York');
  localStore.write('currentLatLng', JSON.stringify({ lat: 40.7484, lng: -73.9857 }));
  localStore.write('module', JSON.stringify(module));
}
