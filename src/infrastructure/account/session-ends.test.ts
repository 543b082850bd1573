import { http, HttpResponse } from 'msw';
import { to, joinSystem } from '#application/kernel/system.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { requestGuestId } from '#contract/account.ts';
import { clearCart, listCart, removeFromCart } from '#contract/cart.ts';
import { getConfig } from '#contract/shell.ts';
import { hasSessionEnded, isSignedIn } from '#application/account/session/selectors.ts';
import { memoryStore, type KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { createTokenStore } from './storage.ts';

const api = fakeApi();

/** A full round trip: all earlier answers have been processed by then. */
const aWholeCall = async () => void (await (await fetch(`${APP_URL}${getConfig.path}`)).text());

test('a slow answer that refuses an old token leaves the new one signed in (D-43, D-105)', async () => {
  let refuse: () => void = () => {};
  const held = new Promise<void>((resolve) => void (refuse = resolve));
  api.holds(aWireItem({ id: 7 }));
  const { app, otherTabWrites, localStore } = await openApp({ token: 't-old' });
  api.use(
    http.delete(`${APP_URL}${removeFromCart.path}`, async () => {
      await held;
      return api.refusal(401, 'unauthorized', 'Unauthorized');
    }),
  );
  const session = select.session(app.storefront.getSnapshot());
  const cart = select.cart(app.storefront.getSnapshot());
  const line = cart?.getSnapshot().context.cart.lines[0];
  if (!line) throw new Error('The cart is empty');
  cart?.send({ type: 'line.remove', line: line.id });
  await expect.poll(() => api.askedFor('/remove-item')).toHaveLength(1);

  otherTabWrites('token', 't-new');
  const answered = new Promise<void>((resolve) => {
    api.onAnswer('/remove-item', resolve);
  });
  refuse();
  await answered;
  await aWholeCall();
  await new Promise((resolve) => setTimeout(resolve));

  expect(isSignedIn(session.getSnapshot())).toBe(true);
  expect(localStore.read('token')).toBe('t-new');
});

test('what a customer sent without an answer is not shown to the next person in this tab (D-111)', async () => {
  const { app, sessionStore } = await openApp({ token: 't1' });
  sessionStore.write('placementKeys', '[]');

  to('session')(app.storefront).send({ type: 'token.remove' });

  expect(sessionStore.read('placementKeys')).toBeNull();
});

const otherTab = (localStore: KeyValueStore) =>
  createTokenStore({ localStore, sessionStore: memoryStore() });

test('a token that another tab was refused ends the session here, too, and is no sign-out (D-43, D-105)', async () => {
  const { app, localStore, sessionStore, otherTabWrites } = await openApp({ token: 't1' });
  sessionStore.write('placementKeys', '[]');
  const session = select.session(app.storefront.getSnapshot());

  otherTab(localStore).forgetRefused('t1');
  otherTabWrites('token');

  expect(hasSessionEnded(session.getSnapshot())).toBe(true);
  expect(sessionStore.read('placementKeys')).toBe('[]');
});

test('a tab with a newer token than the one that another was refused stays signed in, and keeps it (D-43, D-105)', async () => {
  const { app, localStore, otherTabWrites } = await openApp({ token: 't2' });
  const session = select.session(app.storefront.getSnapshot());
  // The other tab had read before this one wrote, and removes a token that it has not read.
  const late = { ...localStore, read: () => 't1' };

  otherTab(late).forgetRefused('t1');
  otherTabWrites('token');

  expect(isSignedIn(session.getSnapshot())).toBe(true);
  expect(localStore.read('token')).toBe('t2');
});

test('signing out in another tab is signing out here, even after an older token was refused (D-105)', async () => {
  const { app, localStore, sessionStore, otherTabWrites } = await openApp({ token: 't2' });
  sessionStore.write('placementKeys', '[]');
  const session = select.session(app.storefront.getSnapshot());
  otherTab(localStore).forgetRefused('t1');

  otherTab(localStore).forget('t2');
  otherTabWrites('token');

  expect(isSignedIn(session.getSnapshot())).toBe(false);
  expect(hasSessionEnded(session.getSnapshot())).toBe(false);
  expect(sessionStore.read('placementKeys')).toBeNull();
});

test('a question who one is has its answer already when one is signed in (D-43)', async () => {
  const { app } = await openApp({ token: 't1' });
  const asking = createActor(requireSignIn, {
    input: { view: 'signIn', offerGuest: true },
  });
  joinSystem(asking, app.storefront);

  expect(await toPromise(asking.start())).toBe('signedIn');
  expect(select.authenticate(app.storefront.getSnapshot())).toBeNull();
});

test('a guest whose number the server does not know gets a new one, and the call goes on with it (D-110)', async () => {
  const soap = aWireItem({ id: 7 });
  const { app, localStore } = await openApp({ guestId: '4711' });
  const issued: string[] = [];
  const unknown = ({ request }: { readonly request: Request }) =>
    new URL(request.url).searchParams.get('guest_id') === '4711'
      ? api.refusal(401, 'unknown_guest', 'Sign in or continue as guest')
      : undefined;
  api.use(
    http.delete(`${APP_URL}${clearCart.path}`, unknown),
    http.get(`${APP_URL}${listCart.path}`, unknown),
    http.post(`${APP_URL}${requestGuestId.path}`, () => {
      issued.push('4712');
      return HttpResponse.json({ message: '', guest_id: 4712 });
    }),
  );
  api.holds(soap);

  to('cart')(app.storefront).send({ type: 'cart.reload' });

  await expect
    .poll(() => select.cart(app.storefront.getSnapshot())?.getSnapshot().context.cart.lines)
    .toHaveLength(1);
  expect(localStore.read('guest_id')).toBe('4712');
  expect(issued).toEqual(['4712']);
});

test('a token that was put into the browser behind the back of the session is not sent (D-43)', async () => {
  const { app, localStore } = await openApp({ token: 't1' });
  localStore.write('token', 'long-expired');
  const asked = api.askedFor('/customer/cart/list').length;

  to('cart')(app.storefront).send({ type: 'cart.reload' });

  await expect.poll(() => api.askedFor('/customer/cart/list')).toHaveLength(asked + 1);
  expect(api.askedFor('/customer/cart/list').at(-1)).toMatchObject({ token: 'Bearer t1' });
});
