import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getTripCart } from '#contract/rental-cart.ts';
import { addWish, listRentalWishes, listWishes, removeRentalWish } from '#contract/wishlist.ts';
import { to } from '#application/kernel/system.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aWireProvider, aWireTripCart, aWireVehicle } from '#tests/support/builders/rental-wire.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { WishButton } from '#ui/wishlist/parts/wish-button.tsx';
import { WishlistLink } from '#ui/wishlist/parts/wishlist-link.tsx';

const api = fakeApi();
const idli = aWireItem({ id: 7, name: 'Idli', price: 4 });
const dosa = aWireItem({ id: 8, name: 'Dosa', price: 9 });
const corner = aWireStore({ id: 4, name: 'Dosa Corner' });

type Facts = Parameters<typeof openApp>[0] & { readonly path?: string };

async function aPage({ path = '/home', ...facts }: Facts = {}) {
  const opened = await openApp(facts);
  renderView(
    <>
      <opened.Bridge />
      <WishlistLink />
      <WishButton kind="item" id={7} name="Idli" />
      <WishButton kind="store" id={4} name="Dosa Corner" />
      <WishButton kind="vehicle" id={2} name="Blue sedan" />
      <Dialogs />
      <ToastsView />
    </>,
    { app: opened.app, path },
  );
  return { ...opened, user: userEvent.setup() };
}

/** The page of a customer, once the wishlist's code has loaded and requests it. */
async function aCustomersPage() {
  const page = await aPage({ token: 't1' });
  await waitFor(() => expect(calls('GET')).toHaveLength(1));
  return page;
}

async function anOpenWishlist(facts: Facts = { token: 't1' }) {
  const page = await aPage({ path: '/home?drawer=wishlist', ...facts });
  const drawer = within(await screen.findByRole('dialog', { name: 'Your wishlist' }));
  await waitFor(() => expect(document.body).not.toHaveFocus());
  return { ...page, drawer };
}

const heart = (name: string) => screen.getByRole('button', { name: `Wishlist: ${name}` });
const said = (text: string) => screen.findByText(text);
const calls = (method: string) =>
  api.state.asked
    .filter((one) => one.path.includes('wish-list') && one.method === method)
    .map(({ path, query, token }) => ({ call: path.split('/').at(-1) + query, token }));

