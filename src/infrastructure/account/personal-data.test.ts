import { expect, test } from 'vitest';
import { to } from '#application/kernel/system.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';

fakeApi();

type Key = keyof typeof KEYS;

/** The effect of signing out on each key. A new key needs a decision here. */
const AFTER_SIGNING_OUT = {
  token: 'is forgotten',
  guestId: 'stays',
  refusedToken: 'is forgotten',
  zones: 'stays',
  address: 'stays',
  point: 'stays',
  module: 'stays',
  language: 'stays',
  theme: 'stays',
  // They signal a change without its content.
  cartChange: 'stays',
  tripCartChange: 'stays',
  wishlistChange: 'stays',
  profileChange: 'stays',
  // Display settings of this browser, and interests of guests: the server stores a customer's own.
  diet: 'stays',
  interests: 'stays',
  recentDestinations: 'is forgotten',
  recentSearches: 'is forgotten',
  // Stored by customer, and read for no other.
  recentlyViewed: 'stays',
  removedTripLines: 'stays',
  mapModalWasOpen: 'stays',
  mapModalClosedByRefresh: 'stays',
  languageChanged: 'stays',
  guestByChoice: 'is forgotten',
  placementKeys: 'is forgotten',
  knownOrders: 'is forgotten',
  bookingKeys: 'is forgotten',
  knownTrips: 'is forgotten',
  knownParcels: 'is forgotten',
  parcelForm: 'is forgotten',
  parcelKey: 'is forgotten',
  searchedTrip: 'is forgotten',
  buyNow: 'is forgotten',
  orderCoupon: 'is forgotten',
  railIsWide: 'stays',
  buildLeft: 'stays',
} as const satisfies Record<Key, 'stays' | 'is forgotten'>;

/** In local storage only. */
const OF_ALL_TABS: readonly Key[] = ['guestByChoice', 'refusedToken'];

type Told = 'stays' | 'is forgotten';
const rows = Object.entries(AFTER_SIGNING_OUT) as [Key, Told][];
const forgotten = rows.flatMap(([key, told]) => (told === 'is forgotten' ? [key] : []));

/** A browser in which a customer has left a value under every key. */
async function aUsedBrowser() {
  const { app, localStore, sessionStore } = await openApp({ token: 't1' });
  for (const [key] of rows) {
    localStore.write(KEYS[key], key === 'token' ? 't1' : 'theirs');
    if (!OF_ALL_TABS.includes(key)) sessionStore.write(KEYS[key], localStore.read(KEYS[key]) ?? '');
  }
  const left = () =>
    rows.flatMap(([key]) =>
      [localStore, sessionStore].some((store) => store.read(KEYS[key])) ? [key] : [],
    );
  return { session: to('session')(app.storefront), app, left };
}

test.each(rows)('what stays after signing out: %s %s [AUTH-09]', async (key, told) => {
  const { session, left } = await aUsedBrowser();

  session.send({ type: 'token.remove' });

  expect(left().includes(key)).toBe(told === 'stays');
});

test('a session that ends by itself keeps it all, until its customer goes on as a guest [AUTH-10]', async () => {
  const { session, app, left } = await aUsedBrowser();
  const personal = () => left().filter((key) => forgotten.includes(key));
  session.send({ type: 'token.refuse', token: 't1' });
  const kept = personal();

  to('session')(app.storefront).send({ type: 'guest.continue' });

  expect(kept).toEqual(forgotten.filter((key) => !['token', 'guestByChoice'].includes(key)));
  // Another tab that was asleep has yet to read it.
  expect(personal()).toEqual(['refusedToken', 'guestByChoice']);
});

test('a guest keeps it all', async () => {
  const { app, localStore } = await openApp();
  localStore.write(KEYS.recentSearches, '["soap"]');

  to('session')(app.storefront).send({ type: 'guest.continue' });

  expect(localStore.read(KEYS.recentSearches)).toBe('["soap"]');
});

test('the search box no longer offers what a customer searched for who has signed out [AUTH-09, CAT-14]', async () => {
  const { app, localStore } = await openApp({ token: 't1' });
  localStore.write(KEYS.recentSearches, '["soap"]');
  app.storefront.send({ type: 'child.want', id: 'search', command: null });
  const offered = () => select.search(app.storefront.getSnapshot())?.getSnapshot().context.recent;
  await expect.poll(offered).toEqual(['soap']);

  to('session')(app.storefront).send({ type: 'token.remove' });

  expect(offered()).toEqual([]);
});