describe('a heart', () => {
  test('puts its item on the wishlist at once, and takes it off again [WISH-02, NAV-35, API-25, API-27, ROLE-08]', async () => {
    api.sells(idli);
    const { user } = await aCustomersPage();

    await user.click(heart('Idli'));

    expect(heart('Idli')).toBePressed();
    expect(await said('The item was added to your wishlist')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 entry' })).toBeVisible();

    await user.click(heart('Idli'));

    expect(heart('Idli')).not.toBePressed();
    expect(await said('Removed from your wishlist')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
    expect([...calls('POST'), ...calls('DELETE')]).toEqual([
      { call: 'add?item_id=7', token: 'Bearer t1' },
      { call: 'remove?item_id=7', token: 'Bearer t1' },
    ]);
  });

  test('of a store sends the id of the store alone [WISH-01, API-26, D-99]', async () => {
    const { user } = await aCustomersPage();

    await user.click(heart('Dosa Corner'));

    await waitFor(() =>
      expect(calls('POST')).toEqual([{ call: 'add?store_id=4', token: 'Bearer t1' }]),
    );
  });

  test('of an item says what failed where the server does not [ERR-18]', async () => {
    api.use(http.post(`${APP_URL}${addWish.path}`, () => HttpResponse.error()));
    const { user } = await aCustomersPage();

    await user.click(heart('Idli'));

    expect(await said('Failed to add item to wishlist.')).toBeVisible();
    expect(heart('Idli')).not.toBePressed();
  });

  test('follows what another tab has done', async () => {
    const { otherTabWrites } = await aCustomersPage();
    api.state.wishes = { item: [idli], store: [] };

    act(() => otherTabWrites('wishlistChange', 'anew'));

    await waitFor(() => expect(heart('Idli')).toBePressed());
  });
});

describe('a guest', () => {
  test('who opens the wishlist is asked to sign in first [WISH-08]', async () => {
    const { drawer, user } = await anOpenWishlist({});
    expect(drawer.getByRole('heading', { name: 'You are not logged in.' })).toBeVisible();

    await user.click(drawer.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
});

describe('the wishlist', () => {
  test('has a tab of items and one of stores, each with its count [WISH-06, WISH-07, WISH-12, ENT-19]', async () => {
    api.state.wishes = { item: [idli, dosa], store: [corner] };
    const { drawer, user } = await anOpenWishlist();

    expect(await drawer.findByRole('tab', { name: 'Items (2)', selected: true })).toBeVisible();
    expect(drawer.getAllByRole('link')).toHaveLength(2);
    expect(drawer.getByRole('link', { name: 'Idli' })).toHaveAttribute(
      'href',
      expect.stringContaining('item=7'),
    );
    expect(drawer.getByText('$4.00')).toBeVisible();

    await user.click(drawer.getByRole('tab', { name: 'Stores (1)' }));

    expect(drawer.getByRole('link', { name: 'Dosa Corner' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/store/4'),
    );
  });

  test('has a tab of vehicles and one of providers where vehicles are rented [WISH-03, WISH-04, WISH-06, WISH-07, WISH-11]', async () => {
    let providers = [aWireProvider({ id: 3, name: 'Harbor Cars' })];
    api.use(
      http.get(`${APP_URL}${getTripCart.path}`, () => HttpResponse.json(aWireTripCart())),
      http.get(`${APP_URL}${listRentalWishes.path}`, () =>
        HttpResponse.json({ vehicles: [aWireVehicle({ id: 2, name: 'Blue sedan' })], providers }),
      ),
      http.delete(`${APP_URL}${removeRentalWish.path}`, () => {
        providers = [];
        return HttpResponse.json({ message: 'Gone' });
      }),
    );
    const { app, drawer, user } = await anOpenWishlist();

    act(() =>
      to('storefront')(app.storefront).send({ type: 'module.change', module: rentalModule() }),
    );

    await waitFor(() => expect(api.askedFor(getTripCart.path)).toHaveLength(1));
    expect(await drawer.findByRole('tab', { name: 'Vehicles (1)' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Blue sedan' })).toBeVisible();
    await user.click(drawer.getByRole('tab', { name: 'Providers (1)' }));
    await user.click(drawer.getByRole('button', { name: 'Wishlist: Harbor Cars' }));
    expect(await said('Gone')).toBeVisible();
    expect(drawer.getByRole('tab', { name: 'Providers' })).toBeVisible();
    expect(calls('DELETE')).toEqual([{ call: 'remove?provider_id=3', token: 'Bearer t1' }]);
  });

  test('loses what its heart takes off, and the focus goes on to the next [WISH-02]', async () => {
    api.state.wishes = { item: [idli, dosa], store: [] };
    const { drawer, user } = await anOpenWishlist();
    const ofDosa = await drawer.findByRole('button', { name: 'Wishlist: Dosa' });

    await user.click(ofDosa);

    expect(drawer.queryByRole('link', { name: 'Dosa' })).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Wishlist: Idli' })).toHaveFocus();
  });

  test('that holds nothing says so [WISH-12]', async () => {
    const { drawer } = await anOpenWishlist();

    expect(
      await drawer.findByRole('heading', { name: 'Nothing in your wishlist yet' }),
    ).toBeVisible();
  });

  test('that is on its way says so to those who hear', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.get(`${APP_URL}${listWishes.path}`, async () => {
        await held;
        return HttpResponse.json({ item: [idli], store: [] });
      }),
    );
    const { drawer } = await anOpenWishlist();

    expect(drawer.getByRole('status')).toHaveTextContent('Loading your wishlist');
    answer();
    expect(await drawer.findByRole('link', { name: 'Idli' })).toBeVisible();
  });

  test('can be used by everyone', async () => {
    api.state.wishes = { item: [idli, dosa], store: [corner] };
    const { drawer } = await anOpenWishlist();
    await drawer.findByRole('link', { name: 'Idli' });

    const { violations } = await axe.run(screen.getByRole('dialog', { name: 'Your wishlist' }));

    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
